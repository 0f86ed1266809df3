import type { Locale } from '@farad/domain/shared';

/** Offers a language, each in itself, on pages in another one. */
export const languageHints: Readonly<Record<Locale, { readonly offer: string; readonly close: string }>> = {
  ru: { offer: 'Читать по-русски?', close: 'Нет, оставить этот язык' },
  en: { offer: 'Read in English?', close: 'No, keep this language' },
  tr: { offer: 'Türkçe okumak ister misiniz?', close: 'Hayır, bu dilde kalsın' },
};
