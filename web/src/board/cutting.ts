/* A cutting from the board: a small picture of one place, made of copies of whatever is drawn there. */
import { create } from './element';

const MARGIN = 3;
/** What is only there while something is pointed at. */
const PASSING = '[data-when]';

/** Copies of those elements that touch the area, in a picture that shows just that area. */
export function cutting(board: SVGSVGElement, area: Element, drawn: Iterable<Element>): SVGSVGElement {
  const place = area.getBoundingClientRect();
  const picture = create('svg') as SVGSVGElement;
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('viewBox', viewBox(board, place));
  for (const element of drawn) {
    if (element.matches(PASSING)) continue;
    const box = element.getBoundingClientRect();
    const touches = box.left < place.right && box.right > place.left && box.top < place.bottom && box.bottom > place.top;
    if (touches) picture.append(plain(element.cloneNode(true) as Element));
  }
  return picture;
}

function viewBox(board: SVGSVGElement, place: DOMRect): string {
  const inverse = board.getScreenCTM()!.inverse();
  const from = new DOMPoint(place.left, place.top).matrixTransform(inverse);
  const to = new DOMPoint(place.right, place.bottom).matrixTransform(inverse);
  return `${from.x - MARGIN} ${from.y - MARGIN} ${to.x - from.x + 2 * MARGIN} ${to.y - from.y + 2 * MARGIN}`;
}

/** A copy is only to be looked at: it is no button and has no key. */
function plain(copy: Element): Element {
  for (const extra of copy.querySelectorAll(`.target, ${PASSING}`)) extra.remove();
  for (const node of [copy, ...copy.querySelectorAll('*')])
    for (const name of node.getAttributeNames()) if (/^(data-|aria-|role$|tabindex$)/.test(name)) node.removeAttribute(name);
  return copy;
}
