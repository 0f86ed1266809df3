import { locales, type Locale } from '@farad/domain/shared';

import { resources } from './languages/resources.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The texts of every language, for the server; browsers load one language each. */
export { resources };

/** One ready translator a language; translators keep no state, so all requests share them. */
export const translators = Object.fromEntries(
  locales.map((locale) => [locale, createTranslator(locale, resources[locale])]),
) as Readonly<Record<Locale, Translator>>;
