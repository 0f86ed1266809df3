import type { BomLine } from './bom-line.ts';
import type { ReadElement } from './element-notation.ts';
import { kindOfDesignator, kindOfFootprint } from './part-kinds.ts';

export interface WordedLine extends Pick<BomLine, 'designators' | 'mpn' | 'value' | 'package' | 'description'> {
  readonly type: string | null;
  readonly tolerance: string | null;
  readonly voltage: string | null;
  /** Of the footprint's column, as written. */
  readonly footprint: string | null;
  readonly packageIsKnown: boolean;
  readonly element: ReadElement | null;
}

const wordsMax = 160;

const percent = (text: string): string =>
  /^[\d.,]+$/u.test(text) ? `±${text}%` : /^[±+]/u.test(text) ? text : `±${text}`;
const volts = (text: string): string => (/^[\d.,]+$/u.test(text) ? `${text}V` : text);
const plain = (text: string): string =>
  text
    .replace(/[_:|;]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

function kindOf(line: WordedLine): string | null {
  const [first] = line.designators;
  const footprint = line.footprint === null ? null : kindOfFootprint(line.footprint);
  return footprint ?? line.element?.kind ?? line.type ?? (first === undefined ? null : kindOfDesignator(first));
}

/** What the line says in parts; null where no nominal is known. */
function partsOf({ element, tolerance, voltage }: WordedLine): string | null {
  if (element === null || element.nominal === null) return null;
  const { series, nominal, dielectric, power } = element;
  const deviation = tolerance === null ? element.tolerance : percent(tolerance);
  const rating = voltage === null ? element.voltage : volts(voltage);
  return joined([series, nominal, deviation, rating, dielectric, power]);
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/**
 * The part in words for the reading of a query: kind, nominal, tolerance, voltage, dielectric, power, package. Where no
 * nominal is known, the value or the description as written; empty where the line has nothing but a number.
 */
export function lineWords(line: WordedLine): string {
  const known = partsOf(line) ?? ownText(line);
  if (known === null) return '';
  const size = line.packageIsKnown && line.package !== null ? packageWords(line.package) : null;
  const body = size !== null && known.split(/\s+/u).includes(size) ? null : size;
  return plain(joined([kindOf(line), known, body]))
    .slice(0, wordsMax)
    .trim();
}

/** Cases of moulded capacitors are asked for by their letter. */
const packageWords = (name: string): string => name.replace(/^(?<letter>[A-E]) \(\d{4}H?\)$/u, 'case $<letter>');

const ownText = ({ mpn, value, description }: WordedLine): string | null =>
  [value, description].find((each) => each !== null && each !== mpn) ?? null;
