import { createHmac } from 'node:crypto';

/**
 * Returns a keyed hash of 32 bytes, which reveals nothing without the key. The first part names the purpose, so that a
 * hash for one purpose is useless for another. No part may contain a NUL.
 */
export const keyedHash = (secretKey: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secretKey).update(parts.join('\0')).digest();

/** Returns a token of this length for an address. It is derived from the secret key, so it is stored nowhere. */
export const keyedToken = (secretKey: Buffer, purpose: string, length: number): string =>
  keyedHash(secretKey, purpose).toString('base64url').slice(0, length);
