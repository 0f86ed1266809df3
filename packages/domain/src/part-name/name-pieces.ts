import { readPackage } from '../import/package-name.ts';
import { readDielectric } from '../search-query/dictionary/dielectric-names.ts';
import { domesticTypeOf, powerAfterType } from '../search-query/dictionary/domestic-types.ts';
import { gluedParts } from '../search-query/reading/words/glued-parts.ts';
import { readChipSize, readOutline } from '../search-query/dictionary/package-names.ts';
import { isPlainNumber, valueLexeme, type ValueLexeme } from '../search-query/reading/words/value-lexeme.ts';

/** A piece of a part's name. `lexeme` null = it is no value. `outline` null = it names no package. */
export interface NamePiece {
  readonly text: string;
  readonly lexeme: ValueLexeme | null;
  readonly outline: string | null;
}

/**
 * The pieces of a part's name. If a value holds only under a condition, `at` is the condition: the `100MHz` of
 * `600Ω@100MHz`.
 */
export interface NamePieces {
  readonly pieces: readonly (NamePiece & { readonly at?: string })[];
  /** Ranges as written: `-40~+85°C`. */
  readonly ranges: readonly string[];
}

const separators = /[\s;|()[\]{}«»"“”、*×]+|,(?!\d)|(?<!\d),|(?<=[\p{L}%])[xх](?=\d)|(?=±)/u;
const startsAsValue = /^[\d.±+]/u;
const unit = /^[\p{L}°Ω%]{1,14}$/u;
/** The word between a value and its condition, besides `@`. */
const underCondition = /^(?:при|at)$/iu;
const isOfRange = /[~…÷]|\.{2}/u;
const fractionOfWatt = /(?<![\d.,])1\/\d{1,2} ?(?:W|Вт)/iu;
/** A chip size and a value with a comma between them: `1206,10к`. It is not the number 1206.10. */
const sizeAndValue = /^\d{4}[.,]\d/u;

const lexemeOf = (text: string): ValueLexeme | null => (sizeAndValue.test(text) ? null : valueLexeme(text));

const isPiece = (text: string): boolean =>
  lexemeOf(text) !== null || readChipSize(text, 'imperial') !== null || readDielectric(text) !== null;

/** Returns the pieces of a Russian designation after its type: `0,125Вт`, `10кОм`, `5%` of `С2-23-0,125-10кОм-5%`. */
function domesticParts(word: string): readonly string[] | null {
  const found = domesticTypeOf(word);
  if (found === null || word.length === found.length) return null;
  const parts = word
    .slice(found.length)
    .split('-')
    .filter((part) => part !== '');
  return parts.map((part) => (found.type.hasPower && powerAfterType(part) !== null ? `${part}Вт` : part));
}

/** Splits a word at slashes and dashes: `0805-10к-1%`. null = not every part has a meaning. */
function joinedParts(word: string): readonly string[] | null {
  if (!/[/_-]/u.test(word) || fractionOfWatt.test(word)) return null;
  const [first = '', ...others] = word.split(/[/_-]/u);
  // A list may begin with letters of the kind: `R-0805-10K-1%`.
  const isLettered = others.length > 1 && /^\p{L}{1,4}$/u.test(first);
  const parts = isPiece(first) ? [first, ...others] : isLettered ? others : [];
  return parts.length > 1 && parts.every(isPiece) ? parts : null;
}

/** Returns the name of the package that a piece names; null = none. */
function outlineOf(text: string): string | null {
  // A text that starts with a digit is only read as a chip size. `5.8x4.9` is a body size, not a package.
  if (/^\d/u.test(text)) return readChipSize(text, 'imperial')?.[0] ?? null;
  const [name] = readOutline(text) ?? [];
  return name === undefined ? null : readPackage(name).name;
}

function partsOf(word: string): readonly string[] {
  if (isPiece(word)) return [word];
  return domesticParts(word) ?? joinedParts(word) ?? (startsAsValue.test(word) ? gluedParts(word) : null) ?? [word];
}

const pieceOf = (text: string): NamePiece => ({ text, lexeme: lexemeOf(text), outline: outlineOf(text) });

/** A word of a name. `isNumber`: a unit may follow. */
interface Word {
  readonly text: string;
  readonly pieces: readonly NamePiece[];
  readonly meaning: 'plain' | 'range' | 'condition';
  readonly isNumber: boolean;
}

function readWord(text: string): Word {
  const isRange = isOfRange.test(text);
  return {
    text,
    pieces: isRange ? [] : partsOf(text).map(pieceOf),
    meaning: isRange ? 'range' : text === '@' || underCondition.test(text) ? 'condition' : 'plain',
    isNumber: startsAsValue.test(text) && isPlainNumber(text),
  };
}

/** Maximum number of cached words. Words are cached, because the names of a price list have many words in common. */
const cachedMax = 50_000;

/** Returns a function that splits the name of a part into pieces. */
export function nameSplitter(): (name: string) => NamePieces {
  const known = new Map<string, Word>();
  const wordOf = (raw: string): Word => {
    const before = known.get(raw);
    if (before !== undefined) return before;
    const word = readWord(isOfRange.test(raw) ? raw : raw.replace(/^[:=]+|[.:]+$/gu, ''));
    if (known.size < cachedMax) known.set(raw, word);
    return word;
  };

  /** Returns the words of a name. A number and its unit are one word: `10 кОм`, `± 5 %`. */
  const wordsOf = (name: string): readonly Word[] => {
    const raw = name.split(separators).filter((word) => word !== undefined && word !== '');
    const words: Word[] = [];
    for (let at = 0; at < raw.length; at++) {
      let word = wordOf(raw[at] ?? '');
      if (word.text === '±' && raw[at + 1] !== undefined) word = wordOf(`±${raw[++at]}`);
      const next = word.isNumber ? raw[at + 1]?.replace(/[.:]+$/u, '') : undefined;
      const whole = next !== undefined && unit.test(next) ? wordOf(`${word.text} ${next}`) : null;
      const isMeasured = whole?.pieces.some(({ lexeme }) => lexeme !== null) === true;
      words.push(isMeasured ? whole : word);
      if (isMeasured) at += 1;
    }
    return words;
  };

  return (name) => {
    const words = wordsOf(name.includes('@') ? name.replaceAll('@', ' @ ') : name);
    const pieces: (NamePiece & { at?: string })[] = [];
    const ranges: string[] = [];
    let at = 0;
    for (let word = words[at]; word !== undefined; word = words[++at]) {
      const after = words[at + 1]?.text ?? '';
      if (word.meaning === 'range') {
        // The range may have spaces around its sign: `2,7 ... 5,5 В`.
        const isSign = /^\D+$/u.test(word.text);
        const before = isSign ? (pieces.pop()?.text ?? '') : '';
        const isLonger = isSign || /^°[CС]/u.test(after);
        ranges.push(before + word.text + (isLonger ? after : ''));
        if (isLonger) at += 1;
      } else if (word.meaning === 'condition' && (word.text === '@' || startsAsValue.test(after))) {
        const last = pieces.pop();
        if (last !== undefined) pieces.push({ ...last, at: after });
        at += 1;
      } else pieces.push(...word.pieces);
    }
    return { pieces, ranges };
  };
}
