import {
  defaultLocale,
  inEachLocale,
  languages,
  locales,
  type InTables,
  type Language,
  type Locale,
  type LocalizedText,
  type TableLocale,
} from './locale.ts';

const rows: readonly Language[] = languages;
const fallbacks = new Map(rows.map(({ locale, fallback }) => [locale, fallback]));

/** Returns the language whose values are used where `locale` has none; null = there is no such language. */
export const fallbackOf = (locale: Locale): TableLocale | null =>
  (fallbacks.get(locale) as TableLocale | undefined) ?? null;

/** Returns a value for every language. A language without a value gets that of its fallback. */
export const localized = <T>(values: InTables<T>): Readonly<Record<Locale, T>> =>
  inEachLocale((locale) => {
    const own: T | undefined = values[locale];
    return own ?? values[fallbackOf(locale) ?? defaultLocale];
  });

/** Returns a text for every language. Missing translations are empty. */
export const withEmpty = (text: Partial<LocalizedText>): LocalizedText => inEachLocale((locale) => text[locale] ?? '');

/**
 * Returns a text in a language. If it has no translation, returns that of the fallback language, or else the Russian
 * text.
 */
export const textIn = (text: Partial<LocalizedText>, locale: Locale): string =>
  text[locale] || text[fallbackOf(locale) ?? defaultLocale] || text[defaultLocale] || '';

/** True if a text has a translation for every language. */
const isWhole = (text: Partial<LocalizedText>): text is LocalizedText => locales.every((locale) => text[locale]);

/** Returns a text for every language as customers see it: missing translations are replaced as in {@link textIn}. */
export const shownText = (text: Partial<LocalizedText>): LocalizedText =>
  isWhole(text) ? text : inEachLocale((locale) => textIn(text, locale));

/** A text that is empty in every language. */
export const emptyTexts: LocalizedText = inEachLocale(() => '');
