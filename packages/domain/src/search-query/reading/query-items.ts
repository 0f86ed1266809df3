import { boundsAt, boundsLengthMax, boundsWithin } from './words/bounds.ts';
import { domesticTypeOf, powerAfterType } from '../dictionary/domestic-types.ts';
import { phraseKey, stemsOf } from '../fold.ts';
import { isJoiningWord } from '../dictionary/joining-words.ts';
import { readDielectric } from '../dictionary/dielectric-names.ts';
import { packagesOfFamily } from '../dictionary/package-families.ts';
import {
  isOutlineFamily,
  readCaseLetter,
  readChipSize,
  readOutline,
  type SizeSystem,
} from '../dictionary/package-names.ts';
import { valueOfChannelsAt } from './channel-values.ts';
import { negativeVoltsAt } from './negative-volts.ts';
import { withPurpose } from './purposes/with-purpose.ts';
import type { QueryItem } from './query-item.ts';
import { withScattered } from './scattered-phrases.ts';
import { respelled } from './words/spelling.ts';
import type { KnownPieces, Token } from './words/tokens.ts';
import { isPlainNumber, partLexeme, valueLexeme, type ValueLexeme } from './words/value-lexeme.ts';
import { phraseLengthMax } from './kind-vocabulary.ts';
import type { QueryVocabulary } from './vocabulary.ts';

const packageWord = /^(?:корпус|типоразмер|размер|case|package|pkg|size|footprint|kilif|boyut)$/u;
const metricWord = /^(?:метр|метрич\p{L}*|метрик\p{L}*|metric|metrik)$/u;
const inchWord = /^(?:дюим\p{L}*|имперск\p{L}*|imperial|inch|inc)$/u;

const aheadMax = Math.max(phraseLengthMax, boundsLengthMax);

/** The tokens from the current one on, as many as an item can have. Except in `itemAt`, none of them is quoted. */
type Ahead = readonly [Token, ...Token[]];

export function itemsOf(tokens: readonly Token[], vocabulary: QueryVocabulary): readonly QueryItem[] {
  const items: QueryItem[] = [];
  for (let at = 0; at < tokens.length; at += items.at(-1)?.tokens.length ?? 1) {
    const [first, ...next] = tokens.slice(at, at + aheadMax);
    if (first === undefined) continue;
    const item = itemAt([first, ...next], items.at(-1), vocabulary);
    items.push(withCurrent(item, tokens.slice(at + item.tokens.length, at + item.tokens.length + currentLengthMax)));
  }
  return withPurpose(withJoined(items, vocabulary), vocabulary);
}

/** Returns the items with scattered words of a phrase joined. */
function withJoined(items: readonly QueryItem[], vocabulary: QueryVocabulary): readonly QueryItem[] {
  const joined = withScattered(items, vocabulary.scattered, (item) => wordStems(item, vocabulary, false));
  // Attribute names keep their own meaning if a phrase names a leaf category, or says in several words what a part must
  // do. Otherwise they may be words of a kind: `датчик влажности воздуха`.
  const isOfKind = ({ meaning, tokens: own }: QueryItem & { readonly kind: 'phrase' }): boolean =>
    meaning.scope !== null && (meaning.scope.subtree.size === 1 || (meaning.isNeed === true && own.length > 1));
  if (joined !== items || items.some((item) => item.kind === 'phrase' && isOfKind(item))) return joined;
  return withScattered(items, vocabulary.scattered, (item) => wordStems(item, vocabulary, true));
}

/**
 * Returns the known stems of an item's words. A package written in letters only (`sma`) counts as a word, because
 * phrases may contain it. With `isAttributeTaken`, names and values of attributes count too, except those of mounting.
 */
function wordStems(item: QueryItem, vocabulary: QueryVocabulary, isAttributeTaken: boolean): readonly string[] {
  const { kind, tokens } = item;
  const isOfAttribute =
    kind === 'phrase' &&
    item.meaning.scope === null &&
    item.meaning.weakScope === undefined &&
    (!isAttributeTaken || item.meaning.enums.some(({ key }) => key === 'mounting'));
  const isWords = kind === 'word' || kind === 'packageWord' || (kind === 'phrase' && !isOfAttribute);
  const read = isWords ? tokens : kind === 'package' ? tokens.filter(({ core }) => /^\p{L}+$/u.test(core)) : [];
  return read.flatMap((token) => {
    if (token.isQuoted || isJoiningWord(token.core)) return [];
    return isKnownWord(token, vocabulary) ? token.stems : (respelledStems(token, vocabulary) ?? token.stems);
  });
}

