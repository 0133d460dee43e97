import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAgain } from '../src/again';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page.hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('looks now, and again after a while', () => {
  const look = vi.fn();
  const stop = lookAgain(look, 6);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(12_500);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('asks for nothing in the background, and at once when somebody comes back', () => {
  const look = vi.fn();
  const stop = lookAgain(look, 6);
  page.hidden = true;
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});
