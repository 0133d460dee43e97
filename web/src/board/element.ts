/* One node as one SVG element: which attributes it has. Colours are tokens of the palette, which the board sets as
   variables of its style; nothing is written as a style attribute, which the content policy would refuse. */
import type { SceneNode, TargetNode } from '../protocol';
import { attribute, poseOf } from './pose';

const SVG = 'http://www.w3.org/2000/svg';
const SYMBOL_BOX = 24;
const HANDWRITING = "Caveat, 'Segoe Print', 'Comic Sans MS', cursive";

const PAINTS = new Set(['fill', 'stroke', 'color']);
/** Not attributes, or made into others. */
const OWN = new Set(['tag', 'children', 'key', 'title', 'role', 'target', 'text', 'font', 'symbol', 'size', 'turn', 'scale', 'drawn', 'when', 'comes']);

export function create(tag: string): SVGElement {
  return document.createElementNS(SVG, tag);
}

export function paint(token: string): string {
  if (token === 'none') return token;
  if (token === 'ink') return 'currentColor';
  return token.startsWith('#') ? `url(${token})` : `var(--${token})`;
}

export function attributes(node: SceneNode): Map<string, string> {
  const found = new Map<string, string>();
  const placed = node.tag === 'g' || node.tag === 'use';
  for (const [name, value] of Object.entries(node)) {
    if (OWN.has(name) || value === '' || (placed && (name === 'x' || name === 'y'))) continue;
    found.set(name, PAINTS.has(name) ? paint(String(value)) : String(value));
  }
  if (node.tag === 'g') {
    place(found, attribute(poseOf(node)));
    if (node.when?.length) found.set('data-when', node.when.join(' '));
  }
  if (node.tag === 'use') {
    const scale = Math.round((node.size / SYMBOL_BOX) * 1e4) / 1e4;
    place(found, attribute({ x: node.x ?? 0, y: node.y ?? 0, turn: node.turn ?? 0, scale }));
    found.set('href', `#symbol-${node.symbol}`);
  }
  if (node.tag === 'text') {
    // Things say what they are by their titles; their figures read one by one would only be noise.
    found.set('aria-hidden', 'true');
    if (node.font === 'hand') found.set('font-family', HANDWRITING);
  }
  if (isShape(node) && !found.has('fill')) found.set('fill', 'none');
  return found;
}

function place(found: Map<string, string>, transform: string): void {
  if (transform) found.set('transform', transform);
}

function isShape(node: SceneNode): boolean {
  return node.tag === 'rect' || node.tag === 'circle' || node.tag === 'path';
}

/** The outline of the area that can be touched; how it looks is the style sheet's affair. */
export function outline(target: TargetNode): Map<string, string> {
  const names = { rect: ['x', 'y', 'width', 'height', 'rx'], circle: ['cx', 'cy', 'r'], path: ['d'] }[target.tag];
  return new Map(Object.entries(target).flatMap(([name, value]) => (names.includes(name) ? [[name, String(value)]] : [])));
}

export function write(element: Element, wanted: Map<string, string>, had: Map<string, string>): void {
  for (const name of had.keys()) if (!wanted.has(name)) element.removeAttribute(name);
  for (const [name, value] of wanted) if (had.get(name) !== value) element.setAttribute(name, value);
}
