import { locales, type LocalizedText } from '@farad/domain/shared';

/** Returns a text as the log of changes has it, a field for each language: `title_ru`. */
export const recordedText = (name: string, text: LocalizedText): Readonly<Record<string, string>> =>
  Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, text[locale] ?? '']));
