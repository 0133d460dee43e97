/* Fair play, checked by the page itself: the hash shown at the start must be the hash of the seed told at the end. */

const PERSON = 'cosmodrome hash';

export async function seedHash(seed: string): Promise<string> {
  const { blake2b } = await import('@noble/hashes/blake2.js');
  const bytes = new TextEncoder();
  const personalization = new Uint8Array(16);
  personalization.set(bytes.encode(PERSON));
  const hash = blake2b(bytes.encode(seed), { dkLen: 32, personalization });
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
