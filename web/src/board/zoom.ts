/* How large the board is drawn. The frame around it scrolls, as everything on a page does; this only says how far one
   may go, and how large it is at first. */

export type Size = readonly [width: number, height: number];

export const NEAREST = 6;

/** Pixels per unit at first: the whole drawing, but one that stands upright fits the width and is scrolled. */
export function fitting([width, height]: Size, [wide, high]: Size): number {
  const whole = Math.min(wide / width, high / height);
  return height > width ? wide / width : whole;
}

/** A zoom that neither loses the drawing nor drowns in it. */
export function limited(zoom: number, size: Size, frame: Size): number {
  const [width, height] = size;
  const whole = Math.min(frame[0] / width, frame[1] / height);
  return Math.min(NEAREST, Math.max(whole / fitting(size, frame), zoom));
}
