import type { Locale } from '@farad/domain/shared';
import type { Resources, Translator } from '@farad/wording/translator';

import { createPageTranslator } from './page-translator.ts';

const load: Readonly<Record<Locale, () => Promise<Resources>>> = {
  ru: async () => (await import('@farad/wording/ru')).ru,
  en: async () => (await import('@farad/wording/en')).en,
  tr: async () => (await import('@farad/wording/tr')).tr,
};

/** Texts of one language; a browser loads no other. */
export const loadWords = async (locale: Locale): Promise<Translator> =>
  createPageTranslator(locale, await load[locale]());
