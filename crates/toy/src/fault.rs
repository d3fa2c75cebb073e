//! Every way in which the toy can be made to break the contract.

/// A way to break the contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A sound game.
    None,
    /// The window for a parry is skipped where no six is held.
    SkipsPrompt,
    /// The same hand is imagined every time.
    ConstantImagine,
    /// The truth is imagined every time.
    PeekingImagine,
    /// The highest card truly held is in every imagined hand.
    LeaningImagine,
    /// A card is imagined that is in no deck.
    ImpossibleImagine,
    /// The line that names a drawn card goes to everyone.
    WrongAudience,
    /// The line that names a card thrown away goes to everyone before both have chosen.
    ChoiceAloud,
    /// A player's table shows the other hand.
    TableLeak,
    /// Pointing at the ground tells what both seats hold.
    InspectionLeak,
    /// A spectator's table shows both hands.
    SpectatorLeak,
    /// A card that is not held is offered.
    ListsIllegal,
    /// Resting is offered twice.
    ListsTwice,
    /// A pass is accepted where nobody was asked to parry.
    AcceptsUnlisted,
    /// A refused decision leaves its mark.
    HalfRefused,
    /// Refusals cite a section that the rulebook lacks.
    UncitedRefusal,
    /// Who holds no six is asked to parry and is offered nothing.
    NoDecision,
    /// Somebody is still asked when the game is over.
    AsksForEver,
    /// The odds of a push favour the low faces.
    WrongOdds,
    /// The odds of a push leave a face out.
    ShortOdds,
    /// A played card is in no pile.
    LosesPiece,
    /// A rest is written like a pass.
    BadNotation,
    /// A count is lost when the position is written down.
    ForgetsOnSerde,
    /// What is dealt at set-up is read out to everyone.
    DealAloud,
    /// The picture of an advance names a place that is not on the board.
    PictureOfNowhere,
}
