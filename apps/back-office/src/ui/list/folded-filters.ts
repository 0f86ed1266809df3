import { sortName } from '../table/table-sort.ts';
import type { TableState } from '../table/table-state.ts';
import type { ListFilter } from './list-filter.tsx';

/**
 * Returns the filters that a narrow screen hides behind a button. Filters with `isAlwaysShown` stay visible. So does a
 * single other filter, because it takes no more room than the button.
 */
export function foldedFilters<Answer>(filters: readonly ListFilter<Answer>[]): readonly ListFilter<Answer>[] {
  const folded = filters.filter(({ isAlwaysShown }) => isAlwaysShown !== true);
  return folded.length > 1 ? folded : [];
}

/** Returns how many parameters of these filters are set. The sort order is not counted. */
export const activeCount = (filters: readonly Pick<ListFilter, 'names'>[], state: TableState): number =>
  filters.flatMap(({ names }) => names).filter((name) => name !== sortName && state.filters[name] !== undefined).length;
