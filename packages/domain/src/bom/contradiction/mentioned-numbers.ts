import type { BomLine } from '../row/bom-line.ts';
import { looksLikeMpn } from '../cell/column-values.ts';
import { toLatinLetters } from '../../shared/look-alikes.ts';

const mentionsMax = 4;
const textLengthMax = 300;

const plain = (number: string): string => toLatinLetters(number.toUpperCase()).replace(/[^\p{L}\d]+/gu, '');

/** Splits a number into runs of letters and digits: `SN65HVD75DRB` → SN, 65, HVD, 75, DRB. */
const runsOf = (number: string): readonly string[] => plain(number).match(/\d+|\p{L}+/gu) ?? [];

const longRuns = (number: string): string =>
  runsOf(number)
    .filter((run) => /\d{3}/u.test(run))
    .join(' ');

/**
 * Whether one number may be a shorter or other spelling of the other. True if one contains the other, or if only their
 * beginnings differ (`2N3904` and `MMBT3904`).
 */
export function mayBeOneNumber(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  if (a.includes(b) || b.includes(a)) return true;
  const [letters, others] = [runsOf(one)[0], runsOf(other)[0]];
  return letters !== others && longRuns(one) !== '' && longRuns(one) === longRuns(other);
}

/**
 * Whether two numbers of one family differ in their digits: `AO3400A` and `AO3401A`. Returns false if letters differ
 * first, since that is not conclusive.
 */
export function areSiblings(one: string, other: string): boolean {
  const [a, b] = [runsOf(one), runsOf(other)];
  if (!/\p{L}{2}/u.test(a[0] ?? '') || a[0] !== b[0]) return false;
  const at = a.findIndex((run, place) => run !== b[place]);
  const [own = '', their = ''] = [a[at], b[at]];
  return /\d{2}/u.test(own) && /\d{2}/u.test(their) && !own.startsWith(their) && !their.startsWith(own);
}

const numbersIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .slice(0, textLengthMax)
    .split(/[\s;()|[\]]/u)
    .map((piece) => piece.replace(/,+$/u, ''))
    .flatMap((piece) => [piece, ...piece.split(',')])
    .filter(looksLikeMpn);

/** Returns part numbers in the value and the description that cannot be the same part as the line's own number. */
export function mentionedNumbers({
  mpn,
  value,
  description,
}: Pick<BomLine, 'mpn' | 'value' | 'description'>): readonly string[] {
  if (mpn === null) return [];
  const all = [...new Set([...numbersIn(value), ...numbersIn(description)])];
  return all.filter((one) => !mayBeOneNumber(one, mpn)).slice(0, mentionsMax);
}

/** Returns the number in the value column if it certainly means another part than the line's own; otherwise null. */
export const siblingNumber = ({ mpn, value }: Pick<BomLine, 'mpn' | 'value'>): string | null =>
  mpn === null ? null : (numbersIn(value).find((one) => !mayBeOneNumber(one, mpn) && areSiblings(one, mpn)) ?? null);
