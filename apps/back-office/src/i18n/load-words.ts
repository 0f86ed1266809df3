import { localized, type Locale } from '@farad/domain/shared';
import { officeTexts } from '@farad/wording/languages/office-texts';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';
import type { Locale as AntdLocale } from 'antd/es/locale';

const antdTexts = localized<() => Promise<AntdLocale>>({
  ru: async () => (await import('antd/es/locale/ru_RU')).default,
  en: async () => (await import('antd/es/locale/en_GB')).default,
  tr: async () => (await import('antd/es/locale/tr_TR')).default,
});

/** Texts of one language: our own, and those of antd. */
export interface Language {
  readonly t: Translator;
  readonly antd: AntdLocale;
}

/** Loads the texts of one language. The browser loads another one only if it is chosen. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const [resources, antd] = await Promise.all([officeTexts[locale](), antdTexts[locale]()]);
  // The type claims that all namespaces are loaded. Only those of the back office are loaded, and a test proves that no
  // others are used.
  return { t: createTranslator(locale, resources as unknown as Resources), antd };
}
