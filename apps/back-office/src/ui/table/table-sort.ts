import { withFilters, type TableState } from './table-state.ts';

/** Values of the parameter `sort` for ascending (`up`) and descending order (`down`) of a column. */
export interface ColumnSort {
  readonly up: string;
  readonly down: string;
}

/** Name of the sort parameter in the address. */
export const sortName = 'sort';

/** Returns the sort values `name` and `name_back`, which the API's lists use. */
export const sortedBy = (name: string): ColumnSort => ({ up: name, down: `${name}_back` });

/** Returns in which direction the list is sorted by a column; null = it is sorted in another way. */
export function sortOf({ filters }: TableState, sort: ColumnSort | undefined): 'ascend' | 'descend' | null {
  const now = filters[sortName];
  if (sort === undefined || now === undefined) return null;
  return now === sort.up ? 'ascend' : now === sort.down ? 'descend' : null;
}

/**
 * Returns the first page of the list sorted by a column. If `way` is null or undefined, the list gets its default
 * order.
 */
export const withSort = (
  state: TableState,
  sort: ColumnSort | undefined,
  way: 'ascend' | 'descend' | null | undefined,
): TableState =>
  withFilters(state, {
    [sortName]: sort === undefined || way === null || way === undefined ? '' : way === 'ascend' ? sort.up : sort.down,
  });
