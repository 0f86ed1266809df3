import { csvFile, csvText } from '@farad/domain/shared';
import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';

/** Formats of a table's file. */
export type TableFormat = 'csv' | 'xlsx';

/** Type of the values in a column. */
export type TableKind =
  /** Kept as written: part numbers such as `1E5` or `0012` are not converted. */
  | 'text'
  /** A finite number. */
  | 'number'
  /** Kopecks. Written to the file in roubles with two decimals. */
  | 'money'
  /** Ten-thousandths of a rouble. Written to the file in roubles with two to four decimals. */
  | 'unit_price';

export interface TableColumn {
  readonly title: string;
  readonly kind: TableKind;
  /** Width in characters, in a workbook. */
  readonly width?: number;
}

/** A string in a text column, a number in others; null = an empty cell. */
export type TableCell = string | number | null;

/** A table as plain data, so that another thread can write it. */
export interface TableData {
  readonly format: TableFormat;
  /** Name of a workbook's sheet. Characters that Excel forbids are dropped, and the rest is cut at 31. */
  readonly sheetName: string;
  /** Separator of a CSV: `;` for locales with a decimal comma (numbers then use it), otherwise `,`. */
  readonly separator: ',' | ';';
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Longest text that a cell of a workbook takes. */
const cellTextMax = 32_767;

/** Decimals: [minimum, maximum]. */
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

/** `_x0041_` in a text would otherwise be read as the letter A. */
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
 * Returns the bytes of a table, as every export of the shop writes it. CSV: UTF-8 with a byte order mark, CRLF line
 * ends, quotes by RFC 4180. Texts that look like a formula begin with an apostrophe (T30). XLSX: one sheet. Texts are
 * text cells, never formulas, numbers or dates. Figures are numbers with a format. Throws on a cell that does not match
 * the type of its column. Takes about 10 ms per thousand rows. A server uses `writeTableFile`
 * (apps/server/src/document-thread), which leaves the main thread free.
 */
export const writeTable = (table: TableData): Uint8Array =>
  table.format === 'csv' ? writeCsv(table) : writeWorkbook(table);
