/** Series of preferred numbers for resistors, capacitors and inductors (IEC 60063). */
export const seriesNames = ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'] as const;

export type SeriesName = (typeof seriesNames)[number];

/** Digits of E24 as the standard lists them. No formula gives them. */
const twoDigits = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91];

/** Digits of E192: 100 · 10^(i/192), rounded. The standard has 920 where the formula gives 919. */
const threeDigits = Array.from({ length: 192 }, (_, place) => {
  const rounded = Math.round(100 * 10 ** (place / 192));
  return rounded === 919 ? 920 : rounded;
});

const everyNth = (all: readonly number[], step: number): readonly number[] =>
  all.filter((_, place) => place % step === 0);

/** Significant digits of the values in one decade, in ascending order: two digits up to E24, three digits above. */
const digitsOf: Readonly<Record<SeriesName, readonly number[]>> = {
  E3: everyNth(twoDigits, 8),
  E6: everyNth(twoDigits, 4),
  E12: everyNth(twoDigits, 2),
  E24: twoDigits,
  E48: everyNth(threeDigits, 4),
  E96: everyNth(threeDigits, 2),
  E192: threeDigits,
};

/** Returns the number with these digits, exactly: digits 475 in decade 1 give 4.75 · 10¹. */
const numberOf = (digits: number, decade: number): number => Number(`${digits}e${decade - (digits < 100 ? 1 : 2)}`);

/** Returns the power of ten of the first digit. */
const decadeOf = (value: number): number => Number(value.toExponential().split('e')[1]);

/** Maximum number of decades between the bounds. No kind of component spans more. */
const decadesMax = 24;

/**
 * Returns the values of a series from `from` to `to` inclusive, in ascending order and in base units (ohms, farads).
 * Empty if a bound is not positive, if `to` is below `from`, or if they are more than 24 decades apart.
 */
export function seriesValues(name: SeriesName, from: number, to: number): readonly number[] {
  if (!(from > 0) || !(to >= from) || !Number.isFinite(to)) return [];
  const first = decadeOf(from);
  const last = decadeOf(to);
  if (last - first > decadesMax) return [];
  const decades = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return decades
    .flatMap((decade) => digitsOf[name].map((digits) => numberOf(digits, decade)))
    .filter((value) => value >= from && value <= to);
}

/**
 * Returns the value of a series whose ratio to `value` is nearest to 1. Of two equally near values, it is the lower
 * one. For 4730 it is 4700 in E24 and 4750 in E96. Returns null if `value` is not positive.
 */
export function nearestInSeries(value: number, name: SeriesName): number | null {
  if (!(value > 0) || !Number.isFinite(value)) return null;
  const decade = decadeOf(value);
  const candidates = [...digitsOf[name].map((digits) => numberOf(digits, decade)), numberOf(10, decade + 1)];
  const ratio = (candidate: number): number => Math.abs(Math.log(candidate / value));
  return candidates.reduce((best, candidate) => (ratio(candidate) < ratio(best) ? candidate : best));
}

/** Returns the series with the fewest values that contains this value; null = none. */
export const seriesOf = (value: number): SeriesName | null =>
  seriesNames.find((name) => nearestInSeries(value, name) === value) ?? null;
