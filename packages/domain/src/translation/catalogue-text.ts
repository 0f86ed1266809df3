import { locales, type Locale, type LocalizedText } from '../shared/index.ts';

/** What of the catalogue has texts in every language of the shop. */
export const textKinds = ['product', 'category', 'attribute', 'value', 'brand'] as const;

export type TextKind = (typeof textKinds)[number];

export const textFields = ['title', 'description', 'part_title'] as const;

export type TextField = (typeof textFields)[number];

/** Longest text of each field. */
export const textLengthMax: Readonly<Record<TextField, number>> = { title: 300, description: 20_000, part_title: 300 };

/**
 * Whether a text waits for its translation, into one language or any: a title always has to be there, other texts where
 * another language has them.
 */
export function isUntranslated(field: TextField, text: LocalizedText, language: Locale | null): boolean {
  const isNeeded = field === 'title' || locales.some((locale) => text[locale] !== '');
  return isNeeded && locales.some((locale) => text[locale] === '' && (language === null || locale === language));
}

const bits: Readonly<Record<Locale, number>> = { ru: 1, en: 2, tr: 4 };
const allBits = 7;
const combinations = 8;

/** Texts of a language that is missing by the bits of its combination. */
const isMissing = (combination: number, locale: Locale): boolean => (combination & bits[locale]) !== 0;

const textOf = (combination: number): LocalizedText => ({
  ru: isMissing(combination, 'ru') ? '' : '.',
  en: isMissing(combination, 'en') ? '' : '.',
  tr: isMissing(combination, 'tr') ? '' : '.',
});

/**
 * Values of the database's `missing_texts` (title: bits 0–2, description: bits 3–5, in the order ru, en, tr) of products
 * of which this field waits for a translation into this language, or any.
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
