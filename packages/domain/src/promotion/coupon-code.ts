/** 32 characters that are not confused when read aloud or typed: no 0 and O, no 1 and I. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const partLength = 5;

/** Number of random bytes per code; 10 bytes give 50 bits, so that codes cannot be guessed. */
export const couponCodeBytes = 2 * partLength;

/** Maximum number of codes generated at once. */
export const couponCodesMax = 500;

/** Maximum length of a common prefix. */
export const couponPrefixMax = 20;

/** Returns a code from `couponCodeBytes` random bytes after an optional prefix: `SUMMER-7KQ2M-XW9RA`. */
export function couponCode(prefix: string, bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  const parts = [signs.slice(0, partLength), signs.slice(partLength)];
  return (prefix === '' ? parts : [prefix, ...parts]).join('-');
}
