import type { Quantity } from '../money/money.ts';
import { isQuantity } from '../quantities/order-quantity.ts';
import { parseCount } from '../quantities/parse-count.ts';

/** Maximum number of lines read from one text, and maximum number of characters read from a line. */
export const pastedLinesMax = 500;
export const pastedLineLengthMax = 200;

/**
 * One way to read a line: a part number and a quantity. `number` is a manufacturer's, a supplier's or the shop's
 * number.
 */
export interface PastedReading {
  readonly number: string;
  readonly quantity: Quantity;
}

/**
 * A line of a pasted list. `readings` are the ways to read it, the likeliest first; empty if the quantity is invalid.
 */
export interface PastedLine {
  /** Line number in the text, from 1. */
  readonly row: number;
  readonly text: string;
  readonly readings: readonly PastedReading[];
}

export interface PastedList {
  readonly lines: readonly PastedLine[];
  /** Number of non-empty lines beyond the maximum, which were not read. */
  readonly rest: number;
}

const unit = String.raw`(?:шт(?:ук[аи]?)?|pcs?|pieces?|ea|adet|tane)(?![\p{L}\p{N}])\.?`;
const digits = String.raw`(\d{1,3}(?: \d{3})+|\d{1,9})`;

/** The quantity follows a multiplication sign: `1N4148 x10`, `1N4148 × 10 шт`, `1N4148*10`. */
const timesAtEnd = new RegExp(String.raw`^(.+?)(?:\s+[xх]\s*|\s*[×*]\s*)${digits}\s*(?:${unit})?$`, 'iu');
/** The quantity is at the end: `1N4148 10`, `1N4148 - 10 шт.`. */
const countAtEnd = new RegExp(String.raw`^(.+?)(?:\s*[:=]\s*|\s+[-–—]\s*|\s+)${digits}\s*(?:${unit})?$`, 'iu');
/** The quantity is at the start: `10 шт 1N4148`, `10x 1N4148`, `10 1N4148`. */
const countAtStart = new RegExp(String.raw`^${digits}\s*(?:${unit}\s*|[xх×*]\s+|\s)\s*(.+)$`, 'iu');

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

/** Splits a line into cells at tabs, semicolons or bars; without these, at commas. */
function cellsOf(line: string): readonly string[] {
  const separator = ['\t', ';', '|', ','].find((sign) => line.includes(sign));
  const cells = separator === undefined ? [line] : line.split(separator);
  return cells.map((cell) => normal(cell.trim().replace(/^"(.*)"$/u, '$1'))).filter((cell) => cell !== '');
}

const wholeOf = (text: string): number => Number(text.replaceAll(' ', ''));

/** Returns the quantity if the cell holds only a quantity: `10`, `10 шт`, `x10`, `10.00 шт`, `1к`; otherwise null. */
function countOf(cell: string): number | null {
  const bare = cell.replace(/^[xх×*]\s*/iu, '').replace(new RegExp(String.raw`\s*${unit}$`, 'iu'), '');
  return parseCount(bare.replace(/^(\d+)[.,]0+$/u, '$1'));
}

/** True if the cell holds a number that is not a valid quantity: `0`, `-5`, `1,5`, `99999999999`. */
const isWrongCount = (cell: string): boolean => /^[-+]?\d[\d., ]*$/u.test(cell) && countOf(cell) === null;

function ofCells(cells: readonly string[]): readonly PastedReading[] {
  const order = [...cells.keys()].slice(1).concat(0);
  const at = order.find((index) => countOf(cells[index] ?? '') !== null);
  if (at === undefined && cells.slice(1).some(isWrongCount)) return [];
  const quantity = (at === undefined ? 1 : countOf(cells[at] ?? '')) as Quantity;
  const others = cells.filter((_, index) => index !== at);
  const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell);
  // Cells with letters come first, because they are likelier part numbers. {@link distinct} removes the duplicates.
  return [...others.filter(hasLetter), ...others].map((number) => ({ number, quantity }));
}

function ofWords(text: string): readonly PastedReading[] {
  const ends = [timesAtEnd, countAtEnd].flatMap((form) => {
    const [, number = '', count = ''] = form.exec(text) ?? [];
    return number === '' ? [] : [{ number, count: wholeOf(count) }];
  });
  const [, count = '', number = ''] = countAtStart.exec(text) ?? [];
  const ways = [...ends, ...(number === '' ? [] : [{ number, count: wholeOf(count) }])];
  if (ways.length > 0 && ways.every((way) => !isQuantity(way.count))) return [];
  const read = ways.flatMap((way) => (isQuantity(way.count) ? [{ number: way.number, quantity: way.count }] : []));
  return [...read, { number: text, quantity: 1 as Quantity }];
}

function distinct(readings: readonly PastedReading[]): readonly PastedReading[] {
  const seen = new Set<string>();
  return readings.filter(({ number, quantity }) => {
    const key = `${quantity} ${number}`;
    return !seen.has(key) && seen.add(key).size <= 4;
  });
}

/** A header row has several cells and no digits. */
const isHeading = (cells: readonly string[]): boolean => cells.length > 1 && !/\d/u.test(cells.join(''));

/**
 * Reads a pasted list with a part number and a quantity per line, in any order (`10 шт 1N4148`, `1N4148 x10`).
 * Separators are a tab, a semicolon, a bar, a comma or spaces. A missing quantity means 1. Empty lines and a header row
 * are skipped. Returns all ways to read a line, because only the catalogue can tell which one is right (product B7).
 */
export function readPastedList(text: string): PastedList {
  const filled = text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line, index) => ({ row: index + 1, line: line.slice(0, pastedLineLengthMax) }))
    .map(({ row, line }) => ({ row, text: normal(line), cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 0);
  const lines = filled[0] !== undefined && isHeading(filled[0].cells) ? filled.slice(1) : filled;
  return {
    lines: lines.slice(0, pastedLinesMax).map(({ row, text: shown, cells }) => {
      const [only = ''] = cells;
      return { row, text: shown, readings: distinct(cells.length > 1 ? ofCells(cells) : ofWords(only)) };
    }),
    rest: Math.max(0, lines.length - pastedLinesMax),
  };
}
