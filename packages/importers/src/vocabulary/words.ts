import { inEachLocale, localized, type LocalizedText } from '@farad/domain/shared';

import { frameWordRows } from './frame-word-rows.ts';
import { wordRows } from './word-rows.ts';

const wordKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_.,/()]+/gu, '');

const frameWords = new Map<string, string>();
for (const row of frameWordRows.trim().split('\n')) {
  const [attribute = '', value = '', spellings = ''] = row.split('|');
  for (const spelling of spellings.split(';')) frameWords.set(`${attribute}.${wordKey(spelling)}`, value);
}

/** Returns the catalogue's value for a word of this attribute, or null if the table has none. */
export const frameWord = (attribute: string, text: string): string | null =>
  frameWords.get(`${attribute}.${wordKey(text)}`) ?? null;

const words = new Map<string, LocalizedText>();
for (const row of wordRows.trim().split('\n')) {
  const [en = '', ru = '', tr = '', others = ''] = row.split('|');
  const titles = localized({ ru, en, tr });
  for (const spelling of [en, ...others.split(';')]) if (spelling !== '') words.set(wordKey(spelling), titles);
}

const sign = /(; |, | \+ )/u;

/** Returns a word or a list of words in every language. Null if any of them is unknown. */
export function translateWords(text: string): LocalizedText | null {
  const whole = words.get(wordKey(text));
  if (whole !== undefined) return whole;
  const parts = text.split(sign);
  if (parts.length === 1 || parts.length > 19) return null;
  const translated = parts.map((part, index) =>
    index % 2 === 1 ? inEachLocale(() => part) : words.get(wordKey(part)),
  );
  if (translated.some((part) => part === undefined)) return null;
  return inEachLocale((locale) => translated.map((part) => part?.[locale] ?? '').join(''));
}
