import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

import { recoveryAlphabetLength, recoveryCodeLength, recoveryCodeOf, staffLimits } from '@farad/domain/staff';

import { openSealed, sealSecret } from '../../seal.ts';

const totpOf = (staffId: number) => ({ purpose: 'staff totp', owner: String(staffId) }) as const;

/** The secret of an authenticator as the database keeps it. */
export const seal = (secretKey: Buffer, staffId: number, text: string): Buffer =>
  sealSecret(secretKey, totpOf(staffId), text);

/** Throws where the secret was sealed under another key, or for somebody else. */
export const unseal = (secretKey: Buffer, staffId: number, sealed: Buffer): string =>
  openSealed(secretKey, totpOf(staffId), sealed);

const keyed = (secretKey: Buffer, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', secretKey).update(parts.join('\0')).digest();

export const recoveryHmac = (secretKey: Buffer, staffId: number, code: string): Buffer =>
  keyed(secretKey, 'staff recovery code', String(staffId), code);

/** The address as the table of tries knows it. */
export const emailHmac = (secretKey: Buffer, email: string): Buffer => keyed(secretKey, 'staff address', email);

/** As many as are given out at once, all different. */
export function newRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < staffLimits.recoveryCodeCount) {
    codes.add(recoveryCodeOf(Array.from({ length: recoveryCodeLength }, () => randomInt(recoveryAlphabetLength))));
  }
  return [...codes];
}

export const newLinkToken = (): string => randomBytes(32).toString('base64url');
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();

const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 letters and digits: 115 bits. */
export const newPassword = (): string =>
  Array.from({ length: 20 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
