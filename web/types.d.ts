// What goes over the wire. Made from the server's types, never by hand: QUATORZE_WRITE=1 cargo test -p server types

/** What a match that is over came to; everything lies open. */
export interface Account {
  /** The turn in which it ended, from 1. */
  turn: number;
  /** How many decisions the players took; what was taken back, or answered for them, is none. */
  decisions: number;
  /** Why it ended as it did; none where it was given up, or ended under other rules than those of today. */
  why: Note | null;
  /** What each side has in the end of what decides; none where it has nothing of the kind. */
  score: (number | null)[];
  /** What that is made of; or who holds what could be won, where that is not counted in points. */
  gains: Gain[];
  /** What each side lost. */
  losses: Fallen[][];
  /** How it stood at the moments where the program can judge; nothing where it cannot. */
  chances: Chance[];
  /** Between which of them it changed most, in the order of time. */
  swings: Swing[];
  /** What the dice did; none where nobody fought with dice. */
  luck: Luck | null;
}

/** Something that happened and can be acted out. */
export type Act =
  | 'moved'
  | 'retreated'
  | 'fired'
  | 'tested'
  | 'lost'
  | 'destroyed'
  | 'taken'
  | 'placed'
  | 'changed'
  | 'played'
  | 'scored'
  | 'began';

