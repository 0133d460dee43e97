/* What a person has chosen for this browser: language, looks, motion, sounds. Kept in the browser, shared by its tabs. */

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  language: Language;
  theme: 'system' | 'dark' | 'light';
  palette: 'night' | 'colour-blind';
  motion: 'system' | 'full' | 'still';
  sounds: boolean;
  autoConfirm: boolean;
  notify: boolean;
  /** The board has the whole window; players, log and chat are put away. */
  folded: boolean;
}

const STORE = 'cosmodrome.settings';
const ALLOWED = {
  language: LANGUAGES,
  theme: ['system', 'dark', 'light'],
  palette: ['night', 'colour-blind'],
  motion: ['system', 'full', 'still'],
  sounds: [false, true],
  autoConfirm: [false, true],
  notify: [false, true],
  folded: [false, true],
} as const satisfies { [Name in keyof Choices]: readonly Choices[Name][] };

function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? 'en';
}

function read(): Choices {
  const choices: Choices = {
    language: spoken(),
    theme: 'system',
    palette: 'night',
    motion: 'system',
    sounds: false,
    autoConfirm: false,
    notify: false,
    folded: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, unknown>;
    for (const [name, allowed] of Object.entries(ALLOWED))
      if ((allowed as readonly unknown[]).includes(kept[name])) Object.assign(choices, { [name]: kept[name] });
  } catch {
    // A browser that keeps nothing, or keeps nonsense, gets the defaults.
  }
  return choices;
}

export const settings: Choices = $state(read());

const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ dark: dark.matches, calm: calm.matches });
dark.addEventListener('change', () => (system.dark = dark.matches));
calm.addEventListener('change', () => (system.calm = calm.matches));

addEventListener('storage', (event) => {
  if (event.key === STORE) Object.assign(settings, read());
});

export function pace(): 'full' | 'still' {
  return settings.motion === 'system' ? (system.calm ? 'still' : 'full') : settings.motion;
}

/** Keep and show what is chosen, from now on. */
export function follow(): void {
  $effect(() => {
    try {
      localStorage.setItem(STORE, JSON.stringify(settings));
    } catch {
      // Then it lasts as long as the page.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['theme'] = settings.theme === 'system' ? (system.dark ? 'dark' : 'light') : settings.theme;
    root.dataset['motion'] = pace();
    root.dataset['palette'] = settings.palette;
  });
}
