import { beforeEach, describe, expect, it } from 'vitest';
import { ARROWS, towards } from '../src/board/direction';
import { parse } from '../src/board/layer';
import { light } from '../src/board/marks';
import { inside, same, within } from '../src/board/pose';
import { Stage } from '../src/board/stage';
import { fitting, limited, NEAREST } from '../src/board/zoom';
import type { SceneNode } from '../src/protocol';

const card = (key: string, x: number, ...children: SceneNode[]): SceneNode => ({ tag: 'g', key, x, title: key, children });
const label = (text: string): SceneNode => ({ tag: 'text', text, fill: 'chalk', 'font-size': 12 });

const plain = (element: Element): unknown => [
  element.tagName,
  element.getAttributeNames().sort().map((name) => [name, element.getAttribute(name)]),
  [...element.childNodes].map((child) => (child instanceof Element ? plain(child) : child.textContent)),
];

describe('the live layer', () => {
  let layer: SVGElement, stage: Stage;
  beforeEach(() => {
    layer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    document.body.append(layer);
    stage = new Stage(layer);
    Element.prototype.animate = undefined as unknown as Element['animate']; // what leaves must leave at once here
  });
  const keys = (): (string | null)[] => [...layer.querySelectorAll('[data-key]')].map((e) => e.getAttribute('data-key'));

  it('writes tokens as variables and symbols as uses', () => {
    stage.show([
      { tag: 'rect', width: 4, height: 5, fill: '#sky', stroke: 'chalk' },
      { tag: 'use', symbol: 'rocket', size: 48, x: 3, color: 'accent' },
      { tag: 'path', d: 'M0 0H1', stroke: 'ink' },
    ]);
    const [rect, use, path] = [...layer.children];
    expect(rect!.getAttribute('fill')).toBe('url(#sky)');
    expect(rect!.getAttribute('stroke')).toBe('var(--chalk)');
    expect(use!.getAttribute('href')).toBe('#symbol-rocket');
    expect(use!.getAttribute('transform')).toBe('translate(3 0) scale(2)');
    expect(path!.getAttribute('fill')).toBe('none');
    expect(path!.getAttribute('stroke')).toBe('currentColor');
    expect(layer.innerHTML).not.toContain('style=');
  });

  it('keeps the element of a key while it moves, changes and changes its parent', () => {
    stage.show([card('a', 0, label('1')), card('b', 5), { tag: 'g', key: 'hand', x: 100, children: [] }]);
    const a = stage.element('a')!;
    stage.show([card('b', 5), { tag: 'g', key: 'hand', x: 100, children: [card('a', 7, label('2'))] }]);
    expect(stage.element('a')).toBe(a);
    expect(a.parentElement).toBe(stage.element('hand'));
    expect(a.getAttribute('transform')).toBe('translate(7 0)');
    expect(a.textContent).toBe('2');
    expect(keys()).toEqual(['b', 'hand', 'a']);
  });

  it('removes what is gone and follows the order', () => {
    stage.show([card('a', 0), card('b', 1), card('c', 2)]);
    stage.show([card('c', 2), card('a', 0)]);
    expect(keys()).toEqual(['c', 'a']);
    expect(stage.node('b')).toBeNull();
  });

  it('does not touch what is the same object', () => {
    const same = card('a', 0, label('1'));
    stage.show([same]);
    stage.element('a')!.setAttribute('data-mark', 'x');
    stage.show([same, card('b', 1)]);
    expect(stage.element('a')!.getAttribute('data-mark')).toBe('x');
    expect(keys()).toEqual(['a', 'b']);
  });

  it('puts the area to touch on top of the drawing, and takes it away again', () => {
    stage.show([{ tag: 'g', key: 'a', children: [label('1')], target: { tag: 'circle', r: 9 } }]);
    expect(stage.element('a')!.lastElementChild!.getAttribute('class')).toBe('target');
    stage.show([{ tag: 'g', key: 'a', children: [label('1'), label('2')] }]);
    expect([...stage.element('a')!.children].map((e) => e.tagName.toLowerCase())).toEqual(['text', 'text']);
  });

  it('shows some things only while others are looked at', () => {
    const hidden = (key: string, ...when: string[]): SceneNode => ({ tag: 'g', key, when });
    stage.show([card('a', 0), card('b', 1), hidden('price', 'a', 'b'), hidden('tag', 'b')]);
    const lit = (...keys: string[]): string[] => {
      light(layer, new Set(keys));
      return [...layer.querySelectorAll('[data-lit]')].map((e) => e.getAttribute('data-key')!);
    };
    expect(lit()).toEqual([]);
    expect(lit('a')).toEqual(['price']);
    expect(lit('b', 'c')).toEqual(['price', 'tag']);
    expect(lit('c')).toEqual([]);
    stage.show([card('a', 0), { tag: 'g', key: 'price' }]);
    expect(stage.element('price')!.hasAttribute('data-when')).toBe(false);
  });

  it('lets a piece come from where it says, once', () => {
    const frames: unknown[] = [];
    const animate = (keyframes: unknown, options: unknown): unknown => {
      frames.push([keyframes, options]);
      return { finished: new Promise(() => {}), playState: 'running' };
    };
    Element.prototype.animate = animate as unknown as Element['animate'];
    const rocket: SceneNode = {
      tag: 'g', key: 'rocket', x: 5, y: 6, opacity: 0, comes: { x: 1, y: 2, scale: 3, after: 100, takes: 600 },
    };
    stage.show([card('a', 0)]);
    stage.show([card('a', 0), rocket]);
    stage.show([card('a', 0), { ...rocket }]); // the same again
    expect(frames).toHaveLength(1);
    stage.show([{ tag: 'g', key: 'a', comes: { x: 0, y: -9 } }, rocket]); // comes back to where it is
    expect(frames).toHaveLength(2);
    stage.show([card('a', 0), rocket]);
    expect(frames.splice(1)).toHaveLength(1);
    expect(frames).toEqual([
      [
        [
          { transform: 'translate(1px, 2px) rotate(0deg) scale(3)', opacity: 1 },
          { transform: 'translate(5px, 6px) rotate(0deg) scale(1)', opacity: 0 },
        ],
        { duration: 600, easing: 'ease-in-out', delay: 100, fill: 'backwards' },
      ],
    ]);
  });

  it('writes names as text, never as markup', () => {
    stage.show([label('<img src=x onerror=alert(1)>')]);
    expect(layer.querySelector('img')).toBeNull();
    expect(layer.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it('reaches any position from any other', () => {
    let seed = 7;
    const random = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
    const position = (): SceneNode[] => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f'].filter(() => random(3) > 0);
      const hand = names.filter(() => random(2) === 0);
      return [
        ...names.filter((n) => !hand.includes(n)).map((n) => card(n, random(9), ...(random(2) ? [label(`${random(9)}`)] : []))),
        card('hand', random(9), ...hand.map((n) => card(n, random(9)))),
      ];
    };
    for (let i = 0; i < 200; i++) {
      const nodes = position();
      stage.show(nodes);
      const other = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      new Stage(other).show(nodes);
      expect(plain(layer)).toEqual(plain(other));
    }
  });
});

describe('poses', () => {
  it('go in and out again', () => {
    const outer = { x: 3, y: -4, turn: 30, scale: 2 };
    const inner = { x: 5, y: 6, turn: -75, scale: 0.5 };
    expect(same(inside(outer, within(outer, inner)), inner)).toBe(true);
    expect(same(within({ x: 10, y: 0, turn: 90, scale: 2 }, { x: 1, y: 0, turn: 0, scale: 1 }), { x: 10, y: 2, turn: 90, scale: 2 })).toBe(true);
  });
});

describe('the zoom', () => {
  it('shows a wide drawing whole and an upright one across the page', () => {
    expect(fitting([1000, 500], [500, 500])).toBe(0.5);
    expect(fitting([400, 1000], [400, 600])).toBe(1);
  });
  it('stops at the whole drawing and at the nearest', () => {
    expect(limited(0.1, [1000, 500], [500, 500])).toBe(1);
    expect(limited(0.1, [400, 1000], [400, 600])).toBe(0.6);
    expect(limited(99, [1000, 500], [500, 500])).toBe(NEAREST);
  });
});

describe('arrow keys', () => {
  const spots = [
    { key: 'middle', x: 0, y: 0 },
    { key: 'right', x: 10, y: 1 },
    { key: 'far', x: 30, y: 0 },
    { key: 'down', x: 2, y: 12 },
  ];
  it('go to what is nearest that way, and around the edge', () => {
    expect(towards(spots, spots[0]!, ARROWS['ArrowRight']!)).toBe('right');
    expect(towards(spots, spots[0]!, ARROWS['ArrowDown']!)).toBe('down');
    expect(towards(spots, spots[2]!, ARROWS['ArrowRight']!)).toBe('middle');
  });
});

describe('static layers', () => {
  it('are read with or without a document around them', () => {
    for (const text of ['<defs/><g data-layer="static"/>', '<svg xmlns="http://www.w3.org/2000/svg"><defs/><g/></svg>'])
      expect(parse(text)).toHaveLength(2);
  });
});
