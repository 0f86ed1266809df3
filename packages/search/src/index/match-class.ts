import type { MatchKind } from '@farad/domain/search-query';

/** How well a document matches the text; larger is better. */
export const byWord = 1;
/** The product has the kind that a need implies, but not all its wishes; as good as a word. */
export const byKind = 1;
export const byInfix = 2;
/** The product has the meaning of the query, with better ratings. */
export const byMargin = 3;
export const byPrefix = 4;
export const byReading = 5;
/** Part number equal after converting Cyrillic look-alikes to Latin: КТ315В for KT315B. */
export const byAlike = 6;
export const byExact = 7;

/** Added to the class of results for the typed text, so that they rank above those for its correction. */
export const correctedBelow = 8;

const kinds: readonly MatchKind[] = ['any', 'words', 'infix', 'meaning', 'prefix', 'meaning', 'exact', 'exact'];

export const kindOfClass = (matchClass: number): MatchKind => kinds[matchClass % correctedBelow] ?? 'any';
