import type { BomLine } from '../row/bom-line.ts';
import type { ReadElement } from '../cell/element-notation.ts';
import { readBomPackage } from '../cell/package.ts';

export interface WordedLine extends Pick<BomLine, 'designators' | 'mpn' | 'value' | 'package' | 'description'> {
  /** By its column, footprint or places; null: not known or of no use. */
  readonly kind: string | null;
  readonly tolerance: string | null;
  readonly voltage: string | null;
  /** Polarity or contacts by a column of types; null: it says neither. */
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

/** What the line says in parts; null where no nominal is known. */
function partsOf({ element, tolerance, voltage }: WordedLine): string | null {
  if (element === null || element.nominal === null) return null;
  const { rest, series, nominal, dielectric, power } = element;
  const deviation = tolerance === null ? element.tolerance : percent(tolerance);
  const rating = voltage === null ? element.voltage : volts(voltage);
  return joined([rest === '' ? null : rest, series, nominal, deviation, rating, dielectric, power]);
}

const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/**
 * The part in words for the reading of a query: kind, nominal, tolerance, voltage, dielectric, power, package. Where no
 * nominal is known, the value or the description as written with its ratings; empty where the line has nothing but a
 * number.
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

/** `DIODE … DO41` need not be told `DO-41`. */
const namesPackage = (text: string, body: string): boolean =>
  text
    .split(/[\s,;()]+/u)
    .some((piece) => piece === body || (/\d/u.test(piece) && readBomPackage(piece)?.name === body));

/** Cases of moulded capacitors are asked for by their letter. */
const packageWords = (name: string): string => name.replace(/^(?<letter>[A-E]) \(\d{4}H?\)$/u, 'case $<letter>');

/** The value or the description as written, and what columns say beside it; null: nothing of it is there. */
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

/** The value or the description; of `BAT54S, Диод Шоттки` what stands behind the number. */
function ownText({ mpn, value, description }: WordedLine): string | null {
  const text = [value, description].find((each) => each !== null && each !== mpn) ?? null;
  return mpn !== null && text?.startsWith(`${mpn},`) === true ? text.slice(mpn.length + 1).trim() : text;
}
