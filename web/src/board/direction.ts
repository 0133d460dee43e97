/* Which thing lies in the direction of an arrow key. */

export interface Spot {
  key: string;
  x: number;
  y: number;
}

export const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot that way, sideways counting double; the farthest one the other way when there is none. */
export function towards(spots: readonly Spot[], from: Spot, [dx, dy]: [number, number]): string | null {
  let best: Spot | null = null;
  let least = Infinity;
  let wrap: Spot | null = null;
  let most = 0;
  for (const spot of spots) {
    if (spot.key === from.key) continue;
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = along + 2 * aside;
    if (along > 1 && far < least) [best, least] = [spot, far];
    const behind = -along - 2 * aside;
    if (-along > 1 && behind > most) [wrap, most] = [spot, behind];
  }
  return (best ?? wrap)?.key ?? null;
}
