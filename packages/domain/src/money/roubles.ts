import { fail, ok, type Result } from '../shared/result.ts';
import { kopecksPerRouble, neutralCoefficient, unitPricesPerRouble } from './money.ts';
import type { Coefficient, Kopecks, UnitPrice } from './money.ts';

/** Maximum unit price: 100 million ₽. */
export const unitPriceMax = (100_000_000 * unitPricesPerRouble) as UnitPrice;

/**
 * Converts kopecks to roubles, as the specification requires them in JSON. JSON prints at most two decimals of them.
 */
export const toRoubles = (kopecks: Kopecks): number => kopecks / kopecksPerRouble;

/** Converts roubles from JSON (at most 2 decimals) to kopecks; see {@link toRoubles}. */
export const kopecksFromRoubles = (roubles: number): Kopecks => Math.round(roubles * kopecksPerRouble) as Kopecks;

/** Converts a unit price to roubles for JSON, with at most 4 decimals. */
export const unitPriceToRoubles = (unitPrice: UnitPrice): number => unitPrice / unitPricesPerRouble;

/** Rounds a unit price half up to whole kopecks, but never to 0. Feeds and search engines accept only two decimals. */
export const wholeKopecks = (unitPrice: UnitPrice): Kopecks =>
  Math.max(1, Math.round((unitPrice * kopecksPerRouble) / unitPricesPerRouble)) as Kopecks;

/** Formats an amount in roubles with a point and two decimals, for programs: `1.25`. */
export const roublesText = (kopecks: Kopecks): string =>
  `${Math.floor(kopecks / kopecksPerRouble)}.${String(kopecks % kopecksPerRouble).padStart(2, '0')}`;

/** Converts a coefficient to a plain number, the `pricesKoef` of the specification. */
export const coefficientToNumber = (coefficient: Coefficient): number => coefficient / neutralCoefficient;

/**
 * Reads a price in roubles: a JSON number, or a text with comma or point and spaces between thousands (`1 234,5`).
 * Rounds half up to four decimals. The rounding works on the decimal digits, because binary fractions would be inexact.
 */
export function roublesToUnitPrice(roubles: number | string): Result<UnitPrice, 'invalid_input'> {
  const text = String(roubles)
    .trim()
    .replace(/(?<=\d)[ \u00a0\u2009\u202f](?=\d{3}(?!\d))/g, '');
  const match = /^(\d{1,15})(?:[.,](\d{1,30}))?(?:e([+-]\d{1,3}))?$/.exec(text);
  if (!match) return fail('invalid_input');
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const value = shiftHalfUp(whole + fraction, Number(exponent) - fraction.length + 4);
  return value <= unitPriceMax ? ok(value as UnitPrice) : fail('invalid_input');
}

/** Returns the number with these digits × 10^shift, rounded half up to a whole number. */
function shiftHalfUp(digits: string, shift: number): number {
  const cut = digits.length + shift;
  if (cut < 0) return 0;
  const padded = digits.padEnd(cut, '0');
  return Number(BigInt(padded.slice(0, cut))) + (padded.charCodeAt(cut) >= 53 ? 1 : 0);
}
