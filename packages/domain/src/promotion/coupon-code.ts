/** 32 characters for coupon codes. 0 and O, 1 and I are left out, because people confuse them. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const partLength = 5;

/** Number of random bytes for a code. 10 bytes give 50 bits, so nobody can guess a code. */
export const couponCodeBytes = 2 * partLength;

/** Maximum number of codes that are generated in one step. */
export const couponCodesMax = 500;

/** Maximum length of the prefix that generated codes may share. */
export const couponPrefixMax = 20;

/** Returns a coupon code made from `couponCodeBytes` random bytes, with the prefix before it: `SUMMER-7KQ2M-XW9RA`. */
export function couponCode(prefix: string, bytes: Uint8Array): string {
  const signs = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  const parts = [signs.slice(0, partLength), signs.slice(partLength)];
  return (prefix === '' ? parts : [prefix, ...parts]).join('-');
}
