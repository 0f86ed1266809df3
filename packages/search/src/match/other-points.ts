import { byPrefix, byReading } from '../index/match-rank.ts';
import { foldPartNumber } from '../words/part-number.ts';
import { isOtherByPoint } from '../words/same-number.ts';
import { piecesOf } from '../words/words.ts';

/**
 * Maximum number of results whose decimal signs are compared with the typed ones. With more results, the text is only a
 * short prefix.
 */
export const comparedMax = 2048;

/** True if a result of this rank matches by its part number, from the beginning of the number. */
export const isByNumber = (matchRank: number): boolean => matchRank >= byPrefix && matchRank !== byReading;

/**
 * Returns a function that tells whether a part number matches the typed one only because decimal signs are ignored:
 * SMAJ5.0A for SMAJ50A. null = the text is not compared, because it has no two digits or several pieces.
 */
export const otherByPoint = (text: string): ((number: string) => boolean) | null => {
  const typed = text.trim();
  if (!/\p{N}[.,]?\p{N}/u.test(typed) || piecesOf(typed).length > 1) return null;
  const forms = foldPartNumber(typed);
  return (number) => {
    // A product may be found by another of its part numbers. Then its maker's number is not compared.
    const isByOwn = foldPartNumber(number).some((form) => forms.some((asked) => form.startsWith(asked)));
    return isByOwn && isOtherByPoint(typed, number);
  };
};
