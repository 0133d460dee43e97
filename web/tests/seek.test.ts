import { describe, expect, it } from 'vitest';
import type { Thing } from '../src/api';
import { plain, seek } from '../src/parts/seek';

function thing(id: string, kind: string, name: string, text: string): Thing {
  return { id, kind, name, text, count: 1, size: [10, 10], picture: '<svg/>' };
}

const BOX = [
  thing('1', 'Missions', 'Mission A1', 'Remplissez les deux étages.'),
  thing('2', 'Actions', 'Énergie', 'Tracez une ligne.'),
  thing('3', 'Missions', 'Mission B1', 'Faites le plein d’énergie.'),
];
const ids = (found: ReturnType<typeof seek>): string[] => found.flatMap(({ things }) => things.map(({ id }) => id));

describe('a search in the box', () => {
  it('shows everything by kind when nothing is sought', () => {
    expect(seek(BOX, ' ').map(({ kind, things }) => [kind, things.length])).toEqual([
      ['Missions', 2],
      ['Actions', 1],
    ]);
  });

  it('does not mind accents and capitals', () => {
    expect(plain('Énergie')).toBe('energie');
    expect(ids(seek(BOX, 'ENERGIE'))).toEqual(['2', '3']);
  });

  it('wants every word, wherever it is', () => {
    expect(ids(seek(BOX, 'mission energie'))).toEqual(['3']);
    expect(ids(seek(BOX, 'mission nothing'))).toEqual([]);
  });

  it('can keep to one kind', () => {
    expect(ids(seek(BOX, 'energie', 'Actions'))).toEqual(['2']);
  });
});
