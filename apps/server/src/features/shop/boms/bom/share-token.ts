import { keyedToken } from '#kit/keyed-hash.ts';

const tokenLength = 22;

/**
 * Returns the token of a link to a parts list: 128 bits, computed from a nonce in the database and the secret key. The
 * token can therefore be shown to the owner again, but nobody can compute it from the database alone.
 */
export const shareToken = (secretKey: Buffer, nonce: string): string =>
  keyedToken(secretKey, `parts list ${nonce}`, tokenLength);
