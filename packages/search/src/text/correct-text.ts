import { type CorrectedPiece, correctPiece, isKnownPiece } from './correct-piece.ts';
import type { KnownTexts } from './known-texts.ts';
import { piecesOf } from '../words/words.ts';

/** Maximum length of a piece that is corrected. Longer pieces are neither words nor part numbers. */
const pieceLengthMax = 40;
const piecesMax = 8;
/** Maximum number of pieces that are tried as one part number typed with spaces. */
const numberPiecesMax = 4;

const isCorrectable = (piece: string): boolean => piece.length <= pieceLengthMax && /[\p{L}\p{N}]/u.test(piece);

const correctAsOne = (lexicon: KnownTexts, pieces: readonly string[], editsMax: 1 | 2): CorrectedPiece | null => {
  const joined = pieces.join('');
  if (pieces.length < 2 || pieces.length > numberPiecesMax || !/\p{N}/u.test(joined) || !isCorrectable(joined))
    return null;
  return correctPiece(lexicon, joined, true, editsMax);
};

/** A text in which part numbers were corrected where the correction is unambiguous. */
export interface CorrectedSome {
  readonly to: string;
  /** The part numbers that were put in for mistyped ones. */
  readonly numbers: readonly string[];
}

/**
 * Corrects mistyped part numbers in the text, each only if its correction is unambiguous. null = no number was
 * corrected, or the text is a single piece.
 */
export const correctNumbers = (lexicon: KnownTexts, text: string, words: string): CorrectedSome | null => {
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
 * Returns the correction of a text that has a piece without results (product C8). null = none is likely.
 * @param words words of the text that are no value, category or brand
 * @param editsMax maximum number of typing errors per word; 1 is faster
 */
export const correctText = (
  lexicon: KnownTexts,
  text: string,
  words: string,
  editsMax: 1 | 2,
): CorrectedPiece | null => {
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
