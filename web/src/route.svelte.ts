/* Where in the site we are: a path and its query, with the browser's own history. */

export const route = $state({ path: location.pathname, query: location.search });

addEventListener('popstate', () => arrive());

function arrive(): void {
  route.path = location.pathname;
  route.query = location.search;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const changed = route.path !== location.pathname;
  arrive();
  if (changed) scrollTo(0, 0);
}

/** Follow links inside the site without loading the page anew. */
export function links(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.pathname.includes('.') || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
