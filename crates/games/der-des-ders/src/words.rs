//! The words of the game: what events name, and the keys that are put together from parts.

use ::table::{Loss, Picture, Points, Text};
use contract::{Seat, Telling};
use hexmap::Way;

use crate::DerDesDers;
use crate::decision::COMPASS;
use crate::event::{Die, Rolls, Shot, Who};
use crate::generator::GENERATOR;
use crate::map::{Ground, Hex, Side};
use crate::offers::VERBS;
use crate::position::{Position, slots_of};
use crate::scenario::NATIONS;
use crate::units::{Armour, Class, Fire, Slot, Support, Traits, Work};

/// What is added to a score or a value, with its sign: +2, −1, 0.
pub(crate) fn signed(modifier: i8) -> Text {
    let sign = match modifier {
        1.. => "+",
        0 => "",
        _ => "−",
    };
    Text::figure(format!("{sign}{}", modifier.unsigned_abs()))
}

/// Where a side of a hex looks to, as one sees it on the table: its top is the north in few battles.
pub(crate) fn facing_text(side: Side) -> Text {
    Text::key(format!("facing-{}", COMPASS[usize::from(side)]))
}

/// Every Fluent key that is put together from parts.
pub fn families() -> Vec<String> {
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Ground::ALL.map(Ground::key));
    keys.extend(Class::ALL.map(Class::key));
    keys.extend(Armour::ALL.into_iter().filter(|armour| *armour != Armour::None).map(Armour::key));
    keys.extend(Support::ALL.map(Support::key));
    keys.extend(Fire::ALL.map(Fire::key));
    keys.extend(Work::ALL.map(Work::key));
    keys.extend(NATIONS.map(|(nation, _)| format!("nation-{nation}")));
    keys.extend(Traits::NAMED.map(|(code, _)| format!("trait-{code}")));
    keys.extend(COMPASS.map(|side| format!("facing-{side}")));
    keys.extend(VERBS.iter().map(|verb| format!("verb-{verb}")));
    keys.extend(GENERATOR.themes.iter().map(|theme| theme.name.to_string()));
    keys.extend(crate::prompts::families());
    keys
}

impl DerDesDers {
    /// The army of a side, in the plural: « les », « des » and « aux » go with it.
    pub(crate) fn side_text(&self, side: Seat) -> Text {
        self.army(side).name.clone()
    }

    /// A hex by its number, and by its name where it bears one.
    pub(crate) fn hex_text(&self, hex: Hex) -> Text {
        let number = self.map.name(hex);
        let named = self.map.board.names.iter().find(|named| named.hex == hex);
        match named.map(|named| &named.name) {
            Some(Text::Named { fr, en }) => {
                Text::Named { fr: format!("{fr} ({number})"), en: format!("{en} ({number})") }
            }
            _ => Text::figure(number),
        }
    }

    /// A unit as everyone may speak of it: whoever lies in ambush is a marker.
    pub(crate) fn unit_name(&self, who: Who) -> Text {
        if who.is_hidden() {
            return Text::key("marker-name");
        }
        let army = self.army(who.side);
        let number = usize::from(who.slot - slots_of(who.side).start);
        if let Some(recruit) = army.units.get(number) {
            return recruit.name.clone();
        }
        // Those of a levy are told apart by their numbers; a decoy was raised from nothing.
        let troop = army.levy.as_ref().and_then(|levy| levy.troops.get(usize::from(who.troop)));
        match troop {
            Some(troop) => {
                Text::key("unit-raised").with("troop", troop.name.clone()).with("number", number + 1)
            }
            None => Text::key("unit-decoy").with("number", number + 1),
        }
    }

    /// A unit by its name, whether or not it lies in ambush: for its own side.
    pub(crate) fn unit_text(&self, p: &Position, slot: Slot) -> Text {
        self.unit_name(self.who_plainly(p, slot))
    }
}

/// How far the attacker leads, or lags behind.
pub(crate) fn lead_text(points: i16) -> Text {
    let key = if points < 0 { "lead-behind" } else { "lead-ahead" };
    Text::key(key).with("points", i64::from(points.abs()))
}

/// What he must exceed to win (r.last-turn): more than so far ahead, or less than so far behind.
pub(crate) fn needed_text(points: i16) -> Text {
    let key = if points < 0 { "lead-needed-behind" } else { "lead-needed-ahead" };
    Text::key(key).with("points", i64::from(points.abs()))
}

// --- What is shown of events.

impl DerDesDers {
    /// A unit as the table names it; whoever lies in ambush is nobody.
    fn shown_id(&self, who: Who) -> Option<String> {
        (!who.is_hidden()).then(|| self.unit_id(who.slot))
    }

