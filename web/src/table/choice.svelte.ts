/* What the player is about to do: the touches made so far, what may be touched next, and the question that remains when
   one place means several moves. Board, prompt and keyboard share it. */
import type { Path } from '../protocol';
import { below, grow, later, reach, touch, type Branch } from './trie';

export class Choice {
  /** Touches made so far. */
  chosen: string[] = $state.raw([]);
  /** No short cuts: somebody is learning the way. */
  whole = $state(false);
  /** Several moves are meant by what was touched: which one? */
  asking: { paths: Path[]; key: string } | null = $state.raw(null);
  private paths: readonly Path[] = $state.raw([]);
  private readonly root: Branch = $derived(grow(this.paths));

  readonly at: Branch = $derived(reach(this.root, this.chosen) ?? this.root);
  readonly next: ReadonlySet<string> = $derived(new Set(this.at.next.keys()));
  readonly later: ReadonlySet<string> = $derived(later(this.at));
  readonly moves: Path[] = $derived(below(this.at));
  readonly all: readonly Path[] = $derived(this.paths);

  constructor(private readonly play: (path: Path) => void) {}

  /** A new position: what was touched stays touched if it still leads somewhere. */
  offer(paths: readonly Path[], fresh: boolean): void {
    this.asking = null;
    this.paths = paths;
    if (fresh || !reach(this.root, this.chosen)) this.chosen = [];
  }

  touch(key: string): boolean {
    const meant = touch(this.root, this.chosen, key, this.whole);
    switch (meant.kind) {
      case 'nothing':
        if (!this.chosen.includes(key)) return false;
        this.back(this.chosen.indexOf(key));
        return true;
      case 'on':
        this.chosen = meant.chosen;
        this.asking = null;
        return true;
      case 'choose':
        this.asking = { paths: meant.paths, key };
        return true;
      case 'play':
        this.take(meant.path);
        return true;
    }
  }

  /** Hold a piece that is being dragged: never plays by itself, even if only one move is left. */
  hold(key: string): boolean {
    const next = this.at.next.get(key);
    if (!next || next.next.size === 0) return false;
    this.asking = null;
    this.chosen = [...this.chosen, key];
    return true;
  }

  take(path: Path): void {
    this.asking = null;
    this.chosen = [];
    this.play(path);
  }

  /** Take back the last touch, or all from one on; false if there was nothing to take back. */
  back(to = this.chosen.length - 1): boolean {
    if (this.asking) {
      this.asking = null;
      return true;
    }
    if (this.chosen.length === 0) return false;
    this.chosen = this.chosen.slice(0, Math.max(0, to));
    return true;
  }
}