/** Words for alternating and direct current after a voltage: `275 В переменного тока`, `230 V AC`, `385 V DC`. */
const alternating = /^(?:ac|переменн(?:ого|ый|ое)|переменки|перем|alternating)$/u;
const direct = /^(?:dc|постоянн(?:ого|ый|ое)|постоянки|пост|direct)$/u;
const currentWord = /^(?:тока|ток|current|напряжения)$/u;
const currentLengthMax = 2;

type Current = { readonly isAlternating: true } | { readonly isDirect: true };

const withKind = (lexeme: ValueLexeme, current: Current): ValueLexeme =>
  lexeme.kind === 'value' ? { ...lexeme, ...current } : lexeme;

function currentOf({ core, isQuoted }: Token): Current | null {
  const word = core.toLowerCase();
  if (isQuoted) return null;
  return alternating.test(word) ? { isAlternating: true } : direct.test(word) ? { isDirect: true } : null;
}

/**
 * Extends a voltage by the following words for alternating or direct current: `220 V AC`. Other items are returned
 * unchanged.
 */
function withCurrent(item: QueryItem, next: readonly Token[]): QueryItem {
  const [first, second] = next;
  const current = first === undefined ? null : currentOf(first);
  if (current === null) return item;
  const isLonger = second !== undefined && !second.isQuoted && currentWord.test(second.core.toLowerCase());
  const tokens = [...item.tokens, ...(isLonger ? next : next.slice(0, 1))];
  const isVolts = (lexeme: ValueLexeme | null): boolean => lexeme?.kind === 'value' && lexeme.unit === 'volt';
  if (item.kind === 'value' && isVolts(item.lexeme)) return { ...item, lexeme: withKind(item.lexeme, current), tokens };
  if (item.kind !== 'bounds' || !isVolts(item.bounds.from ?? item.bounds.to)) return item;
  const { from, to } = item.bounds;
  return { ...item, bounds: { from: from && withKind(from, current), to: to && withKind(to, current) }, tokens };
}

function itemAt(ahead: Ahead, before: QueryItem | undefined, vocabulary: QueryVocabulary): QueryItem {
  const firstQuoted = ahead.findIndex(({ isQuoted }) => isQuoted);
  const [first, ...next] = firstQuoted === -1 ? ahead : ahead.slice(0, firstQuoted);
  return first === undefined ? { kind: 'word', tokens: [ahead[0]] } : readAt([first, ...next], before, vocabulary);
}

const readAt = (ahead: Ahead, before: QueryItem | undefined, vocabulary: QueryVocabulary): QueryItem =>
  powerAt(ahead, before) ??
  negativeVoltsAt(ahead) ??
  valueOfChannelsAt(ahead) ??
  ratingAt(ahead) ??
  boundsItemAt(ahead) ??
  countAt(ahead, vocabulary) ??
  partAt(ahead) ??
  valueAt(ahead) ??
  typeAt(ahead, vocabulary) ??
  longNeedAt(ahead, vocabulary) ??
  chipSizeAt(ahead) ??
  caseLetterAt(ahead) ??
  nameAt(ahead) ??
  phraseAt(ahead, vocabulary) ??
  dividedAt(ahead, vocabulary) ??
  shortBrandAt(ahead, vocabulary) ??
  familyAt(ahead) ?? { kind: isPackageWord(ahead[0]) ? 'packageWord' : 'word', tokens: [ahead[0]] };

const isPackageWord = ({ stems }: Token): boolean => packageWord.test(stems.join(' '));

function boundsItemAt(ahead: Ahead): QueryItem | null {
  const found = boundsAt(ahead);
  return found && { kind: 'bounds', bounds: found.bounds, tokens: ahead.slice(0, found.length) };
}

