/** Languages (specification section 3); Russian is the default. */
export const languages = [
  { languageId: 'russian', locale: 'ru', name: 'Русский', icon: 'ru' },
  { languageId: 'english', locale: 'en', name: 'English', icon: 'us' },
  { languageId: 'turkish', locale: 'tr', name: 'Türkçe', icon: 'tr' },
] as const;

export type Locale = (typeof languages)[number]['locale'];

export const locales: readonly Locale[] = languages.map((language) => language.locale);

/** Returns the values of a function for each language. */
export const inEachLocale = <T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;

export const defaultLocale: Locale = 'ru';

/** A text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
