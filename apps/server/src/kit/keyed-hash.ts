import { createHmac } from 'node:crypto';

/**
 * Returns a keyed hash of 32 bytes, which reveals nothing to anyone without the key. The first part names the purpose,
 * so that a hash for one purpose is of no use for another. No part may contain a NUL character.
 */
export const keyedHash = (secretKey: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secretKey).update(parts.join('\0')).digest();

/** Returns a secret text of this length for a URL. It is derived from the secret key, so it need not be stored. */
export const keyedToken = (secretKey: Buffer, purpose: string, length: number): string =>
  keyedHash(secretKey, purpose).toString('base64url').slice(0, length);