    /// Lays the hexes on the way between the two ends of a move.
    pub(crate) fn show_way(&self, from: Hex, way: Way, to: Hex, picture: &mut Picture) {
        let end = picture.places.pop();
        let step = |hex: &mut Hex, side: usize| {
            *hex = self.map.near[hex.index()][side];
            hex.is_some().then_some(*hex)
        };
        let between = way.sides().scan(from, step).take_while(|hex| *hex != to);
        picture.places.extend(between.map(|hex| self.map.name(hex).to_string()));
        picture.places.extend(end);
    }
}

/// Of these dice those hit that show no more than this.
pub(crate) fn within(faces: &[u8], most: u8, dice: &mut [::table::Die]) {
    for (die, face) in dice.iter_mut().zip(faces) {
        *die = die.clone().hitting(*face <= most);
    }
}

/// Points of victory.
pub(crate) fn points_for(side: Seat, points: i32) -> Option<Points> {
    Some(Points { side: Some(side as u8), by: points })
}

/// A point of cohesion is lost, which is one of victory to the enemy (1.3).
pub(crate) fn one_point(side: Seat, left: u8, picture: &mut Picture) {
    picture.lost = Some(Loss { side: Some(side as u8), count: 1, left: Some(left.into()) });
    picture.points = points_for(side.other(), 1);
}

// --- What events name.

contract::tellings! {
    game: DerDesDers, picture;
    /// The army whose doing it was.
    struct Army(side: Seat) => game.side_text(side), picture.side = Some(side as u8);
    /// The unit whose doing it was.
    struct Doer(who: Who) => game.unit_name(who), {
        picture.side = Some(who.side as u8);
        picture.pieces.extend(game.shown_id(who));
    };
    /// The unit that does something to another.
    struct Striker(who: Who) => game.unit_name(who), {
        picture.side = Some(who.side as u8);
        picture.by.extend(game.shown_id(who));
    };
    /// A unit that is not on the map yet.
    struct Absent(who: Who) => game.unit_name(who), picture.side = Some(who.side as u8);
    /// The unit that it was done to.
    struct Target(who: Who) => game.unit_name(who), picture.pieces.extend(game.shown_id(who));
    /// Where it happened, or where from and where to.
    struct Place(hex: Hex) => game.hex_text(hex), picture.places.push(game.map.name(hex).to_string());
    /// The same, by its number alone.
    struct Number(hex: Hex) => Text::figure(game.map.name(hex)), Place::show(game, hex, picture);
    /// What goes with a unit.
    struct With(support: Support) => support.text();
    /// Guns, gas or aircraft.
    struct Fires(fire: Fire) => fire.text();
    /// What is dug.
    struct Works(work: Work) => work.text();
    /// The side that a unit turns to.
    struct Facing(side: Side) => facing_text(side);
    /// How far the attacker leads.
    struct Lead(points: i16) => lead_text(points);
    /// Dice that are told and shown.
    struct Thrown(rolls: Rolls) => shown(rolls),
        picture.dice.extend(rolls.faces().iter().map(|face| drawn(rolls.die, *face)));
    /// A die of six sides; 0 where none was thrown.
    struct SixSided(face: u8) => face, picture.dice.extend((face > 0).then(|| drawn(Die::Six, face)));
    /// An average die.
    struct AverageDie(face: u8) => face, picture.dice.push(drawn(Die::Average, face));
    /// The die of a bombardment point.
    struct ShotDie(shot: Shot) => shot.face, picture.dice.push(drawn(shot.fire.die(), shot.face));
}

/// The dice of an assault: the attacker's, then theirs.
pub(crate) struct Melee;

impl Telling<DerDesDers> for Melee {
    type Of = [Rolls; 2];

    fn tell(_: &DerDesDers, [own, their]: [Rolls; 2], name: &'static str, text: Text) -> Text {
        text.with(name, shown(own)).with("their-dice", shown(their))
    }

    fn show(game: &DerDesDers, dice: [Rolls; 2], picture: &mut Picture) {
        dice.into_iter().for_each(|rolls| Thrown::show(game, rolls, picture));
    }
}

/// What dice show: 2 5 6.
fn shown(dice: Rolls) -> String {
    dice.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// A die as it is drawn: of six sides, of ten, or an average one (1.1).
fn drawn(die: Die, face: u8) -> ::table::Die {
    let kind = match die {
        Die::Six => "six",
        Die::Ten => "ten",
        Die::Average => "average",
    };
    ::table::Die::new(kind, face, Text::figure(face))
}
