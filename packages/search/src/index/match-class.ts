import type { MatchKind } from '@farad/domain/search-query';

/** How well a document answers the text; larger is better. */
export const byWord = 1;
/** Of the kind that a need asks for, but not just what it asks for; as good as a word. */
export const byKind = 1;
export const byInfix = 2;
/** What was meant, but for ratings that are better. */
export const byMargin = 3;
export const byPrefix = 4;
export const byReading = 5;
/** A part number that is the same once Cyrillic letters are taken for Latin ones: КТ315В for KT315B. */
export const byAlike = 6;
export const byExact = 7;

/** When a text was corrected, what was found as typed stands above what was found for the correction by so much. */
export const correctedBelow = 8;

const kinds: readonly MatchKind[] = ['any', 'words', 'infix', 'meaning', 'prefix', 'meaning', 'exact', 'exact'];

export const kindOfClass = (matchClass: number): MatchKind => kinds[matchClass % correctedBelow] ?? 'any';
