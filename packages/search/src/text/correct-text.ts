import { type CorrectedPiece, correctPiece, isKnownPiece } from './correct-piece.ts';
import type { Lexicon } from '../index/lexicon.ts';
import { piecesOf } from '../words/words.ts';

/** Longer pieces are no words and no part numbers. */
const pieceLengthMax = 40;
const piecesMax = 8;
/** A part number is typed in so many pieces at most. */
const numberPiecesMax = 4;

const isCorrectable = (piece: string): boolean => piece.length <= pieceLengthMax && /[\p{L}\p{N}]/u.test(piece);

const correctAsOne = (lexicon: Lexicon, pieces: readonly string[], editsMax: 1 | 2): CorrectedPiece | null => {
  const joined = pieces.join('');
  if (pieces.length < 2 || pieces.length > numberPiecesMax || !/\p{N}/u.test(joined) || !isCorrectable(joined))
    return null;
  return correctPiece(lexicon, joined, true, editsMax);
};

/** Pieces of a text, those that were corrected for sure as what they were meant to be. */
export interface CorrectedSome {
  readonly to: string;
  /** Part numbers among the corrected pieces. */
  readonly numbers: readonly string[];
}

/** The text with those part numbers corrected that surely are; null where there is none among other words. */
export const correctNumbers = (lexicon: Lexicon, text: string, words: string): CorrectedSome | null => {
  const pieces = piecesOf(text);
  if (pieces.length < 2 || pieces.length > piecesMax) return null;
  const plain = new Set(piecesOf(words));
  const numbers: string[] = [];
  const written = pieces.map((piece) => {
    if (!plain.has(piece) || !/\p{N}/u.test(piece) || !isCorrectable(piece) || isKnownPiece(lexicon, piece, false))
      return piece;
    const corrected = correctPiece(lexicon, piece, false, 1);
    if (corrected?.isSure !== true) return piece;
    numbers.push(corrected.to);
    return corrected.to;
  });
  return numbers.length === 0 ? null : { to: written.join(' '), numbers };
};

/**
 * What a text may have been meant as of which some piece is found nowhere (product C8); null when nothing is likely.
 *
 * @param words what of the text was not understood as a value, a category or a brand
 * @param editsMax typing errors looked for in one word; with 1 it costs less
 */
export const correctText = (lexicon: Lexicon, text: string, words: string, editsMax: 1 | 2): CorrectedPiece | null => {
  const pieces = piecesOf(text);
  if (pieces.length > piecesMax) return null;
  const plain = new Set(piecesOf(words));
  const corrected = pieces.map((piece, place): CorrectedPiece | null => {
    const isLast = place === pieces.length - 1;
    if (!plain.has(piece) || isKnownPiece(lexicon, piece, isLast)) return { to: piece, others: [], isSure: true };
    return isCorrectable(piece) ? correctPiece(lexicon, piece, isLast, editsMax) : null;
  });
  const taken = corrected.filter((piece) => piece !== null);
  const to = taken.map((piece) => piece.to).join(' ');
  if (taken.length < pieces.length || to === text.trim()) return correctAsOne(lexicon, pieces, editsMax);
  return { to, others: pieces.length === 1 ? taken[0]!.others : [], isSure: taken.every(({ isSure }) => isSure) };
};
