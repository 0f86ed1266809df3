import { sql, type RawBuilder } from 'kysely';

const wordsMax = 6;

// Quoted, so that no character acts as a tsquery operator.
const prefix = (word: string): string => `'${word.replace(/['\\]/g, '')}':*`;

/** Splits a search into lower-case words, by the same separators as the searched text. */
export const searchWords = (text: string, separator: RegExp): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(separator)
    .filter((word) => word.replace(/['\\]/g, '') !== '')
    .slice(0, wordsMax);

/** Returns a tsquery where every word must match as a prefix. */
export const allBegin = (words: readonly string[]): RawBuilder<string> =>
  sql`${words.map(prefix).join(' & ')}::tsquery`;
