import { looksLikeMpn } from '../bom/cell/column-values.ts';
import { readOutline } from '../search-query/dictionary/package-names.ts';
import { valueLexeme } from '../search-query/reading/words/value-lexeme.ts';
import { toLatinLetters } from '../shared/look-alikes.ts';

/** A name of a price list in two parts: `BAT54S, Диод Шоттки [SOT-23]` → `BAT54S` and `Диод Шоттки [SOT-23]`. */
interface LeadingNumber {
  readonly number: string;
  /** Text behind the number; empty = the name is only the number. */
  readonly rest: string;
}

const textLooked = 300;
/** A number at least this long states the nominal value of a passive part. Shorter ones name only a series: `CF-25`. */
const wholeNumberMin = 9;
const spacedDigitsMin = 3;

/**
 * Matches the first word. A comma belongs to it in a decimal, `К10-17Б-Н90-0,1МКФ`, and before three digits:
 * `BC847B,215`.
 */
const firstWord = /^(?:[^\s,;[\]()]|(?<=(?<!\d)\d{1,2}),(?=\d)|,(?=\d{3}(?!\d))|\((?=[\p{L}\d]{1,4}\)[-/]))+/u;
/** A number that is written with spaces: `К 561 ЛА 7`, `DS 1307`. */
const spaced = /^\p{Lu}{1,4} \d{1,4}(?: \p{Lu}{1,3} \d{1,4}\p{Lu}?|[\p{Lu}\d./-]+)?(?=[,;]|$| \p{Lu}?\p{Ll}{2})/u;
/** One or two words that belong to the number, up to a comma and Russian words: `PBS-11A red`, `1N4007 M7`. */
const suffix = /^ (?<words>[A-Z\da-z./-]{1,12}(?: [A-Z\da-z./-]{1,12})?), ?(?=\p{Script=Cyrillic}{3})/u;
/** Number with one digit, which needs a comma or a bracket behind it: `US1M, Диод`, `ES1J (ER1J)`, `ATmega8-AU`. */
const shortNumber = /^(?=\P{N}*\d\P{N}*$)(?=.*\p{Lu})[\p{Lu}a-z\d-]{3,}$/u;

/** Sizes of screws and wires, plugs, interfaces and degrees of protection: `М3х10`, `D15.7мм`, `USB2.0`, `IP65`. */
const noNumber =
  /^(?:[MМ]\d{1,2}(?:[.,]\d)?(?:[xхX×*]\d.*)?|.*\d(?:мм|см|mm|cm)2?|(?:USB|HDMI|DDR|RS-?|IP-?|SMD-?|RJ-?)[\d.]+|.*[а-яё]{3}.*|\d[\d.,]*\p{Ll}{1,4}\.?)$/u;
const nominal =
  /(?<![\p{L}\d])\d[\d.,]{0,9}\s?(?:(?:[мкпнМГ]|мк)?(?:Ф|Гн|Ом|Гц)|[kMGmupnµ]?(?:F|H|Hz|Ohms?|Ω))(?!\p{L})/u;
const kindWord = /(?<!\p{L})(?!мк(?:Гн|Ом))\p{L}{4}/u;
/** Current of a fuse behind its series: `ВП1-1 2А, Предохранитель`. */
const fuseCurrent = /^(?=.{0,60}(?:предохран|fuse))[^\p{L}\d]*\d[\d.,]*\s?[мm]?[AА](?!\p{L})/iu;
/** Values in brackets behind a series: `ТТП-40 (2х18В, 1.0А)`. */
const inBrackets = /^\s*\([^()]*\d\s?м?[ВАV](?!\p{L})[^()]*\)/u;
/** Russian series of resistors and capacitors. Their names do not state the nominal value. */
const russianSeries = /^(?:[KК]|[CС]|[CС]П|РП)\d{1,2}-\d{1,2}[А-Яа-я]?(?:$|[\s-])/u;

const isPackage = (word: string): boolean => [word, toLatinLetters(word)].some((one) => readOutline(one) !== null);
const isValue = (text: string): boolean => valueLexeme(text) !== null;

function isNumber(word: string, behind: string): boolean {
  if (noNumber.test(word) || isPackage(word)) return false;
  // `С2-33Н-0,25-10К-5%` ends with its tolerance.
  if (looksLikeMpn(word.replace(/(?<=-\d{1,2})%$/u, ''))) return true;
  return shortNumber.test(word) && !isValue(word) && /^(?:,| ?\()/u.test(behind);
}

/**
 * Returns true if the word is a series and the nominal value is stated behind it: `CF-25 (С1-4) 0.25 Вт, 10 кОм`. Parts
 * of such a series have no number of their own.
 */
function isSeries(word: string, behind: string): boolean {
  if (inBrackets.test(behind) || fuseCurrent.test(behind)) return true;
  const isNominalStated = nominal.test(behind.split(kindWord, 1)[0] ?? '');
  return isNominalStated && (word.length < wholeNumberMin || russianSeries.test(word));
}

function numberIn(text: string): string | null {
  const word = firstWord.exec(text)?.[0].replace(/[.:]+$/u, '') ?? '';
  const behind = text.slice(word.length);
  if (isNumber(word, behind)) {
    if (isSeries(word, behind)) return null;
    const more = suffix.exec(behind)?.groups?.['words'] ?? '';
    const belongs = more !== '' && !isValue(more) && !more.split(' ').some((one) => isValue(one) || isPackage(one));
    return belongs ? `${word} ${more}` : word;
  }
  const found = spaced.exec(text)?.[0] ?? '';
  const joined = found.replaceAll(' ', '');
  if ((joined.match(/\d/gu)?.length ?? 0) < spacedDigitsMin || !isNumber(joined, '') || isValue(found)) return null;
  return isSeries(joined, text.slice(found.length)) ? null : found;
}

/**
 * Splits a name into the part number with which it begins and the rest. Returns null if it begins with a kind of part,
 * a value, a size, a quantity or a series.
 */
export function splitLeadingNumber(name: string): LeadingNumber | null {
  const text = name.replace(/\s+/gu, ' ').trim();
  const number = numberIn(text.slice(0, textLooked));
  return number === null ? null : { number, rest: text.slice(number.length).replace(/^[\s,;:–—-]+/u, '') };
}
