import { kopecksPerRouble, unitPricesPerRouble, type Kopecks, type UnitPrice } from '@farad/domain/money';
import type { SalesUnit } from '@farad/domain/product';
import type { Locale } from '@farad/domain/shared';
import { texts } from './languages/messages/format.ts';

const rouble = '\u00a0₽';

/** Dates are shown in Moscow time. */
const timeZone = 'Europe/Moscow';

/** Creates a formatter at its first use, because creating one is slow and a page needs few of them. */
export function byLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const wholeNumbers = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const hundredths = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const unitPrices = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);
const days = byLocale((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));
const moments = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
);
const plurals = byLocale((locale) => new Intl.PluralRules(locale));

/** Replaces the hyphen, which Intl writes before negative numbers in ru, en and tr, by a minus sign. */
const withMinus = (figure: string): string => figure.replace('-', '−');

/** `1 234,50 ₽`; `−5 ₽`; whole roubles without decimals: `31 ₽`. */
export function formatMoney(kopecks: Kopecks, locale: Locale): string {
  const format = kopecks % kopecksPerRouble === 0 ? wholeNumbers : hundredths;
  return withMinus(format(locale).format(kopecks / kopecksPerRouble)) + rouble;
}

/** Returns roubles a piece with 2 to 4 decimals, without the currency sign: `0,31`, `0,148`, `14,50`. */
export const formatUnitPrice = (unitPrice: UnitPrice, locale: Locale): string =>
  unitPrices(locale).format(unitPrice / unitPricesPerRouble);

/** `186 400`, `−5`. */
export const formatCount = (count: number, locale: Locale): string => withMinus(wholeNumbers(locale).format(count));

/**
 * Replaces thin and narrow spaces by plain ones. Node writes plain spaces, browsers write the others, and React rejects
 * a page whose texts differ.
 */
const plainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, ' ');

/** `21 ноября 2026 г.` in Moscow time; takes a Date or an ISO text. */
export const formatDate = (date: Date | string, locale: Locale): string =>
  plainSpaces(days(locale).format(new Date(date)));

/** Day and minute in Moscow time. */
export const formatDateTime = (date: Date | string, locale: Locale): string =>
  plainSpaces(moments(locale).format(new Date(date)));

/** A quantity with its unit: `186 400 шт`, `1 pc`, `5 m`. */
export function formatPieces(count: number, unit: SalesUnit, locale: Locale): string {
  const [one, other] = texts[locale].unitNames[unit];
  const name = plurals(locale).select(count) === 'one' ? one : other;
  return `${formatCount(count, locale)}\u00a0${name}`;
}

const dayRanges = byLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/**
 * Returns a range of days, both included: `24–26 ноября`, `November 24 – 26`; a single day if both are equal. Server
 * and browser write different spaces around the dash, so they are made plain.
 */
export function formatDays(from: string, to: string, locale: Locale): string {
  const format = dayRanges(locale);
  if (from === to) return format.format(new Date(from));
  return plainSpaces(format.formatRange(new Date(from), new Date(to)));
}
