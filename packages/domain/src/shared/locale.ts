/** A row of `languages`. */
export interface Language {
  readonly languageId: string;
  readonly locale: string;
  readonly name: string;
  /** Country whose flag the shop shows, and which link previews name. */
  readonly icon: string;
  /** Sign between the whole part of a number and its fraction. */
  readonly decimal: '.' | ',';
  /** Language that replaces missing data of this one (decision 0050). The program's tables must have the others. */
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

/** Languages without a fallback: the program's tables have their texts. */
export type TableLocale = Exclude<Row, { readonly fallback: string }>['locale'];

/** A value for each language; those with a fallback may lack it. */
export type InTables<T> = Readonly<Record<TableLocale, T> & Partial<Record<Locale, T>>>;

export const locales: readonly Locale[] = languages.map((language) => language.locale);

/** Returns the values of a function for each language. */
export const inEachLocale = <T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, T>;

export const defaultLocale: TableLocale = 'ru';

/** A text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);
