import { sql, type RawBuilder } from 'kysely';

const wordsMax = 6;

// Quoted, so that nothing of it is an operator.
const prefix = (word: string): string => `'${word.replace(/['\\]/g, '')}':*`;

/** Words of a search, lower-case; what separates words of the text that is searched separates these too. */
export const searchWords = (text: string, separator: RegExp): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(separator)
    .filter((word) => word.replace(/['\\]/g, '') !== '')
    .slice(0, wordsMax);

/** Every word begins something. */
export const allBegin = (words: readonly string[]): RawBuilder<string> =>
  sql`${words.map(prefix).join(' & ')}::tsquery`;
