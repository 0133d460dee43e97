/* The geometry of pointing. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around some areas, with room to spare; null if there are none. */
export function around(areas: readonly Area[], room: number): Area | null {
  if (areas.length === 0) return null;
  const left = Math.min(...areas.map((area) => area.x)) - room;
  const top = Math.min(...areas.map((area) => area.y)) - room;
  const right = Math.max(...areas.map((area) => area.x + area.width)) + room;
  const bottom = Math.max(...areas.map((area) => area.y + area.height)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The same rectangle, as far as it lies on the board. */
export function within({ x, y, width, height }: Area, [wide, high]: readonly [number, number], margin: number): Area {
  const [left, top] = [Math.max(margin, x), Math.max(margin, y)];
  return {
    x: left,
    y: top,
    width: Math.min(wide - margin, x + width) - left,
    height: Math.min(high - margin, y + height) - top,
  };
}
