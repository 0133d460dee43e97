/* The legal moves as a tree of keys: what can be touched now, where each touch leads, and the same tree as a menu.
   Clicks, drags, the keyboard and the screen reader's list all walk this one tree. */
import type { Path } from '../protocol';

/** A place in the tree: the moves that end here, and the keys that lead on. */
export interface Branch {
  key: string;
  ends: Path[];
  next: Map<string, Branch>;
  /** How many moves lie here and below. */
  count: number;
}

export type Touch =
  | { kind: 'nothing' }
  | { kind: 'on'; chosen: string[] }
  | { kind: 'play'; path: Path }
  | { kind: 'choose'; chosen: string[]; paths: Path[] };

export function grow(paths: readonly Path[]): Branch {
  const root = branch('');
  for (const path of paths) {
    let at = root;
    at.count += 1;
    for (const key of path.keys) {
      let below = at.next.get(key);
      if (!below) at.next.set(key, (below = branch(key)));
      below.count += 1;
      at = below;
    }
    at.ends.push(path);
  }
  return root;
}

function branch(key: string): Branch {
  return { key, ends: [], next: new Map(), count: 0 };
}

/** The place that these touches lead to. */
export function reach(root: Branch, chosen: readonly string[]): Branch | null {
  let at: Branch | undefined = root;
  for (const key of chosen) at = at?.next.get(key);
  return at ?? null;
}

/** Every move here and below, in the order of the tree. */
export function below(at: Branch): Path[] {
  return [...at.ends, ...[...at.next.values()].flatMap(below)];
}

/** Each move once: two places may stand for the same move. */
export function distinct(paths: readonly Path[]): Path[] {
  return [...new Map(paths.map((path) => [path.notation, path])).values()];
}

/** Keys that a path only comes to after the next one: touching one early is a short cut. */
export function later(at: Branch): Set<string> {
  const found = new Set<string>();
  for (const next of at.next.values())
    for (const path of below(next)) for (const key of path.keys) found.add(key);
  for (const key of at.next.keys()) found.delete(key);
  return found;
}

/** What touching a key means after these touches. `whole`: every key of a path must be touched, in its order. */
export function touch(root: Branch, chosen: readonly string[], key: string, whole = false): Touch {
  const at = reach(root, chosen) ?? root;
  const next = at.next.get(key);
  if (next && whole && next.next.size > 0) return { kind: 'on', chosen: [...chosen, key] };
  if (next) return settle(next, [...chosen, key]);
  if (key === chosen.at(-1) && at.ends.length > 0) return end(at.ends, [...chosen]);
  if (whole) return { kind: 'nothing' };
  const through = below(at).filter((path) => path.keys.indexOf(key, chosen.length) >= 0);
  return through.length > 0 ? end(through, [...chosen]) : { kind: 'nothing' };
}

/** Walk on: through to the move if there is only one way, to a choice if several moves end here. */
function settle(at: Branch, chosen: string[]): Touch {
  const moves = distinct(below(at));
  if (moves.length === 1) return { kind: 'play', path: moves[0]! };
  if (at.next.size === 0) return end(at.ends, chosen);
  return { kind: 'on', chosen };
}

function end(all: Path[], chosen: string[]): Touch {
  const paths = distinct(all);
  return paths.length === 1 ? { kind: 'play', path: paths[0]! } : { kind: 'choose', chosen, paths };
}

// --- the tree as a menu --------------------------------------------------------------------------------------------

export type Entry = { kind: 'move'; path: Path } | { kind: 'more'; key: string; count: number };

export const FLAT = 7;
/** So many moves are listed one by one; more are grouped by the next key to touch. */

export function menu(at: Branch): Entry[] {
  const moves = distinct(below(at));
  if (moves.length <= FLAT) return moves.map((path) => ({ kind: 'move', path }));
  const ends: Entry[] = at.ends.map((path) => ({ kind: 'move', path }));
  const groups = [...at.next.values()].map(
    (next): Entry =>
      next.count === 1
        ? { kind: 'move', path: below(next)[0]! }
        : { kind: 'more', key: next.key, count: next.count },
  );
  return [...ends, ...groups];
}
