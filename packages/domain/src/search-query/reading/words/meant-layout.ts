import { readDielectric } from './dielectric-names.ts';
import { stemsOf } from './fold.ts';
import { isBoundWord } from './bounds.ts';
import { isJoiningWord } from './joining-words.ts';
import { pieceInOtherLayout } from './keyboard-layouts.ts';
import { readChipSize, readOutline } from './package-names.ts';
import { isSizes } from './size-pair.ts';
import { isOtherLayout, respelled } from './spelling.ts';
import { hasQuoted } from './tokens.ts';
import { isPlainNumber, valueLexeme } from './value-lexeme.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

/** How much a piece says: nothing, something that may be chance, or surely something of electronics. */
const [nothing, perhaps, surely] = [0, 1, 2];

/** Shorter words are known in some layout by chance. */
const wordLengthMin = 4;
/** Misspelt words are looked up from this length on. */
const misspeltLengthMin = 5;
/** Short words that are known in the other layout have so many letters together. */
const shortLettersMin = 6;

const cyrillic = /[а-яё]/iu;
const latin = /[a-z]/iu;
/** Letters of other layouts than the English and the Russian one. */
const foreign = /[^\P{L}a-zа-яё]/iu;

const isNamed = (core: string): boolean =>
  readDielectric(core) !== null || readOutline(core) !== null || readChipSize(core, null) !== null || isSizes(core);

function senseOfWord(core: string, vocabulary: QueryVocabulary, isMisspeltRead: boolean): number {
  const stems = stemsOf(core);
  if (stems.length === 0) return nothing;
  const { stems: known, spelling } = vocabulary;
  if (stems.every((stem) => known.has(stem))) return core.length >= wordLengthMin ? surely : perhaps;
  if (isJoiningWord(core) || isBoundWord(core)) return perhaps;
  if (!isMisspeltRead || core.length < misspeltLengthMin || isOtherLayout(core, spelling)) return nothing;
  return respelled(core, stems, spelling) === null ? nothing : surely;
}

/** @param number a bare number before the piece, which may be its unit; null: there is none */
function senseOf(piece: string, number: string | null, vocabulary: QueryVocabulary, isMisspeltRead = true): number {
  const core = piece.replace(/^["'«“„([{]+|["'»”)\]}.,;:!?]+$/gu, '');
  if (isNamed(core)) return surely;
  const lexeme = valueLexeme(core) ?? (number === null || /\d/u.test(core) ? null : valueLexeme(`${number} ${core}`));
  if (lexeme !== null) return lexeme.needsContext || lexeme.kind === 'bare' ? perhaps : surely;
  return senseOfWord(core, vocabulary, isMisspeltRead);
}

/** A capital among small Latin letters is that of a symbol: `htpbcnjh 110R`. */
const isSymbol = (piece: string, text: string): boolean =>
  /\d[a-z]?[A-Z]$/u.test(piece) && text.replace(piece, '') === text.replace(piece, '').toLowerCase();

/** With the capitals of what was typed. */
function inOtherLayout(piece: string): string {
  const lower = pieceInOtherLayout(piece);
  return Array.from(piece, (letter, at) => {
    const meant = lower[at] ?? '';
    return letter === letter.toLowerCase() ? meant : meant.toUpperCase();
  }).join('');
}

const lettersOf = (piece: string): number => piece.replace(/\P{L}/gu, '').length;

/** How many letters a text gains in the other layout, surely or perhaps, and how many make no sense in either. */
interface Gain {
  surely: number;
  perhaps: number;
  unknown: number;
}

function weigh(gain: Gain, letters: number, own: number, other: number): void {
  if (other === nothing) gain.unknown += own === surely ? Infinity : own === nothing ? letters : 0;
  else if (own === nothing) gain[other === surely ? 'surely' : 'perhaps'] += letters;
}

/**
 * The text as the same keys write it in the other layout, letter for letter, where that is surely what was meant:
 * `gthtrk.xfntkm 2 gjkj;tybz`. Null where words make sense as they are typed, and for texts in two scripts.
 */
export function meantLayout(text: string, vocabulary: QueryVocabulary): string | null {
  if (cyrillic.test(text) === latin.test(text) || foreign.test(text) || hasQuoted(text)) return null;
  const gain: Gain = { surely: 0, perhaps: 0, unknown: 0 };
  let before = '';
  const pieces = text.split(/(\s+)/u).map((piece) => {
    const meant = isSymbol(piece, text) ? piece : inOtherLayout(piece);
    const number = isPlainNumber(before) ? before : null;
    if (piece.trim() !== '') before = piece;
    const letters = lettersOf(meant);
    if (letters === 0 || gain.unknown === Infinity) return piece;
    const own = senseOf(piece, number, vocabulary);
    // Looking for misspelt words takes longest, and a text that makes sense is hardly another one.
    const other = senseOf(meant, number, vocabulary, own !== surely);
    weigh(gain, /\d/u.test(piece) && other === nothing && own === nothing ? 0 : letters, own, other);
    return other === nothing && own !== nothing ? piece : meant;
  });
  const isShort = gain.surely === 0 && gain.perhaps >= shortLettersMin && gain.unknown === 0;
  return isShort || (gain.surely > 0 && gain.unknown <= gain.surely) ? pieces.join('') : null;
}
