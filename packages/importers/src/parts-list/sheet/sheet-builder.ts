import { refuse, type Read } from './refusal.ts';
import { partsFileColumnsMax, partsFileRowsMax, type NotPartsList, type PartsSheet } from '@farad/domain/bom';

/** Characters of a cell that are kept; the rest of a longer one is cut off. */
const cellLengthMax = 2000;

/** Blank rows that are written out between two filled ones; a longer hole shows in the row numbers only. */
const holeMax = 100;

export interface SheetBuilder {
  /** Takes the row with this number, or says why the sheet is refused: then nothing more may come. */
  readonly put: (rowNumber: number, cells: readonly string[]) => NotPartsList | null;
  /** null: there is no filled row. */
  readonly sheet: () => PartsSheet | null;
}

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '');

/**
 * Gathers the rows of one sheet in the order of their numbers. Spaces around a text and what is over 2,000 characters of
 * it fall off, as do blank cells at the end of a row and blank rows at the end of the sheet. More than 20,000 filled
 * rows or 200 columns refuse the sheet at once. `hasHoles`: numbers that are left out are blank rows, as in workbooks.
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

/** A sheet of rows under a header that the reader made; the header has number 0, the rows count from 1. */
export function madeSheet(name: string, rows: readonly (readonly string[])[]): Read<readonly PartsSheet[]> {
  const builder = openSheet(name);
  for (const [index, cells] of rows.entries()) {
    const refusal = builder.put(index, cells);
    if (refusal !== null) return refuse(refusal);
  }
  const sheet = builder.sheet();
  return sheet === null ? refuse('empty') : { ok: true, value: [sheet] };
}
