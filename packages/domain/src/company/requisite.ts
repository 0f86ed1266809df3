import { fail, ok, type Result } from '../shared/result.ts';

/**
 * Why a number of a company's or a bank's cannot be one.
 * - `form`: not so many digits, or other signs;
 * - `zeros`: nothing but zeros, which would pass the sums;
 * - `check_digit`: the sum does not come out; `expectedEnding` is how the number would have to end after its other
 *   digits, null where telling it would help to make up a bank account.
 */
export type RequisiteProblem =
  | { readonly kind: 'form' }
  | { readonly kind: 'zeros' }
  | { readonly kind: 'check_digit'; readonly expectedEnding: string | null };

export type Requisite<T> = Result<T, RequisiteProblem>;

/** What people type between digits: spaces of every width, dashes. */
const withoutGaps = (text: string): string => text.replace(/[\s\u2010-\u2015-]/g, '');

const longestTyped = 64;

/** A typed number without its gaps where it is of the form; all zeros are refused. */
export function readDigits(text: string, form: RegExp): Requisite<string> {
  const number = text.length > longestTyped ? '' : withoutGaps(text).toUpperCase();
  if (!form.test(number)) return fail({ kind: 'form' });
  return /^0+$/.test(number) ? fail({ kind: 'zeros' }) : ok(number);
}

/** Passes where the number ends as its other digits demand. */
export function checkEnding<T extends string>(number: string, expectedEnding: string): Requisite<T> {
  return number.endsWith(expectedEnding) ? ok(number as T) : fail({ kind: 'check_digit', expectedEnding });
}
