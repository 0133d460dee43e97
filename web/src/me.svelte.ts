/* Who we are to the server: a guest with a name, or somebody with an account. */
import { api, type Person } from './api';

export const me: { person: Person | null } = $state({ person: null });

export async function meet(): Promise<void> {
  me.person = await api.me().catch(() => null);
}
