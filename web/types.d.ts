// What goes over the wire: crates/server/src/wire.rs and crates/table/src/lib.rs, as a client reads them.
export type Text = string;

// --- the table (crates/table)
export interface Scene {
  title: Text;
  sides: Text[];
  flags: string[];
  board: Board;
  reconstructed: Reconstruction[];
  kinds: PieceKind[];
  cards: CardFace[];
  brief: Text[];
}
export interface Reconstruction {
  what: Text;
  why: Text;
}
export type Board =
  { shape: 'regions'; places: Place[]; paths: Path[] } | { shape: 'hexes'; places: Place[]; borders: Border[] };
export interface Border {
  kind: string;
  x: number;
}
export interface Place {
  id: string;
  name: Text;
  kind: string;
  ground: Text | null;
  symbol: string | null;
  side: number | null;
  nation: Text | null;
  value: number;
  x: number;
  y: number;
  reconstructed: boolean;
}
export interface Path {
  from: string;
  to: string;
  kind: string;
  reconstructed: boolean;
}
export interface PieceKind {
  id: string;
  name: Text;
  side: number | null;
  symbol: string;
  art: string;
  flag: string | null;
}
export interface CardFace {
  id: string;
  title: Text;
  effect: Text;
  rule: string;
  cost: number | null;
  copies: number;
  family: string;
  boxes: (Text | null)[];
}
export interface Table {
  status: Text[];
  places: PlaceState[];
  pieces: Piece[];
  hands: Hand[];
  piles: Pile[];
  pools: Pool[];
  tracks: Track[];
  goals: Goal[];
  overlays: Overlay[];
  dice: Die[];
  prompt: Prompt;
  outcome: Text | null;
}
export interface PlaceState {
  place: string;
  side: number | null;
  value: number | null;
  markers: Marker[];
}
export interface Marker {
  kind: string;
  symbol: string | null;
  name: Text;
  count: number;
}
export interface Piece {
  id: string;
  place: string;
  side: number;
  kind: string | null;
  flag: string | null;
  name: Text;
  face_up: boolean;
  count: number;
  steps: [number, number] | null;
  with: Marker[];
  marks: Marker[];
}
export interface Die {
  kind: string;
  face: string;
  name: Text;
}
export interface Pile {
  id: string;
  name: Text;
  count: number;
  cards: string[] | null;
}
export interface Goal {
  name: Text;
  places: string[];
  worth: number[];
  side: number | null;
  state: Text | null;
}
export interface Hand {
  seat: number;
  name: Text;
  count: number;
  cards: string[] | null;
}
export interface Pool {
  id: string;
  seat: number | null;
  name: Text;
  count: number;
  holds: PoolLine[] | null;
}
export interface PoolLine {
  id: string | null;
  kind: string | null;
  name: Text;
  count: number;
  note: Text | null;
}
export interface Track {
  id: string;
  name: Text;
  marks: TrackMark[];
  goal: number | null;
}
export interface TrackMark {
  side: number | null;
  name: Text;
  at: number;
}
export interface Overlay {
  id: string;
  name: Text;
  places: Covered[];
}
export interface Covered {
  place: string;
  figure: number | null;
}
export interface Prompt {
  awaited: number[];
  asks: Text | null;
  rule: string | null;
  offers: Offer[];
}
export interface Offer {
  decision: string;
  verb: string;
  subject: string | null;
  target: string | null;
  label: Text;
  rule: string;
}
export interface Inspection {
  notes: Text[];
  overlays: Overlay[];
}
export interface Picture {
  side: number | null;
  places: string[];
  dice: Die[];
  act: 'moved' | 'lost' | null;
}
export interface Odds {
  basis: 'exact' | { imagined: number };
  of?: string;
  cases: Case[];
  beside?: { what: Text; cases: Case[] }[];
  summary: Text[];
}
export interface Case {
  label: Text;
  figures: number[];
  probability: number;
  ways?: string;
}

