import type { Unit } from '../category/category.ts';
import { readUnit } from './read-unit.ts';
import { shiftDigits } from './shift-digits.ts';

export interface ReadQuantity {
  /** Value in the base unit: ohms, farads, bytes. */
  readonly value: number;
  /** Unit of the value; null = the text names none, and the caller requires none. */
  readonly unit: Unit | null;
}

const textLengthMax = 64;
const sign = String.raw`(?<sign>±|\+\/?-|[-−+])?`;
const plain = new RegExp(
  String.raw`^${sign} ?(?<whole>\d{1,3}(?: \d{3})+|\d+)?(?:[.,](?<fraction>\d+))?(?:e(?<power>[+-]?\d{1,3}))?(?<space> ?)(?<suffix>\D.*)?$`,
  'iu',
);
/**
 * Matches a number whose letter stands for the decimal sign. At most three digits may follow the letter: `1n4148` is a
 * diode, not 1.4148 nano.
 */
const infix =
  /^(?<sign>[-−])?(?<whole>\d+)(?<letter>мк|[pпnнuμmмkкMМGГRrVvВв]|[КK])(?<fraction>\d{1,3})(?<suffix>\D.*)?$/u;
const leadingR = /^R(?<fraction>\d+)$/iu;

/**
 * Reads an electrical quantity as people and makers write it: `4к7`, `4k7`, `4R7`, `0,1мкФ`, `100n`, `10 кОм`, `16
 * МГц`, `0.25Вт`, `±1 %`, `R47`. Returns null for any other text. Digits are shifted, not multiplied, so the value is
 * exact: `0,1мкФ` is `1e-7`. Lower-case м and m mean milli, upper-case М and M mega, unless only the other makes sense
 * with the unit.
 *
 * @param unit unit that the text must have; it is also used if the text names none
 */
export function parseQuantity(text: string, unit: Unit | null = null): ReadQuantity | null {
  if (text.length > textLengthMax) return null;
  const normal = text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^%(.+)$/u, '$1%');
  return readInfix(normal, unit) ?? readPlain(normal, unit);
}

function readPlain(text: string, unit: Unit | null): ReadQuantity | null {
  const groups = plain.exec(text)?.groups;
  if (!groups) return null;
  const { whole = '', fraction = '', power = '0', space = '', suffix = '' } = groups;
  if (whole === '' && fraction === '') return null;
  const reading = readUnit(suffix.replace(/ /g, ''), unit, space !== '');
  if (!reading) return null;
  const shift = Number(power) + reading.exponent;
  return quantity(groups['sign'], whole.replace(/ /g, ''), fraction, shift, reading.binaryExponent, reading.unit);
}

/** Reads a number whose letter stands for the decimal sign: `4к7`, `4R7`, `3V3`. */
function readInfix(text: string, unit: Unit | null): ReadQuantity | null {
  const leading = leadingR.exec(text)?.groups;
  const groups = leading ? { ...leading, whole: '', letter: 'R', suffix: '' } : infix.exec(text)?.groups;
  if (!groups) return null;
  const { sign: minus, whole = '', letter = '', fraction = '', suffix = '' } = groups;
  const isUnitLetter = /[RVВ]/iu.test(letter);
  const rest = isUnitLetter ? suffix.replace(/^ ?(?:Ом|Ohms?|Ω|V|В)$/iu, '') : suffix;
  const reading = readUnit(letter + rest.replace(/ /g, ''), unit, false);
  if (!reading) return null;
  return quantity(minus, whole, fraction, reading.exponent, reading.binaryExponent, reading.unit);
}

function quantity(
  minus: string | undefined,
  whole: string,
  fraction: string,
  shift: number,
  binaryExponent: number,
  unit: Unit | null,
): ReadQuantity | null {
  const size = shiftDigits(whole, fraction, shift) * 2 ** binaryExponent;
  if (!Number.isFinite(size)) return null;
  const isNegative = (minus === '-' || minus === '−') && size !== 0;
  return { value: isNegative ? -size : size, unit };
}
