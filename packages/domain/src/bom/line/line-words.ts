import type { BomLine } from '../row/bom-line.ts';
import type { ReadElement } from '../cell/element-notation.ts';
import { readBomPackage } from '../cell/package.ts';

export interface WordedLine extends Pick<BomLine, 'designators' | 'mpn' | 'value' | 'package' | 'description'> {
  /** Kind by type column, footprint or designators; null = unknown or not useful. */
  readonly kind: string | null;
  readonly tolerance: string | null;
  readonly voltage: string | null;
  /** Polarity or contacts from a type column; null = neither. */
  readonly feature: string | null;
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

/** Returns the parsed facts of a line as text, or null if no nominal value is known. */
function partsOf({ element, tolerance, voltage }: WordedLine): string | null {
  if (element === null || element.nominal === null) return null;
  const { rest, series, nominal, dielectric, power } = element;
  const deviation = tolerance === null ? element.tolerance : percent(tolerance);
  const rating = voltage === null ? element.voltage : volts(voltage);
  return joined([rest === '' ? null : rest, series, nominal, deviation, rating, dielectric, power]);
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/**
 * Returns the part as words for the query reader: kind, nominal value, tolerance, voltage, dielectric, power, package.
 * Without a nominal value, returns the value or the description as written, with its ratings. Empty if the line has
 * only a number.
 */
export function lineWords(line: WordedLine): string {
  const known = partsOf(line) ?? ratedText(line);
  if (known === null) return '';
  const kind = line.element?.kind ?? line.kind;
  const isSaid = kind === null || plain(known).toLowerCase().startsWith(kind.toLowerCase());
  const size =
    line.packageIsKnown && line.package !== null && !namesPackage(known, line.package)
      ? packageWords(line.package)
      : null;
  return plain(joined([isSaid ? null : kind, known, size]))
    .slice(0, wordsMax)
    .trim();
}

/** Whether a text already names the package, in any spelling: `DIODE … DO41` names `DO-41`. */
const namesPackage = (text: string, body: string): boolean =>
  text
    .split(/[\s,;()]+/u)
    .some((piece) => piece === body || (/\d/u.test(piece) && readBomPackage(piece)?.name === body));

/**
 * Returns the words by which a package is searched. For a moulded capacitor case it is the letter: `A (3216)` → `case
 * A`.
 */
const packageWords = (name: string): string => name.replace(/^(?<letter>[A-E]) \(\d{4}H?\)$/u, 'case $<letter>');

/** Returns the value or the description as written, with facts from other columns. Returns null if there is none. */
function ratedText(line: WordedLine): string | null {
  const { element, tolerance, voltage, feature } = line;
  const text = ownText(line);
  const ratings = [
    tolerance === null ? null : percent(tolerance),
    voltage === null ? null : volts(voltage),
    element?.dielectric ?? null,
    element?.power ?? null,
    feature,
  ].filter((each) => each !== null && text?.includes(each) !== true);
  const all = joined([text, ...ratings]);
  return all === '' ? null : all;
}

/** Returns the value or the description. For `BAT54S, Диод Шоттки`, returns the text after the number. */
function ownText({ mpn, value, description }: WordedLine): string | null {
  const text = [value, description].find((each) => each !== null && each !== mpn) ?? null;
  return mpn !== null && text?.startsWith(`${mpn},`) === true ? text.slice(mpn.length + 1).trim() : text;
}
