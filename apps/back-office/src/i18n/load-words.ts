import { localized, type Locale } from '@farad/domain/shared';
import { officeTexts } from '@farad/wording/languages/office-texts';
import { createTranslator, type Resources, type Translator } from '@farad/wording/translator';
import type { Locale as AntdLocale } from 'antd/es/locale';

const antdTexts = localized<() => Promise<AntdLocale>>({
  ru: async () => (await import('antd/es/locale/ru_RU')).default,
  en: async () => (await import('antd/es/locale/en_GB')).default,
  tr: async () => (await import('antd/es/locale/tr_TR')).default,
});

/** Resources of one language. */
export interface Language {
  readonly t: Translator;
  readonly antd: AntdLocale;
}

/** Loads one language. The browser loads another only when it is chosen. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const [resources, antd] = await Promise.all([officeTexts[locale](), antdTexts[locale]()]);
  // Only back-office namespaces are loaded, and only they are used here (a test proves it).
  return { t: createTranslator(locale, resources as unknown as Resources), antd };
}
