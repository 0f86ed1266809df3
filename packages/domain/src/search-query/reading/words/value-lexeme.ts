import type { Unit } from '../../../category/category.ts';
import { parseQuantity } from '../../../quantities/parse-quantity.ts';
import { unitSymbolOf, unmixed } from './unit-words.ts';

/** A prefix without a unit, which follows from the rest of the query. `R` is the decimal sign of ohms. */
export type BarePrefix = 'p' | 'n' | 'u' | 'm' | 'k' | 'M' | 'R';

/** A value of the query, before the rest of the query is known. */
export type ValueLexeme =
  | { readonly kind: 'bare'; readonly prefix: BarePrefix; readonly text: string; readonly needsContext: boolean }
  | {
      readonly kind: 'value';
      readonly unit: Unit;
      readonly value: number;
      /** Written with ±. */
      readonly isDeviation: boolean;
      /** Volts or amperes of alternating current. */
      readonly isAlternating: boolean;
      /** Stated to be of direct current: `385VDC`. */
      readonly isDirect?: true;
      /** Written like bytes and like bits: `64кб`, `16mb`. */
      readonly isLoose?: true;
      readonly needsContext: boolean;
    };

const readableUnits: ReadonlySet<Unit> = new Set<Unit>([
  ...(['ohm', 'farad', 'henry', 'hertz', 'volt', 'ampere', 'watt', 'percent', 'ppm_per_kelvin', 'celsius'] as const),
  ...(['metre', 'second', 'byte', 'bit', 'bit_per_second', 'ampere_hour', 'lumen', 'candela', 'degree'] as const),
]);

const plain =
  /^(?<sign>±|\+\/?-)? ?(?<before>%)?(?<number>\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})(?<space> ?)(?<suffix>\D{1,14})?$/u;
const fraction = /^1\/(?<below>2|4|5|8|10|16|20) ?(?:вт|ватт|ватта|w|watt)$/iu;
const infix =
  /^(?<whole>\d{1,4})(?<letter>мк|[пpнnuµμмmМMкКkKрРRrVvВв])(?<rest>\d{1,3})(?<suffix> ?(?:Ом|ohms?|Ω|Ф|F|Гн|H))?$/iu;
const resistance = /^R\d{2,3}$/u;

/** `1N4148`, `2N2222` … and `4N25`, `6N137` are semiconductor numbers, not nanofarads. */
const isTypeNumber = (letter: string, rest: string): boolean => /^[nNнН]$/u.test(letter) && rest.length > 1;

const barePrefixes: Readonly<Record<string, BarePrefix>> = {
  п: 'p',
  П: 'p',
  p: 'p',
  P: 'p',
  н: 'n',
  Н: 'n',
  n: 'n',
  N: 'n',
  мк: 'u',
  МК: 'u',
  Мк: 'u',
  mk: 'u',
  u: 'u',
  U: 'u',
  µ: 'u',
  μ: 'u',
  м: 'm',
  m: 'm',
  к: 'k',
  К: 'k',
  k: 'k',
  K: 'k',
  М: 'M',
  M: 'M',
  R: 'R',
  r: 'R',
};

/**
 * Returns the value of a piece of a query. Returns null for other texts, including part numbers and bare numbers.
 *
 * @param text one token, or a number and its unit separated by one space
 */
export function valueLexeme(text: string): ValueLexeme | null {
  const first = text.charCodeAt(0);
  const startsAsValue = (first >= 48 && first <= 57) || /^[.,±+%R]/u.test(text);
  if (!startsAsValue || text.length > 24) return null;
  return infixLexeme(text) ?? plainLexeme(text) ?? fractionLexeme(text) ?? resistanceLexeme(text);
}

function infixLexeme(text: string): ValueLexeme | null {
  const { whole = '', letter = '', rest = '', suffix = '' } = infix.exec(text)?.groups ?? {};
  if (letter === '' || isTypeNumber(letter, rest) || (whole.length > 1 && whole.startsWith('0'))) return null;
  if (/^[VvВв]$/u.test(letter)) return rest.length > 2 ? null : exactValue(`${whole}V${rest}`, false);
  const prefix = barePrefixes[letter];
  if (prefix === undefined || /^[рР]$/u.test(letter)) return null;
  const bare = prefix === 'm' || prefix === 'M' ? letter : prefix;
  const number = `${whole}${bare}${rest}`;
  if (suffix === '') return { kind: 'bare', prefix, text: number, needsContext: prefix === 'm' };
  return exactValue(number + suffix, false);
}

/** Returns the unit of `16-bit` and `12-вольтовый`; other suffixes stay. */
const undashed = (suffix: string): string =>
  suffix.startsWith('-') ? (unitSymbolOf(suffix.slice(1)) ?? suffix) : suffix;

/** `3.5 на плату`: a word and not nanoamperes. */
const isPreposition = (suffix: string): boolean => suffix === ' на';

