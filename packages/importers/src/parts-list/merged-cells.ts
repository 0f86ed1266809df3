/** A merged area; indexes from 0, the ends belong to it. */
export interface MergedArea {
  readonly top: number;
  readonly bottom: number;
  readonly column: number;
}

/** Rows that a merged cell may span and be repeated; a taller one is a frame, not a group. */
const spanMax = 500;
const repeatsMax = 100_000;

/**
 * Repeats the text of a cell that is merged downwards in the cells below it, so that each row has its group, number or
 * reference; of an area that is also merged sideways only its first column is filled. What already has a text keeps it.
 */
export function repeatMergedCells(rows: Map<number, string[]>, areas: readonly MergedArea[]): void {
  let repeats = 0;
  for (const { top, bottom, column } of areas) {
    const text = rows.get(top)?.[column] ?? '';
    if (text === '' || bottom <= top || bottom - top > spanMax) continue;
    for (let row = top + 1; row <= bottom && repeats < repeatsMax; row += 1) {
      const cells = rows.get(row);
      if (cells === undefined || (cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = text;
      repeats += 1;
    }
  }
}
