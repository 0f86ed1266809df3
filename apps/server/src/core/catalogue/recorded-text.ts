import { locales, type LocalizedText } from '@farad/domain/shared';

/** Returns a text in the form of the audit log: one field for each language, for example `title_ru`. */
export const recordedText = (name: string, text: LocalizedText): Readonly<Record<string, string>> =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, text[locale] ?? '']));
