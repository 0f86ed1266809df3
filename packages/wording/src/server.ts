import { locales, type Locale } from '@farad/domain/shared';

import { resources } from './languages/resources.ts';
import { createTranslator, type Translator } from './translator.ts';

/** Texts of all languages, for the server. A browser loads one language. */
export { resources };

/**
 * Returns a translator that looks up each text without values only once, because a page of a list has five hundred.
 * Unknown keys are not kept: they may come from a request.
 */
function withMemory(translate: Translator): Translator {
  const plain = translate as (key: string, values?: Readonly<Record<string, unknown>>) => string;
  const known = new Map<string, string>();
  const remembering = (key: string, values?: Readonly<Record<string, unknown>>): string => {
    if (values !== undefined) return plain(key, values);
    const text = known.get(key) ?? plain(key);
    if (text !== key) known.set(key, text);
    return text;
  };
  return Object.assign(remembering, { locale: translate.locale });
}

/** A translator for each language. Translators differ only by language, so all requests share them. */
export const translators = Object.fromEntries(
  locales.map((locale) => [locale, withMemory(createTranslator(locale, resources[locale]))]),
) as Readonly<Record<Locale, Translator>>;
