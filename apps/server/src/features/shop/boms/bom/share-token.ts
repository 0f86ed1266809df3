import { keyedToken } from '#kit/keyed-hash.ts';

const tokenLength = 22;

/**
 * The token of a link to a list, 128 bits: made of what the database keeps and of the key that it does not, so that its
 * owner can be shown it again and nobody who reads the database can use it.
 */
export const shareToken = (secretKey: Buffer, nonce: string): string =>
  keyedToken(secretKey, `parts list ${nonce}`, tokenLength);
