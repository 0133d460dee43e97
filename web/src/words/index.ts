/* The page's own words in the chosen language. What a game says comes from the server, in the same language. */
import { settings, type Language } from '../settings.svelte';
import { de } from './de';
import { en, type Words } from './en';
import { fr } from './fr';

export const CATALOGUES: Record<Language, Words> = { en, fr, de };
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

/** The words now; read it where they are shown, so that they follow the setting. */
export const words = (): Words => CATALOGUES[settings.language];
