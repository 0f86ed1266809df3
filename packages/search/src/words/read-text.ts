import { bareNumber, foldPartNumber } from './part-number.ts';
import { piecesOf, wordsOf } from './words.ts';

/** Maximum length of a text; the rest is ignored (specification section 3: the text of a search). */
const textLengthMax = 200;

/** A piece of the typed text, between white space. It may be a part number, a part of a number, or words. */
export interface TextPiece {
  readonly partNumbers: readonly string[];
  /** The piece as a part number, with Cyrillic letters as typed (see `bareNumber`). */
  readonly bare: string;
  readonly words: readonly string[];
  /** True for the last piece, whose last word may be incomplete. */
  readonly isLast: boolean;
}

/**
 * A typed text in the form in which products are matched. A product matches if it matches every piece. It also matches
 * if its part number contains the whole text, as if typed without spaces.
 */
export interface TextQuery {
  /** Normalised forms of the whole text as a part number; empty for a text of one piece. */
  readonly wholePartNumbers: readonly string[];
  readonly wholeBare: string;
  readonly pieces: readonly TextPiece[];
}

/** Returns the pieces without repetitions. The last occurrence stays, because the last piece may be incomplete. */
const lastOfEach = (pieces: readonly string[]): readonly string[] => [...new Set(pieces.toReversed())].toReversed();

/**
 * Returns the text in the form in which products are matched; null = the text is empty. A text without letters and
 * digits has no pieces and finds nothing.
 */
export const readText = (text: string): TextQuery | null => {
  const cut = text.slice(0, textLengthMax).trim();
  if (cut === '') return null;
  const read = lastOfEach(piecesOf(cut))
    .map((piece) => ({ partNumbers: foldPartNumber(piece), bare: bareNumber(piece), words: wordsOf(piece) }))
    .filter((piece) => piece.partNumbers.length > 0 || piece.words.length > 0);
  const pieces = read.map((piece, index) => ({ ...piece, isLast: index === read.length - 1 }));
  return { wholePartNumbers: pieces.length > 1 ? foldPartNumber(cut) : [], wholeBare: bareNumber(cut), pieces };
};
