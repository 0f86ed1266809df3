import { locales, type Locale, type LocalizedText } from '../shared/index.ts';

/** Catalogue objects with texts in every language. */
export const textKinds = ['product', 'category', 'attribute', 'value', 'brand'] as const;

export type TextKind = (typeof textKinds)[number];

export const textFields = ['title', 'description', 'part_title'] as const;

export type TextField = (typeof textFields)[number];

/** Maximum length of each field. */
export const textLengthMax: Readonly<Record<TextField, number>> = { title: 300, description: 20_000, part_title: 300 };

/**
 * Whether a text lacks a translation into `language`, or into any if it is null. A title must always exist; other texts
 * only if another language has them.
 */
export function isUntranslated(field: TextField, text: LocalizedText, language: Locale | null): boolean {
  const isNeeded = field === 'title' || locales.some((locale) => text[locale] !== '');
  return isNeeded && locales.some((locale) => text[locale] === '' && (language === null || locale === language));
}

const bits: Readonly<Record<Locale, number>> = { ru: 1, en: 2, tr: 4 };
const allBits = 7;
const combinations = 8;

/** Whether a language is missing in a combination of bits. */
const isMissing = (combination: number, locale: Locale): boolean => (combination & bits[locale]) !== 0;

const textOf = (combination: number): LocalizedText => ({
  ru: isMissing(combination, 'ru') ? '' : '.',
  en: isMissing(combination, 'en') ? '' : '.',
  tr: isMissing(combination, 'tr') ? '' : '.',
});

/**
 * Returns the values of the database's `missing_texts` in which this field lacks a translation into this language, or
 * into any. Bits 0–2 are the title and 3–5 the description, each in the order ru, en, tr.
 */
export function productTextMasks(field: 'title' | 'description', language: Locale | null): readonly number[] {
  const masks: number[] = [];
  for (let title = 0; title < combinations; title += 1) {
    for (let description = 0; description <= allBits; description += 1) {
      const own = field === 'title' ? title : description;
      if (isUntranslated(field, textOf(own), language)) masks.push(title + description * combinations);
    }
  }
  return masks;
}
