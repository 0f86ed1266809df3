/** A row of `languages`. */
export interface Language {
  readonly languageId: string;
  readonly locale: string;
  readonly name: string;
  /** Code of the country whose flag the shop shows. Link previews name this country. */
  readonly icon: string;
  /** Sign between the whole part of a number and its decimals. */
  readonly decimal: '.' | ',';
  /**
   * Language that is shown where data in this language are missing (decision 0050); absent = the program has all texts
   * and data in this language.
   */
  readonly fallback?: string;
}

/** Languages (specification section 3); Russian is the default. */
export const languages = [
  { languageId: 'russian', locale: 'ru', name: 'Русский', icon: 'ru', decimal: ',' },
  { languageId: 'english', locale: 'en', name: 'English', icon: 'us', decimal: '.' },
  { languageId: 'turkish', locale: 'tr', name: 'Türkçe', icon: 'tr', decimal: ',' },
] as const satisfies readonly Language[];

type Row = (typeof languages)[number];

export type Locale = Row['locale'];

/** Languages without a fallback. Every table of texts in the program must contain each of them. */
export type TableLocale = Exclude<Row, { readonly fallback: string }>['locale'];

/** A value for each language. Languages with a fallback may lack one. */
export type InTables<T> = Readonly<Record<TableLocale, T> & Partial<Record<Locale, T>>>;

export const locales: readonly Locale[] = languages.map((language) => language.locale);

/** Calls a function for each language and returns the results by language. */
export const inEachLocale = <T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;

export const defaultLocale: TableLocale = 'ru';

/** A text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
