import { sql, type RawBuilder } from 'kysely';

const wordsMax = 6;

// Each word is quoted, so that no character acts as an operator of tsquery.
const prefix = (word: string): string => `'${word.replace(/['\\]/g, '')}':*`;

/** Returns the first words of a search, in lower case. `separator` must be the one that split the searched text. */
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
