import { refuse, type Read } from './refusal.ts';
import { partsFileColumnsMax, partsFileRowsMax, type NotPartsList, type PartsSheet } from '@farad/domain/bom';

/** Maximum characters per cell. Longer texts are cut. */
const cellLengthMax = 2000;

/** Maximum number of blank rows that are kept between two filled rows. A longer gap shows only in the row numbers. */
const holeMax = 100;

export interface SheetBuilder {
  /**
   * Adds a row with this number. Returns the reason if the sheet is refused; then no more rows may be added. null =
   * not refused.
   */
  readonly put: (rowNumber: number, cells: readonly string[]) => NotPartsList | null;
  /** Returns the sheet; null = no row is filled. */
  readonly sheet: () => PartsSheet | null;
}

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '');

/**
 * Collects the rows of one sheet in the order of their numbers. It trims texts, cuts them at 2,000 characters, and
 * drops blank cells at the end of a row and blank rows at the end. More than 20,000 filled rows or 200 columns refuse
 * the sheet immediately. `hasHoles` = missing numbers are blank rows, as in workbooks.
 */
export function openSheet(name: string, hasHoles = false): SheetBuilder {
  const rows: (readonly string[])[] = [];
  const rowNumbers: number[] = [];
  let waiting: number[] = [];
  let filled = 0;
  let last = 0;
  return {
    put: (rowNumber, cells) => {
      const width = lastFilled(cells) + 1;
      if (width > partsFileColumnsMax) return 'too_many_columns';
      if (hasHoles)
        for (let missing = last + 1; missing < rowNumber && waiting.length < holeMax; missing += 1)
          waiting.push(missing);
      last = rowNumber;
      if (width === 0) {
        if (waiting.length < holeMax) waiting.push(rowNumber);
        return null;
      }
      filled += 1;
      if (filled > partsFileRowsMax) return 'too_many_rows';
      for (const blank of waiting) {
        rows.push([]);
        rowNumbers.push(blank);
      }
      waiting = [];
      rows.push(Array.from({ length: width }, (_, column) => (cells[column] ?? '').trim().slice(0, cellLengthMax)));
      rowNumbers.push(rowNumber);
      return null;
    },
    sheet: () => (filled === 0 ? null : { name: name.slice(0, 100), rows, rowNumbers }),
  };
}

/**
 * Returns a sheet whose first row is a header made by this program. The header has row number 0; the other rows count
 * from 1.
 */
export function madeSheet(name: string, rows: readonly (readonly string[])[]): Read<readonly PartsSheet[]> {
  const builder = openSheet(name);
  for (const [index, cells] of rows.entries()) {
    const refusal = builder.put(index, cells);
    if (refusal !== null) return refuse(refusal);
  }
  const sheet = builder.sheet();
  return sheet === null ? refuse('empty') : { ok: true, value: [sheet] };
}
