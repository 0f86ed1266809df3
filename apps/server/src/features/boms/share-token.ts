import { createHash, createHmac } from 'node:crypto';

const tokenLength = 22;

/**
 * The token of a link to a list, 128 bits: made of what the database keeps and of the key that it does not, so that its
 * owner can be shown it again and nobody who reads the database can use it.
 */
export const shareToken = (secretKey: Buffer, nonce: string): string =>
  createHmac('sha256', secretKey).update(`parts list ${nonce}`).digest('base64url').slice(0, tokenLength);

export const tokenSha256 = (token: string): Buffer => createHash('sha256').update(token).digest();
