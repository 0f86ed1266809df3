import { defaultLocale, locales, type Locale } from './locale.ts';

/** Languages that the site shows. */
export interface ShownLanguages {
  readonly shown: readonly Locale[];
  /** Main language. URLs in languages that are not shown redirect to it. Search engines get it as `x-default`. */
  readonly main: Locale;
}

export const allLanguages: ShownLanguages = { shown: locales, main: defaultLocale };
