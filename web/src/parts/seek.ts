/* Searching as people type: small letters, no accents, every word somewhere in what is said of a thing. */
import type { Thing } from '../api';

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLocaleLowerCase();
}

/** The things of a kind (empty: of all) in which every word is found, by kind, in the order of the box. */
export function seek(things: readonly Thing[], wanted: string, kind = ''): { kind: string; things: Thing[] }[] {
  const sought = plain(wanted).split(/\s+/).filter(Boolean);
  const found = new Map<string, Thing[]>();
  for (const thing of things) {
    if (kind && thing.kind !== kind) continue;
    const told = plain(`${thing.name} ${thing.text} ${thing.kind}`);
    if (!sought.every((word) => told.includes(word))) continue;
    if (!found.has(thing.kind)) found.set(thing.kind, []);
    found.get(thing.kind)!.push(thing);
  }
  return [...found].map(([kind, things]) => ({ kind, things }));
}