// --- the catalogue
export interface Catalogue {
  version: string;
  games: Game[];
  levels: Level[];
}
export interface Level {
  id: string;
  name: Text;
  note: Text;
}
export interface Game {
  id: string;
  title: Text;
  tagline: Text;
  scale: Text;
  length: Text;
  sides: Text[];
  flags: string[];
  scenarios: Scenario[];
  options: Choice[];
  windows: Moment[];
}
export interface Choice {
  id: string;
  name: Text;
  rule: string;
}
export interface Scenario {
  id: string;
  name: Text;
  rule: string;
  reconstructed: boolean;
  sides: Text[];
  flags: string[];
}
export interface Moment {
  id: string;
  name: Text;
  asked: boolean;
}
/** One scenario before it is played: GET /api/games/{game}/scenarios/{id}. */
export interface Preview {
  scene: Scene;
  table: Table;
  forces: Text[][];
}
export interface RuleSection {
  id: string;
  kind: string;
  title: Text;
  gist: Text;
  ruling: boolean;
}

// --- matches
export type SeatKind = 'person' | 'computer' | 'open';
export interface NewMatch {
  game: string;
  scenario?: string;
  options?: string[];
  seats: [NewSeat, NewSeat];
  mode?: Mode;
  absence?: number | null;
  commitment?: string | null;
  from?: { match: string; number: number } | null;
}
export interface NewSeat {
  kind: SeatKind;
  name?: string;
  level?: string;
}
/** remote: each at his own screen (or alone against the computer). hot-seat: two at one screen, curtain. two-handed: one person sees and plays both. */
export type Mode = 'remote' | 'hot-seat' | 'two-handed';
export interface Created {
  id: string;
  tokens: (string | null)[];
  host: string;
}
export interface MatchAbout {
  id: string;
  game: string;
  title: Text;
  scenario: string;
  scenario_name: Text;
  options: string[];
  mode: Mode;
  seats: SeatAbout[];
  you: number[];
  scene: Scene;
  windows: Moment[];
  date: string;
  rules: number;
  pack: string;
  dice: DiceAbout;
  absence: number | null;
  from: { match: string; number: number } | null;
}
export interface SeatAbout {
  side: Text;
  flag: string;
  kind: SeatKind;
  name: string;
  level: string | null;
  joined: boolean;
  online: boolean;
}
/** state: "joining" until all players have sat down; "committing"/"opening" while the seed is made; "sealed" during play; "open" once over. */
export interface DiceAbout {
  state: 'joining' | 'opening' | 'sealed' | 'open';
  host: string;
  seats: (string | null)[];
  secret: string | null;
  numbers: (string | null)[] | null;
  seed: string | null;
}
/** Everything one onlooker may see now. */
export interface Sheet {
  number: number;
  table: Table | null;
  undo: number[];
  journal: Note[];
  over: Over | null;
  seats: SeatAbout[];
  dice: DiceAbout;
  requests: Request[];
  chat: Said[];
  standing: Record<string, boolean>[];
  changed: Text | null;
  window: string | null;
}
export interface Over {
  outcome: Text;
  winner: number | null;
  resigned: number | null;
  rematch: string | null;
}
export interface Request {
  kind: 'take-back' | 'substitute';
  seat: number;
  number: number;
}
export interface Said {
  seat: number | null;
  name: string;
  text: string;
  at: number;
}
/** A line of the journal. */
export interface Note {
  number: number;
  text: Text;
  rule: string;
  also: string | null;
  picture: Picture;
}
export interface WhyNot {
  rule: string;
  title: Text;
  gist: Text;
  because: Text;
}
/** Every refusal of the server. */
export interface Problem {
  error: Text;
  section?: RuleSection;
  sheet?: Sheet;
}
export interface Summary {
  id: string;
  game: string;
  title: Text;
  scenario_name: Text;
  mode: Mode;
  seats: SeatAbout[];
  you: number[];
  yours: boolean;
  status: Text[];
  asks: Text | null;
  number: number;
  at: number;
  over: Over | null;
}
/** One step of a replay. */
export interface Step {
  number: number;
  first: number;
  last: number;
  table: Table;
  notes: Note[];
  by: number | null;
  decision: Text | null;
}
export type Push =
  | { type: 'sheet'; sheet: Sheet }
  | { type: 'presence'; seats: SeatAbout[] }
  | { type: 'said'; said: Said }
  | { type: 'nudge'; seat: number }
  | { type: 'thinking'; seat: number }
  | { type: 'problem'; error: Text };
