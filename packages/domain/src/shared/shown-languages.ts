import { defaultLocale, locales, type Locale } from './locale.ts';

/** Languages that the site shows. */
export interface ShownLanguages {
  readonly shown: readonly Locale[];
  /** Addresses in other languages redirect to this one, and it is the `x-default` of search engines. */
  readonly main: Locale;
}

export const allLanguages: ShownLanguages = { shown: locales, main: defaultLocale };
