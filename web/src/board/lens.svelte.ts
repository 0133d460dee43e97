/* Looking closer: the board grows inside a frame that scrolls, by wheel, by two fingers or by buttons. */
import { fitting, limited, type Size } from './zoom';

export class Lens {
  zoom = $state(1);
  /** The frame's own size. */
  frame: Size = $state.raw([0, 0]);
  private spread = 0;

  constructor(
    private readonly board: () => SVGSVGElement,
    private readonly holder: () => HTMLElement,
    private readonly size: () => Size,
    /** The board has moved under the pointer. */
    private readonly moved: () => void,
  ) {}

  /** Watch the frame; returns how to stop. */
  watch(): () => void {
    const holder = this.holder();
    const watcher = new ResizeObserver(() => (this.frame = [holder.clientWidth, holder.clientHeight]));
    watcher.observe(holder);
    holder.addEventListener('wheel', this.wheel, { passive: false });
    holder.addEventListener('touchstart', this.pinch, { passive: false });
    holder.addEventListener('touchmove', this.pinch, { passive: false });
    return () => watcher.disconnect();
  }

  /** Draw the board as large as it shall be. */
  fit(): void {
    const [width, height] = this.size();
    const scale = fitting([width, height], this.frame) * this.zoom;
    if (!(scale > 0)) return;
    this.board().style.width = `${width * scale}px`;
    this.board().style.height = `${height * scale}px`;
  }

  /** Zoom with the middle of the frame staying where it is. */
  by(factor: number): void {
    const view = this.holder().getBoundingClientRect();
    this.at(factor, view.left + view.width / 2, view.top + view.height / 2);
  }

  /** If none of these places is in sight, go to the first. */
  reveal(areas: DOMRect[], smooth: boolean): void {
    const view = this.holder().getBoundingClientRect();
    const first = areas[0];
    const seen = (a: DOMRect): boolean =>
      a.top < view.bottom - 20 && a.bottom > view.top + 20 && a.left < view.right && a.right > view.left;
    if (!first || areas.some(seen)) return;
    this.holder().scrollBy({
      left: first.left + first.width / 2 - view.left - view.width / 2,
      top: first.top + first.height / 2 - view.top - view.height / 2,
      behavior: smooth ? 'smooth' : 'instant',
    });
  }

  /** Bring all of these places into the middle, unless all of them are in sight. */
  gather(areas: DOMRect[], smooth: boolean): void {
    if (areas.length === 0) return;
    const view = this.holder().getBoundingClientRect();
    const [left, right] = [Math.min(...areas.map((a) => a.left)), Math.max(...areas.map((a) => a.right))];
    const [top, bottom] = [Math.min(...areas.map((a) => a.top)), Math.max(...areas.map((a) => a.bottom))];
    if (left >= view.left - 1 && right <= view.right + 1 && top >= view.top - 1 && bottom <= view.bottom + 1) return;
    this.holder().scrollBy({
      left: (left + right) / 2 - view.left - view.width / 2,
      top: (top + bottom) / 2 - view.top - view.height / 2,
      behavior: smooth ? 'smooth' : 'instant',
    });
  }

  /** Zoom with one point of the page staying where it is. */
  private at(factor: number, x: number, y: number): void {
    const was = this.board().getBoundingClientRect();
    const [left, top] = [(x - was.left) / was.width, (y - was.top) / was.height];
    this.zoom = limited(this.zoom * factor, this.size(), this.frame);
    this.fit();
    const now = this.board().getBoundingClientRect();
    this.holder().scrollLeft += now.left + left * now.width - x;
    this.holder().scrollTop += now.top + top * now.height - y;
    this.moved();
  }

  private readonly wheel = (event: WheelEvent): void => {
    const holder = this.holder();
    const [width, height] = this.size();
    const scrolls = height > width && holder.scrollHeight > holder.clientHeight + 1;
    if (scrolls && !event.ctrlKey) return;
    event.preventDefault();
    this.at(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX, event.clientY);
  };

  private readonly pinch = (event: TouchEvent): void => {
    const [one, two] = event.touches;
    if (!one || !two) {
      this.spread = 0;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
    if (this.spread) this.at(distance / this.spread, (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
    this.spread = distance;
  };
}
