/* Calling somebody back who looks elsewhere: the tab's title and icon, the app's badge, and a notification if allowed. */
import { settings } from '../settings.svelte';

const ICONS = { rest: '/icon.svg', turn: '/icon-turn.svg' };

/** Show in the tab whether it is this person's move. */
export function badge(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = turn ? ICONS.turn : ICONS.rest;
  if (turn) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

export const canNotify = (): boolean => 'Notification' in window;

/** Ask the browser; true if notifications may be shown. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === 'granted' || (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, icon: ICONS.turn, tag: location.pathname });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // Some phones only let a service worker notify; the badge must do there.
  }
}
