/* What a thing is and what it would do now, in a bubble beside it: after resting on it, pressing long, or walking there. */

const REST = 350;
const LONG_PRESS = 450;

export interface Bubble {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

export class About {
  bubble: Bubble | null = $state.raw(null);
  /** The thing that is looked at, with or without a bubble. */
  pointed = $state('');
  private timer = 0;

  constructor(
    private readonly frame: () => HTMLElement,
    private readonly title: (key: string) => string,
    private readonly aim: (key: string) => Element | null,
  ) {}

  explain(key: string): void {
    const text = this.title(key);
    const area = this.aim(key)?.getBoundingClientRect();
    this.pointed = key;
    if (!text || !area) return;
    const view = this.frame().getBoundingClientRect();
    const below = area.top - view.top < 110;
    const half = Math.min(150, view.width / 2);
    const x = Math.min(Math.max(area.left + area.width / 2 - view.left, half), view.width - half);
    this.bubble = { text, x, y: below ? area.bottom - view.top + 8 : area.top - view.top - 8, below };
  }

  /** A mouse has come to a thing, or to none. */
  rest(key: string): void {
    if (key === this.pointed) return;
    this.leave();
    this.pointed = key;
    if (key) this.timer = window.setTimeout(() => this.explain(key), REST);
  }

  /** A finger has come down on a thing; `then` says whether it is still there, and is told when it was long enough. */
  press(key: string, then: () => boolean): void {
    this.timer = window.setTimeout(() => {
      if (then()) this.explain(key);
    }, LONG_PRESS);
  }

  /** The finger has gone up, or moved away. */
  release(): void {
    clearTimeout(this.timer);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.pointed = '';
    this.bubble = null;
  }
}
