import { csvFile, csvText } from '@farad/domain/shared';
import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';

/** Formats in which a table can be written to a file. */
export type TableFormat = 'csv' | 'xlsx';

/** Type of the values in a column. */
export type TableKind =
  /** A text that is written unchanged. Part numbers such as `1E5` or `0012` do not become numbers. */
  | 'text'
  /** A finite number. */
  | 'number'
  /** An amount in kopecks. The file has it in roubles with two decimals. */
  | 'money'
  /** A price in ten-thousandths of a rouble. The file has it in roubles with two to four decimals. */
  | 'unit_price';

export interface TableColumn {
  readonly title: string;
  readonly kind: TableKind;
  /** Width of the column in a workbook, in characters. */
  readonly width?: number;
}

/** Value of a cell: a string in a column of kind `text`, a number in other columns; null = empty. */
export type TableCell = string | number | null;

/** A table as plain data, so that it can be sent to another thread, which writes the file. */
export interface TableData {
  readonly format: TableFormat;
  /**
   * Name of the sheet in a workbook. Characters that Excel forbids become spaces, and the name is cut at 31 characters.
   */
  readonly sheetName: string;
  /** Separator in a CSV. `;` is for locales with a decimal comma, and numbers then have this comma. */
  readonly separator: ',' | ';';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Maximum length of a text in a cell of a workbook. */
const cellTextMax = 32_767;

/** Minimum and maximum number of decimals, by kind of the column. */
const digitsOf = { number: [0, 10], money: [2, 2], unit_price: [2, 4] } as const;
const scaleOf = { number: 1, money: 100, unit_price: 10_000 } as const;
const workbookFormats = { number: 'General', money: '#,##0.00', unit_price: '#,##0.00##' } as const;

const decimals = Object.fromEntries(
  Object.entries(digitsOf).map(([kind, [minimumFractionDigits, maximumFractionDigits]]) => [
    kind,
    new Intl.NumberFormat('en-US', { useGrouping: false, minimumFractionDigits, maximumFractionDigits }),
  ]),
);

function wrongCell(cell: TableCell | undefined, column: TableColumn): never {
  throw new TypeError(`table: column "${column.title}" expects ${column.kind}, got ${JSON.stringify(cell ?? null)}`);
}

function numberOf(cell: TableCell, column: TableColumn): number {
  const isWhole = column.kind === 'number' || Number.isSafeInteger(cell);
  return typeof cell === 'number' && Number.isFinite(cell) && isWhole ? cell : wrongCell(cell, column);
}

function csvCell(cell: TableCell, column: TableColumn, separator: TableData['separator']): string {
  const { kind } = column;
  if (cell === null) return '';
  if (kind === 'text') return typeof cell === 'string' ? csvText(cell, separator) : wrongCell(cell, column);
  const written = decimals[kind]?.format(numberOf(cell, column) / scaleOf[kind]) ?? '';
  return separator === ';' ? written.replace('.', ',') : written;
}

function writeCsv({ columns, rows, separator }: TableData): Uint8Array {
  const heads = columns.map(({ title }) => csvText(title, separator));
  const cells = rows.map((row) => columns.map((column, index) => csvCell(row[index] ?? null, column, separator)));
  return new TextEncoder().encode(csvFile([heads, ...cells], separator));
}

/**
 * Returns a text cell of a workbook. Underscores are escaped where Excel would read a code: `_x0041_` means the letter
 * A.
 */
const textCell = (text: string): CellObject => ({
  t: 's',
  v: text
    .toWellFormed()
    .slice(0, cellTextMax)
    .replaceAll(/_x(?=[\da-f]{4}_)/gi, '_x005F_x'),
  z: '@',
});

function workbookCell(cell: TableCell, column: TableColumn): CellObject | null {
  const { kind } = column;
  if (cell === null) return null;
  if (kind === 'text') return typeof cell === 'string' ? textCell(cell) : wrongCell(cell, column);
  return { t: 'n', v: numberOf(cell, column) / scaleOf[kind], z: workbookFormats[kind] };
}

function writeWorkbook({ columns, rows, sheetName }: TableData): Uint8Array {
  const sheet: WorkSheet = utils.aoa_to_sheet(
    [
      columns.map(({ title }) => textCell(title)),
      ...rows.map((row) => columns.map((column, index) => workbookCell(row[index] ?? null, column))),
    ],
    { dense: true },
  );
  sheet['!cols'] = columns.map(({ width = 14 }) => ({ wch: width }));
  const name = sheetName
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '');
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name === '' ? 'Sheet1' : name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

/**
 * Returns a table as the bytes of a file, in the form of all exports of the shop. Throws if a cell does not match the
 * kind of its column.
 *
 * CSV: UTF-8 with a byte order mark, CRLF line ends, quotes by RFC 4180. A text that looks like a formula gets an
 * apostrophe in front (T30). XLSX: one sheet. Texts are text cells, never formulas, numbers or dates. Numbers are cells
 * with a number format.
 *
 * It takes about 10 ms per thousand rows. So the server calls `writeTableFile` (apps/server/src/document-thread), which
 * uses another thread.
 */
export const writeTable = (table: TableData): Uint8Array =>
  table.format === 'csv' ? writeCsv(table) : writeWorkbook(table);
