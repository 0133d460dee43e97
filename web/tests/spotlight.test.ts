import { describe, expect, it } from 'vitest';
import { around, within } from '../src/board/spotlight';

describe('pointing', () => {
  const card = { x: 10, y: 20, width: 30, height: 40 };
  const space = { x: 100, y: 10, width: 20, height: 20 };

  it('draws one ring around several things, with room to spare', () => {
    expect(around([card, space], 5)).toEqual({ x: 5, y: 5, width: 120, height: 60 });
  });

  it('draws none around nothing', () => {
    expect(around([], 5)).toBeNull();
  });

  it('stays on the board', () => {
    expect(within({ x: -3, y: 2, width: 50, height: 60 }, [40, 100], 4)).toEqual({ x: 4, y: 4, width: 32, height: 58 });
    expect(within(card, [200, 200], 4)).toEqual(card);
  });
});
