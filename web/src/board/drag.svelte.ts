/* One pointer on the board: it drags a piece from a place that leads on, or it moves the board. A touch that stays where
   it is remains a click. */
import { create } from './element';

const SLACK = 7;
const EDGE = 48;

interface World {
  svg(): SVGSVGElement;
  frame(): HTMLElement;
  pick(key: string): SVGElement | null;
  /** Choose the piece; false if it leads nowhere. */
  hold(key: string): boolean;
  /** Let it go over a key, or over nothing. */
  release(key: string | null): void;
  /** The key under the pointer where the piece may go. */
  over(x: number, y: number): string | null;
}

export class Drag {
  held = $state(false);
  panning = $state(false);
  moved = false;
  ghost: SVGGElement | undefined = $state.raw();
  private pointer = -1;
  private key: string | null = null;
  private start = { x: 0, y: 0 };
  private last = { x: 0, y: 0 };
  private ended = 0;
  private goal: Element | null = null;

  constructor(private readonly world: World) {}

  down = (event: PointerEvent, key: string | null): void => {
    if (event.button !== 0 || this.pointer !== -1) return;
    this.pointer = event.pointerId;
    this.key = key;
    this.moved = false;
    this.start = this.last = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLACK) this.begin(event);
    if (this.held) this.carry(now);
    else if (this.panning) this.world.frame().scrollBy(this.last.x - now.x, this.last.y - now.y);
    this.last = now;
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const held = this.held;
    if (this.moved) this.swallow();
    this.finish();
    if (held) this.world.release(this.world.over(event.clientX, event.clientY));
  };

  cancel = (): void => {
    if (this.held) this.world.release(null);
    this.finish();
  };

  /** The click that ends a drag means nothing. */
  swallow(): void {
    this.ended = performance.now();
  }

  justEnded(): boolean {
    return performance.now() - this.ended < 60;
  }

  private begin(event: PointerEvent): void {
    this.moved = true;
    if (this.key !== null && this.world.hold(this.key)) {
      this.held = true;
      this.world.frame().setPointerCapture(this.pointer);
      this.lift(this.key);
    } else if (event.pointerType === 'mouse') {
      this.panning = true;
      this.world.frame().setPointerCapture(this.pointer);
    }
  }

  /** A copy of the piece follows the pointer. */
  private lift(key: string): void {
    const piece = this.world.pick(key);
    const from = this.place(this.start);
    if (!piece || !from) return;
    const copy = piece.cloneNode(true) as SVGElement;
    copy.querySelector(':scope > .target')?.remove();
    for (const node of [copy, ...copy.querySelectorAll('[data-key]')]) node.removeAttribute('data-key');
    const mover = create('g');
    mover.setAttribute('data-x', String(from.x));
    mover.setAttribute('data-y', String(from.y));
    mover.append(copy);
    this.ghost?.replaceChildren(mover);
  }

  private carry(now: { x: number; y: number }): void {
    const mover = this.ghost?.firstElementChild;
    const at = this.place(now);
    if (mover && at) {
      const [x, y] = [Number(mover.getAttribute('data-x')), Number(mover.getAttribute('data-y'))];
      mover.setAttribute('transform', `translate(${at.x} ${at.y}) scale(.6) translate(${-x} ${-y})`);
    }
    const over = this.world.over(now.x, now.y);
    this.mark(over ? this.world.pick(over) : null);
    const view = this.world.frame().getBoundingClientRect();
    if (now.y > view.bottom - EDGE) this.world.frame().scrollBy(0, 14);
    if (now.y < view.top + EDGE) this.world.frame().scrollBy(0, -14);
  }

  private mark(goal: Element | null): void {
    if (goal === this.goal) return;
    this.goal?.removeAttribute('data-over');
    goal?.setAttribute('data-over', 'yes');
    this.goal = goal;
  }

  private place({ x, y }: { x: number; y: number }): DOMPoint | null {
    const matrix = this.world.svg().getScreenCTM();
    return matrix && new DOMPoint(x, y).matrixTransform(matrix.inverse());
  }

  private finish(): void {
    this.mark(null);
    this.ghost?.replaceChildren();
    this.pointer = -1;
    this.held = this.panning = false;
    this.key = null;
  }
}