function plainLexeme(text: string): ValueLexeme | null {
  const groups = plain.exec(text)?.groups;
  if (!groups) return null;
  const { sign, before = '', number = '', space = '', suffix: typed = '' } = groups;
  const suffix = undashed(typed);
  if (/^0\d/u.test(number) || (suffix === '' && before === '') || isPreposition(space + suffix)) return null;
  const isDeviation = sign !== undefined;
  if (before !== '') return suffix === '' ? exactValue(`${number}%`, isDeviation) : null;
  // A longer suffix could be an object's built-in property name: `5valueOf`.
  const prefix = suffix.length > 2 ? undefined : barePrefixes[suffix];
  if (prefix !== undefined) {
    if (isDeviation) return null;
    const bare = prefix === 'm' || prefix === 'M' ? suffix : prefix;
    return { kind: 'bare', prefix, text: number + bare, needsContext: prefix === 'm' || space !== '' };
  }
  return exactValue(number + space + (unitSymbolOf(suffix) ?? suffix), isDeviation);
}

/** Lower-case units with their usual meaning: milliohms are rare, and kilobits have another symbol. */
const usualSpellings: Readonly<Record<string, string>> = { мом: 'МОм', кб: 'КБ', мб: 'МБ', kb: 'KB', mb: 'MB' };

/** Above these values the number means something else. */
const ratingsMax: Readonly<Partial<Record<Unit, number>>> = { percent: 100, volt: 1e5, ampere: 1000, watt: 1e5 };

/** Degrees by which parts are rated, as in `105C`. */
const ratedHeats: ReadonlySet<number> = new Set([85, 105, 125, 130, 150, 175]);

const isRatedHeat = (suffix: string, unit: Unit, value: number): boolean =>
  unit === 'celsius' && /^[CС]$/iu.test(suffix) && ratedHeats.has(value);

function exactValue(text: string, isDeviation: boolean): ValueLexeme | null {
  const suffix = text.replace(/^[\d.,]+ ?/u, '');
  const other = usualSpellings[suffix] ?? unmixed(suffix);
  const isUsual = Object.hasOwn(usualSpellings, suffix);
  const read =
    (isUsual ? null : parseQuantity(text)) ??
    (other === null ? null : parseQuantity(text.slice(0, -suffix.length) + other));
  if (!read?.unit || !readableUnits.has(read.unit)) return null;
  const isHeat = isRatedHeat(suffix, read.unit, read.value);
  if (!isHeat && !isSureUnit(suffix, read.unit)) return null;
  if (read.value > (ratingsMax[read.unit] ?? Infinity)) return null;
  const isElectric = read.unit === 'volt' || read.unit === 'ampere';
  const isAlternating = isElectric && /ac$/iu.test(suffix);
  const needsContext = isHeat || (text.includes(' ') ? /^[FHfhфAaав]$/u : /^[FHfhф]$/u).test(suffix);
  const isDirect = isElectric && /dc$/iu.test(suffix);
  const lexeme = {
    kind: 'value',
    unit: read.unit,
    value: read.value,
    isDeviation,
    isAlternating,
    needsContext,
  } as const;
  const isLoose = isUsual && read.unit === 'byte';
  return { ...lexeme, ...(isDirect ? { isDirect } : {}), ...(isLoose ? { isLoose } : {}) };
}

/** Single letters that are ambiguous: `12C`, `50B`, `5м`, `8b`, `3с`. */
const isSureUnit = (suffix: string, unit: Unit): boolean => {
  if (unit === 'celsius') return /^(?:°|град|deg)/iu.test(suffix);
  if (unit === 'byte') return suffix.length > 1;
  if (unit === 'bit') return /(?:бит|bit)/iu.test(suffix);
  return (unit !== 'metre' && unit !== 'second') || suffix.length > 1;
};

/** Reads `1/4W`, the usual notation of resistor power. Decimal values are exact. */
function fractionLexeme(text: string): ValueLexeme | null {
  const below = fraction.exec(text)?.groups?.['below'];
  if (below === undefined) return null;
  const value = 1 / Number(below);
  return { kind: 'value', unit: 'watt', value, isDeviation: false, isAlternating: false, needsContext: false };
}

const partWords: readonly (readonly [RegExp, number])[] = [
  [/^(?:четверть|quarter|çeyrek|ceyrek)$/iu, 0.25],
  [/^(?:половина|пол|half|yarım|yarim)$/iu, 0.5],
];

/** Reads `четверть ватта`, `half watt`: a part of a unit. */
export function partLexeme(part: string, unit: string): ValueLexeme | null {
  const share = partWords.find(([pattern]) => pattern.test(part))?.[1];
  const symbol = share === undefined ? null : unitSymbolOf(unit);
  return symbol === null ? null : valueLexeme(`${share} ${symbol}`);
}

/** Reads `R47`. It may also be a designator, so it counts only beside an understood piece. */
const resistanceLexeme = (text: string): ValueLexeme | null =>
  resistance.test(text) ? { kind: 'bare', prefix: 'R', text, needsContext: true } : null;

export const isPlainNumber = (text: string): boolean =>
  /^(?:±|\+\/?-)?(?:\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9}|1\/\d{1,2})$/u.test(text);
