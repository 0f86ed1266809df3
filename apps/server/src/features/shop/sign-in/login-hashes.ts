import { timingSafeEqual } from 'node:crypto';

import type { HashedPair, LoginAddress } from '@farad/database/people/sign-in.queries';

import { keyedHash } from '#kit/keyed-hash.ts';

/** The address and the browser as the tables know them: without the key nobody can tell whose they are. */
export const hashedPair = (secretKey: Buffer, address: LoginAddress, browser: string): HashedPair => ({
  destinationHash: keyedHash(secretKey, 'login address', address.channel, address.destination),
  browserHash: browserHash(secretKey, browser),
});

export const browserHash = (secretKey: Buffer, browser: string): Buffer =>
  keyedHash(secretKey, 'login browser', browser);

/** What a code is asked for: to sign in, or by a signed-in person to prove an own address or to take a new one. */
export type CodePurpose =
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'proof' | 'contact'; readonly accountId: number };

/** What a challenge is bound to: a code for one purpose, or for one account, is useless for another. */
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

/** What the right code gives: bound to its challenge, address and browser (integrations 10.2, item 1). */
export const codeHmac = (secretKey: Buffer, challengeId: string, pair: HashedPair, code: string): Buffer =>
  keyedHash(
    secretKey,
    'login code',
    challengeId,
    pair.destinationHash.toString('base64'),
    pair.browserHash.toString('base64'),
    code,
  );

/** Compares in a time that tells nothing. */
export const isSameHmac = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
