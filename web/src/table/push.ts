/* Web Push: being told by the browser when no page is open. Where browser or server cannot, nothing happens. */
import { api } from '../api';
import { settings } from '../settings.svelte';
import { words } from '../words';

/** The worker has no catalogue: its words travel in its address. */
function worker(): Promise<ServiceWorkerRegistration> {
  const { yourMove, yourMoveHelp } = words();
  return navigator.serviceWorker.register(`/sw.js?${new URLSearchParams({ title: yourMove, body: yourMoveHelp })}`);
}

export async function subscribe(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  try {
    const key = await api.pushKey();
    if (!key) return;
    const registration = await worker();
    await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.push(subscription, settings.language);
  } catch {
    // The badge and the notifications of the open page remain.
  }
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await api.stopPush(subscription.endpoint).catch(() => {});
  await subscription.unsubscribe();
}
