/* What lies under a pointer: the thing itself, or the nearest one within reach of a finger. */
import type { Spot } from './direction';
import type { Stage } from './stage';

/** The key at a place of the screen that passes a test. */
export function keyAt(stage: Stage, x: number, y: number, reach: number, test: (key: string) => boolean): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    for (let at = element.closest('[data-key]'); at; at = at.parentElement?.closest('[data-key]') ?? null) {
      const key = at.getAttribute('data-key')!;
      if (test(key)) return key;
    }
  }
  let best: string | null = null;
  let least = reach;
  for (const key of stage.keys) {
    if (!test(key)) continue;
    const area = stage.aim(key)!.getBoundingClientRect();
    const far = Math.hypot(Math.max(area.left - x, 0, x - area.right), Math.max(area.top - y, 0, y - area.bottom));
    if (far < least) [best, least] = [key, far];
  }
  return best;
}

/** The middle of a thing on the screen. */
export function spotOf(stage: Stage, key: string): Spot | null {
  const area = stage.aim(key)?.getBoundingClientRect();
  return area ? { key, x: area.left + area.width / 2, y: area.top + area.height / 2 } : null;
}
