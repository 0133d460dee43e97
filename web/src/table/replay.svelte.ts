/* Earlier positions of a table, fetched when somebody looks at them and kept for the way back. */
import { api } from '../api';
import type { Look, Scene } from '../protocol';

export class Replay {
  scene: Scene | null = $state.raw(null);
  failed = $state(false);
  private readonly known = new Map<string, Scene>();
  private wanted = '';

  constructor(private readonly id: string) {}

  /** Show a position; of several wishes the last one counts. */
  async show(at: number, seat: number | null, look: Look): Promise<void> {
    const wish = JSON.stringify([at, seat, look]);
    this.wanted = wish;
    try {
      const scene = this.known.get(wish) ?? (await api.scene(this.id, at, seat, look));
      this.known.set(wish, scene);
      if (this.wanted !== wish) return;
      this.failed = false;
      this.scene = { ...scene, paths: [], draft: [], asked: false, confirmable: false };
    } catch {
      if (this.wanted === wish) this.failed = true;
    }
  }

  /** There is no such position. */
  miss(): void {
    this.leave();
    this.failed = true;
  }

  leave(): void {
    this.wanted = '';
    this.scene = null;
    this.failed = false;
  }
}
