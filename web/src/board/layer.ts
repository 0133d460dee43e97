/* Static layers: what is printed, fetched once by its hash and kept. */

const layers = new Map<string, Promise<SVGElement[]>>();

/** Fresh copies of the elements of a layer. */
export async function layer(hash: string): Promise<SVGElement[]> {
  let known = layers.get(hash);
  if (!known) {
    known = load(hash);
    layers.set(hash, known);
    known.catch(() => layers.delete(hash));
  }
  return (await known).map((element) => document.importNode(element, true));
}

async function load(hash: string): Promise<SVGElement[]> {
  const answer = await fetch(`/static/layer/${hash}.svg`);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return parse(await answer.text());
}

export function parse(text: string): SVGElement[] {
  const whole = text.trimStart().startsWith('<svg') ? text : `<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`;
  const parsed = new DOMParser().parseFromString(whole, 'image/svg+xml').documentElement;
  return [...parsed.children] as SVGElement[];
}
