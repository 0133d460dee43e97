/* The titles on the shelf, in the chosen language. */
import { api, type Title } from './api';
import { settings } from './settings.svelte';

export const shelf: { titles: Title[]; failed: boolean } = $state({ titles: [], failed: false });

/** Keep the shelf in the language of the page, as long as it is shown. */
export function stock(): void {
  $effect(() => {
    const language = settings.language;
    api.titles(language).then(
      (titles) => {
        if (language === settings.language) Object.assign(shelf, { titles, failed: false });
      },
      () => (shelf.failed = true),
    );
  });
}
