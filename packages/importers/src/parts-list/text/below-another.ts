import type { PartsSheet } from '@farad/domain/bom';

import { headerForm, headerHits, headsParts } from './header-words.ts';

/** Limits of the area that is searched for headers. */
const rowsLooked = 5000;
const cellsLooked = 60;
const columnsNamed = 3;

/** Whether a row is certainly the header of a list: at least three words for columns, and nothing but short words. */
const isHeader = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.length <= 40 && !/\d/u.test(cell)) &&
  headsParts(cells) &&
  headerHits(cells) >= columnsNamed;

const formsOf = (cells: readonly string[]): string => [...new Set(cells.map(headerForm))].toSorted().join(' ');

/** Returns the indices of header rows that name other columns than the header above. A header may have two rows. */
function headersIn(rows: PartsSheet['rows']): readonly number[] {
  const found: number[] = [];
  for (const [index, cells] of rows.slice(0, rowsLooked).entries()) {
    const above = found.at(-1);
    const isFar = above === undefined || index > above + 1;
    if (isFar && isHeader(cells.slice(0, cellsLooked)) && formsOf(cells) !== formsOf(rows[above ?? -1] ?? []))
      found.push(index);
  }
  return found;
}

/**
 * Splits a sheet into one sheet per list, if it has several lists with different headers, one below another. Each list
 * is then read with its own columns.
 */
export function apartBelow(sheet: PartsSheet): readonly PartsSheet[] {
  if (sheet.pages !== undefined || sheet.joinedRows !== undefined) return [sheet];
  const headers = headersIn(sheet.rows);
  if (headers.length < 2) return [sheet];
  const starts = [0, ...headers.slice(1)];
  return starts.map((start, index): PartsSheet => ({
    name: index === 0 ? sheet.name : `${sheet.name} (${index + 1})`.trim(),
    rows: sheet.rows.slice(start, starts[index + 1]),
    rowNumbers: sheet.rowNumbers.slice(start, starts[index + 1]),
  }));
}
