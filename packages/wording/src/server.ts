import { locales, type Locale } from '@farad/domain/shared';

import { resources } from './languages/resources.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Texts of all languages, for the server. A browser loads one language. */
export { resources };

/** A translator for each language. Translators have no state, so all requests share them. */
export const translators = Object.fromEntries(
  locales.map((locale) => [locale, createTranslator(locale, resources[locale])]),
) as Readonly<Record<Locale, Translator>>;
