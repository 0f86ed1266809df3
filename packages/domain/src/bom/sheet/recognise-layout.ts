import { findHeader, headerTexts, likelyOfColumn, meaningOfColumn } from '../row/header-row.ts';
import { headerKey } from '../header/header-key.ts';
import { headlessColumns } from './headless-columns.ts';
import { drawingFormOf, withoutForm } from '../form/drawing-form.ts';
import { lastRowOf } from './last-row.ts';
import type { BomColumn, BomLayout, LayoutChoices } from '../header/layout.ts';
import type { PartsSheet } from '../header/parts-file.ts';
import { opensHistory } from './other-tables.ts';
import { recogniseColumns } from './recognise-columns.ts';

type ColumnChoice = Pick<BomColumn, 'index' | 'field' | 'distributor' | 'priority'>;

/** Maximum number of rows examined per column. */
const rowsLooked = 1000;
/** Maximum length of a text that is examined. */
const lettersLooked = 1000;

/** Applies remembered or chosen columns. Other columns stay as they were. */
function withChoices(
  columns: readonly BomColumn[],
  choices: readonly ColumnChoice[],
  evidence: 'remembered' | 'chosen',
): readonly BomColumn[] {
  const byIndex = new Map(choices.map((choice) => [choice.index, choice]));
  return columns.map((column) => {
    const choice = byIndex.get(column.index);
    if (choice === undefined) return column;
    const { field, distributor, priority } = choice;
    return { ...column, field, distributor, priority, evidence };
  });
}

const columnTexts = (sheet: PartsSheet, firstRow: number, index: number): readonly string[] =>
  sheet.rows.slice(firstRow, firstRow + rowsLooked).map((cells) => (cells[index] ?? '').slice(0, lettersLooked));

const widthOf = (rows: readonly (readonly string[])[]): number => {
  let width = 0;
  for (const cells of rows) {
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    width = Math.max(width, last + 1);
  }
  return width;
};

function headerOf(
  sheet: PartsSheet,
  chosen: number | null | undefined,
): { readonly row: number; readonly rows: 1 | 2 } | null {
  const found = findHeader(sheet);
  if (chosen === undefined) return found;
  if (chosen === null || chosen < 0 || chosen >= sheet.rows.length) return null;
  return found?.row === chosen ? found : { row: chosen, rows: 1 };
}

function columnsOf(
  sheet: PartsSheet,
  header: { readonly row: number; readonly rows: 1 | 2 } | null,
  firstRow: number,
): readonly BomColumn[] {
  const width = widthOf(sheet.rows.slice(header?.row ?? 0, firstRow + rowsLooked));
  const indexes = Array.from({ length: width }, (_, index) => index);
  if (header === null) return headlessColumns(indexes.map((index) => columnTexts(sheet, firstRow, index)));
  const headers = headerTexts(sheet, header.row, header.rows);
  return recogniseColumns(
    indexes.map((index) => ({
      index,
      header: (headers[index] ?? '').replace(/\s+/gu, ' ').trim().slice(0, 200),
      meaning: meaningOfColumn(sheet, header.row, header.rows, index),
      likely: likelyOfColumn(sheet, header.row, header.rows, index),
      texts: columnTexts(sheet, firstRow, index),
    })),
  );
}

/**
 * Returns the number of rows that may belong to a list. The history of the document may stand below the list and is
 * left out.
 */
function endOfParts({ rows }: PartsSheet, firstRow: number): number {
  const history = rows.findIndex((cells, row) => row > firstRow && opensHistory(cells));
  return history < 0 ? rows.length : history;
}

/**
 * Finds the list in a file and the meaning of its columns. The header is found by words, columns by words and values,
 * the last row by totals, signatures and notes. Choices of a person have priority over remembered corrections, and
 * remembered corrections over recognition.
 *
 * @param remembered earlier corrections for lists with this {@link headerKey}
 */
export function recogniseLayout(
  sheets: readonly PartsSheet[],
  bestSheet: number,
  choices: LayoutChoices,
  remembered: (headerKey: string) => readonly ColumnChoice[] | null,
): BomLayout {
  const wanted = choices.sheet ?? bestSheet;
  const number = sheets[wanted] === undefined ? 0 : wanted;
  const drawn: PartsSheet = sheets[number] ?? { name: '', rows: [], rowNumbers: [] };
  const sheet = withoutForm(drawn, drawingFormOf(drawn));
  const header = headerOf(sheet, choices.headerRow);
  const firstRow = header === null ? 0 : header.row + header.rows;
  const recognised = columnsOf(sheet, header, firstRow);
  const key = headerKey({ columns: recognised });
  const known = key === '' ? null : remembered(key);
  const columns = withChoices(withChoices(recognised, known ?? [], 'remembered'), choices.columns ?? [], 'chosen');
  const last = Math.max(0, sheet.rows.length - 1);
  const listed = { ...sheet, rows: sheet.rows.slice(0, endOfParts(sheet, firstRow)) };
  const lastRow =
    choices.lastRow === undefined
      ? lastRowOf(listed, firstRow, columns)
      : Math.min(Math.max(choices.lastRow, firstRow - 1), last);
  return { sheet: number, headerRow: header?.row ?? null, headerRows: header?.rows ?? 0, firstRow, lastRow, columns };
}