/** Returns a value after `на` or `for`, which is a minimum if it is a rating: `на 3 ампера`. null = another item. */
function ratingAt([first, ...rest]: Ahead): QueryItem | null {
  const [next, ...after] = rest;
  if (next === undefined || !/^(?:на|for)$/iu.test(first.core)) return null;
  const value = valueAt([next, ...after]);
  if (value?.kind !== 'value' || value.lexeme.kind !== 'value') return null;
  if (!['ampere', 'watt', 'volt'].includes(value.lexeme.unit)) return null;
  const lexeme = { ...value.lexeme, needsContext: false };
  return { kind: 'bounds', bounds: { from: lexeme, to: null }, isRating: true, tokens: [first, ...value.tokens] };
}

const numerals: ReadonlyMap<string, number> = new Map(
  [
    'один одна one bir',
    'два две двух two iki',
    'три трех трёх three üç',
    'четыре четырех четырёх four dört',
    'пять пяти five beş',
    'шесть шести six altı',
    'семь семи seven yedi',
    'восемь восьми eight sekiz',
  ].flatMap((row, place) => row.split(' ').map((word) => [word, place + 1] as const)),
);

/** Returns a number and the attribute whose count it is: `40 контактов`, `40-pin`. null = another item. */
function countAt([typed, second]: Ahead, { phrases }: QueryVocabulary): QueryItem | null {
  const first = numerals.has(typed.core.toLowerCase())
    ? { ...typed, core: String(numerals.get(typed.core.toLowerCase())) }
    : typed;
  const [, number, word] = /^(\d{1,3})[-'’]?(\p{L}{1,12})?$/u.exec(first.core) ?? [];
  const said = word === undefined ? second : undefined;
  const stems = word === undefined ? said?.stems : stemsOf(word);
  if (number === undefined || stems === undefined) return null;
  const meaning = phrases.get(phraseKey(stems));
  const isCounted = meaning?.attributes.some(
    ({ kind, unit }) => kind === 'number' && (unit === 'count' || unit === 'bit' || unit === null),
  );
  if (meaning === undefined || isCounted !== true || (word !== undefined && valueLexeme(first.core) !== null))
    return null;
  return { kind: 'count', count: Number(number), meaning, tokens: said === undefined ? [typed] : [typed, said] };
}

/**
 * Returns a phrase of several words that begins with the name of a package or dielectric: `sma connector`. null =
 * another item.
 */
function longNeedAt(ahead: Ahead, vocabulary: QueryVocabulary): QueryItem | null {
  const [{ core }] = ahead;
  if (!/^\p{L}/u.test(core) || (readOutline(core) === null && readDielectric(core) === null)) return null;
  const found = phraseAt(ahead, vocabulary);
  return found !== null && found.tokens.length > 1 ? found : null;
}

/** Returns a Russian type, such as `С2-23`, if it is the whole token; null = another item. */
function typeAt([token]: Ahead, vocabulary: QueryVocabulary): QueryItem | null {
  const found = domesticTypeOf(token.core);
  const scope = found === null ? undefined : vocabulary.types.get(found.type);
  if (found === null || scope === undefined || found.length < token.core.length) return null;
  const meaning = { scope, brand: null, enums: [], attributes: [] };
  return { kind: 'type', meaning, hasPower: found.type.hasPower, tokens: [token] };
}

/** Returns the number after a Russian type as its power in watts: `МЛТ-0,25`. null = another item. */
function powerAt([token, next]: Ahead, before: QueryItem | undefined): QueryItem | null {
  if (before?.kind !== 'type' || !before.hasPower) return null;
  const value = powerAfterType(token.core);
  // In `МЛТ 2 кОм` the number is not a power.
  if (value === null || (next !== undefined && valueLexeme(`${token.core} ${next.core}`) !== null)) return null;
  const said = { unit: 'watt', isDeviation: false, isAlternating: false, needsContext: false } as const;
  return { kind: 'value', lexeme: { kind: 'value', value, ...said }, tokens: [token] };
}

/** Returns a fraction of a unit in words: `четверть ватта`, `полватта`. null = another item. */
function partAt([first, second]: Ahead): QueryItem | null {
  const [, glued] = /^пол(ватта|ампера|вольта)$/iu.exec(first.core) ?? [];
  if (glued !== undefined) {
    const half = partLexeme('пол', glued);
    return half && { kind: 'value', lexeme: half, tokens: [first] };
  }
  if (second === undefined) return null;
  const lexeme = partLexeme(first.core, second.core);
  return lexeme && { kind: 'value', lexeme, tokens: [first, second] };
}

/** Returns a value of up to three tokens: `10 кОм`, `± 1 %`. null = another item. */
function valueAt(ahead: Ahead): QueryItem | null {
  const isSigned = /^(?:±|\+\/?-|%)$/u.test(ahead[0].raw);
  const [number, unit] = isSigned ? ahead.slice(1) : ahead;
  if (number === undefined) return null;
  const text = isSigned ? ahead[0].raw + number.core : number.core;
  const length = isSigned ? 2 : 1;
  if (unit !== undefined && number.raw.endsWith(number.core) && isUnitOf(unit, number)) {
    const lexeme = valueLexeme(`${text} ${unit.core}`);
    if (lexeme) return { kind: 'value', lexeme, tokens: ahead.slice(0, length + 1) };
  }
  const lexeme = valueLexeme(text);
  return lexeme && { kind: 'value', lexeme, tokens: ahead.slice(0, length) };
}

/**
 * True if the second token can be the unit of the first. A number takes any unit. A value with a prefix (`4к7 Ом`)
 * takes only a unit without a prefix.
 */
const isUnitOf = (unit: Token, { core }: Token): boolean => {
  return isPlainNumber(core) || /^(?:ома?|ohms?|Ω|Ф|F|Гн|H|Гц|Hz)$/iu.test(unit.core);
};

/** Returns a chip size, perhaps with the word "metric": `1608`, `1608 метрич.`, `metric 1608`. null = another item. */
function chipSizeAt(ahead: Ahead): QueryItem | null {
  const [first, second] = ahead;
  const isCode = /^\d/u.test(first.core);
  const said = isCode ? second : first;
  const system = said === undefined ? null : systemOf(said);
  if (!isCode && system === null) return null;
  const values = readChipSize(isCode ? first.core : (second?.core ?? ''), system);
  return values && { kind: 'package', values, tokens: ahead.slice(0, system === null ? 1 : 2) };
}

const systemOf = ({ stems }: Token): SizeSystem => {
  const word = stems.join(' ');
  if (metricWord.test(word)) return 'metric';
  return inchWord.test(word) ? 'imperial' : null;
};

/** Returns the case of a tantalum capacitor: `корпус A`, `case B`. null = another item. */
function caseLetterAt(ahead: Ahead): QueryItem | null {
  const letter = ahead[1]?.core ?? '';
  // `type c` is a USB connector.
  const isCase = isPackageWord(ahead[0]) || (/^тип$/iu.test(ahead[0].core) && !/^[cс]$/iu.test(letter));
  const values = letter.length === 1 && isCase ? readCaseLetter(letter) : null;
  return values && { kind: 'package', values, tokens: ahead.slice(0, 2) };
}

function nameAt(ahead: Ahead): QueryItem | null {
  const [{ core }, next] = ahead;
  const dielectric = readDielectric(core);
  if (dielectric) return { kind: 'dielectric', values: dielectric, tokens: ahead.slice(0, 1) };
  if (next !== undefined && /^\d{1,3}(?:-\d)?$/u.test(next.core) && isOutlineFamily(core)) {
    const values = readOutline(`${core}-${next.core}`);
    if (values) return { kind: 'package', values, tokens: ahead.slice(0, 2) };
  }
  const values = readOutline(core);
  return values && { kind: 'package', values, tokens: ahead.slice(0, 1) };
}

/** Returns the packages of a family named without a number of pins: `dip`, `tqfp`. null = another item. */
function familyAt([token]: Ahead): QueryItem | null {
  const values = packagesOfFamily(token.core);
  return values && { kind: 'package', values, tokens: [token] };
}

/**
 * True if the typed word is only another form of the found one, not a correction: `kondansatörün` and `kondansatör`.
 */
const isFormOf = (typed: readonly string[], own: readonly string[]): boolean =>
  typed.length === own.length && typed.every((stem, place) => stem.startsWith(own[place] ?? stem));

type StemsOf = (token: Token, vocabulary: QueryVocabulary) => readonly string[] | null;

/**
 * Ways to get the stems of a word, tried in this order. The first corrects only unknown words. The second also corrects
 * known words, because a word may be known only as part of a phrase.
 */
const waysToSpell: readonly StemsOf[] = [
  (token, vocabulary) => (isKnownWord(token, vocabulary) ? token.stems : respelledStems(token, vocabulary)),
  (token, vocabulary) => respelledStems(token, vocabulary) ?? (isKnownWord(token, vocabulary) ? token.stems : null),
];

const respelledStems: StemsOf = ({ core, stems }, { spelling, compounds }) =>
  compounds.get(stems.join('')) ?? respelled(core, stems, spelling);

const isKnownWord = ({ stems }: Token, vocabulary: QueryVocabulary): boolean =>
  stems.length > 0 && stems.every((stem) => vocabulary.stems.has(stem));

function phraseAt(ahead: Ahead, vocabulary: QueryVocabulary): QueryItem | null {
  for (const way of waysToSpell) {
    const found = longestPhrase(ahead, way, vocabulary);
    if (found !== null) return found;
  }
  return null;
}

/**
 * True if the number and the next word form a value. In `реле 220 В`, 220 belongs to the volts, although `реле на 220`
 * is a known phrase.
 */
const isNumberOfValue = ({ core }: Token, next: Token | undefined): boolean =>
  next !== undefined && isPlainNumber(core) && valueLexeme(`${core} ${next.core}`) !== null;

/** True if the letter belongs to the following word: the `n` of `mosfet n kanal`. */
const isLetterOf = ({ core, stems }: Token, next: Token | undefined, { phrases }: QueryVocabulary): boolean =>
  /^\p{L}$/u.test(core) && next !== undefined && phrases.has(phraseKey([...stems, ...next.stems]));

/** Returns the longest known phrase that starts at the first token; null = none. */
function longestPhrase(ahead: Ahead, way: StemsOf, vocabulary: QueryVocabulary): QueryItem | null {
  const stems: string[] = [];
  let isCorrected = false;
  let found: QueryItem | null = null;
  for (const [place, token] of ahead.entries()) {
    const own = way(token, vocabulary);
    if (place > 0 && isJoiningWord(token.core) && !vocabulary.phrases.has(phraseKey([...stems, ...(own ?? [])])))
      continue;
    if (own === null) break;
    isCorrected ||= own !== token.stems && !isFormOf(token.stems, own);
    stems.push(...own);
    if (stems.length > phraseLengthMax) break;
    const meaning = vocabulary.phrases.get(phraseKey(stems));
    const next = ahead[place + 1];
    const isOfNext = isNumberOfValue(token, next) || (place > 0 && isLetterOf(token, next, vocabulary));
    if (meaning && !isOfNext) found = { kind: 'phrase', meaning, isCorrected, tokens: ahead.slice(0, place + 1) };
  }
  return found;
}

/** Returns a word for a kind of part that was typed as two words: `micro controller`. null = another item. */
function dividedAt([first, second]: Ahead, vocabulary: QueryVocabulary): QueryItem | null {
  if (second === undefined || !/^\p{L}{2,}$/u.test(first.core)) return null;
  const stems = /^\p{L}{2,}$/u.test(second.core) ? stemsOf(first.core + second.core) : [];
  const meaning = vocabulary.phrases.get(phraseKey(stems));
  if (meaning === undefined || meaning.scope === null) return null;
  return { kind: 'phrase', meaning, isCorrected: false, tokens: [first, second] };
}

/** Short maker names that people also write in lower case. */
const knownInSmall = /^(?:ti|st)$/u;

function shortBrandAt([token]: Ahead, vocabulary: QueryVocabulary): QueryItem | null {
  const brand = vocabulary.shortBrands.get(knownInSmall.test(token.core) ? token.core.toUpperCase() : token.core);
  const meaning = brand === undefined ? null : { scope: null, brand, enums: [], attributes: [] };
  return meaning && { kind: 'phrase', meaning, isCorrected: false, tokens: [token] };
}

const isKnownAlone = (core: string): boolean =>
  valueLexeme(core) !== null ||
  boundsWithin(core) !== null ||
  readChipSize(core, null) !== null ||
  readDielectric(core) !== null ||
  readOutline(core) !== null;

/** Returns the known words that decide where tokens end. */
export const knownPieces = ({ spelling }: QueryVocabulary): KnownPieces => ({
  isKnown: isKnownAlone,
  typeLength: (core) => domesticTypeOf(core)?.length ?? null,
  isWord: (piece) => respelled(piece, [], spelling) !== null,
});
