import { headsPartsTable } from './header-words.ts';
import type { TextRow } from './fixed-width.ts';

/** Maximum number of lines. A longer document is not searched for tables. */
const linesMax = 20_000;
const cellMax = 2000;

/** Removes the marks of reStructuredText: links, roles, bold and code. */
const plain = (text: string): string =>
  text
    .replace(/`([^`<]{1,300}?) ?<[^`>]{1,500}>`_{1,2}/gu, '$1')
    .replace(/:[a-z]{1,20}:`([^`]{1,300})`/gu, '$1')
    .replace(/\*\*([^*]{1,300})\*\*|``([^`]{1,300})``/gu, '$1$2')
    .trim();

interface OpenRow {
  readonly cells: string[];
  readonly line: number;
}

const closed = (rows: readonly OpenRow[]): readonly TextRow[] =>
  rows.map(({ cells, line }) => ({ cells: cells.map(plain), line }));

function append(cells: string[], column: number, text: string): void {
  const before = cells[column] ?? '';
  if (text !== '' && before.length < cellMax) cells[column] = before === '' ? text : `${before} ${text}`;
}

/** Returns the rows of a `list-table` directive whose content begins at this line. */
function listTable(lines: readonly string[], from: number): readonly TextRow[] {
  const rows: OpenRow[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\S/u.test(line)) break;
    const row = /^\s+\* - ?(.*)$/u.exec(line);
    const cell = /^\s+- ?(.*)$/u.exec(line);
    const open = rows.at(-1);
    if (row) rows.push({ cells: [(row[1] ?? '').trim()], line: at + 1 });
    else if (cell && open) open.cells.push((cell[1] ?? '').trim());
    else if (open) append(open.cells, open.cells.length - 1, line.trim());
  }
  return closed(rows);
}

const simpleBorder = /^ *=+(?: +=+)+ *$/u;

/** Returns the rows of a simple table whose upper border is at this line, and the number of its lines. */
function simpleTable(lines: readonly string[], from: number): { rows: readonly TextRow[]; length: number } | null {
  const border = lines[from] ?? '';
  const starts = [...border.matchAll(/=+/gu)].map(({ index }) => index);
  const rows: OpenRow[] = [];
  let borders = 1;
  let at = from + 1;
  for (; at < lines.length && borders < 3; at += 1) {
    const line = lines[at] ?? '';
    if (simpleBorder.test(line)) borders += 1;
    else if (line.trim() !== '' && !/^[ -]+$/u.test(line)) {
      const cells = starts.map((start, column) => line.slice(start, starts[column + 1]).trim());
      const open = rows.at(-1);
      // A row whose first cell is empty goes on with the row above.
      if (cells[0] === '' && open !== undefined) cells.forEach((cell, column) => append(open.cells, column, cell));
      else rows.push({ cells, line: at + 1 });
    }
  }
  return borders < 3 ? null : { rows: closed(rows), length: at - from };
}

const gridBorder = /^ *\+(?:[-=]+\+)+ *$/u;

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/**
 * True if each line of a grid table is a row, as in tables by database programs: borders follow only the header and the
 * last row. In reStructuredText, a border follows each row.
 */
function areRowsLines(lines: readonly string[], from: number): boolean {
  const end = lines.findIndex((line, at) => at > from && !/^\s*[|+]/u.test(line));
  const table = lines.slice(from, end < 0 ? undefined : end).map((line) => line.trim());
  const borders = table.flatMap((line, at) => (gridBorder.test(line) ? [at] : []));
  const body = table.slice((borders[1] ?? 0) + 1, borders[2]).map(cellsOf);
  const whole = body.filter((cells) => cells[0] !== '' && cells.filter((cell) => cell !== '').length > 1);
  return borders.length === 3 && whole.length > 1 && whole.length >= body.length / 2;
}

/** Returns the rows of a grid table whose upper border is at this line, and the number of its lines. */
function gridTable(lines: readonly string[], from: number): { rows: readonly TextRow[]; length: number } {
  const rows: OpenRow[] = [];
  const areLines = areRowsLines(lines, from);
  let isNew = true;
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (gridBorder.test(line)) isNew = true;
    else if (!line.startsWith('|')) break;
    else {
      const cells = [...cellsOf(line)];
      const open = rows.at(-1);
      const isOwn = areLines && rows.length > 0 && cells[0] !== '';
      if (isNew || isOwn || open === undefined) rows.push({ cells, line: at + 1 });
      else cells.forEach((cell, column) => append(open.cells, column, cell));
      isNew = false;
    }
  }
  return { rows: closed(rows), length: at - from };
}

/**
 * Returns the rows of the parts lists in a reStructuredText document: its tables with a column of designators or
 * quantities. The text around them is left out. Returns null if there is no such table.
 */
export function rstRows(lines: readonly string[]): readonly TextRow[] | null {
  if (lines.length > linesMax) return null;
  const rows: TextRow[] = [];
  const take = (table: readonly TextRow[]): void => {
    if (headsPartsTable(table.map(({ cells }) => cells).slice(0, 1))) rows.push(...table);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*\.\. list-table::/u.test(line)) take(listTable(lines, at + 1));
    else if (gridBorder.test(line)) {
      const { rows: own, length } = gridTable(lines, at);
      take(own);
      at += length - 1;
    } else if (simpleBorder.test(line)) {
      const table = simpleTable(lines, at);
      if (table === null) continue;
      take(table.rows);
      at += table.length - 1;
    }
  }
  return rows.length > 1 ? rows : null;
}
