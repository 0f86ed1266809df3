import { keyedToken } from '#kit/keyed-hash.ts';

const tokenLength = 22;

/**
 * Returns the token of a link to a list, 128 bits, computed from a nonce in the database and the secret key. So it can
 * be shown to the owner again, and a reader of the database cannot use it.
 */
export const shareToken = (secretKey: Buffer, nonce: string): string =>
  keyedToken(secretKey, `parts list ${nonce}`, tokenLength);
