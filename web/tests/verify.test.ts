import { expect, it } from 'vitest';
import { seedHash } from '../src/table/verify';

/* The same fingerprints that the server's own language computes. */
it.each([
  ['7', '68699c4daa56905f5bb7388a592d0d781d8aacd6fa5e342d818dd042d1a6ca66'],
  ['Ünïcode 🚀', '8a7feb8e131a45435ca6c9fef2cd643920201c273698eaacd178c66414fa51e3'],
])('the fingerprint of the seed %s', async (seed, hash) => {
  expect(await seedHash(seed)).toBe(hash);
});
