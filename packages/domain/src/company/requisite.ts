import { fail, ok, type Result } from '../shared/result.ts';

/**
 * Why a number of a company or bank is invalid:
 * - `form`: wrong number of digits, or other characters;
 * - `zeros`: only zeros, which would pass the checksums;
 * - `check_digit`: the checksum is wrong. `expectedEnding` is the ending that would be valid; null = not revealed,
 * because it would help to invent a bank account.
 */
export type RequisiteProblem =
  | { readonly kind: 'form' }
  | { readonly kind: 'zeros' }
  | { readonly kind: 'check_digit'; readonly expectedEnding: string | null };

export type Requisite<T> = Result<T, RequisiteProblem>;

/** Removes separators that people type: all spaces and dashes. */
const withoutGaps = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, '');

const longestTyped = 64;

/** Returns the typed number without spaces and dashes. Fails if it does not match `form`, or if it has only zeros. */
export function readDigits(text: string, form: RegExp): Requisite<string> {
  const number = text.length > longestTyped ? '' : withoutGaps(text).toUpperCase();
  if (!form.test(number)) return fail({ kind: 'form' });
  return /^0+$/.test(number) ? fail({ kind: 'zeros' }) : ok(number);
}

/** Returns the number if it ends with the expected check digits; otherwise fails. */
export function checkEnding<T extends string>(number: string, expectedEnding: string): Requisite<T> {
  return number.endsWith(expectedEnding) ? ok(number as T) : fail({ kind: 'check_digit', expectedEnding });
}
