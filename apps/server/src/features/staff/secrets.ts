import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';

import { recoveryAlphabetLength, recoveryCodeLength, recoveryCodeOf, staffLimits } from '@farad/domain/staff';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyFor = (secretKey: Buffer): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', 'staff totp', 32));

/** A secret as the database keeps it; bound to its owner, so that it is useless in another's row. */
export function seal(secretKey: Buffer, staffId: number, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const box = createCipheriv(cipher, keyFor(secretKey), nonce).setAAD(Buffer.from(String(staffId)));
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()]);
  return Buffer.concat([nonce, box.getAuthTag(), sealed]);
}

/** Throws where the secret was sealed under another key, or for somebody else. */
export function unseal(secretKey: Buffer, staffId: number, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const box = createDecipheriv(cipher, keyFor(secretKey), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(String(staffId)))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([box.update(sealed.subarray(nonceBytes + tagBytes)), box.final()]).toString('utf8');
}

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
