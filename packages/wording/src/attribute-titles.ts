import { locales, type LocalizedText } from '@farad/domain/shared';

import { texts } from './languages/messages/attribute-titles.ts';

/** How an attribute that stands beside another differs from it. */
export const besideForms = ['range', 'values', 'single', 'max', 'min', 'other'] as const;
export type BesideForm = (typeof besideForms)[number];

const titleLengthMax = 120;

/** "Напряжение питания, одно значение": the title of the attribute that holds what another cannot. */
export function besideTitle(form: BesideForm, title: LocalizedText): LocalizedText {
  const room = titleLengthMax - 20;
  const titled = locales.map((locale) => [locale, `${title[locale].slice(0, room)}, ${texts[locale][form]}`]);
  // One title for each language.
  return Object.fromEntries(titled) as LocalizedText;
}
