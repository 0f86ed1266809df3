import { bareNumber, foldPartNumber } from './part-number.ts';
import { piecesOf, wordsOf } from './words.ts';

/** Longer texts are truncated (specification section 3: the text of a search). */
const textLengthMax = 200;

/** A piece of the typed text between white space: a part number, a part of one, or words. */
export interface TextPiece {
  readonly partNumbers: readonly string[];
  /** As a part number with the letters as typed. */
  readonly bare: string;
  readonly words: readonly string[];
  /** True for the last word, which may be incomplete. */
  readonly isLast: boolean;
}

/**
 * A typed text as the engine matches it. Either the whole text is a part number typed with spaces (or a part of one),
 * or every piece matches.
 */
export interface TextQuery {
  /** Normalised forms of the whole text; empty = only one piece. */
  readonly wholePartNumbers: readonly string[];
  readonly wholeBare: string;
  readonly pieces: readonly TextPiece[];
}

/** Removes repeated pieces. Keeps the last occurrence, because the last piece may be incomplete. */
const lastOfEach = (pieces: readonly string[]): readonly string[] => [...new Set(pieces.toReversed())].toReversed();

/** Returns null for an empty text. A text without letters and digits has no pieces and finds nothing. */
export const readText = (text: string): TextQuery | null => {
  const cut = text.slice(0, textLengthMax).trim();
  if (cut === '') return null;
  const read = lastOfEach(piecesOf(cut))
    .map((piece) => ({ partNumbers: foldPartNumber(piece), bare: bareNumber(piece), words: wordsOf(piece) }))
    .filter((piece) => piece.partNumbers.length > 0 || piece.words.length > 0);
  const pieces = read.map((piece, index) => ({ ...piece, isLast: index === read.length - 1 }));
  return { wholePartNumbers: pieces.length > 1 ? foldPartNumber(cut) : [], wholeBare: bareNumber(cut), pieces };
};
