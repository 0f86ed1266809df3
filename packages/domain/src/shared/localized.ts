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

/** Returns the language that replaces missing data of a language; null = none does. */
export const fallbackOf = (locale: Locale): TableLocale | null =>
  (fallbacks.get(locale) as TableLocale | undefined) ?? null;

/** Returns a value for each language: its own, or else that of its fallback. */
export const localized = <T>(values: InTables<T>): Readonly<Record<Locale, T>> =>
  inEachLocale((locale) => {
    const own: T | undefined = values[locale];
    return own ?? values[fallbackOf(locale) ?? defaultLocale];
  });

/** Returns a text in every language where an absent translation is empty. */
export const withEmpty = (text: Partial<LocalizedText>): LocalizedText => inEachLocale((locale) => text[locale] ?? '');

/** Returns a text in a language: its own, that of its fallback, or the Russian one. */
export const textIn = (text: Partial<LocalizedText>, locale: Locale): string =>
  text[locale] || text[fallbackOf(locale) ?? defaultLocale] || text[defaultLocale] || '';

/** Whether a text has every language. */
const isWhole = (text: Partial<LocalizedText>): text is LocalizedText => locales.every((locale) => text[locale]);

/** Returns a text as the readers of the shop see it: absent translations are replaced. */
export const shownText = (text: Partial<LocalizedText>): LocalizedText =>
  isWhole(text) ? text : inEachLocale((locale) => textIn(text, locale));

/** A text that is empty in every language. */
export const emptyTexts: LocalizedText = inEachLocale(() => '');
