import type { Unit } from '../../../category/category.ts';
import { parseQuantity } from '../../../quantities/parse-quantity.ts';
import { unitSymbolOf, unmixed } from '../../dictionary/unit-words.ts';

/**
 * Prefix of a value without a unit; the unit follows from the rest of the query. `R` is also the decimal sign of ohms.
 */
export type BarePrefix = 'p' | 'n' | 'u' | 'm' | 'k' | 'M' | 'R';

/**
 * A value in a query, read without the rest of the query. `bare` = it has a prefix but no unit (`10к`). `needsContext`
 * = it is ambiguous, so it counts only beside an unambiguous piece.
 */
export type ValueLexeme =
  | { readonly kind: 'bare'; readonly prefix: BarePrefix; readonly text: string; readonly needsContext: boolean }
  | {
      readonly kind: 'value';
      readonly unit: Unit;
      readonly value: number;
      /** True = written with ±. */
      readonly isDeviation: boolean;
      /** True = an AC voltage or current. */
      readonly isAlternating: boolean;
      /** True = the text says that it is DC: `385VDC`. */
      readonly isDirect?: true;
      /** True = the unit may mean bytes or bits: `64кб`, `16mb`. */
      readonly isLoose?: true;
      readonly needsContext: boolean;
    };

const readableUnits: ReadonlySet<Unit> = new Set<Unit>([
  ...(['ohm', 'farad', 'henry', 'hertz', 'volt', 'ampere', 'watt', 'percent', 'ppm_per_kelvin', 'celsius'] as const),
  ...(['metre', 'second', 'byte', 'bit', 'bit_per_second', 'ampere_hour', 'lumen', 'candela', 'degree'] as const),
]);

const plain =
  /^(?<sign>±|\+\/?-)? ?(?<before>%)?(?<number>\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9})(?<space> ?)(?<suffix>\D{1,14})?$/u;
const fraction = /^1\/(?<below>2|4|5|8|10|16|20|25|32|40) ?(?:вт|ватт|ватта|w|watt)$/iu;
const infix =
  /^(?<whole>\d{1,4})(?<letter>мк|[пpнnuµμмmМMкКkKрРRrVvВв])(?<rest>\d{1,3})(?<suffix> ?(?:Ом|ohms?|Ω|Ф|F|Гн|H))?$/iu;
const resistance = /^R\d{2,3}$/u;

/**
 * True for part numbers of semiconductors that look like values with the prefix "nano": `1N4148`, `2N2222`, `4N25`,
 * `6N137`.
 */
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
 * Returns the value of a piece of a query; null = another text, such as a part number or a number without prefix and
 * unit.
 *
 * @param text one token, or a number and its unit separated by one space
 */
export function valueLexeme(text: string): ValueLexeme | null {
  if (!/^[\d.,±+%R]/u.test(text) || text.length > 24) return null;
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

/** Returns the unit without the dash before it, as in `16-bit` and `12-вольтовый`. Other suffixes stay. */
const undashed = (suffix: string): string =>
  suffix.startsWith('-') ? (unitSymbolOf(suffix.slice(1)) ?? suffix) : suffix;

/** True for the Russian word `на` after a number. It does not mean nanoamperes: `3.5 на плату`. */
const isPreposition = (suffix: string): boolean => suffix === ' на';

function plainLexeme(text: string): ValueLexeme | null {
  const groups = plain.exec(text)?.groups;
  if (!groups) return null;
  const { sign, before = '', number = '', space = '', suffix: typed = '' } = groups;
  const suffix = undashed(typed);
  if (/^0\d/u.test(number) || (suffix === '' && before === '') || isPreposition(space + suffix)) return null;
  const isDeviation = sign !== undefined;
  if (before !== '') return suffix === '' ? exactValue(`${number}%`, isDeviation) : null;
  // Only short suffixes are looked up. A longer one could be the name of a built-in property: `5valueOf`.
  const prefix = suffix.length > 2 ? undefined : barePrefixes[suffix];
  if (prefix !== undefined) {
    if (isDeviation) return null;
    const bare = prefix === 'm' || prefix === 'M' ? suffix : prefix;
    return { kind: 'bare', prefix, text: number + bare, needsContext: prefix === 'm' || space !== '' };
  }
  return inUnit(number + space, suffix, isDeviation);
}

/** Returns the value with its unit, which is a symbol or a word. `5 A` is ambiguous, `5 ампер` is not. */
function inUnit(number: string, unit: string, isDeviation: boolean): ValueLexeme | null {
  const symbol = unitSymbolOf(unit);
  const read = exactValue(number + (symbol ?? unit), isDeviation);
  return read === null || symbol === null ? read : { ...read, needsContext: false };
}

/** Units in lower case → the spelling of their usual meaning. Milliohms are rare, and kilobits have another symbol. */
const usualSpellings: Readonly<Record<string, string>> = { мом: 'МОм', кб: 'КБ', мб: 'МБ', kb: 'KB', mb: 'MB' };

/** Maximum value by unit. A larger number is something else, such as a part number. */
const ratingsMax: Readonly<Partial<Record<Unit, number>>> = { percent: 100, volt: 1e5, ampere: 1000, watt: 1e5 };

/** Maximum temperatures in °C for which parts are rated. Only these are read without a degree sign: `105C`. */
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

/** True if the unit is unambiguous. Single letters are not: `12C`, `50B`, `5м`, `8b`, `3с`. */
const isSureUnit = (suffix: string, unit: Unit): boolean => {
  if (unit === 'celsius') return /^(?:°|град|deg)/iu.test(suffix);
  if (unit === 'byte') return suffix.length > 1;
  if (unit === 'bit') return /(?:бит|bit)/iu.test(suffix);
  return (unit !== 'metre' && unit !== 'second') || suffix.length > 1;
};

/** Returns a power of resistors written as a fraction: `1/4W`. null = another text. */
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

/** Returns a value that is said as a fraction of a unit: `четверть ватта`, `half watt`. null = other words. */
export function partLexeme(part: string, unit: string): ValueLexeme | null {
  const share = partWords.find(([pattern]) => pattern.test(part))?.[1];
  return share === undefined || unitSymbolOf(unit) === null ? null : valueLexeme(`${share} ${unit}`);
}

/**
 * Returns a resistance such as `R47`; null = another text. It may also be a designator on a board, so it counts only
 * beside an unambiguous piece.
 */
const resistanceLexeme = (text: string): ValueLexeme | null =>
  resistance.test(text) ? { kind: 'bare', prefix: 'R', text, needsContext: true } : null;

export const isPlainNumber = (text: string): boolean =>
  /^(?:±|\+\/?-)?(?:\d{1,9}(?:[.,]\d{1,9})?|[.,]\d{1,9}|1\/\d{1,2})$/u.test(text);
