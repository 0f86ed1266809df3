import type { Unit } from '@farad/domain/category';
import { inEachLocale, type LocalizedText } from '@farad/domain/shared';
import { formatNumber } from './format.ts';

/**
 * A preferred value, as three significant digits (100–999) and the decade of the first digit: 4.7 kΩ = { digits: 470,
 * decade: 3 }. Ordering codes are made from these integers, because floats have rounding errors.
 */
export interface Value {
  readonly digits: number;
  readonly decade: number;
  /** The value in the base unit. */
  readonly si: number;
  /** Coarsest E series that has the value: 0 = E3 (1, 2.2, 4.7), 1 = E12, 2 = E24, 3 = E96, 4 = E192. */
  readonly tier: number;
  readonly text: LocalizedText;
}

export const e12: readonly number[] = [100, 120, 150, 180, 220, 270, 330, 390, 470, 560, 680, 820];
export const e24: readonly number[] = [
  100, 110, 120, 130, 150, 160, 180, 200, 220, 240, 270, 300, 330, 360, 390, 430, 470, 510, 560, 620, 680, 750, 820,
  910,
];

/**
 * Returns the values of an E series with 48 or more steps, as three digits (IEC 60063). They are rounded powers of ten,
 * with the exception 9.20.
 */
const precise = (steps: number): readonly number[] =>
  Array.from({ length: steps }, (_, step) => {
    const digits = Math.round(100 * 10 ** (step / steps));
    return digits === 919 ? 920 : digits;
  });
export const e96: readonly number[] = precise(96);
export const e192: readonly number[] = precise(192);

const e3 = new Set([100, 220, 470]);
const inE12 = new Set(e12);
const inE24 = new Set(e24);
const inE96 = new Set(e96);

const tierOf = (digits: number): number => {
  if (e3.has(digits)) return 0;
  if (inE12.has(digits)) return 1;
  if (inE24.has(digits)) return 2;
  return inE96.has(digits) ? 3 : 4;
};

/** Returns the preferred value with these digits, in the base unit `unit`. */
export const valueAt = (digits: number, decade: number, unit: Unit): Value => {
  const si = Number(`${digits}e${decade - 2}`);
  return { digits, decade, si, tier: tierOf(digits), text: inEachLocale((locale) => formatNumber(si, unit, locale)) };
};

/**
 * Returns the values of a series from `from` to `to` (both included, in the base unit). They are ordered by tier, then
 * by distance from `centre`.
 */
export const valuesOf = (
  series: readonly number[],
  unit: Unit,
  [from, to]: readonly [number, number],
  centre: number,
): readonly Value[] => {
  const values: Value[] = [];
  for (let decade = Math.floor(Math.log10(from) + 1e-9); decade <= Math.log10(to) + 1e-9; decade += 1) {
    for (const digits of series) {
      const value = valueAt(digits, decade, unit);
      if (value.si >= from * 0.999_999 && value.si <= to * 1.000_001) values.push(value);
    }
  }
  const distance = (value: Value): number => Math.abs(Math.log10(value.si / centre));
  return values.sort((a, b) => a.tier - b.tier || distance(a) - distance(b) || a.si - b.si);
};

/** E24 and E192 together: the values of thin film and 1 % chip series. */
export const e24AndE192: readonly number[] = [...new Set([...e24, ...e192])].sort((a, b) => a - b);
export const e24AndE96: readonly number[] = [...new Set([...e24, ...e96])].sort((a, b) => a - b);
