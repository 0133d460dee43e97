/* The bots that can be seated, as a chooser shows them. */

/** Who plays unless somebody says otherwise. Not every bot of a title plays all its games: the server finds one that does. */
export const USUAL = 'usual';
const GOOD_FOR_MOST = 'pilot';

/** A server lists the strongest first; people look for their level from the easiest upwards. */
export function levels(bots: readonly string[], label: (bot: string) => string): { value: string; label: string }[] {
  const usual = bots.includes(GOOD_FOR_MOST) ? GOOD_FOR_MOST : bots[0];
  return [...bots].reverse().map((bot) => ({ value: bot === usual ? USUAL : bot, label: label(bot) }));
}

/** The name of a bot that was chosen that way. */
export const nameOf = (value: string, bots: readonly string[]): string =>
  value === USUAL ? (bots.includes(GOOD_FOR_MOST) ? GOOD_FOR_MOST : bots[0]!) : value;
