// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 5;

/** Length of a recovery code without its hyphen: 49 bits. */
export const recoveryCodeLength = 2 * groupLength;

/** Returns a code from random numbers, each below `recoveryAlphabetLength`: `abcde-fgh23`. */
export function recoveryCodeOf(numbers: readonly number[]): string {
  const letters = numbers.map((number) => alphabet.charAt(number));
  return `${letters.slice(0, groupLength).join('')}-${letters.slice(groupLength).join('')}`;
}

export const recoveryAlphabetLength = alphabet.length;

/** A typed second factor: six digits of an authenticator, a recovery code, or null for anything else. */
export type TypedCode = { readonly kind: 'totp' | 'recovery'; readonly code: string } | null;

/** Reads a code; ignores spaces, hyphens and letter case. */
export function readStaffCode(text: string): TypedCode {
  const bare = text.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(bare)) return { kind: 'totp', code: bare };
  if (bare.length !== recoveryCodeLength || [...bare].some((letter) => !alphabet.includes(letter))) return null;
  return { kind: 'recovery', code: `${bare.slice(0, groupLength)}-${bare.slice(groupLength)}` };
}
