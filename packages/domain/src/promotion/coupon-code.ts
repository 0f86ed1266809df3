/** Signs that nobody takes for another when he reads them out or types them: no 0 and O, no 1 and I. 32 of them. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const partLength = 5;

/** Bytes of chance that a code is made of: 50 bits of each 10 bytes, so that none is guessed. */
export const couponCodeBytes = 2 * partLength;

/** Most codes that are drawn at once. */
export const couponCodesMax = 500;

/** Longest beginning that generated codes may share. */
export const couponPrefixMax = 20;

/** A code of random bytes, `couponCodeBytes` of them, after a beginning that may be empty: `SUMMER-7KQ2M-XW9RA`. */
export function couponCode(prefix: string, bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  const parts = [signs.slice(0, partLength), signs.slice(partLength)];
  return (prefix === '' ? parts : [prefix, ...parts]).join('-');
}
