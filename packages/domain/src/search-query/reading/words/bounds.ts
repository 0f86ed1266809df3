import { isPlainNumber, valueLexeme, type ValueLexeme } from './value-lexeme.ts';
import type { Token } from './tokens.ts';

/** Bounds of a value; null = no bound on that side. Two bounds have the same unit. */
export interface Bounds {
  readonly from: ValueLexeme | null;
  readonly to: ValueLexeme | null;
}

interface FoundBounds {
  readonly bounds: Bounds;
  /** Number of tokens that the bounds consist of. */
  readonly length: number;
}

/** Maximum number of tokens that bounds consist of: `between 5 V and 12 V`. */
export const boundsLengthMax = 7;

type Side = 'from' | 'to';

const sideWords: Readonly<Record<Side, string>> = {
  from: 'от|начиная с|не менее|не меньше|не ниже|ярче|мощнее|больше|более|свыше|выше|минимум|мин|from|at least|no less than|not less than|min|minimum|over|above|more than|greater than|larger than|bigger than|higher than|exceeding|starting from|en az|asgari|min',
  to: 'до|не более|не больше|не выше|не хуже|лучше|не превышает|меньше|менее|ниже|максимум|макс|up to|at most|no more than|not more than|max|maximum|under|below|less than|smaller than|lower than|better than|not exceeding|en fazla|en çok|azami|maks',
};
const wordsOfSide = (side: Side): readonly (readonly string[])[] =>
  sideWords[side].split('|').map((phrase) => phrase.split(' '));
/** Words for a lower or an upper bound. Longer phrases come first, because `не менее` is not `менее`. */
const sides = (['from', 'to'] as const)
  .flatMap((side) => wordsOfSide(side).map((words) => ({ side, words })))
  .sort((a, b) => b.words.length - a.words.length);

const boundWords = new Set(Object.values(sideWords).flatMap((phrases) => phrases.split(/[| ]/u)));

const trailingFrom =
  /^(?:и (?:выше|более|больше|старше)|and (?:above|more|up|higher|larger|bigger)|or (?:more|higher|greater|larger|bigger|above|better)|ve (?:üzeri|üstü|yukarı|yukarısı)|üzeri|üzerinde|üstü|üstünde)(?: |$)/u;
const trailingTo =
  /^(?:и (?:ниже|менее|меньше)|and (?:below|less|lower)|or (?:less|lower|smaller|below)|ve (?:altı|aşağı|aşağısı)|altı|altında|kadar)(?: |$)/u;

const signSides: readonly (readonly [RegExp, Side])[] = [
  [/^(?:>=|=>|≥|⩾|>)/u, 'from'],
  [/^(?:<=|=<|≤|⩽|<)/u, 'to'],
];

const wordOf = ({ core }: Token): string => core.toLowerCase();
const opensFirst = /^(?:от|from|between|с|между)$/u;
const opensBoth = /^(?:between|между)$/u;
/** Words that join two bounds, but only if another word (`arası`) confirms that there are two. */
const joinsOfBoth = /^(?:и|ile|ve)$/u;
const closesBoth = /^(?:arası|arasında|arasi|arasinda)$/u;
const joins = /^(?:до|to|and|по|[-–—…]|\.{2,3})$/u;
const joint = /(?:\.{2,3}|[-–—…])/u;

/** True if the word can be part of bounds. */
export const isBoundWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  return boundWords.has(lower) || opensFirst.test(lower) || joins.test(lower) || joinsOfBoth.test(lower);
};

/** A value or a number at the start of the tokens: `50В`, `50 В`. `length` = how many tokens it has. */
interface Place {
  readonly text: string;
  readonly length: number;
}

function placeAt(tokens: readonly Token[]): Place | null {
  const [number, unit] = tokens;
  if (number === undefined || number.isQuoted) return null;
  if (isPlainNumber(number.core)) {
    const isUnit = unit !== undefined && !unit.isQuoted && /^[\p{L}%°Ω][^\d]{0,13}$/u.test(unit.core);
    const whole = isUnit ? `${number.core} ${unit.core}` : null;
    if (whole !== null && valueLexeme(whole) !== null) return { text: whole, length: 2 };
    return { text: number.core, length: 1 };
  }
  return valueLexeme(number.core) === null ? null : { text: number.core, length: 1 };
}

