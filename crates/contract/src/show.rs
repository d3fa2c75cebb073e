//! What a person sees of a game.

use table::{Inspection, Measure, Offer, Picture, Scene, Sort, Table, Text};

use crate::{Heading, Line, Odds, Onlooker, Refusal, Rule, Rules, Seat, Throw, Told};

/// A game as it is shown: the second of the three traits that it implements. Nothing here decides what is allowed.
pub trait Show: Rules {
    /// The parts of the table that do not change.
    fn scene(&self) -> Scene;
    /// What an onlooker may see, and his prompt.
    fn table(&self, position: &Self::Position, onlooker: Onlooker) -> Table;
    /// A decision as it is offered to the seat that may take it.
    fn offer(&self, position: &Self::Position, seat: Seat, decision: Self::Decision) -> Offer;
    /// The thing on the table that an id of the table names: a place, a piece, a card, a button.
    fn point_at(&self, id: &str) -> Result<Self::Subject, Text>;
    /// Why the seat may not do anything with this subject, or not with this target.
    fn why_not(
        &self,
        position: &Self::Position,
        seat: Seat,
        subject: Self::Subject,
        target: Option<Self::Subject>,
    ) -> Option<Refusal>;

    /// What the game alone can say of a thing when somebody asks: its range, its cover, its supply. What the table says of it is
    /// added by [`Pointing`](crate::Pointing).
    fn inspect(&self, position: &Self::Position, onlooker: Onlooker, subject: Self::Subject) -> Inspection {
        let _ = (position, onlooker, subject);
        Inspection::default()
    }
    /// What is left of a piece, in the game’s own words; none where its figures, its marks or the game’s notes say it.
    fn left(&self, left: u32, full: u32) -> Option<Text> {
        let _ = (left, full);
        None
    }
    /// The section that says what such things are and do: markers, tracks, pools, dice, by the ids of their kinds.
    fn section_of(&self, sort: Sort, id: &str) -> Option<Rule> {
        let _ = (sort, id);
        None
    }
    /// What a note of its [`Show::inspect`] is about, by its key.
    fn heading_of(&self, note: &str) -> Heading {
        let _ = note;
        Heading::None
    }
    /// How far it is from one thing on the table to another, and whether one sees the other; none where the game does not
    /// measure.
    fn measure(
        &self,
        position: &Self::Position,
        onlooker: Onlooker,
        from: Self::Subject,
        to: Self::Subject,
    ) -> Option<Measure> {
        let _ = (position, onlooker, from, to);
        None
    }
    /// A journal line in words: see [`events!`](crate::events).
    fn tell(&self, event: &Self::Event) -> Text {
        event.told(self)
    }
    /// What a client can show of an event beside the words: where it happened, the dice.
    fn picture(&self, event: &Self::Event) -> Picture {
        event.picture(self)
    }
    /// What may come of a decision, from what the seat knows; none where nothing is left to chance.
    fn odds(&self, position: &Self::Position, seat: Seat, decision: Self::Decision) -> Option<Odds> {
        let _ = (position, seat, decision);
        None
    }
    /// Which case of its odds a decision fell into, read from the journal it left.
    fn case_of(&self, odds: &Odds, lines: &[Line<Self::Event>]) -> Option<usize> {
        let _ = (odds, lines);
        None
    }
    /// Whether an event says why the match ended as it did.
    fn decides(&self, event: &Self::Event) -> bool {
        let _ = event;
        false
    }
    /// What each side hit with the dice of an event, where it fought with them, beside what it would hit on average; for looking
    /// back on luck. Dice that were turned or rolled again one by one are no throw.
    fn throws(&self, event: &Self::Event) -> Vec<Throw> {
        let _ = event;
        Vec::new()
    }
}
