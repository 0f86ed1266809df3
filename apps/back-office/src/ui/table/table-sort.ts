import { withFilters, type TableState } from './table-state.ts';

/** Values of the parameter `sort` for ascending and descending order by a column. */
export interface ColumnSort {
  readonly up: string;
  readonly down: string;
}

/** Name of the sort parameter in the address. */
export const sortName = 'sort';

/** Returns `name` and `name_back`, as list calls expect. */
export const sortedBy = (name: string): ColumnSort => ({ up: name, down: `${name}_back` });

/** Returns the current sort direction of a column; null if the list is sorted otherwise. */
export function sortOf({ filters }: TableState, sort: ColumnSort | undefined): 'ascend' | 'descend' | null {
  const now = filters[sortName];
  if (sort === undefined || now === undefined) return null;
  return now === sort.up ? 'ascend' : now === sort.down ? 'descend' : null;
}

/** Returns the first page sorted by a column; default order if `direction` is not a direction. */
export const withSort = (
  state: TableState,
  sort: ColumnSort | undefined,
  way: 'ascend' | 'descend' | null | undefined,
): TableState =>
  withFilters(state, {
    [sortName]: sort === undefined || way === null || way === undefined ? '' : way === 'ascend' ? sort.up : sort.down,
  });
