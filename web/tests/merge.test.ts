import { describe, expect, it } from 'vitest';
import type { SceneMessage, SceneNode } from '../src/protocol';
import { applied, merged } from '../src/table/merge';

const piece = (key: string, x = 0): SceneNode => ({ tag: 'g', key, x });
const FACTS = {
  is: 'scene' as const,
  number: 3,
  draft: [],
  asked: true,
  asks: '',
  confirmable: false,
  prompt: '?',
  size: [10, 10] as [number, number],
  title: 't',
  static: 'abc',
  palette: {},
  shown: 0,
  paths: [],
  standing: [],
};

describe('differences between positions', () => {
  const live = [piece('a'), piece('b'), piece('c')];

  it('replaces, removes and adds, and leaves the others the same objects', () => {
    const next = applied(live, { set: { b: piece('b', 5), d: piece('d') }, gone: ['c'] });
    expect(next).toEqual([piece('a'), piece('b', 5), piece('d')]);
    expect(next[0]).toBe(live[0]);
  });

  it('follows a new order', () => {
    const next = applied(live, { set: { d: piece('d') }, gone: ['a'], order: ['d', 'c', 'b'] });
    expect(next.map((node) => (node.tag === 'g' ? node.key : ''))).toEqual(['d', 'c', 'b']);
  });

  it('names a node without a key by its place', () => {
    const loose: SceneNode = { tag: 'rect', width: 1, height: 1 };
    const next = applied([piece('a'), loose], { set: { '#1': { tag: 'rect', width: 9, height: 9 } } });
    expect(next).toEqual([piece('a'), { tag: 'rect', width: 9, height: 9 }]);
  });

  it('asks for everything when there is nothing to differ from', () => {
    const message: SceneMessage = { ...FACTS, diff: { set: { a: piece('a') } } };
    expect(merged(null, message)).toBeNull();
    const first = merged(null, { ...FACTS, live })!;
    expect(first.live).toBe(live);
    expect(merged(first, message)!.live[0]).not.toBe(live[0]);
    expect(merged(first, { ...FACTS, number: 4 })).toMatchObject({ number: 4, live });
  });
});
