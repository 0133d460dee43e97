/* What can be done with each thing on the board, written on its element: the style sheet makes it glow, the keyboard and
   the screen reader find a button. The area to touch is the button; the drawing around it is only a picture. */
import type { GroupNode } from '../protocol';
import type { Choice } from '../table/choice.svelte';
import type { Stage } from './stage';

export interface Marking {
  choice: Choice;
  /** The keys of a move that a bot would make. */
  hinted: ReadonlySet<string>;
  /** Where the keyboard is. */
  walker: string;
  /** May seats be touched, to see their boards? */
  seats: boolean;
}

/** The seat that a key stands for: scenes call them `seat.0`, `seat.1` and so on. */
export function seatOf(key: string): number | null {
  const match = /^seat\.(\d+)$/.exec(key);
  return match ? Number(match[1]) : null;
}

export function mark(stage: Stage, { choice, hinted, walker, seats }: Marking): void {
  const { next, later, chosen } = choice;
  for (const key of stage.keys) {
    const [element, node, button] = [stage.element(key)!, stage.node(key)!, stage.button(key)];
    const legal = chosen.includes(key) ? 'chosen' : next.has(key) ? 'next' : later.has(key) ? 'later' : '';
    const seat = seats && button !== null && seatOf(key) !== null;
    const touchable = legal === 'next' || legal === 'chosen' || seat;
    const leadsOn = next.has(key) && (choice.at.next.get(key)?.next.size ?? 0) > 0;
    const title = node.title ?? '';
    set(element, 'data-legal', legal);
    set(element, 'data-hint', hinted.has(key) ? 'yes' : '');
    set(element, 'data-drag', leadsOn ? 'yes' : '');
    set(element, 'data-touchable', touchable ? 'yes' : '');
    set(element, 'role', touchable || !title ? '' : holdsThings(node) ? 'group' : 'img');
    set(element, 'aria-label', touchable ? '' : title);
    if (!button) continue;
    set(button, 'role', touchable ? 'button' : '');
    set(button, 'aria-label', touchable ? title : '');
    set(button, 'aria-pressed', legal === 'chosen' ? 'true' : '');
    set(button, 'tabindex', !touchable ? '' : key === walker || (seat && !legal) ? '0' : '-1');
  }
}

/** Show what waits for one of these things to be looked at, and nothing else of its kind. */
export function light(layer: Element, looked: ReadonlySet<string>): void {
  for (const element of layer.querySelectorAll('[data-when]')) {
    const wanted = element.getAttribute('data-when')!.split(' ').some((key) => looked.has(key));
    set(element, 'data-lit', wanted ? 'yes' : '');
  }
}

function holdsThings(node: GroupNode): boolean {
  return node.children?.some((child) => child.tag === 'g' && child.key) ?? false;
}

function set(element: Element, name: string, value: string): void {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
