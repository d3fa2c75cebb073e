//! What can happen.

use ::table::{Act, Loss};
use contract::{Seat, Shown, Untold};
use hexmap::Way;

use crate::GrandeGuerre;
use crate::board::{ALLIED, Hex, Sector};
use crate::decision::{CombatCard, CommandCard, JOINING, Place, Row, Trade};
use crate::tables::{Combat, Command, Faces, Ground, Specialist};
use crate::words::{
    BatteryDice, BattleDice, Here, Kind, KindOrWire, ObjectiveName, Pips, Played, SectorIfAny, Side, any_of,
    medals_for, read_dice, rolled_text, show_blow, show_way, the_row,
};

/// How the battle dice of a combat are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Read {
    /// What hits whatever covers the target.
    pub sure: Faces,
    /// Whether the symbol of a soldier hits at all: a tank shrugs it off.
    pub soldiers: bool,
    /// How many of these the ground stops.
    pub stopped: u8,
    /// That ground.
    pub ground: Ground,
}

/// Who attacks whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blow {
    /// Whose attack it is.
    pub side: Seat,
    /// From where; none of the battery.
    pub from: Option<Hex>,
    /// From where others join in.
    pub others: [Hex; JOINING],
    /// At what.
    pub to: Hex,
}

contract::events! {
    game: GrandeGuerre, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "rolled-for-first" => RolledForFirst { german: u8 as Pips, allied: u8 as Pips } act(Act::Began)
            with("first": game.side_text(Seat::First), "second": game.side_text(Seat::Second)),
        "plays-first" => PlaysFirst { side: Seat as Side } act(Act::Began),
        "tank-withdrawn" => TankWithdrawn { hex: Hex as Here } act(Act::Changed),
        "tank-substituted" => TankSubstituted { hex: Hex as Here } act(Act::Changed),
        "specialist-placed" => SpecialistPlaced { hex: Hex as Here, unit: u8 as Kind, specialist: Specialist as Trade } act(Act::Placed) together("together-specialist-placed"),
        "dealt-command" => DealtCommand { side: Seat as Side, count: u8 } act(None),
        "dealt-combat" => DealtCombat { side: Seat as Side, count: u8 } act(None),
        "shells-no-mans-land" => ShellsNoMansLand { side: Seat as Side } act(Act::Began),
        "row-chosen" => RowChosen { row: u8 as Row } act(Act::Changed) show(picture.places.extend(the_row(row))),
        "cratered" => Cratered { hex: Hex as Place } act(Act::Changed) together("together-cratered"),
        "ruined" => Ruined { hex: Hex as Place } act(Act::Changed),
        "fortification-lost" => FortificationLost { hex: Hex as Place } act(Act::Changed),
        "turn-begins" => TurnBegins { turn: u16, side: Seat as Side } act(Act::Began),
        if game.choice_text(played.0, played.1).is_some() { "command-played-with" } else { "command-played" } =>
            CommandCard { side: Seat as Side, played: (Command, u8) as Played } act(Act::Played),
        "copied" => Copied { card: Command as CommandCard } act(Act::Played) with("effect": game.command_effect(card)),
        "nothing-to-copy" => NothingToCopy act(None),
        "combat-played" => CombatCard { side: Seat as Side, card: Combat as CombatCard, cost: u8 } act(Act::Played)
            with("effect": game.combat_effect(card)),
        "rolled" => Rolled { dice: [u8; 5] as BattleDice, at: Option<Blow> as Untold<Option<Blow>> }
            act(at.map(|_| Act::Fired)) show(at.iter().for_each(|blow| show_blow(*blow, picture))),
        "reshuffled" => Reshuffled act(None),
        "deck-renewed" => DeckRenewed act(None),
        "left-out" => LeftOut { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed) together("together-left-out"),
        "ordered" => Ordered { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed) together("together-ordered"),
        "token-on-unit" => TokenOnUnit { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed) together("together-token-on-unit"),
        "token-off-unit" => TokenOffUnit { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed) together("together-token-off-unit"),
        if sector.is_some() { "battery-ordered-sector" } else { "battery-ordered" } =>
            BatteryOrdered { side: Seat as Side, sector: Option<Sector> as SectorIfAny } act(Act::Changed),
        "nobody-ordered" => NobodyOrdered { side: Seat as Side } act(None),
        "healed" => Healed { hex: Hex as Here, unit: u8 as Kind, count: u8 } act(Act::Changed),
        "surgery" => Surgery { hex: Hex as Here, unit: u8 as Kind, dice: [u8; 5] as BattleDice, count: u8, heals: Faces as Untold<Faces> }
            act(Act::Tested) show(any_of(heals, picture)),
        "silenced" => Silenced { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed),
        if lost > 0 { "sniped" } else { "sniper-missed" } =>
            Sniped { hex: Hex as Here, unit: u8 as Kind, dice: [u8; 5] as BattleDice, lost: u8 as Untold<u8>, kills: Faces as Untold<Faces> }
            act(Act::Fired) show(any_of(kills, picture)),
        "card-stolen" => CardStolen { side: Seat as Side } act(None),
        "stolen-was" => StolenWas { card: Combat as CombatCard } act(None),
        "spied" => Spied { card: Command as CommandCard, count: u8 } act(None),
        "looked" => Looked { card: Command as CommandCard } act(None),
        "took-card" => TookCard { side: Seat as Side } act(None),
        "put-back" => PutBack { side: Seat as Side } act(None),
        "discarded" => Discarded { side: Seat as Side, card: Command as CommandCard } act(Act::Changed),
        "discarded-combat" => DiscardedCombat { side: Seat as Side, card: Combat as CombatCard } act(Act::Changed),
        "moved" => Moved { side: Seat as Shown<Side>, unit: u8 as Kind, from: Hex as Here, to: Hex as Place, way: Way as Untold<Way> } act(Act::Moved) together("together-moved")
            show(show_way(from, way, to, picture)),
        "frozen" => Frozen { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed),
        "hits-stopped" => HitsStopped { count: u8, hex: Hex as Shown<Here> } act(Act::Changed),
        "shells-short" => ShellsShort { count: u8 } act(None),
        if free { "onward-free" } else { "onward-missed" } =>
            OnwardTest { hex: Hex as Here, unit: u8 as Kind, dice: [u8; 5] as BattleDice, free: bool as Untold<bool> } act(Act::Tested)
            show(picture.hitting(free)),
        "broke-through" => BrokeThrough { side: Seat as Shown<Side>, hex: Hex as Here, unit: u8 as Kind, medals: u8 } act(Act::Scored)
            show(picture.points = medals_for(side, medals)),
        "wire-removed" => WireRemoved { hex: Hex as Place } act(Act::Changed) together("together-wire-removed"),
        "fortified" => Fortified { hex: Hex as Place } act(Act::Changed),
        "bridge-mended" => BridgeMended { hex: Hex as Place } act(Act::Changed),
        if bogged { "bogs" } else { "bogs-not" } =>
            BogTest { hex: Hex as Here, dice: [u8; 5] as BattleDice, bogged: bool as Untold<bool> } act(Act::Tested)
            show(picture.hitting(!bogged)),
        if free { "recovered" } else { "still-bogged" } =>
            Recovery { hex: Hex as Here, dice: [u8; 5] as BattleDice, free: bool as Untold<bool> } act(Act::Tested)
            show(picture.hitting(free)),
        "tank-ditched" => Ditched { hex: Hex as Here } act(Act::Changed),
        "aimed" => Aimed { hex: Hex as Place } act(Act::Changed),
        "second-shot" => SecondShot act(None),
        "loaded" => Loaded { dice: u8, cost: u8 } act(None),
        "battery-rolled" => BatteryRolled { dice: [u8; 5] as BatteryDice, side: Seat as Shown<Side>, hex: Hex as Shown<Place> }
            act(Act::Fired),
        "bulls-eye" => BullsEye { hex: Hex as Place, dice: u8 } act(Act::Fired),
        "triple" => Triple { hex: Hex as Place } act(Act::Changed),
        if close { "attacks-close" } else { "attacks-ranged" } =>
            Attacks { blow: Blow as Untold<Blow>, unit: u8 as Kind, target: u8 as KindOrWire, dice: u8, close: bool as Untold<bool> } act(Act::Fired)
            show(show_blow(blow, picture)) with("from": blow.from.map_or("", Hex::name), "to": blow.to.name()),
        "crossfire" => Crossfire { count: u8, blow: Blow as Untold<Blow> } act(Act::Fired) show(show_blow(blow, picture)),
        "fought" => Fought {
            dice: [u8; 5] as Untold<[u8; 5]>,
            hits: u8,
            flags: u8,
            tokens: u8,
            blow: Blow as Untold<Blow>,
            read: Read as Untold<Read>,
        } act(Act::Fired) show({
            show_blow(blow, picture);
            picture.dice.extend(read_dice(dice, read));
        }) with("dice": rolled_text(dice)),
        "confirmed" => Confirmed {
            hex: Hex as Here,
            possible: u8,
            hits: u8,
            dice: [u8; 5] as Shown<BattleDice>,
            confirms: Faces as Untold<Faces>,
        } act(Act::Tested) show(any_of(confirms, picture)),
        "tokens-taken" => Tokens { side: Seat as Side, count: u8 } act(Act::Changed),
        "pool-empty" => PoolEmpty { side: Seat as Side, count: u8 } act(None),
        "lost" => Lost { hex: Hex as Here, unit: u8 as Kind, count: u8, left: u8, side: Seat as Untold<Seat> } act(Act::Lost) show({
            let (count, left) = (count.into(), Some(left.into()));
            picture.lost = Some(Loss { side: Some(side as u8), count, left });
        }),
        "destroyed" => Destroyed { side: Seat as Side, unit: u8 as Kind, hex: Hex as Here, medals: u8 as Untold<u8> }
            act(Act::Destroyed) show(picture.points = medals_for(side.other(), medals)),
        if lost { "specialist-lost" } else { "specialist-safe" } =>
            SpecialistTest { hex: Hex as Here, unit: u8 as Kind, dice: [u8; 5] as BattleDice, lost: bool as Untold<bool> } act(Act::Tested)
            show(picture.hitting(!lost)),
        "flags-ignored" => FlagsIgnored { hex: Hex as Here, unit: u8 as Kind, count: u8 } act(Act::Changed),
        "retreated" => Retreated { side: Seat as Shown<Side>, unit: u8 as Kind, from: Hex as Here, to: Hex as Place, way: Way as Untold<Way> }
            act(Act::Retreated) show(show_way(from, way, to, picture)),
        "range-found" => RangeFound { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed),
        "range-lost" => RangeLost { hex: Hex as Here, unit: u8 as Kind } act(Act::Changed),
        "advanced" => Advanced { side: Seat as Shown<Side>, unit: u8 as Kind, from: Hex as Here, to: Hex as Place } act(Act::Moved),
        "stayed" => Stayed { hex: Hex as Place, unit: u8 as Kind } act(None),
        "went-home" => WentHome { side: Seat as Shown<Side>, unit: u8 as Kind, from: Hex as Here, to: Hex as Place } act(Act::Moved),
        "gun-abandoned" => GunAbandoned { hex: Hex as Place } act(Act::Changed),
        "gun-taken" => GunTaken { hex: Hex as Place, medals: u8 } by(ALLIED) act(Act::Scored)
            show(picture.points = medals_for(ALLIED, medals)),
        "objective-won" => ObjectiveWon { side: Seat as Side, objective: u8 as ObjectiveName, medals: u8 }
            act(Act::Scored) show(picture.points = medals_for(side, medals)),
        "objective-lost" => ObjectiveLost { side: Seat as Side, objective: u8 as ObjectiveName } act(Act::Scored)
            show(picture.points = game.medals_lost(side, objective)),
        "time-medal" => TimeMedal { side: Seat as Side } act(Act::Scored) show(picture.points = medals_for(side, 1)),
        "drew-two" => DrewTwo { side: Seat as Side } act(None),
        "drew-command" => DrewCommand { side: Seat as Side } act(None),
        "drew-this" => DrewThis { card: Command as CommandCard } act(None) together("together-drew-command"),
        "drew-combat" => DrewCombat { side: Seat as Side } act(None),
        "drew-that" => DrewThat { card: Combat as CombatCard } act(None) together("together-drew-combat"),
        "victory" => Victory { side: Seat as Side, medals: u8 } act(None),
    }
}
