import { withFilters, type TableState } from './table-state.ts';

/** Values of the parameter `sort` by which a column sorts the list upwards and downwards. */
export interface ColumnSort {
  readonly up: string;
  readonly down: string;
}

/** Name of the parameter of an address that says how a list is sorted. */
export const sortName = 'sort';

/** `name` and `name_back`, as the calls of lists have them. */
export const sortedBy = (name: string): ColumnSort => ({ up: name, down: `${name}_back` });

/** How a list is sorted by a column now; null: by another one, or as usual. */
export function sortOf({ filters }: TableState, sort: ColumnSort | undefined): 'ascend' | 'descend' | null {
  const now = filters[sortName];
  if (sort === undefined || now === undefined) return null;
  return now === sort.up ? 'ascend' : now === sort.down ? 'descend' : null;
}

/** The list sorted by a column, from its first page; as usual where the way is not one. */
export const withSort = (
  state: TableState,
  sort: ColumnSort | undefined,
  way: 'ascend' | 'descend' | null | undefined,
): TableState =>
  withFilters(state, {
    [sortName]: sort === undefined || way === null || way === undefined ? '' : way === 'ascend' ? sort.up : sort.down,
  });
