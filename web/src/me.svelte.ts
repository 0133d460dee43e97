/* Who we are to the server: a guest with a name, or somebody with an account. */
import { api, type Person } from './api';
import { words } from './words';

export const me: { person: Person | null } = $state({ person: null });

/** How somebody is called who has not said. */
export function stranger(): { name?: string } {
  return me.person?.name ? {} : { name: words().guest };
}

export async function meet(): Promise<void> {
  me.person = await api.me().catch(() => null);
}
