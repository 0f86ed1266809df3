import { readDielectric } from '../../dictionary/dielectric-names.ts';
import { stemsOf } from '../../fold.ts';
import { isJoiningWord } from '../../dictionary/joining-words.ts';
import { pieceInOtherLayout } from '../../dictionary/keyboard-layouts.ts';
import { readChipSize, readOutline } from '../../dictionary/package-names.ts';
import { isSizes } from './size-pair.ts';
import { isOtherLayout } from './spelling.ts';
import type { Token } from './tokens.ts';
import { isPlainNumber, valueLexeme, type ValueLexeme } from './value-lexeme.ts';
import type { QueryVocabulary } from '../vocabulary.ts';

/** Minimum length of a word that is converted to the other layout. Shorter words have a meaning in many layouts. */
const wordLengthMin = 3;

const hasLetters = (core: string): boolean => /\p{L}/u.test(core);

const isNamed = (core: string): boolean =>
  readDielectric(core) !== null || readOutline(core) !== null || readChipSize(core, null) !== null || isSizes(core);

/** True for a value with its unit, such as `50V`. `10r` is not one, because it may be ambiguous. */
const isPlain = (lexeme: ValueLexeme): boolean => lexeme.kind === 'value' && !lexeme.needsContext;

/** A token. `number` is the number before it, if the token may be the unit of this number; null = none. */
interface Piece {
  readonly core: string;
  readonly number: string | null;
}

const lexemeOf = ({ core, number }: Piece): ValueLexeme | null =>
  valueLexeme(core) ?? (number === null || /\d/u.test(core) ? null : valueLexeme(`${number} ${core}`));

/**
 * True if the piece is a value, a package or a dielectric in the other layout, and its meaning as typed is not better.
 */
function isMeantElsewhere(typed: Piece, elsewhere: Piece): boolean {
  if (isNamed(typed.core)) return false;
  if (isNamed(elsewhere.core)) return valueLexeme(typed.core) === null;
  const [own, other] = [lexemeOf(typed), lexemeOf(elsewhere)];
  if (other === null) return false;
  return own === null || isPlain(other) || !isPlain(own);
}

const isKnownWord = (word: string, { stems }: QueryVocabulary): boolean => {
  const own = stemsOf(word);
  return own.length > 0 && own.every((stem) => stems.has(stem));
};

const isUnderstood = (piece: Piece, vocabulary: QueryVocabulary): boolean =>
  !hasLetters(piece.core) ||
  isNamed(piece.core) ||
  lexemeOf(piece) !== null ||
  isJoiningWord(piece.core) ||
  isKnownWord(piece.core, vocabulary);

interface Choice {
  readonly token: Token;
  readonly typed: Piece;
  readonly elsewhere: Piece;
}

const choiceOf = (token: Token, before: Token | undefined): Choice => {
  const number = before !== undefined && isPlainNumber(before.core) ? before.core : null;
  const { core } = token;
  return { token, typed: { core, number }, elsewhere: { core: pieceInOtherLayout(core), number } };
};

const scriptOf = (core: string): 'cyrillic' | 'other' => (/[а-яё]/iu.test(core) ? 'cyrillic' : 'other');

type Script = ReturnType<typeof scriptOf>;

/** Returns the first token that is a known word in the other layout; null = none. */
const mistypedWord = (tokens: readonly Token[], { spelling }: QueryVocabulary): string | null =>
  tokens.find(({ core, isQuoted }) => !isQuoted && isOtherLayout(core, spelling))?.core ?? null;

const isLower = (text: string): boolean => text === text.toLowerCase();

/** True if a value has a capital beside a word in lower case. The capital is the symbol of a unit: `htpbcnjh 110R`. */
const isMeantCapital = (word: string | null, typed: Piece): boolean =>
  word !== null && isLower(word) && !isLower(typed.core) && lexemeOf(typed) !== null;

/** True if the piece is a known word or a value in this script. Then the layout is right: `varistor 470V 14D`. */
const isMeantAsTyped = (typed: Piece, script: Script | null, vocabulary: QueryVocabulary): boolean =>
  hasLetters(typed.core) &&
  scriptOf(typed.core) === script &&
  (isKnownWord(typed.core, vocabulary) || isPlainOf(typed));

const isPlainOf = (typed: Piece): boolean => {
  const lexeme = lexemeOf(typed);
  return lexeme !== null && isPlain(lexeme);
};

/**
 * Returns the script that was typed by mistake. Every piece that means nothing as typed must have a meaning in the
 * other layout: `10з 0603 тз0` is `10p 0603 np0`. null = a piece has no meaning in either layout, another piece shows
 * that the script is right, or no piece must be converted.
 */
function scriptOfSenseless(choices: readonly Choice[], vocabulary: QueryVocabulary): Script | null {
  if (choices.length < 2) return null;
  let script: Script | null = null;
  for (const { token, typed, elsewhere } of choices) {
    if (token.isQuoted || isUnderstood(typed, vocabulary)) continue;
    const isLongEnough = typed.number !== null || /\d/u.test(elsewhere.core) || elsewhere.core.length >= wordLengthMin;
    if (!isLongEnough || !isUnderstood(elsewhere, vocabulary)) return null;
    script ??= scriptOf(typed.core);
    if (scriptOf(typed.core) !== script) return null;
  }
  return choices.some(({ typed }) => isMeantAsTyped(typed, script, vocabulary)) ? null : script;
}

/**
 * Converts the tokens that were typed in the wrong keyboard layout. If a word is known in the other layout, numbers and
 * units beside it are converted too: `htpbcnjh 10r` is `резистор 10к`. Otherwise, the whole text is converted if it has
 * no meaning as typed.
 */
export function inOneLayout(tokens: readonly Token[], vocabulary: QueryVocabulary): readonly Token[] {
  const choices = tokens.map((token, place) => choiceOf(token, tokens[place - 1]));
  const word = mistypedWord(tokens, vocabulary);
  const script = word === null ? scriptOfSenseless(choices, vocabulary) : scriptOf(word);
  if (script === null) return tokens;
  return choices.map(({ token, typed, elsewhere }) => {
    if (token.isQuoted || !hasLetters(token.core) || scriptOf(token.core) !== script) return token;
    const isWord = word === null && !isUnderstood(typed, vocabulary) && isKnownWord(elsewhere.core, vocabulary);
    if (!isWord && (isMeantCapital(word, typed) || !isMeantElsewhere(typed, elsewhere))) return token;
    return { ...token, core: elsewhere.core, stems: stemsOf(elsewhere.core) };
  });
}
