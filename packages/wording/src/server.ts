import { locales, type Locale } from '@farad/domain/shared';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';
import { tr } from './tr/index.ts';
import { createTranslator, type Resources, type Translator } from './translator.ts';

/** The texts of every language, for the server; browsers load one language each. */
export const resources: Readonly<Record<Locale, Resources>> = { ru, en, tr };

/** One ready translator a language; translators keep no state, so all requests share them. */
export const translators = Object.fromEntries(
  locales.map((locale) => [locale, createTranslator(locale, resources[locale])]),
) as Readonly<Record<Locale, Translator>>;
