import type { Locale } from '@farad/domain/shared';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';

const load: Readonly<Record<Locale, () => Promise<Resources>>> = {
  ru: async () => (await import('@farad/wording/ru')).ru,
  en: async () => (await import('@farad/wording/en')).en,
  tr: async () => (await import('@farad/wording/tr')).tr,
};

/** Texts of one language; a browser loads no other. */
export const loadWords = async (locale: Locale): Promise<Translator> => createTranslator(locale, await load[locale]());
