import { isPartKind } from '../cell/element-notation.ts';
import type { BomField, BomLayout } from '../header/layout.ts';

type Rows = readonly (readonly string[])[];

/** Fields that the first row of a group states for the rows below. */
const shared: readonly BomField[] = ['description', 'type', 'package', 'maker'];
const groupsMin = 2;
const rowsBelowMin = 3;

const isBlank = (cell: string | undefined): boolean => (cell ?? '').trim() === '';

/** Returns the groups of rows between blank rows, as indices. */
function groupsOf(rows: Rows, { firstRow, lastRow }: BomLayout): readonly (readonly number[])[] {
  const groups: number[][] = [[]];
  for (let row = firstRow; row <= lastRow; row += 1) {
    if ((rows[row] ?? []).every(isBlank)) groups.push([]);
    else groups.at(-1)?.push(row);
  }
  return groups.filter((group) => group.length > 0);
}

/**
 * Returns the columns whose text applies to a whole group although only the group's first row has it. Returns an empty
 * list if later rows state the kind of part too. An empty package might then mean that the package is unknown.
 */
function sharedColumns(rows: Rows, groups: readonly (readonly number[])[], layout: BomLayout): readonly number[] {
  const isFilled = (row: number | undefined, column: number): boolean =>
    row !== undefined && !isBlank(rows[row]?.[column]);
  const first = groups.map(([row]) => row);
  const below = groups.flatMap(([, ...others]) => others);
  const isOfGroup = (column: number): boolean => first.every((row) => isFilled(row, column));
  const columns = layout.columns.filter(
    ({ field, index }) => field !== null && shared.includes(field) && isOfGroup(index),
  );
  const isGrouped = columns.some(
    ({ field, index }) => (field === 'description' || field === 'type') && below.every((row) => !isFilled(row, index)),
  );
  const areParts = below.every((row) =>
    layout.columns.some(({ field, index }) => (field === 'value' || field === 'mpn') && isFilled(row, index)),
  );
  const isClear = isGrouped && areParts && groups.length >= groupsMin && below.length >= rowsBelowMin;
  return isClear ? columns.map(({ index }) => index) : [];
}

/**
 * Fills empty cells with the text of the cell above, in lists whose groups state kind, package or maker only once.
 * Groups whose first row names no kind of part, such as `Others`, stay as they are.
 */
export function withGroupCells(rows: Rows, layout: BomLayout): Rows {
  const groups = groupsOf(rows, layout);
  const columns = sharedColumns(rows, groups, layout);
  if (columns.length === 0) return rows;
  const filled = [...rows];
  for (const group of groups.filter(([first]) =>
    columns.some((column) => isPartKind(rows[first ?? 0]?.[column] ?? '')),
  ))
    for (const [place, row] of group.entries()) {
      const above = place === 0 ? [] : (filled[group[place - 1] ?? 0] ?? []);
      const cells = [...(filled[row] ?? [])];
      for (const column of columns) {
        while (cells.length <= column) cells.push('');
        if (isBlank(cells[column])) cells[column] = above[column] ?? '';
      }
      filled[row] = cells;
    }
  return filled;
}
