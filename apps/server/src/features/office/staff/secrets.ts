import { randomBytes, randomInt } from 'node:crypto';

import { recoveryAlphabetLength, recoveryCodeLength, recoveryCodeOf, staffLimits } from '@farad/domain/staff';

import { keyedHash } from '#kit/keyed-hash.ts';
import { openSealed, sealSecret } from '#kit/seal.ts';
import { sha256 } from '#kit/sha256.ts';

const totpOf = (staffId: number) => ({ purpose: 'staff totp', owner: String(staffId) }) as const;

/** Encrypts the secret of an authenticator for the database. */
export const seal = (secretKey: Buffer, staffId: number, text: string): Buffer =>
  sealSecret(secretKey, totpOf(staffId), text);

/** Decrypts the secret of an authenticator. Throws if it was encrypted with another key or for another staff member. */
export const unseal = (secretKey: Buffer, staffId: number, sealed: Buffer): string =>
  openSealed(secretKey, totpOf(staffId), sealed);

export const recoveryHmac = (secretKey: Buffer, staffId: number, code: string): Buffer =>
  keyedHash(secretKey, 'staff recovery code', String(staffId), code);

/** Returns a keyed hash of an email address for the table of sign-in attempts. */
export const emailHmac = (secretKey: Buffer, email: string): Buffer => keyedHash(secretKey, 'staff address', email);

/** Returns a full set of recovery codes for a staff member. All of them differ. */
export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < staffLimits.recoveryCodeCount) {
    codes.add(recoveryCodeOf(Array.from({ length: recoveryCodeLength }, () => randomInt(recoveryAlphabetLength))));
  }
  return [...codes];
}

export const newLinkToken = (): string => randomBytes(32).toString('base64url');
export const linkHash = (token: string): Buffer => sha256(token);

const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random password of 20 letters and digits, which are 115 bits. */
export const newPassword = (): string =>
  Array.from({ length: 20 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
