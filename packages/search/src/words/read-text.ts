import { bareNumber, foldPartNumber } from './part-number.ts';
import { piecesOf, wordsOf } from './words.ts';

/** Longer texts are cut (specification section 3: the text of a search). */
const textLengthMax = 200;

/** One piece of the typed text between white space: it may be (part of) a part number, or words. */
export interface TextPiece {
  readonly partNumbers: readonly string[];
  /** As a part number with the letters as typed. */
  readonly bare: string;
  readonly words: readonly string[];
  /** The last word may be unfinished. */
  readonly isLast: boolean;
}

/**
 * A typed text as the engine matches it: either the whole is (part of) a part number typed with spaces, or every piece
 * matches.
 */
export interface TextQuery {
  /** Folded forms of the whole text; empty when there is only one piece. */
  readonly wholePartNumbers: readonly string[];
  readonly wholeBare: string;
  readonly pieces: readonly TextPiece[];
}

/** A piece that is typed again says nothing more; the last one may be unfinished, so that one stays. */
const lastOfEach = (pieces: readonly string[]): readonly string[] => [...new Set(pieces.toReversed())].toReversed();

/** Null when nothing was typed. Text without letters and digits has no pieces and finds nothing. */
export const readText = (text: string): TextQuery | null => {
  const cut = text.slice(0, textLengthMax).trim();
  if (cut === '') return null;
  const read = lastOfEach(piecesOf(cut))
    .map((piece) => ({ partNumbers: foldPartNumber(piece), bare: bareNumber(piece), words: wordsOf(piece) }))
    .filter((piece) => piece.partNumbers.length > 0 || piece.words.length > 0);
  const pieces = read.map((piece, index) => ({ ...piece, isLast: index === read.length - 1 }));
  return { wholePartNumbers: pieces.length > 1 ? foldPartNumber(cut) : [], wholeBare: bareNumber(cut), pieces };
};
