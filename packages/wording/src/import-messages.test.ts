import { localized, locales } from '@farad/domain/shared';
import { expect, test } from 'vitest';

import { texts } from './languages/messages/import-messages.ts';

/** Endings of Russian, English and Turkish participles: something has been done. */
const done = localized({
  ru: /(?:загружена|взята|пропущен[аоы]?|оставлен[аоы]?|изменена|обнул[её]н|в архиве)(?![а-яё])/u,
  en: /\b(?:was|were)\b/,
  tr: /(?:andı|ındı|ıldı|medi)(?![a-zçğıöşü])/u,
});

test.each(locales)('%s: problems of a row do not say what was done, as the preview shows them', (locale) => {
  const said = Object.values(texts[locale].problems).filter((text) => done[locale].test(text));
  expect(said).toEqual([]);
});
