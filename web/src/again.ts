/** Looking again at what others may have changed: now and then while somebody sees the page, and at once when they come
   back to it. A page in the background asks for nothing. */

/** Calls `look` now and from time to time; returns how to stop. */
export function lookAgain(look: () => void, seconds: number): () => void {
  const seen = (): void => {
    if (!document.hidden) look();
  };
  look();
  const timer = setInterval(seen, 1000 * seconds);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
