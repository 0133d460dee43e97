/* What travels between server and page, as types: scenes, tables, and the messages of the socket. No game is known here:
   a position is nodes with keys, and a move is a path of keys. */

// --- the nodes of a drawing: field names are SVG's attribute names -------------------------------------------------

interface Drawn {
  opacity?: number;
}

interface Shape extends Drawn {
  fill?: string;
  'fill-opacity'?: number;
  stroke?: string;
  'stroke-width'?: number;
  'stroke-opacity'?: number;
  'stroke-dasharray'?: string;
  'stroke-linecap'?: string;
  'stroke-linejoin'?: string;
}

export interface RectNode extends Shape {
  tag: 'rect';
  x?: number;
  y?: number;
  width: number;
  height: number;
  rx?: number;
}

export interface CircleNode extends Shape {
  tag: 'circle';
  cx?: number;
  cy?: number;
  r: number;
}

export interface CurveNode extends Shape {
  tag: 'path';
  d: string;
  /** A mark made by hand, to be drawn stroke by stroke. */
  drawn?: boolean;
}

export interface TextNode extends Drawn {
  tag: 'text';
  text: string;
  x?: number;
  y?: number;
  fill: string;
  'font-size': number;
  font?: 'print' | 'hand';
  'font-weight'?: number;
  'text-anchor'?: string;
  'letter-spacing'?: number;
}

export interface UseNode extends Drawn {
  tag: 'use';
  symbol: string;
  x?: number;
  y?: number;
  size: number;
  turn?: number;
  color: string;
}

export type TargetNode = RectNode | CircleNode | CurveNode;

/** Where something comes from when it appears, and how long it takes; times are milliseconds. */
export interface Arrival {
  x: number;
  y: number;
  turn?: number;
  scale?: number;
  opacity?: number;
  after?: number;
  takes?: number;
}

export interface GroupNode extends Drawn {
  tag: 'g';
  children?: SceneNode[];
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  key?: string;
  title?: string;
  role?: '' | 'button' | 'img' | 'list' | 'status';
  target?: TargetNode | null;
  /** Shown only while one of these things is pointed at, walked to or chosen. */
  when?: string[];
  comes?: Arrival | null;
}

export type SceneNode = GroupNode | RectNode | CircleNode | CurveNode | TextNode | UseNode;

// --- a position ----------------------------------------------------------------------------------------------------

export interface Path {
  notation: string;
  keys: string[];
  /** The move in words. */
  label: string;
}

export interface Drafted {
  notation: string;
  words: string;
}

export interface Standing {
  score?: number;
  /** Cards in a hand that hides them. */
  hand?: number;
}

export type SceneShape = 'wide' | 'tall';

/** What the coach of a lesson says now. */
export interface Lesson {
  name: string;
  title: string;
  /** The place of this remark, from 0, and how many there are. */
  remark: number;
  remarks: number;
  say: string;
  /** Keys to point at; those of one list belong together. */
  point: string[][];
  /** The move that is asked for; null: there is only something to read. */
  play: string | null;
}

/** A position as a page shows it. */
export interface Scene {
  number: number;
  draft: Drafted[];
  asked: boolean;
  /** The question by its name: what the rules explain under it. */
  asks: string;
  confirmable: boolean;
  prompt: string;
  size: [number, number];
  title: string;
  static: string;
  palette: Record<string, string>;
  shown: number | null;
  paths: Path[];
  /** How each seat stands as far as this page can see; empty if the game does not tell. */
  standing: Standing[];
  lesson?: Lesson;
  live: SceneNode[];
}

/** What changed of the live layer, by the keys of its top-level nodes. */
export interface SceneDiff {
  set?: Record<string, SceneNode>;
  gone?: string[];
  order?: string[];
}

// --- the table -----------------------------------------------------------------------------------------------------

export type SeatKind = 'open' | 'person' | 'bot';
export type Status = 'waiting' | 'running' | 'over';

export interface Seat {
  name: string;
  kind: SeatKind;
  bot: string | null;
  connected: boolean;
  thinking: boolean;
  /** Told when the game is over. */
  score: number | null;
  winner: boolean;
  /** Seconds left, or nothing without a clock. */
  clock: number | null;
  /** A bot plays for somebody who may come back. */
  away: boolean;
}

export type Value = string | number;

export interface Table {
  id: string;
  title: string;
  name: string;
  options: Record<string, Value>;
  seats: Seat[];
  you: number | null;
  host: boolean;
  status: Status;
  number: number;
  /** The bots that a host can seat, the strongest first. */
  bots: string[];
  seed_hash: string;
  seed: string | null;
  link: string;
  /** The lesson that is given here, by name. */
  lesson: string | null;
  /** The campaign of which this game is a chapter, by id. */
  campaign: string | null;
}

export interface LogLine {
  number: number;
  seat: number | null;
  text: string;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Hint {
  notation: string;
  words: string;
  /** How likely it wins, from 0 to 1; null: the bot does not say. */
  value: number | null;
  /** What would follow, or how much better the best move is. */
  why: string;
}

// --- the messages of the socket ------------------------------------------------------------------------------------

export interface Look {
  language: string;
  shape: SceneShape;
  palette: string;
  shown: number | null;
}

export type Told =
  | ({ do: 'look' } & Look)
  | { do: 'draft'; move: string; after: number; drafted: number; confirm: boolean }
  | { do: 'undo' }
  | { do: 'drop'; index: number }
  | { do: 'confirm'; after: number }
  | { do: 'chat'; text: string }
  | { do: 'hint' }
  | { do: 'next'; remark: number }
  | { do: 'let_go' }
  | { do: 'ping' };

export type SceneMessage = { is: 'scene' } & Omit<Scene, 'live'> & { live?: SceneNode[]; diff?: SceneDiff };

export type Heard =
  | ({ is: 'table' } & Table)
  | SceneMessage
  | { is: 'log'; from: number; lines: LogLine[] }
  | { is: 'chat'; lines: ChatLine[] }
  | { is: 'ok'; id?: number; number?: number }
  | { is: 'refused'; id?: number; why: string; number?: number }
  | { is: 'hint'; id?: number; moves: Hint[] }
  | { is: 'presence'; seats: Partial<Seat>[] }
  | { is: 'pong'; id?: number };
