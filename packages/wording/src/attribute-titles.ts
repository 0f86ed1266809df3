import { locales, type LocalizedText } from '@farad/domain/shared';

import { texts } from './languages/messages/attribute-titles.ts';

/**
 * How an additional attribute differs from the main one, whose values it complements: `range` holds ranges, `single`
 * holds single values.
 */
export const besideForms = ['range', 'values', 'single', 'max', 'min', 'other'] as const;
export type BesideForm = (typeof besideForms)[number];

const titleLengthMax = 120;

/**
 * Returns the title of an attribute that is added for values that another attribute cannot hold: "Напряжение питания,
 * одно значение".
 */
export function besideTitle(form: BesideForm, title: LocalizedText): LocalizedText {
  const room = titleLengthMax - 20;
  const titled = locales.map((locale) => [locale, `${title[locale].slice(0, room)}, ${texts[locale][form]}`]);
  // localized() needs a title for each language.
  return Object.fromEntries(titled) as LocalizedText;
}
