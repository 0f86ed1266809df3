import { inEachLocale, locales, type Locale, type LocalizedText } from '../shared/index.ts';

/** Kinds of catalogue objects that have texts in every language. */
export const textKinds = ['product', 'category', 'attribute', 'value', 'brand'] as const;

export type TextKind = (typeof textKinds)[number];

export const textFields = ['title', 'description', 'part_title'] as const;

export type TextField = (typeof textFields)[number];

/** Maximum length of each field in characters. */
export const textLengthMax: Readonly<Record<TextField, number>> = { title: 300, description: 20_000, part_title: 300 };

/**
 * True if a text has no translation into `language`; null = into at least one language. A title needs all translations.
 * Another text needs them only if it exists in some language.
 */
export function isUntranslated(field: TextField, text: LocalizedText, language: Locale | null): boolean {
  const isNeeded = field === 'title' || locales.some((locale) => text[locale] !== '');
  return isNeeded && locales.some((locale) => text[locale] === '' && (language === null || locale === language));
}

/**
 * Number of possible sets of languages. A set is stored as a number with one bit per language, in the order of
 * `locales`.
 */
const combinations = 2 ** locales.length;

/** Returns a text that is empty in the languages of the set `missing`. */
const textOf = (missing: number): LocalizedText =>
  inEachLocale((locale) => ((missing >> locales.indexOf(locale)) % 2 === 1 ? '' : '.'));

/**
 * Returns all values of the database column `missing_texts` for which {@link isUntranslated} is true. The column has
 * one bit per language: the lower bits are for the title, the higher bits for the description.
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