const unitOf = (text: string): string => text.replace(/^[±+\d.,]+/u, '');

/**
 * Returns bounds from two values; null = their units differ, or the first is not smaller. A first number without a unit
 * gets the unit of the second.
 */
function pairOf(first: string, second: string): Bounds | null {
  const to = valueLexeme(second);
  const from = isPlainNumber(first) ? valueLexeme(first + unitOf(second)) : valueLexeme(first);
  if (from === null || to === null) return null;
  if (from.kind === 'value' && to.kind === 'value') {
    return from.unit === to.unit && from.value < to.value && !from.isDeviation ? { from, to } : null;
  }
  return from.kind === to.kind ? { from, to } : null;
}

/** Returns bounds typed without spaces: `5-12В`, `5V-12V`, `5..12V`. null = the text is not such bounds. */
export function boundsWithin(core: string): Bounds | null {
  if (core.length > 32 || !/^\d/u.test(core)) return null;
  const [first, second, ...more] = core.split(joint);
  return first === undefined || second === undefined || more.length > 0 || first === '' ? null : pairOf(first, second);
}

/** Returns the length of the bounds, with a following word that confirms them: `5V ile 12V arası`. */
function closedLength(tokens: readonly Token[], length: number): number {
  const next = tokens[length];
  return next !== undefined && !next.isQuoted && closesBoth.test(wordOf(next)) ? length + 1 : length;
}

/** Returns two bounds: `от 5 до 12 В`, `5 – 12 V`, `between 5 V and 12 V`. null = the tokens are not such bounds. */
function pairAt(tokens: readonly Token[]): FoundBounds | null {
  const [opening] = tokens;
  const skipped = opening !== undefined && opensFirst.test(wordOf(opening)) ? 1 : 0;
  const first = placeAt(tokens.slice(skipped));
  if (first === null) return null;
  const joining = tokens[skipped + first.length];
  if (opening === undefined || joining === undefined) return null;
  const second = placeAt(tokens.slice(skipped + first.length + 1));
  if (second === null) return null;
  const length = skipped + first.length + 1 + second.length;
  const closed = closedLength(tokens, length);
  const isOfBoth = joinsOfBoth.test(wordOf(joining)) && (opensBoth.test(wordOf(opening)) || closed > length);
  if (!isOfBoth && !joins.test(joining.raw.toLowerCase())) return null;
  const bounds = pairOf(first.text, second.text);
  return bounds && { bounds, length: closed };
}

const oneSided = (side: Side, lexeme: ValueLexeme): Bounds =>
  side === 'from' ? { from: lexeme, to: null } : { from: null, to: lexeme };

/** Returns whether the first tokens mean a lower or an upper bound, and how many tokens these are. null = neither. */
function sideAt(tokens: readonly Token[]): { readonly side: Side; readonly length: number } | null {
  const [first] = tokens;
  const sign = signSides.find(([pattern]) => first !== undefined && pattern.test(first.raw));
  if (sign !== undefined && first !== undefined) return { side: sign[1], length: sign[0].test(first.raw) ? 1 : 0 };
  const found = sides.find(({ words }) => words.every((word, place) => wordOfPlace(tokens, place) === word));
  return found === undefined ? null : { side: found.side, length: found.words.length };
}

const wordOfPlace = (tokens: readonly Token[], place: number): string | null => {
  const token = tokens[place];
  return token === undefined || token.isQuoted ? null : wordOf(token);
};

const addsBounds = /^(?:и|но|а|and|but|ve|ama)$/u;

/** Returns a bound after a joining word: `и не меньше 20 А`. null = the tokens are not such a bound. */
function addedAt([joining, ...tokens]: readonly Token[]): FoundBounds | null {
  if (joining === undefined || joining.isQuoted || !addsBounds.test(wordOf(joining))) return null;
  const added = sidedAt(tokens);
  return added && { ...added, length: added.length + 1 };
}

/**
 * Returns a bound that begins with a sign or words: `≥50В`, `≥ 50 В`, `не менее 25 В`, `up to 50V`, `en az 25V`. null =
 * the tokens are not such a bound.
 */
