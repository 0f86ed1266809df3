import { fail, ok, type Result } from '../shared/result.ts';
import { kopecksPerRouble, neutralCoefficient, unitPricesPerRouble } from './money.ts';
import type { Coefficient, Kopecks, UnitPrice } from './money.ts';

/** Dearest piece that a price may name: 100 million ₽. */
export const unitPriceMax = (100_000_000 * unitPricesPerRouble) as UnitPrice;

/** Roubles as the JSON number of the specification's calls; the nearest double, so it prints with 2 decimals at most. */
export const toRoubles = (kopecks: Kopecks): number => kopecks / kopecksPerRouble;

/** Roubles of the wire (2 decimals at most) as the kopecks that are counted with; see {@link toRoubles}. */
export const kopecksFromRoubles = (roubles: number): Kopecks => Math.round(roubles * kopecksPerRouble) as Kopecks;

/** Roubles of one piece as a JSON number, at most 4 decimals. */
export const unitPriceToRoubles = (unitPrice: UnitPrice): number => unitPrice / unitPricesPerRouble;

/**
 * One piece in whole kopecks, for feeds and search engines, whose prices have two decimals: half up, and never free of
 * charge.
 */
export const wholeKopecks = (unitPrice: UnitPrice): Kopecks =>
  Math.max(1, Math.round((unitPrice * kopecksPerRouble) / unitPricesPerRouble)) as Kopecks;

/** `1.25`: roubles as programs write them, always with both decimals. */
export const roublesText = (kopecks: Kopecks): string =>
  `${Math.floor(kopecks / kopecksPerRouble)}.${String(kopecks % kopecksPerRouble).padStart(2, '0')}`;

/** `pricesKoef` as a JSON number. */
export const coefficientToNumber = (coefficient: Coefficient): number => coefficient / neutralCoefficient;

/**
 * Reads a price in roubles: a JSON number, or text with comma or point and spaces between thousands (`1 234,5`). More
 * than 4 decimals round half up by their decimal digits, never by binary ones.
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

/** digits × 10^shift, half up. */
function shiftHalfUp(digits: string, shift: number): number {
  const cut = digits.length + shift;
  if (cut < 0) return 0;
  const padded = digits.padEnd(cut, '0');
  return Number(BigInt(padded.slice(0, cut))) + (padded.charCodeAt(cut) >= 53 ? 1 : 0);
}
