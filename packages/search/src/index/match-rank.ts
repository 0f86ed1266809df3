import type { MatchKind } from '@farad/domain/search-query';

/** Match ranks: how well a document matches the text. A larger rank is a better match and comes first. */
export const byWord = 1;
/** The product is of the kind of part in the text, but lacks other wishes of the text. Ranks like a match by word. */
export const byKind = 1;
export const byInfix = 2;
/** The product meets the conditions read from the text, and its ratings are better than requested. */
export const byMargin = 3;
export const byPrefix = 4;
export const byReading = 5;
/** The part number is equal after Cyrillic letters are converted to Latin: КТ315В finds KT315B. */
export const byAlike = 6;
export const byExact = 7;

/**
 * If a text is corrected, this is added to the match rank of results for the text as typed. So they rank above results
 * for the correction.
 */
export const correctedBelow = 8;

const kinds: readonly MatchKind[] = ['any', 'words', 'infix', 'meaning', 'prefix', 'meaning', 'exact', 'exact'];

export const kindOfRank = (matchRank: number): MatchKind => kinds[matchRank % correctedBelow] ?? 'any';
