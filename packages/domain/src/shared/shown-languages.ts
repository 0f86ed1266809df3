import { defaultLocale, locales, type Locale } from './locale.ts';

/** Languages that the site shows. */
export interface ShownLanguages {
  readonly shown: readonly Locale[];
  /** Addresses of the other languages lead to this one, and search engines offer it to everybody else. */
  readonly main: Locale;
}

export const allLanguages: ShownLanguages = { shown: locales, main: defaultLocale };
