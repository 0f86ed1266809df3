import { createHmac } from 'node:crypto';

/**
 * What is hashed cannot be told from it without the key: 32 bytes. The first part names the purpose, so that a hash made
 * for one is useless for another. No part holds a NUL.
 */
export const keyedHash = (secretKey: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secretKey).update(parts.join('\0')).digest();

/** The secret part of an address, so many characters: of the secret key, so it needs no place of its own. */
export const keyedToken = (secretKey: Buffer, purpose: string, length: number): string =>
  keyedHash(secretKey, purpose).toString('base64url').slice(0, length);
