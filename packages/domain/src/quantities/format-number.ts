import { languages, type Locale } from '../shared/locale.ts';

/** Stands between groups of three digits, and between a number and its unit. */
export const nonBreakingSpace = '\u00a0';

/** A number by its shortest decimal digits: value = ±digits × 10^exponent. */
export interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

export function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`number must be finite, got ${value}`);
  const [mantissa = '0', power = '0'] = String(Math.abs(value)).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { isNegative: value < 0, digits: whole + fraction, exponent: Number(power) - fraction.length };
}

const signs = new Map<Locale, '.' | ','>(languages.map(({ locale, decimal }) => [locale, decimal]));

/** Returns the decimal point or comma of a language. */
export const decimalSign = (locale: Locale): '.' | ',' => signs.get(locale) ?? ',';

/**
 * Formats a number with all its digits and the decimal sign of the language. From five digits on, `groupSign` separates
 * groups of three. Its default is a non-breaking space, because a comma before a unit would look like a decimal sign:
 * 12,288 MHz.
 */
export function formatDecimal(
  { isNegative, digits, exponent }: Decimal,
  locale: Locale,
  groupSign: string = nonBreakingSpace,
): string {
  const shifted = exponent >= 0 ? digits + '0'.repeat(exponent) : digits.padStart(1 - exponent, '0');
  const cut = exponent >= 0 ? shifted.length : shifted.length + exponent;
  const whole = shifted.slice(0, cut).replace(/^0+(?=\d)/, '');
  const fraction = shifted.slice(cut).replace(/0+$/, '');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, groupSign) : whole;
  return `${isNegative ? '−' : ''}${grouped}${fraction === '' ? '' : decimalSign(locale) + fraction}`;
}

/**
 * Formats a number without a unit. English separates groups of three digits by commas, as everywhere for counts in the
 * shop; other languages by non-breaking spaces.
 */
export const formatNumber = (value: number, locale: Locale): string =>
  formatDecimal(decimalOf(value), locale, decimalSign(locale) === '.' ? ',' : nonBreakingSpace);
