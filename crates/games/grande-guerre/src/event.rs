//! What can happen.

use ::table::Act;
use contract::{Seat, Untold};

use crate::GrandeGuerre;
use crate::board::{Hex, Sector};
use crate::decision::{CombatCard, CommandCard, Place, Row, Trade};
use crate::tables::{Combat, Command, Specialist};
use crate::words::{BatteryDice, BattleDice, Kind, ObjectiveName, Pips, Played, SectorIfAny, Side};

contract::events! {
    game: GrandeGuerre, picture;
    /// Something that happened.
    #[expect(missing_docs, reason = "the Fluent messages of the same names say what each means")]
    pub enum Event {
        "rolled-for-first" => RolledForFirst { german: u8 as Pips, allied: u8 as Pips }
            with("first": game.side_text(Seat::First), "second": game.side_text(Seat::Second)),
        "plays-first" => PlaysFirst { side: Seat as Side },
        "tank-withdrawn" => TankWithdrawn { hex: Hex as Place },
        "tank-substituted" => TankSubstituted { hex: Hex as Place },
        "specialist-placed" => SpecialistPlaced { hex: Hex as Place, specialist: Specialist as Trade },
        "dealt-command" => DealtCommand { side: Seat as Side, count: u8 },
        "dealt-combat" => DealtCombat { side: Seat as Side, count: u8 },
        "shells-no-mans-land" => ShellsNoMansLand { side: Seat as Side },
        "row-chosen" => RowChosen { row: u8 as Row },
        "cratered" => Cratered { hex: Hex as Place },
        "ruined" => Ruined { hex: Hex as Place },
        "fortification-lost" => FortificationLost { hex: Hex as Place },
        "turn-begins" => TurnBegins { turn: u16, side: Seat as Side },
        if game.choice_text(played.0, played.1).is_some() { "command-played-with" } else { "command-played" } =>
            CommandCard { side: Seat as Side, played: (Command, u8) as Played },
        "copied" => Copied { card: Command as CommandCard } with("effect": game.command_effect(card)),
        "nothing-to-copy" => NothingToCopy,
        "combat-played" => CombatCard { side: Seat as Side, card: Combat as CombatCard, cost: u8 }
            with("effect": game.combat_effect(card)),
        "rolled" => Rolled { dice: [u8; 5] as BattleDice },
        "reshuffled" => Reshuffled,
        "deck-renewed" => DeckRenewed,
        "left-out" => LeftOut { hex: Hex as Place },
        "ordered" => Ordered { hex: Hex as Place },
        "token-on-unit" => TokenOnUnit { hex: Hex as Place },
        "token-off-unit" => TokenOffUnit { hex: Hex as Place },
        if sector.is_some() { "battery-ordered-sector" } else { "battery-ordered" } =>
            BatteryOrdered { side: Seat as Side, sector: Option<Sector> as SectorIfAny },
        "nobody-ordered" => NobodyOrdered { side: Seat as Side },
        "healed" => Healed { hex: Hex as Place, count: u8 },
        "surgery" => Surgery { hex: Hex as Place, dice: [u8; 5] as BattleDice, count: u8 },
        "silenced" => Silenced { hex: Hex as Place },
        if lost > 0 { "sniped" } else { "sniper-missed" } =>
            Sniped { hex: Hex as Place, dice: [u8; 5] as BattleDice, lost: u8 as Untold<u8> },
        "card-stolen" => CardStolen { side: Seat as Side },
        "stolen-was" => StolenWas { card: Combat as CombatCard },
        "spied" => Spied { card: Command as CommandCard, count: u8 },
        "looked" => Looked { card: Command as CommandCard },
        "took-card" => TookCard { side: Seat as Side },
        "put-back" => PutBack { side: Seat as Side },
        "discarded" => Discarded { side: Seat as Side, card: Command as CommandCard },
        "discarded-combat" => DiscardedCombat { side: Seat as Side, card: Combat as CombatCard },
        "moved" => Moved { from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "frozen" => Frozen { hex: Hex as Place },
        "hits-stopped" => HitsStopped { count: u8 },
        "shells-short" => ShellsShort { count: u8 },
        if free { "onward-free" } else { "onward-missed" } =>
            OnwardTest { hex: Hex as Place, dice: [u8; 5] as BattleDice, free: bool as Untold<bool> },
        "broke-through" => BrokeThrough { hex: Hex as Place, medals: u8 },
        "wire-removed" => WireRemoved { hex: Hex as Place },
        "fortified" => Fortified { hex: Hex as Place },
        "bridge-mended" => BridgeMended { hex: Hex as Place },
        if bogged { "bogs" } else { "bogs-not" } =>
            BogTest { hex: Hex as Place, dice: [u8; 5] as BattleDice, bogged: bool as Untold<bool> },
        if free { "recovered" } else { "still-bogged" } =>
            Recovery { hex: Hex as Place, dice: [u8; 5] as BattleDice, free: bool as Untold<bool> },
        "tank-ditched" => Ditched { hex: Hex as Place },
        "aimed" => Aimed { hex: Hex as Place },
        "second-shot" => SecondShot,
        "loaded" => Loaded { dice: u8, cost: u8 },
        "battery-rolled" => BatteryRolled { dice: [u8; 5] as BatteryDice },
        "bulls-eye" => BullsEye { hex: Hex as Place, dice: u8 },
        "triple" => Triple { hex: Hex as Place },
        if close { "attacks-close" } else { "attacks-ranged" } =>
            Attacks { from: Hex as Place, to: Hex as Place, dice: u8, close: bool as Untold<bool> },
        "crossfire" => Crossfire { count: u8 },
        "fought" => Fought { dice: [u8; 5] as BattleDice, hits: u8, flags: u8, tokens: u8 },
        "confirmed" => Confirmed { hex: Hex as Place, possible: u8, hits: u8 },
        "tokens-taken" => Tokens { side: Seat as Side, count: u8 },
        "pool-empty" => PoolEmpty { side: Seat as Side, count: u8 },
        "lost" => Lost { hex: Hex as Place, count: u8, left: u8 } act(Act::Lost),
        "destroyed" => Destroyed { side: Seat as Side, unit: u8 as Kind, hex: Hex as Place } act(Act::Lost),
        if lost { "specialist-lost" } else { "specialist-safe" } =>
            SpecialistTest { hex: Hex as Place, dice: [u8; 5] as BattleDice, lost: bool as Untold<bool> },
        "flags-ignored" => FlagsIgnored { hex: Hex as Place, count: u8 },
        "retreated" => Retreated { from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "range-found" => RangeFound { hex: Hex as Place },
        "range-lost" => RangeLost { hex: Hex as Place },
        "advanced" => Advanced { from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "stayed" => Stayed { hex: Hex as Place },
        "went-home" => WentHome { from: Hex as Place, to: Hex as Place } act(Act::Moved),
        "gun-abandoned" => GunAbandoned { hex: Hex as Place },
        "gun-taken" => GunTaken { hex: Hex as Place, medals: u8 },
        "objective-won" => ObjectiveWon { side: Seat as Side, objective: u8 as ObjectiveName, medals: u8 },
        "objective-lost" => ObjectiveLost { side: Seat as Side, objective: u8 as ObjectiveName },
        "time-medal" => TimeMedal { side: Seat as Side },
        "drew-two" => DrewTwo { side: Seat as Side },
        "drew-command" => DrewCommand { side: Seat as Side },
        "drew-this" => DrewThis { card: Command as CommandCard },
        "drew-combat" => DrewCombat { side: Seat as Side },
        "drew-that" => DrewThat { card: Combat as CombatCard },
        "victory" => Victory { side: Seat as Side, medals: u8 },
    }
}
