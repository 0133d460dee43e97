/* How changes are shown: pieces travel, pens write, numbers flash, the rest fades. Every motion starts from where things
   are on the screen, so the next position may arrive at any time; none of them holds anything up. */
import type { Arrival, GroupNode } from '../protocol';
import { create } from './element';
import { keyframe, poseOf, type Pose } from './pose';

export type Pace = 'full' | 'still';
/** `still`: nothing travels, everything is a short fade. */

const TRAVEL = 280;
const ARRIVAL = 300;
const STROKE = 260;
const FADE = 180;
const FLASH = 1000;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

export class Motion {
  private readonly running = new Set<Animation>();
  private readonly travels = new WeakMap<Element, Animation>();

  constructor(public pace: Pace = 'full') {}

  /** Show the end of everything now. */
  skip(): void {
    for (const animation of [...this.running]) animation.finish();
  }

  /** The pose that an element has on the screen while it travels, if it does. */
  caught(element: Element): string | null {
    const travel = this.travels.get(element);
    return travel?.playState === 'running' ? getComputedStyle(element).transform : null;
  }

  travel(element: SVGElement, from: Pose, to: Pose, caught: string | null): void {
    this.travels.get(element)?.cancel();
    if (this.pace === 'still') return this.appear(element);
    const travel = this.play(element, [{ transform: caught ?? keyframe(from) }, { transform: keyframe(to) }], TRAVEL);
    if (travel) this.travels.set(element, travel);
  }

  appear(element: SVGElement): void {
    this.play(element, [{ opacity: 0 }, {}], FADE);
  }

  /** Come from elsewhere to where it stands, and from how clear it was there to how clear it is. */
  arrive(element: SVGElement, from: Arrival, to: GroupNode): void {
    if (this.pace === 'still') return this.appear(element);
    const start = { transform: keyframe({ turn: 0, scale: 1, ...from }), opacity: from.opacity ?? 1 };
    const end = { transform: keyframe(poseOf(to)), opacity: to.opacity ?? 1 };
    this.play(element, [start, end], from.takes ?? ARRIVAL, 'ease-in-out', from.after ?? 0);
  }

  /** Let an element go: it fades and then leaves the page. */
  vanish(element: SVGElement): void {
    for (const held of [element, ...element.querySelectorAll('[data-key]')]) held.removeAttribute('data-key');
    element.setAttribute('pointer-events', 'none');
    const animation = this.play(element, [{}, { opacity: 0 }], FADE);
    if (animation) animation.finished.then(() => element.remove(), () => element.remove());
    else element.remove();
  }

  /** A figure that changed turns over like a flap, and stays lit for a second. */
  flash(element: SVGElement): void {
    if (this.pace === 'full') this.play(element, [{ transform: 'scaleY(0)' }, { transform: 'scaleY(1)' }], FADE);
    this.play(element, [{ fill: 'var(--accent)' }, { fill: 'var(--accent)', offset: 0.5 }, {}], FLASH, 'ease-out');
  }

  /** Draw a curve with a pen, one stroke after the other. */
  pen(path: SVGElement, delay = 0): void {
    if (this.pace === 'still' || path.hasAttribute('stroke-dasharray')) return this.appear(path);
    const strokes = (path.getAttribute('d') ?? '').split(/(?=M)/);
    if (strokes.length === 1) return this.stroke(path, STROKE, delay);
    // A dash begins anew at every M, so several strokes are drawn by stand-ins, each in its turn.
    const each = STROKE / strokes.length;
    const stand = create('g');
    for (const [i, d] of strokes.entries()) {
      const copy = path.cloneNode() as SVGElement;
      copy.setAttribute('d', d);
      stand.append(copy);
      this.stroke(copy, each, delay + i * each);
    }
    const hidden = this.play(path, [{ visibility: 'hidden' }, { visibility: 'hidden' }], STROKE + delay);
    if (!hidden) return;
    path.before(stand);
    const done = (): void => stand.remove();
    hidden.finished.then(done, done);
  }

  private stroke(path: SVGElement, duration: number, delay: number): void {
    path.setAttribute('pathLength', '1');
    const dashes = { strokeDasharray: '1 1' };
    this.play(
      path,
      [{ ...dashes, strokeDashoffset: 1.02, fillOpacity: 0 }, { ...dashes, strokeDashoffset: 0 }],
      duration,
      'ease-in-out',
      delay,
    );
  }

  /** Let handwriting appear from left to right. */
  handwrite(text: SVGElement, delay = 0): void {
    if (this.pace === 'still') return this.appear(text);
    this.play(
      text,
      [{ clipPath: 'inset(-20% 105% -20% -5%)' }, { clipPath: 'inset(-20% -5% -20% -5%)' }],
      STROKE,
      'ease-out',
      delay,
    );
  }

  private play(
    element: SVGElement,
    frames: Keyframe[],
    duration: number,
    easing = EASE,
    delay = 0,
  ): Animation | null {
    if (typeof element.animate !== 'function') return null;
    const animation = element.animate(frames, { duration, easing, delay, fill: 'backwards' });
    this.running.add(animation);
    const done = (): void => void this.running.delete(animation);
    animation.finished.then(done, done);
    return animation;
  }
}