/** What is agreed on. */
export interface Agreement {
  /** What is said to it. */
  action: Word;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** Who does something. */
export interface As {
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/**
 * Something one player asks of the other: a `take-back` of what was decided since an entry, or the computer as a
 * `substitute` in his own place or that of the other who has left.
 */
export type Asked = 'take-back' | 'substitute';

/** What a line is about. The order here is the order in which the lines are read, whatever the game. */
export type Aspect =
  | 'order'
  | 'force'
  | 'state'
  | 'move'
  | 'fire'
  | 'supply'
  | 'cover'
  | 'under'
  | 'held'
  | 'worth'
  | 'where'
  | 'holds'
  | 'says';

/** How the figures were reached. */
export type Basis =
  /** Counted: every case is so many `ways` out of `of` rolls. */
  | 'exact'
  /** Averaged over this many imagined deployments of what the seat cannot see, each counted exactly. */
  | {
      /** Averaged over this many imagined deployments of what the seat cannot see, each counted exactly. */
      imagined: number;
    };

/** Something that a decision may bring about beside its main cases. */
export interface Beside {
  /** To whom or where. */
  what: Text;
  /** The cases: they exclude one another and their probabilities add up to one. */
  cases: Case[];
}

/** A board: places, and the paths or the grid that join them. */
export type Board =
  /** Regions joined by paths. */
  | {
      shape: 'regions';
      /** The regions. */
      places: Place[];
      /** The paths between them. */
      paths: Path[];
    }
  /** Hexes that lie side by side. */
  | {
      shape: 'hexes';
      /** How they lie. */
      lie: Lie;
      /** The hexes. */
      places: Place[];
      /** Lines drawn down the board. */
      borders: Border[];
      /** What runs from the middle of a hex to the middle of the next: roads, railways. */
      paths: Path[];
      /** What runs along the side between two hexes: rivers, streams, bridges across. */
      edges: Path[];
    };

/** A line down a board of hexes, such as the limit of a sector. */
export interface Border {
  /** What sort of line it is, for the skin to draw. */
  kind: string;
  /** Half hexes from the left. */
  x: number;
}

/** A card as printed. */
export interface CardFace {
  /** Its stable id. */
  id: string;
  /** Its title. */
  title: Text;
  /** What it does. */
  effect: Text;
  /** What it does in a few words: three lines on the card as it lies in a hand. */
  short: Text;
  /** When it is played, in a word or two, where that is not simply in one's turn. */
  moment: Text | null;
  /** Whether it answers what happens, instead of beginning something. */
  reaction: boolean;
  /** The section of the rulebook that says so. */
  rule: string;
  /** What it costs to play, where it costs something. */
  cost: number | null;
  /** How many there are in the deck. */
  copies: number;
  /** The deck it belongs to, for the skin. */
  family: string;
  /**
   * The figures printed in a row of boxes on it; none where there are no boxes, a box without a figure where one is
   * empty.
   */
  boxes: (Text | null)[];
}

/** One thing that may happen. */
export interface Case {
  /** What happens. */
  label: Text;
  /** Its figures, for programs: what they mean is the game's to say. */
  figures: number[];
  /** Its probability. */
  probability: number;
  /** In how many of all rolls it happens, where that is counted; a decimal string in JSON, being large. */
  ways?: string;
  /** Somebody or something is destroyed by it. */
  fatal?: boolean;
}

/** Everything that can be played. */
export interface Catalogue {
  /** The program's version. */
  version: string;
  /** The games. */
  games: Game[];
  /** The computer players that people meet. */
  levels: Level[];
}

/** What whoever takes a decision gives up by it. It depends on nothing that he may not know. */
export interface Caution {
  /** How bad it is. */
  grade: Grade;
  /** A sentence that says so. */
  says: Text;
  /** The same in two or three words, for the second line of a button. */
  brief: Text;
  /** What is lost, where it can be named. */
  loses: Stake[];
  /** The section by which it is. */
  rule: string;
}

/** How it stood at one moment. */
export interface Chance {
  /** After which entry. */
  number: number;
  /** In which turn. */
  turn: number;
  /** The first seat's chance of winning, from 0 to 1. */
  first: number;
}

/** Something said. */
export interface Chat {
  /** What: its first 500 letters are kept. */
  text: string;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** An option, or a size of generated scenarios. */
export interface Choice {
  /** As typed. */
  id: string;
  /** Its name. */
  name: Text;
  /** The section of the rulebook that describes it. */
  rule: string;
}

/** A place that an overlay covers. */
export interface Covered {
  /** The place. */
  place: string;
  /** A figure written there. */
  figure: number | null;
}

/** A match that was created. */
export interface Created {
  /** Its id. */
  id: string;
  /** The secret of each place that is not the computer's: the creator keeps his own and hands on the others. */
  tokens: (string | null)[];
  /** What the host promises of its secret for the dice. */
  host: string;
}

/** A decision. */
export interface Decide {
  /** The number of the sheet that it answers. */
  number: number;
  /** One of the offers, word for word. */
  decision: string;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** How the dice of a match are made. */
export interface DiceAbout {
  /** How far they have come. */
  state: DiceState;
  /** What the host promised. */
  host: string;
  /** What each player promised. */
  seats: (string | null)[];
  /** The host's secret, once the match is over. */
  secret: string | null;
  /** The players' numbers, once the match is over. */
  numbers: (string | null)[] | null;
  /** The seed, once the match is over. */
  seed: string | null;
}

/**
 * How far the dice of a match have come: `joining` until everybody sits, `opening` while the promised numbers are opened,
 * `sealed` once the seed is made, `open` when the match is over and everything is shown.
 */
export type DiceState = 'joining' | 'opening' | 'sealed' | 'open';

/** A die that was rolled. */
export interface Die {
  /** The sort of die, for the skin: `six` or one of the game's own. */
  kind: string;
  /** What it shows: a number, or the id of a symbol. */
  face: string;
  /** What it shows, in words. */
  name: Text;
  /** What it is worth, where it decides something by itself. */
  worth: Worth | null;
  /** Why it is worth that, in short words. */
  why: Text | null;
}

/** What was lost of one kind of piece. */
export interface Fallen {
  /** The kind as a `PieceKind` id; none where nobody saw what it was. */
  kind: string | null;
  /** How much: steps, figures or tiles. */
  count: number;
}

/** A figure printed on a counter. */
export interface Figure {
  /** What it says, for the skin: `combat`, `defence`, `move`, `morale`, `range`. */
  kind: string;
  /** The figure. */
  value: number;
}

/** What an entry brought about, and the table after it: for whoever is shown what happened, and asked nothing. */
export interface Frame {
  /** The entry. */
  number: number;
  /** Whose it was; none for the moment from which it begins. */
  by: number | null;
  /** What it brought about. */
  notes: Note[];
  /** The table after it, without what is on offer. */
  table: Table;
}

/** Something that brought points, or could be won. */
export interface Gain {
  /** What it is called. */
  name: Text;
  /** What it brought each side. */
  points: number[];
  /** Who holds it in the end, where it is not counted in points. */
  side: number | null;
}

/** A game. */
export interface Game {
  /** As typed. */
  id: string;
  /** Its name. */
  title: Text;
  /** What it is about. */
  tagline: Text;
  /** What a unit and a place stand for. */
  scale: Text;
  /** How long a match lasts. */
  length: Text;
  /** The sides of its first scenario. */
  sides: Text[];
  /** Their flags. */
  flags: string[];
  /** Its scenarios. */
  scenarios: Scenario[];
  /** What it draws further scenarios from, where it does. */
  generator: Generator | null;
  /** Its options. */
  options: Choice[];
  /** Its moments of reaction. */
  windows: Moment[];
}

/**
 * What a game draws scenarios from. The id of one is `generated.THEME.YEAR.SIZE.PAIR.NUMBER`, the number being any from 0
 * to 4294967295: the same id is the same scenario for ever.
 */
export interface Generator {
  /** The section of the rulebook that describes it. */
  rule: string;
  /** The wars and fronts. */
  themes: Theme[];
  /** How large a battle can be. */
  sizes: Choice[];
}

/** Something that can be won, and how it stands. */
export interface Goal {
  /** What it is called. */
  name: Text;
  /** Where it is. */
  places: string[];
  /** What it is worth to each side; 0 where that side cannot win it. */
  worth: number[];
  /** The side that has it. */
  side: number | null;
  /** How it stands: kept for good, at risk, in reach. */
  state: Text | null;
}

/** How bad it is to give something up. */
export type Grade = 'unused' | 'destroys';

/** Cards held by a seat. */
export interface Hand {
  /** Whose. */
  seat: number;
  /** What this hand is called. */
  name: Text;
  /** How many cards. */
  count: number;
  /** The cards, where the onlooker may see them. */
  cards: string[] | null;
}

/** What a watcher says: who he is, what he reads, from where he looks. */
export interface Hello {
  /** The secrets of his seats; none of them for a spectator. Left out later on, they stay the same. */
  tokens?: string[] | null;
  /** What he reads; left out, it stays the same. */
  lang?: Language | null;
  /** From where he looks: as for the sheet. */
  as?: string | null;
}

/** What can be said of a thing on the table when somebody asks. */
export interface Inspection {
  /** What it is called, or what is known of it. */
  title: Text | null;
  /** The side that owns it, if any. */
  side: number | null;
  /** Where it lies, if on the board. */
  place: string | null;
  /** Under its headings, in their fixed order. */
  rows: Row[];
  /** In words, whatever stands under no heading. */
  notes: Text[];
  /** On the board. */
  overlays: Overlay[];
}

/** Sitting down. */
export interface Join {
  /** What the player wants to be called. */
  name?: string | null;
  /** What he promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number. */
  commitment?: string | null;
  /**
   * A secret of his own, 32 to 128 letters and digits by chance: from now on it opens the seat, and the invitation, which
   * whoever sent it still has, does not.
   */
  secret?: string | null;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** A match that somebody knows of. */
export interface Known {
  /** The match. */
  id: string;
  /** The secret of a seat in it. */
  token?: string | null;
}

/** The languages the program speaks. */
export type Language = 'fr' | 'en';

/** A computer player. */
export interface Level {
  /** As typed. */
  id: string;
  /** Its name. */
  name: Text;
  /** How it plays. */
  note: Text;
}

/** How the hexes of a board lie. */
export type Lie = 'rows' | 'columns';

/** A thing to be looked at. */
export interface Looked {
  /** A piece, a card, a place. */
  subject: string;
  /** The seat to look from, 0 or 1; without it, the one that the token opens. */
  as?: number | null;
}

/** What was lost: steps, figures or tiles. */
export interface Loss {
  /** Whose. */
  side: number | null;
  /** How many. */
  count: number;
  /** What is left of the piece. */
  left: number | null;
}

/** Luck at dice. */
export interface Luck {
  /** How many throws were counted. */
  throws: number;
  /** How many more hits came to each side than come on average. */
  beyond: number[];
}

/** A marker, with a number where it has one. */
export interface Marker {
  /** Its kind, for the skin. */
  kind: string;
  /** Its sign in a plain drawing. */
  symbol: string | null;
  /** Its name. */
  name: Text;
  /** How many. */
  count: number;
}

/** What a match is. */
export interface MatchAbout {
  /** Its id. */
  id: string;
  /** The game's id. */
  game: string;
  /** The game's name. */
  title: Text;
  /** The scenario's id. */
  scenario: string;
  /** The scenario's name. */
  scenario_name: Text;
  /** The options switched on. */
  options: string[];
  /** How the players sit. */
  mode: Mode;
  /** Who sits where. */
  seats: SeatAbout[];
  /** The places that are the asker's. */
  you: number[];
  /** The board and whatever else does not change. */
  scene: Scene;
  /** The moments of reaction. */
  windows: Moment[];
  /** The day it was created. */
  date: string;
  /** The version of the rules. */
  rules: number;
  /** The digest of the data pack. */
  pack: string;
  /** How the dice are made. */
  dice: DiceAbout;
  /** After how many minutes of silence the computer may be put in a player's place. */
  absence: number | null;
  /** The match it came from. */
  from: Origin | null;
}

/** The way from one place to another. */
export interface Measure {
  /** How far it is, and what is seen. */
  notes: Text[];
  /** The places on the way, both ends included. */
  places: string[];
}

/** Two things to be measured between. */
export interface Measured {
  /** From here. */
  from: string;
  /** To there. */
  to: string;
  /** The seat to look from, 0 or 1; without it, the one that the token opens. */
  as?: number | null;
}

/**
 * How the players sit: `remote`, each at a screen of his own, or alone against the computer; `hot-seat`, two at one
 * screen, with a curtain between them; `two-handed`, one person who plays both sides with open cards.
 */
export type Mode = 'remote' | 'hot-seat' | 'two-handed';

/** A moment of reaction. */
export interface Moment {
  /** As typed. */
  id: string;
  /** Its name. */
  name: Text;
  /** Whether a seat without standing orders is asked. */
  asked: boolean;
}

/** A match to be created. */
export interface NewMatch {
  /** The game's id. */
  game: string;
  /** The scenario's, or the game's first. */
  scenario?: string | null;
  /** The options switched on. */
  options?: string[];
  /** Who sits where. */
  seats: [NewSeat, NewSeat];
  /** How the players sit. */
  mode?: Mode;
  /** After how many minutes of silence the computer may be put in a player's place. */
  absence?: number | null;
  /** What the creator promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number. */
  commitment?: string | null;
  /** The match to go on from. */
  from?: Origin | null;
}

/** A place at a match to be created. */
export interface NewSeat {
  /** Who sits there. */
  kind: SeatKind;
  /** What he is called. */
  name?: string | null;
  /** The computer player, as in the catalogue; without it, the sergeant. */
  level?: string | null;
}

/** A line of the journal. */
export interface Note {
  /** The entry it came of. */
  number: number;
  /** What happened. */
  text: Text;
  /** The section that made it happen. */
  rule: string;
  /** A second one that had a part in it. */
  also: string | null;
  /** What can be shown of it. */
  picture: Picture;
}

/** Everything that may come of a decision, and how likely each is. */
export interface Odds {
  /** How the figures were reached. */
  basis: Basis;
  /** How many rolls there are, where they are counted; a decimal string in JSON, being large. */
  of?: string;
  /** The cases: they exclude one another and their probabilities add up to one. */
  cases: Case[];
  /** What may happen beside, to others than the first concerned: each with cases of its own. */
  beside?: Beside[];
  /** What a player wants to know at a glance. */
  summary: Text[];
}

/** A decision on offer. */
export interface Offer {
  /** The decision in its game's notation: what a client sends back. */
  decision: string;
  /** What it does to whoever points. */
  role: Role;
  /** What is done, as the notation has it: for a client a sign that tells offers of one kind from others, no more. */
  verb: string;
  /** What is touched first. */
  subject: string | null;
  /** What is touched next. */
  target: string | null;
  /** The words on the button. */
  label: Text;
  /** The section that allows it. */
  rule: string;
  /** What it costs, in short, where that is worth showing at its target. */
  figure: Text | null;
  /** What it leaves unused or destroys, so that nobody does it by a slip. */
  caution: Caution | null;
}

/** Standing orders. */
export interface Orders {
  /** Whether to be asked, by the id of the moment; those left out stay as they are. */
  orders: Record<string, boolean>;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** Another match that this one came from. */
export interface Origin {
  /** The other match. */
  match: string;
  /** After which of its entries. */
  number: number;
}

/** How a match ended. */
export interface Over {
  /** In words. */
  outcome: Text;
  /** The seat that won. */
  winner: number | null;
  /** The seat that gave up. */
  resigned: number | null;
  /** The match that follows. */
  rematch: string | null;
}

/** A layer over the board, shown on demand. */
export interface Overlay {
  /** Its stable id. */
  id: string;
  /** Its name. */
  name: Text;
  /** The places it covers. */
  places: Covered[];
}

/** Two armies that met. */
export interface Pair {
  /** As typed. */
  id: string;
  /** Their names, by seat. */
  sides: Text[];
  /** The first and last year they met. */
  years: [number, number];
}

/** A path between two places. */
export interface Path {
  /** One end. */
  from: string;
  /** The other end. */
  to: string;
  /** What sort of path it is (`land`, `sea`), for the skin to draw. */
  kind: string;
  /** Whether it is our reconstruction. */
  reconstructed: boolean;
}

/**
 * What a client can show of something that happened, beside the words. It is kept with the line of the journal: lines that were
 * kept before a field was there are read without it.
 */
export interface Picture {
  /** The side whose doing it was. */
  side: number | null;
  /** What happened, for a client to act out. */
  act: Act | null;
  /** Where. Of a move the whole way, from the first place to the last; of fire or an attack, where from (each) and last at what. */
  places: string[];
  /**
   * To whom, as the table names them (`Piece::id`): who moved, was hit, was tested. Empty where it is nobody, or not everybody may
   * know.
   */
  pieces: string[];
  /** Who did it to them, likewise: who fired, who attacked. */
  by: string[];
  /** The dice that were rolled. */
  dice: Die[];
  /** Why it came so: modifiers, the column of a table, shifts, each a short text. */
  because: Text[];
  /** What was lost. */
  lost: Loss | null;
  /** The card that was played (`CardFace::id`). */
  card: string | null;
  /** Points, medals or whatever decides the game that changed. */
  points: Points | null;
  /** How this is said together with lines of the same words that stand beside it. */
  together: Together | null;
}

/** A piece, or several alike in one place. */
export interface Piece {
  /** What an offer or a question calls it. */
  id: string;
  /** Where it lies: a place of the board. */
  place: string;
  /**
   * The side of its hex that it faces, where that matters and the onlooker knows: 0 to 5, clockwise from the top right on
   * a board in rows.
   */
  facing: number | null;
  /** The side that owns it. */
  side: number;
  /** Its kind as a `PieceKind` id; none where the onlooker sees only a back. */
  kind: string | null;
  /** The code of its nation, where that is known. */
  flag: string | null;
  /** Its name, or what is known of it. */
  name: Text;
  /** What stands on the counter, where it has a name of its own: the number of a regiment. */
  short: string | null;
  /** The formation it belongs to, for the skin to colour. */
  group: string | null;
  /** The figures printed on it as they are now. */
  figures: Figure[];
  /** Face up for everyone. */
  face_up: boolean;
  /** How many alike. */
  count: number;
  /** What is left of it and what it began with, where it wears down by steps or figures. */
  steps: [number, number] | null;
  /** What goes with it, such as a specialist. */
  with: Marker[];
  /** Marks on it, such as `moved`. */
  marks: Marker[];
}

/** A kind of piece. */
export interface PieceKind {
  /** Its stable id. */
  id: string;
  /** Its name. */
  name: Text;
  /** The side that owns such pieces. */
  side: number | null;
  /** Its sign in a plain drawing. */
  symbol: string;
  /** The silhouette a skin draws. */
  art: string;
  /** The code of its nation, for the skin. */
  flag: string | null;
}

/** A deck or its discards. */
export interface Pile {
  /** Its stable id. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many cards. */
  count: number;
  /** The cards, where they lie open; several alike stand together. */
  cards: string[] | null;
}

/** One region of a board. */
export interface Place {
  /** Its stable id, as used in notation. */
  id: string;
  /** Its name. */
  name: Text;
  /** What sort of place it is, for the skin to draw. */
  kind: string;
  /** What the ground there is called, where that is worth saying. */
  ground: Text | null;
  /** The sign of that ground in a plain drawing. */
  symbol: string | null;
  /** What else is printed there, for the skin to draw: a trench on a wooded hex, a slope. */
  printed: string[];
  /** What is written there on the map, where something is: a village, a wood. */
  title: Text | null;
  /** Whose land it is, if anybody's. */
  side: number | null;
  /** The nation it belongs to. */
  nation: Text | null;
  /** What it is worth. */
  value: number;
  /** Where it is drawn, in board units. */
  x: number;
  /** Where it is drawn, in board units, downwards. */
  y: number;
  /** Whether anything about it is our reconstruction. */
  reconstructed: boolean;
}

/** What holds at a place. */
export interface PlaceState {
  /** The place. */
  place: string;
  /** The side that controls it. */
  side: number | null;
  /** What it is worth now, where that is not what is printed. */
  value: number | null;
  /** Markers lying there, such as `neutral`, `contested`, `battle`. */
  markers: Marker[];
}

/** A thing on the table, and another. */
export interface Pointed {
  /** What is touched first: a piece, a card, a place. */
  subject: string;
  /** What is touched next. */
  target?: string | null;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** Points that were won; lost, where they are below nothing. */
export interface Points {
  /** Whose. */
  side: number | null;
  /** How many. */
  by: number;
}

/** Pieces off the board. */
export interface Pool {
  /** Its stable id. */
  id: string;
  /** Whose, if anybody's. */
  seat: number | null;
  /** Its name. */
  name: Text;
  /** How many pieces. */
  count: number;
  /** What it holds, where the onlooker may know. */
  holds: PoolLine[] | null;
}

/** One line of a pool. */
export interface PoolLine {
  /** What an offer or a question calls it, where it can be touched. */
  id: string | null;
  /** Its kind as a `PieceKind` id, where it is a piece. */
  kind: string | null;
  /** What. */
  name: Text;
  /** How many. */
  count: number;
  /** A figure worth knowing about it, such as the chance of drawing one. */
  note: Text | null;
  /** What stands on the counter, where it has a name of its own. */
  short: string | null;
  /** The formation it belongs to, for the skin to colour. */
  group: string | null;
  /** The figures printed on it. */
  figures: Figure[];
  /** The heading it stands under, such as its division. */
  set: Text | null;
}

/** A scenario before it is played. */
export interface Preview {
  /** The board, the briefing. */
  scene: Scene;
  /** How it is set up, as far as that is fixed. */
  table: Table;
  /** The forces of each side. */
  forces: Text[][];
}

/** A refusal: a sentence, and what helps. */
export interface Problem {
  /** Why, in a sentence. */
  error: Text;
  /** The section of the rulebook that says no, where a rule does. */
  section?: RuleSection;
  /** The match as it stands now, where it has gone on meanwhile. */
  sheet?: Sheet;
}

/** What is awaited. */
export interface Prompt {
  /** The seats that are to decide. */
  awaited: number[];
  /** What this onlooker is asked, or what he is waiting for. */
  asks: Text | null;
  /** The section of the rulebook that asks it. */
  rule: string | null;
  /** What this onlooker may decide now. */
  offers: Offer[];
}

/** What a live connection is told. */
export type Push =
  /** Everything, because something changed. */
  | {
      type: 'sheet';
      /** What may be seen now. */
      sheet: Sheet;
    }
  /** Somebody came or left. */
  | {
      type: 'presence';
      /** Who sits where. */
      seats: SeatAbout[];
    }
  /** Somebody said something. */
  | {
      type: 'said';
      /** What. */
      said: Said;
    }
  /** A player is reminded that he is awaited. */
  | {
      type: 'nudge';
      /** Which. */
      seat: number;
    }
  /** A computer player thinks. */
  | {
      type: 'thinking';
      /** Which. */
      seat: number;
    }
  /** Something asked for over the connection is refused. */
  | {
      type: 'problem';
      /** Why. */
      error: Text;
    };

/** Something that the sources do not give and that we supplied. */
export interface Reconstruction {
  /** What. */
  what: Text;
  /** Why so. */
  why: Text;
}

/** A match after the match. */
export interface Rematch {
  /** What the asker promises of his number for the dice: its SHA-256 in hexadecimal digits. None gives no number. */
  commitment?: string | null;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** A request that waits for an answer. */
export interface Request {
  /** What is asked. */
  kind: Asked;
  /** By whom. */
  seat: number;
  /** The entry it is about. */
  number: number;
}

/** Opening one's number. */
export interface Reveal {
  /** The 32 bytes that were promised, in hexadecimal digits. */
  number: string;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/**
 * What an offer does to whoever points, whatever its game calls it. A client decides by this alone what a press, a drag or a
 * button means; two offers that should feel different have different roles.
 */
export type Role =
  | 'take'
  | 'join'
  | 'leave'
  | 'chain'
  | 'deploy'
  | 'place'
  | 'go'
  | 'travel'
  | 'move'
  | 'strike'
  | 'turn'
  | 'pay'
  | 'play'
  | 'pick'
  | 'add'
  | 'brush'
  | 'confirm'
  | 'pass'
  | 'act';

/** One line of what is said of a thing, under a heading. */
export interface Row {
  /** What it is about, for the client to set it by. */
  aspect: Aspect;
  /** The heading. */
  label: Text;
  /** What is said. */
  value: Text;
  /** The section that says so. */
  rule: string | null;
}

/** A section of a rulebook. */
export interface RuleSection {
  /** Its number or name. */
  id: string;
  /** What it does in play. */
  kind: string;
  /** Its heading. */
  title: Text;
  /** What it says. */
  gist: Text;
  /** Whether it is a ruling of ours. */
  ruling: boolean;
}

/** Something said. */
export interface Said {
  /** The seat. */
  seat: number;
  /** What he is called. */
  name: string;
  /** What. */
  text: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** A scenario. */
export interface Scenario {
  /** As typed. */
  id: string;
  /** Its name. */
  name: Text;
  /** The section of the rulebook that describes it. */
  rule: string;
  /** Whether anything in it is reconstructed. */
  reconstructed: boolean;
  /** The names of its sides. */
  sides: Text[];
  /** Their flags. */
  flags: string[];
}

/** The parts of a match that do not change: sent once. */
export interface Scene {
  /** The game's name. */
  title: Text;
  /** The names of the two sides, by seat. */
  sides: Text[];
  /** The flags the two sides go under, by seat: codes of nations or alliances, for the skin. */
  flags: string[];
  /** The board. */
  board: Board;
  /** The look of the country, where a game has several: a word for the skin. */
  look: string | null;
  /** What on this board or among these pieces is our reconstruction, with the reason. */
  reconstructed: Reconstruction[];
  /** Every kind of piece that may appear. */
  kinds: PieceKind[];
  /** Every card that may appear. */
  cards: CardFace[];
  /** What is told of the battle before it begins: the place, the history. */
  brief: Text[];
  /** What the verbs of its offers are called, as headings of a list. */
  verbs: Verb[];
}

/** Who sits at a place. */
export interface SeatAbout {
  /** The name of the side. */
  side: Text;
  /** Its flag. */
  flag: string;
  /** Who sits there. */
  kind: SeatKind;
  /** What he is called. */
  name: string;
  /** The computer player. */
  level: string | null;
  /** Whether somebody has sat down. */
  joined: boolean;
  /** Whether he looks at the match now. */
  online: boolean;
}

/**
 * Who sits at a place: a `person` who has its link and is here from the start, a `computer` player, or, while it is
 * `open`, whoever comes by its link.
 */
export type SeatKind = 'person' | 'computer' | 'open';

/** Everything that one onlooker may see now. */
export interface Sheet {
  /** The number of the last entry: the next decision answers this. */
  number: number;
  /** The table; none before the match begins. */
  table: Table | null;
  /** The seats of the onlooker's that could undo. */
  undo: number[];
  /**
   * The entries of the onlooker's that can still be taken back, the oldest first: nobody else sees them yet, unless
   * somebody else is asked.
   */
  draft: number[];
  /** The last lines of the journal. */
  journal: Note[];
  /** How it ended. */
  over: Over | null;
  /** Who sits where. */
  seats: SeatAbout[];
  /** How the dice are made. */
  dice: DiceAbout;
  /** What is asked and not answered yet. */
  requests: Request[];
  /** What was said. */
  chat: Said[];
  /** The standing orders of the onlooker's own seats; empty for the others. */
  standing: Record<string, boolean>[];
  /** What the players have to be told: the rules were corrected. */
  changed: Text | null;
  /** The moment of reaction that is open, if the onlooker is asked. */
  window: string | null;
}

/** What a decision gives up: a piece of the table, or so many of something else. */
export interface Stake {
  /** The piece on the table, where it is one. */
  piece: string | null;
  /** The kind, as a `PieceKind` id, where it is a piece that is not on the board. */
  kind: string | null;
  /** What it is called. */
  name: Text;
  /** How many of it. */
  count: number;
}

/** One step of a replay. */
export interface Step {
  /** The entry. */
  number: number;
  /** The first there is. */
  first: number;
  /** The last there is. */
  last: number;
  /** The table after it. */
  table: Table;
  /** What it brought about. */
  notes: Note[];
  /** Whose it was; none for the set-up. */
  by: number | null;
  /** What was decided. */
  decision: Text | null;
}

/** A match in a list. */
export interface Summary {
  /** Its id. */
  id: string;
  /** The game's id. */
  game: string;
  /** The game's name. */
  title: Text;
  /** The scenario's name. */
  scenario_name: Text;
  /** How the players sit. */
  mode: Mode;
  /** Who sits where. */
  seats: SeatAbout[];
  /** The places that are the asker's. */
  you: number[];
  /** Whether the asker is to decide. */
  yours: boolean;
  /** Where the game stands. */
  status: Text[];
  /** What is awaited. */
  asks: Text | null;
  /** The number of the last entry. */
  number: number;
  /** When it last changed, in milliseconds since 1970. */
  at: number;
  /** How it ended. */
  over: Over | null;
}

/** A turning point. */
export interface Swing {
  /** The entry that tells most of it: the step of the replay. */
  number: number;
  /** The moment after it, by its place among the chances. */
  at: number;
  /** By how much the first seat's chance changed. */
  by: number;
  /** What happened. */
  note: Note;
}

/** What one onlooker may see at one moment. */
export interface Table {
  /** Where the game stands: turn, phase. */
  status: Text[];
  /** What holds at each place: who controls it, markers on it. */
  places: PlaceState[];
  /** The pieces, by place and order in the stack. */
  pieces: Piece[];
  /** Hands of cards. */
  hands: Hand[];
  /** Decks and discards. */
  piles: Pile[];
  /** Pools of pieces off the board: pouch, reserves, losses. */
  pools: Pool[];
  /** Tracks: turns, points. */
  tracks: Track[];
  /** What there is to be won, and who holds it. */
  goals: Goal[];
  /** Layers shown on demand. */
  overlays: Overlay[];
  /** The dice just rolled. */
  dice: Die[];
  /** What is awaited, and from whom. */
  prompt: Prompt;
  /** How it ended, if it has. */
  outcome: Text | null;
}

/** Words in the reader's language. */
export type Text = string;

/** A war or a front. */
export interface Theme {
  /** As typed. */
  id: string;
  /** Its name. */
  name: Text;
  /** Its first and last year. */
  years: [number, number];
  /** Who fought there. */
  pairs: Pair[];
}

/** One sentence for several lines of the journal: those whose sentences are the same are told as one. */
export interface Together {
  /** The sentence. Where it says how many, [`MANY`] stands. */
  text: Text;
  /** How many this line is about. */
  count: number;
}

/** A track with a marker a side. */
export interface Track {
  /** Its stable id. */
  id: string;
  /** Its name. */
  name: Text;
  /** The figures to show on it. */
  marks: TrackMark[];
  /** A threshold drawn on it. */
  goal: number | null;
}

/** A marker on a track. */
export interface TrackMark {
  /** The side it belongs to. */
  side: number | null;
  /** What it says. */
  name: Text;
  /** Where it stands. */
  at: number;
}

/** What is taken back. */
export interface Undo {
  /** The number of the sheet that was looked at; if given, only that one is answered. */
  number?: number | null;
  /** The entry of the decision, one of the sheet's `draft`; the last of them unless it is said. */
  entry?: number | null;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** A verb of a game's notation, with its name. */
export interface Verb {
  /** The verb, as offers have it. */
  id: string;
  /** What it is called. */
  name: Text;
}

/** A decision on offer. */
export interface Weighed {
  /** One of the offers, word for word. */
  decision: string;
  /** The seat that acts, 0 or 1; only whoever holds both has to say. */
  as?: number | null;
}

/** Which matches, with the secrets that open them. */
export interface Which {
  /** The matches, a hundred at most. */
  matches: Known[];
}

/** Why not. */
export interface WhyNot {
  /** The section that forbids it. */
  rule: string;
  /** Its heading. */
  title: Text;
  /** What it says. */
  gist: Text;
  /** Why it forbids this. */
  because: Text;
}

/** An agreement: one may `ask` for it, `agree` to it or `decline` it, or `claim` it because the time for it has come. */
export type Word = 'ask' | 'agree' | 'decline' | 'claim';

/** What a die is worth to whoever rolled it. */
export type Worth = 'hit' | 'miss' | 'other';