function sidedAt(tokens: readonly Token[]): FoundBounds | null {
  const side = sideAt(tokens);
  const [first] = tokens;
  if (side === null || first === undefined) return null;
  const glued = first.core.replace(/^[<>=≤≥⩽⩾]+/u, '');
  const isSign = glued !== first.core;
  const isGlued = isSign && glued !== '';
  const rest = isGlued ? [{ ...first, core: glued }, ...tokens.slice(1)] : tokens.slice(side.length);
  const value = placeAt(rest);
  const read = value && valueLexeme(value.text);
  if (!value || !read || (read.kind === 'value' && read.isDeviation)) return null;
  // After a sign, a value is not ambiguous: in `> 1 A`, it is certainly a current.
  const lexeme = isSign ? { ...read, needsContext: false } : read;
  return { bounds: oneSided(side.side, lexeme), length: value.length + (isGlued ? 0 : side.length) };
}

/** Returns a bound whose words follow the value: `50 В и выше`, `50V kadar`. null = the tokens are not such a bound. */
function trailedAt(tokens: readonly Token[]): FoundBounds | null {
  const value = placeAt(tokens);
  const lexeme = value && valueLexeme(value.text);
  if (!value || !lexeme) return null;
  const after = tokens.slice(value.length, value.length + 2);
  const text = `${after.map(wordOf).join(' ')} `;
  const side = trailingFrom.test(text) ? 'from' : trailingTo.test(text) ? 'to' : null;
  if (side === null || after.some(({ isQuoted }) => isQuoted)) return null;
  const length = /^(?:üzeri|üzerinde|üstü|üstünde|altı|altında|kadar) /u.test(text) ? 1 : 2;
  return { bounds: oneSided(side, lexeme), length: value.length + length };
}

/** Turkish ending for "than", typed as a separate word: `10A den büyük`. */
const ablativeWord = /^[dt][ae]n$/u;
const ablative = /['’]?(?:d[ae]n|t[ae]n|[ıiuü]n)$/iu;
const comparedFrom =
  /^(?:büyük|fazla|yüksek|çok|üstü|üstünde|üzeri|üzerinde|buyuk|yuksek|ustu|ustunde|uzeri|uzerinde)$/u;
const comparedTo = /^(?:küçük|az|düşük|altı|altında|kucuk|dusuk|alti|altinda)$/u;

/** Returns a bound from a Turkish comparison: `100V'den büyük`, `5A'dan az`. null = the tokens are not such a bound. */
function comparedAt([value, word, next]: readonly Token[]): FoundBounds | null {
  if (value === undefined || word === undefined || word.isQuoted) return null;
  if (next !== undefined && ablativeWord.test(wordOf(word))) {
    const spaced = comparedAt([{ ...value, core: `${value.core}'${wordOf(word)}` }, next]);
    return spaced && { ...spaced, length: 3 };
  }
  if (!ablative.test(value.core)) return null;
  const lexeme = valueLexeme(value.core.replace(ablative, ''));
  const side = comparedFrom.test(wordOf(word)) ? 'from' : comparedTo.test(wordOf(word)) ? 'to' : null;
  return lexeme === null || side === null ? null : { bounds: oneSided(side, lexeme), length: 2 };
}

/** Returns bounds whose unit is a separate token: `5…12 В`. null = the tokens are not such bounds. */
function withinAndUnit([numbers, unit]: readonly Token[]): Bounds | null {
  if (numbers === undefined || unit === undefined || unit.isQuoted || /\d/u.test(unit.core)) return null;
  return boundsWithin(`${numbers.core} ${unit.core}`);
}

/** Returns the bounds that start at the first token; null = none. */
export function boundsAt(tokens: readonly Token[]): FoundBounds | null {
  const [first] = tokens;
  if (first === undefined || first.isQuoted) return null;
  const within = boundsWithin(first.core);
  if (within !== null) return { bounds: within, length: closedLength(tokens, 1) };
  const spaced = withinAndUnit(tokens);
  if (spaced !== null) return { bounds: spaced, length: closedLength(tokens, 2) };
  return pairAt(tokens) ?? addedAt(tokens) ?? sidedAt(tokens) ?? trailedAt(tokens) ?? comparedAt(tokens);
}
