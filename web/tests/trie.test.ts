import { describe, expect, it } from 'vitest';
import type { Path } from '../src/protocol';
import { below, FLAT, grow, later, menu, reach, touch } from '../src/table/trie';

const path = (notation: string, ...keys: string[]): Path => ({ notation, keys, label: `move ${notation}` });

const PATHS = [
  path('a1', 'card-a', 'space-1'),
  path('a2', 'card-a', 'space-2'),
  path('b2', 'card-b', 'space-2'),
  path('c3x', 'card-c', 'space-3'),
  path('c3y', 'card-c', 'space-3'),
  path('pass', 'pass'),
];

describe('the tree of moves', () => {
  const root = grow(PATHS);

  it('begins with the first keys and counts what lies below', () => {
    expect([...root.next.keys()]).toEqual(['card-a', 'card-b', 'card-c', 'pass']);
    expect(root.count).toBe(6);
    expect(root.next.get('card-a')!.count).toBe(2);
    expect(below(root).map((p) => p.notation)).toEqual(['a1', 'a2', 'b2', 'c3x', 'c3y', 'pass']);
  });

  it('narrows with each touch and plays at the end', () => {
    expect(touch(root, [], 'card-a')).toEqual({ kind: 'on', chosen: ['card-a'] });
    expect(touch(root, ['card-a'], 'space-2')).toEqual({ kind: 'play', path: PATHS[1] });
  });

  it('plays at once where only one move is left', () => {
    expect(touch(root, [], 'pass')).toEqual({ kind: 'play', path: PATHS[5] });
    expect(touch(root, [], 'card-b')).toEqual({ kind: 'play', path: PATHS[2] });
  });

  it('asks when one place means several moves', () => {
    expect(touch(root, ['card-c'], 'space-3')).toEqual({
      kind: 'choose',
      chosen: ['card-c', 'space-3'],
      paths: [PATHS[3], PATHS[4]],
    });
  });

  it('takes a later key first as a short cut', () => {
    expect([...later(root)]).toEqual(['space-1', 'space-2', 'space-3']);
    expect(touch(root, [], 'space-1')).toEqual({ kind: 'play', path: PATHS[0] });
    expect(touch(root, [], 'space-2')).toEqual({ kind: 'choose', chosen: [], paths: [PATHS[1], PATHS[2]] });
  });

  it('knows nothing of other keys and of lost places', () => {
    expect(touch(root, [], 'moon')).toEqual({ kind: 'nothing' });
    expect(touch(root, ['card-a'], 'space-3')).toEqual({ kind: 'nothing' });
    expect(reach(root, ['card-a', 'space-9'])).toBeNull();
  });

  it('offers a move that ends where others go on when its last key is touched again', () => {
    const tree = grow([path('short', 'die'), path('long', 'die', 'slot'), path('other', 'die', 'slot-2')]);
    expect(touch(tree, [], 'die')).toEqual({ kind: 'on', chosen: ['die'] });
    expect(touch(tree, ['die'], 'die')).toMatchObject({ kind: 'play', path: { notation: 'short' } });
  });

  it('takes two places for one move as one move', () => {
    const tree = grow([path('same', 'card-a', 'space'), path('same', 'card-b', 'space'), path('pass', 'pass')]);
    expect(touch(tree, [], 'space')).toMatchObject({ kind: 'play', path: { notation: 'same' } });
    expect(menu(tree)).toHaveLength(2);
  });

  it('lets a path come back to a key', () => {
    const tree = grow([path('swap', 'x', 'y', 'x'), path('take', 'x', 'y')]);
    expect(touch(tree, ['x', 'y'], 'x')).toMatchObject({ kind: 'play', path: { notation: 'swap' } });
  });
});

describe('the menu', () => {
  it('lists few moves one by one', () => {
    expect(menu(grow(PATHS)).map((entry) => entry.kind)).toEqual(Array(6).fill('move'));
  });

  it('groups many moves by the next key and reaches every one of them', () => {
    const many = Array.from({ length: 40 }, (_, i) => path(`${i}`, `card-${i % 3}`, `space-${i}`));
    const root = grow([...many, path('pass', 'pass')]);
    expect(menu(root)).toEqual([
      { kind: 'more', key: 'card-0', count: 14 },
      { kind: 'more', key: 'card-1', count: 13 },
      { kind: 'more', key: 'card-2', count: 13 },
      { kind: 'move', path: path('pass', 'pass') },
    ]);
    const offered = ['card-0', 'card-1', 'card-2'].flatMap((key) => menu(reach(root, [key])!));
    expect(offered).toHaveLength(40);
    expect(offered.length).toBeGreaterThan(FLAT);
    expect(offered.every((entry) => entry.kind === 'move')).toBe(true);
  });
});
