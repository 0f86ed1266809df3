import { utils } from '@e965/xlsx';

import { read } from './codepages.ts';
import { groupReader } from './group-rows.ts';
import { columnNames, headingNames, recogniseHeading, recordOf, titlesOf } from './recognise.ts';
import { UnreadableFile, type LayoutHints, type SourceBatch, type SourceProblem, type SourceRecord } from './record.ts';

/** Maximum size of a workbook in bytes. A workbook is unpacked in memory as a whole. */
const workbookMax = 64 * 1024 * 1024;
const batchSize = 2000;

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > workbookMax)
      throw new UnreadableFile('A workbook of more than 64 MB: save it as CSV.', 'workbook_too_large');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

interface Sheet {
  readonly names: readonly string[];
  /** Name of the sheet; null = no sheet has any content. */
  readonly name: string | null;
  readonly rows: readonly (readonly string[])[];
}

/** A sheet with fewer columns is a cover or a note, if another sheet has more. */
const tableColumnsMin = 3;

/** Returns whether there is a heading of several columns with rows below it. */
function isTable(rows: Sheet['rows']): boolean {
  const heading = recogniseHeading(rows.slice(0, 20));
  const named = (rows[heading] ?? []).filter((cell) => /\p{Letter}/u.test(cell));
  return named.length >= tableColumnsMin && rows.length > heading + 1;
}

/**
 * Returns the cells of the wanted sheet. Without one, returns the first sheet with a table, otherwise the first sheet
 * with content. Numbers keep all their digits.
 */
function sheetOf(bytes: Uint8Array, wanted: string | undefined, lastRow: number): Sheet {
  try {
    const book = read(bytes, { type: 'array', dense: true, sheetRows: lastRow });
    const names = book.SheetNames;
    let first: Sheet | undefined;
    for (const name of wanted !== undefined && names.includes(wanted) ? [wanted] : names) {
      const sheet = book.Sheets[name];
      const rows = sheet
        ? utils.sheet_to_json<(string | number | boolean | Date | null)[]>(sheet, { header: 1, raw: true, defval: '' })
        : [];
      if (rows.length === 0) continue;
      const texts = rows.map((cells) =>
        Array.from(cells, (cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))),
      );
      const filled = { names, name, rows: texts };
      if (isTable(texts)) return filled;
      first ??= filled;
    }
    return first ?? { names, name: null, rows: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UnreadableFile(`The workbook is damaged: ${message}`, 'damaged_workbook');
  }
}

const columnsMax = 500;

/**
 * Returns the column names, with further ones for columns that have cells but no name. In a workbook, cells beyond the
 * heading belong to such columns.
 */
function withUnnamed(names: readonly string[], rows: Sheet['rows'], from: number): readonly string[] {
  let width = names.length;
  for (const cells of rows.slice(from)) {
    let last = Math.min(cells.length, columnsMax);
    while (last > width && (cells[last - 1] ?? '').trim() === '') last -= 1;
    width = Math.max(width, last);
  }
  return width === names.length
    ? names
    : columnNames([...names, ...Array.from({ length: width - names.length }, () => '')]);
}

/**
 * Yields rows of an XLSX or XLS workbook by column name. They are from the wanted sheet, or from the first table if no
 * sheet is wanted.
 */
export async function* readWorkbook(
  bytes: AsyncIterable<Uint8Array>,
  // `lastRow` 0 = all rows are read.
  { sheet, headerRow, lastRow = 0, onLayout }: LayoutHints = {},
): AsyncGenerator<SourceBatch> {
  const { names: sheets, name, rows } = sheetOf(await collect(bytes), sheet, lastRow);
  const heading = headerRow === undefined ? recogniseHeading(rows.slice(0, 20)) : headerRow - 1;
  onLayout?.({ sheets, sheet: name, headerRow: heading + 1, titles: titlesOf(rows.slice(0, heading)) });
  const head = headingNames(rows, heading);
  const names = withUnnamed(head.names, rows, heading + head.height);
  const grouped = groupReader(names.length);
  for (let from = heading + head.height; from < rows.length; from += batchSize) {
    const records: SourceRecord[] = [];
    const problems: SourceProblem[] = [];
    rows.slice(from, from + batchSize).forEach((cells, index) => {
      if (cells.every((cell) => cell.trim() === '')) return;
      const { fields, problem } = recordOf(names, cells, from + index + 1);
      const record = problem === null ? grouped({ line: from + index + 1, fields }) : null;
      if (problem) problems.push(problem);
      else if (record !== null) records.push(record);
    });
    yield { records, problems };
  }
}
