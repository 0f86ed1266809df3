import { isFrameText } from '@farad/domain/bom';

/** A merged area. Indexes are from 0, ends inclusive. */
export interface MergedArea {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** Maximum number of rows below a merged cell that get its text. A taller cell is part of a drawing's frame. */
const spanMax = 500;
const repeatsMax = 100_000;

/**
 * Repeats the text of a vertically merged cell in the cells below it, so that each row has its group, number or
 * reference. If the area is also merged horizontally, only its first column is filled. Existing texts stay. A row that
 * would have only repeated texts stays blank, because it is the lower part of the row above.
 */
export function repeatMergedCells(rows: Map<number, string[]>, areas: readonly MergedArea[]): void {
  const repeated = new Map<number, Set<number>>();
  let repeats = 0;
  for (const { top, bottom, column } of areas) {
    const text = rows.get(top)?.[column] ?? '';
    if (text === '' || bottom <= top || bottom - top > spanMax || isFrameText(text)) continue;
    for (let row = top + 1; row <= bottom && repeats < repeatsMax; row += 1) {
      const cells = rows.get(row);
      if (cells === undefined || (cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
      const columns = repeated.get(row);
      if (columns) columns.add(column);
      else repeated.set(row, new Set([column]));
      repeats += 1;
    }
  }
  for (const [row, columns] of repeated) {
    const cells = rows.get(row) ?? [];
    const hasOwn = cells.some((cell, column) => cell.trim() !== '' && !columns.has(column) && !isFrameText(cell));
    if (!hasOwn) for (const column of columns) cells[column] = '';
  }
}
