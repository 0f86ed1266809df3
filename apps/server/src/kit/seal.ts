import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Purpose and owner of an encrypted secret. It cannot be decrypted for another purpose or owner. */
export interface SealedFor {
  readonly purpose: 'staff totp' | 'payment account' | 'provider setting' | 'hook secret';
  readonly owner: string;
}

const keyFor = (secretKey: Buffer, { purpose }: SealedFor): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));

/** Encrypts a secret for the database. */
export function sealSecret(secretKey: Buffer, sealedFor: SealedFor, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const box = createCipheriv(cipher, keyFor(secretKey, sealedFor), nonce).setAAD(Buffer.from(sealedFor.owner));
  const sealed = Buffer.concat([box.update(text, 'utf8'), box.final()]);
  return Buffer.concat([nonce, box.getAuthTag(), sealed]);
}

/** Decrypts a secret. Throws if it was encrypted with another key, for another purpose or for another owner. */
export function openSealed(secretKey: Buffer, sealedFor: SealedFor, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const box = createDecipheriv(cipher, keyFor(secretKey, sealedFor), nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(sealedFor.owner))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([box.update(sealed.subarray(nonceBytes + tagBytes)), box.final()]).toString('utf8');
}
