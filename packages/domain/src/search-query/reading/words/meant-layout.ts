import { readDielectric } from '../../dictionary/dielectric-names.ts';
import { stemsOf } from '../../fold.ts';
import { isBoundWord } from './bounds.ts';
import { isJoiningWord } from '../../dictionary/joining-words.ts';
import { pieceInOtherLayout } from '../../dictionary/keyboard-layouts.ts';
import { readChipSize, readOutline } from '../../dictionary/package-names.ts';
import { isSizes } from './size-pair.ts';
import { isOtherLayout, respelled } from './spelling.ts';
import { hasQuoted } from './tokens.ts';
import { isPlainNumber, valueLexeme } from './value-lexeme.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

/** How certainly a piece has a meaning: not at all, maybe by chance, or certainly a word of electronics. */
const [nothing, perhaps, surely] = [0, 1, 2];

/** Minimum length of a known word that counts as certain. Shorter words exist in another layout by chance. */
const wordLengthMin = 4;
/** Minimum length of a word whose typing errors are corrected here. */
const misspeltLengthMin = 5;
/**
 * Minimum number of letters in all short words together. It applies if only short words are known in the other layout.
 */
const shortLettersMin = 6;

const cyrillic = /[а-яё]/iu;
const latin = /[a-z]/iu;
/** Matches letters that are neither on the English nor on the Russian keyboard. */
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

/**
 * Returns how certainly the piece has a meaning.
 * @param number the number before the piece, if the piece may be its unit; null = none
 */
function senseOf(piece: string, number: string | null, vocabulary: QueryVocabulary, isMisspeltRead = true): number {
  const core = piece.replace(/^["'«“„([{]+|["'»”)\]}.,;:!?]+$/gu, '');
  if (isNamed(core)) return surely;
  const lexeme = valueLexeme(core) ?? (number === null || /\d/u.test(core) ? null : valueLexeme(`${number} ${core}`));
  if (lexeme !== null) return lexeme.needsContext || lexeme.kind === 'bare' ? perhaps : surely;
  return senseOfWord(core, vocabulary, isMisspeltRead);
}

/**
 * True for a value that ends with a capital, in a text that is otherwise in lower case. The capital is the symbol of a
 * unit: `htpbcnjh 110R`.
 */
const isSymbol = (piece: string, text: string): boolean =>
  /\d[a-z]?[A-Z]$/u.test(piece) && text.replace(piece, '') === text.replace(piece, '').toLowerCase();

/**
 * Returns the piece in the other layout, with the capitals of the typed text. The length also stays, because tokens are
 * cut from the typed text by position.
 */
function inOtherLayout(piece: string): string {
  const lower = Array.from(pieceInOtherLayout(piece));
  return Array.from(piece, (letter, at) => {
    const meant = lower[at] ?? '';
    return letter === letter.toLowerCase() ? meant : meant.toUpperCase();
  }).join('');
}

const lettersOf = (piece: string): number => piece.replace(/\P{L}/gu, '').length;

/**
 * Counts of the letters that the other layout would change. `surely`, `perhaps`: letters without a meaning as typed
 * that get a certain or a possible meaning. `unknown`: letters without a meaning in both layouts.
 */
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
 * Returns the text in the other keyboard layout, if it was certainly typed in the wrong one: `gthtrk.xfntkm 2
 * gjkj;tybz`. null = the words have a meaning as typed, or the text is in two scripts.
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
    // If the text has a meaning as typed, typing errors are not corrected in the other layout. The correction would be
    // slow and rarely finds anything.
    const other = senseOf(meant, number, vocabulary, own !== surely);
    weigh(gain, /\d/u.test(piece) && other === nothing && own === nothing ? 0 : letters, own, other);
    return other === nothing && own !== nothing ? piece : meant;
  });
  const isShort = gain.surely === 0 && gain.perhaps >= shortLettersMin && gain.unknown === 0;
  return isShort || (gain.surely > 0 && gain.unknown <= gain.surely) ? pieces.join('') : null;
}
