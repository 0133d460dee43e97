import { describe, expect, it } from 'vitest';
import { de } from '../src/words/de';
import { en, type Words } from '../src/words/en';
import { fr } from '../src/words/fr';

/* The compiler makes sure that no word is missing; here, that none was left in English or in pieces. */

/** Words that are the same in two languages. */
const SAME = { fr: ['licences', 'table', 'position', 'minutes', 'clockBudget', 'points'], de: ['chat'] };
const FIGURES: Record<string, unknown[]> = {
  playerCount: [3],
  playerRange: [2, 6],
  minutes: ['30'],
  weight: [2],
  weightName: [2.5],
  showAll: [12],
  waitingForSeats: [2],
  waitingFor: [['Ada', 'Grace']],
  botsHelp: [2],
  bot: ['random'],
  botHelp: ['cadet'],
  botLevelOf: [2],
  otherwise: ['x'],
  winsAbout: [62],
  choice: ['random'],
  waitingForFriends: [2],
  seat: [1],
  days: [3],
  lookingAt: ['Ada'],
  handCount: [5],
  remarkOf: [2, 9],
  pointsNow: [12],
  moves: [4],
  takeOut: ['x'],
  suggestion: ['x'],
  showPosition: [7],
  positionOf: [3, 9],
  thingsFound: [12],
  wins: [['Ada', 'Grace']],
  chapters: [8],
  chapterOf: [3, 8],
  decides: ['Ada'],
  wasDecided: ['Ada'],
  takeBranch: ['x'],
  playChapter: [2],
  starCount: [3],
  lastChapter: ['x'],
  points: [12],
  place: [2],
  crewWaits: [2],
  replayChapter: ['x'],
};

function told(words: Words, key: keyof Words): string {
  const word = words[key];
  return typeof word === 'string' ? word : (word as (...figures: unknown[]) => string)(...(FIGURES[key] ?? []));
}

describe.each([
  ['fr', fr],
  ['de', de],
] as const)('the words in %s', (language, words) => {
  const keys = Object.keys(en) as (keyof Words)[];

  it('are all there', () => {
    expect(Object.keys(words).sort()).toEqual([...keys].sort());
  });

  it.each(keys)('%s', (key) => {
    const text = told(words, key);
    expect(text.trim()).toBe(text);
    expect(text).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\{|\}/);
    if (!(SAME[language] as string[]).includes(key)) expect(text).not.toBe(told(en, key));
    for (const figure of (FIGURES[key] ?? []).flat())
      if (typeof figure === 'number' && key !== 'weightName') expect(text).toContain(String(figure));
    if (typeof en[key] === 'string' && /[.…?!]$/.test(en[key])) expect(text).toMatch(/[.…?!]$/);
  });
});
