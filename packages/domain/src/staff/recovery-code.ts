// Letters and digits that look alike are left out.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groupLength = 5;

/** Length of a recovery code without its hyphen. The code has 49 random bits. */
export const recoveryCodeLength = 2 * groupLength;

/** Returns a recovery code from random numbers: `abcde-fgh23`. Each number must be below `recoveryAlphabetLength`. */
export function recoveryCodeOf(numbers: readonly number[]): string {
  const letters = numbers.map((number) => alphabet.charAt(number));
  return `${letters.slice(0, groupLength).join('')}-${letters.slice(groupLength).join('')}`;
}

export const recoveryAlphabetLength = alphabet.length;

/**
 * A second factor that a person typed: six digits of an authenticator app (`totp`), or a recovery code. null = the text
 * is neither.
 */
export type TypedCode = { readonly kind: 'totp' | 'recovery'; readonly code: string } | null;

/** Reads a typed second factor. Spaces, hyphens and letter case make no difference. */
export function readStaffCode(text: string): TypedCode {
  const bare = text.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(bare)) return { kind: 'totp', code: bare };
  if (bare.length !== recoveryCodeLength || [...bare].some((letter) => !alphabet.includes(letter))) return null;
  return { kind: 'recovery', code: `${bare.slice(0, groupLength)}-${bare.slice(groupLength)}` };
}
