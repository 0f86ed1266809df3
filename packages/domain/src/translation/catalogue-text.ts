import { inEachLocale, locales, type Locale, type LocalizedText } from '../shared/index.ts';

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

/** Number of sets of languages. A set is a number with a bit for each language, in the order of `locales`. */
const combinations = 2 ** locales.length;

/** Returns a text that lacks the languages of a set. */
const textOf = (missing: number): LocalizedText =>
  inEachLocale((locale) => ((missing >> locales.indexOf(locale)) % 2 === 1 ? '' : '.'));

/**
 * Returns the values of the database's `missing_texts` in which this field lacks a translation into this language, or
 * into any. The lower bits are the title, the higher ones the description, a bit for each language.
 */
export function productTextMasks(field: 'title' | 'description', language: Locale | null): readonly number[] {
  const masks: number[] = [];
  for (let title = 0; title < combinations; title += 1) {
    for (let description = 0; description < combinations; description += 1) {
      const own = field === 'title' ? title : description;
      if (isUntranslated(field, textOf(own), language)) masks.push(title + description * combinations);
    }
  }
  return masks;
}
