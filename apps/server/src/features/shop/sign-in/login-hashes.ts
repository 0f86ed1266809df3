import type { HashedPair, LoginAddress } from '@farad/database/people/sign-in.queries';

import { keyedHash } from '#kit/keyed-hash.ts';

/**
 * Returns the address and the browser as keyed hashes for the database. Without the key, nobody can tell whose they
 * are.
 */
export const hashedPair = (secretKey: Buffer, address: LoginAddress, browser: string): HashedPair => ({
  destinationHash: keyedHash(secretKey, 'login address', address.channel, address.destination),
  browserHash: browserHash(secretKey, browser),
});

export const browserHash = (secretKey: Buffer, browser: string): Buffer =>
  keyedHash(secretKey, 'login browser', browser);

/** Purpose of a code: to sign in, to prove one's own address, or to set a new address. */
export type CodePurpose =
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'proof' | 'contact'; readonly accountId: number };

/**
 * Returns the hashes that a challenge is stored with. They include the purpose and the account, so the code works for
 * nothing else.
 */
export function challengePair(
  secretKey: Buffer,
  address: LoginAddress,
  browser: string,
  purpose: CodePurpose,
): HashedPair {
  const pair = hashedPair(secretKey, address, browser);
  if (purpose.kind === 'sign_in') return pair;
  const { channel, destination } = address;
  const parts = ['code purpose', purpose.kind, String(purpose.accountId), channel, destination];
  return { ...pair, destinationHash: keyedHash(secretKey, ...parts) };
}

/**
 * Returns the hash of the right code. It includes the challenge, the address and the browser (integrations 10.2, item
 * 1).
 */
export const codeHmac = (secretKey: Buffer, challengeId: string, pair: HashedPair, code: string): Buffer =>
  keyedHash(
    secretKey,
    'login code',
    challengeId,
    pair.destinationHash.toString('base64'),
    pair.browserHash.toString('base64'),
    code,
  );
