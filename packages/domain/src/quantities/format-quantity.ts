import type { Unit } from '../category/category.ts';
import type { Locale } from '../shared/locale.ts';
import { decimalOf, formatDecimal, formatNumber, nonBreakingSpace, type Decimal } from './format-number.ts';
import { prefixSymbols } from './prefix.ts';
import { binaryUnits, unitSymbols } from './unit-symbol.ts';

/**
 * Powers of ten of the prefixes that are shown for a unit, in ascending order. Prefixes that nobody uses are left out,
 * such as millifarads.
 */
export const shownExponents: Readonly<Partial<Record<Unit, readonly number[]>>> = {
  ohm: [-6, -3, 0, 3, 6, 9],
  farad: [-12, -9, -6, 0],
  henry: [-9, -6, -3, 0],
  hertz: [0, 3, 6, 9],
  volt: [-6, -3, 0, 3],
  ampere: [-12, -9, -6, -3, 0, 3],
  watt: [-6, -3, 0, 3],
  metre: [-9, -6, -3, 0, 3],
  second: [-12, -9, -6, -3, 0],
  candela: [-3, 0],
  gram: [-3, 0, 3],
  newton: [-3, 0, 3],
  ampere_hour: [-3, 0],
  bit_per_second: [0, 3, 6, 9],
  siemens: [-6, -3, 0],
};

/** From this power of ten on, a value is shown without a prefix: 0,25 Вт, 0,1 Ф. */
const plainFrom: Readonly<Partial<Record<Unit, number>>> = { farad: -1, watt: -1 };

/** From a tenth of a millimetre (10^-4 m) on, sizes are shown in millimetres: 0,55 мм, not 550 мкм. */
const millimetresFrom = -4;

/** A formatted number and the texts before and after it (sign, unit). A range shows the unit only once. */
export interface QuantityParts {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/**
 * Formats a number with its unit: `4,7 кОм`, English `4.7 kΩ`, Turkish `4,7 kΩ`. The space is a non-breaking one.
 * `parseQuantity` reads the result as the same value.
 */
export function formatQuantity(value: number, unit: Unit | null, locale: Locale): string {
  const { before, number, after } = quantityParts(value, unit, locale);
  return before + number + after;
}

export function quantityParts(value: number, unit: Unit | null, locale: Locale): QuantityParts {
  if (unit === null || unit === 'count') return { before: '', number: formatNumber(value, locale), after: '' };
  if (unit === 'percent') return percentParts(value, locale);
  const symbol = locale === 'ru' ? unitSymbols[unit].ru : unitSymbols[unit].international;
  if (binaryUnits.has(unit)) return binaryParts(value, symbol, locale);
  const decimal = decimalOf(value);
  const exponent = shownExponent(decimal, unit);
  const number = formatDecimal({ ...decimal, exponent: decimal.exponent - exponent }, locale);
  const space = unit === 'degree' ? '' : nonBreakingSpace;
  return { before: '', number, after: space + prefixOf(exponent, locale) + symbol };
}

function percentParts(value: number, locale: Locale): QuantityParts {
  const number = formatNumber(value, locale);
  if (locale === 'tr') return { before: '%', number, after: '' };
  return { before: '', number, after: locale === 'ru' ? `${nonBreakingSpace}%` : '%' };
}

/** Formats a size of memory with the largest power of 1024 that gives a whole number. */
function binaryParts(value: number, symbol: string, locale: Locale): QuantityParts {
  const power = [3, 2, 1].find((step) => value !== 0 && value % 1024 ** step === 0) ?? 0;
  const after = nonBreakingSpace + prefixOf(power * 3, locale).toUpperCase() + symbol;
  return { before: '', number: formatNumber(value / 1024 ** power, locale), after };
}

function shownExponent(decimal: Decimal, unit: Unit): number {
  const shown = shownExponents[unit];
  const significant = decimal.digits.replace(/^0+/, '');
  if (!shown || significant === '') return 0;
  const leading = decimal.exponent + significant.length - 1;
  if (leading < 0 && leading >= (plainFrom[unit] ?? 0)) return 0;
  if (unit === 'metre' && leading === millimetresFrom) return -3;
  return shown.findLast((exponent) => exponent <= leading) ?? shown[0] ?? 0;
}

function prefixOf(exponent: number, locale: Locale): string {
  const symbol = prefixSymbols.get(exponent);
  return symbol ? (locale === 'ru' ? symbol.ru : symbol.international) : '';
}
