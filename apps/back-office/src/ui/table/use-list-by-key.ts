import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Portion } from './export-rows.tsx';
import { sortName } from './table-sort.ts';
import { queryOf, type TableState } from './table-state.ts';
import { useTableState } from './use-table-state.ts';

/**
 * Loads a list with keyset pagination. `name` is its query key. `names` are its filters and must be the same array on
 * each render. `ask` loads a page.
 */
export function useListByKey<Row, Besides>(
  name: string,
  names: readonly string[],
  ask: (query: never) => Promise<Portion<Row> & Besides>,
) {
  const [state, setState] = useTableState(names);
  const query = queryOf(state);
  // Values come from the address; the server rejects invalid ones.
  const asked = (of: TableState) => Object.fromEntries(queryOf(of)) as never;
  const list = useQuery({
    queryKey: [name, 'list', query],
    queryFn: () => ask(asked(state)),
    placeholderData: keepPreviousData,
  });
  return {
    state,
    setState,
    /** Answer of the current page, for its fields besides the rows. */
    page: list.data,
    isFiltered: Object.keys(state.filters).some((filter) => filter !== sortName),
    /** Properties for the table. */
    table: {
      rows: list.data?.rows,
      error: list.error,
      isBusy: list.isPlaceholderData,
      onRetry: () => void list.refetch(),
      list: { names, state, onChange: setState },
    },
    /** Properties for the page buttons. */
    pages: { state, next: list.data?.next, onChange: setState },
    /** Loads the page after a key with the current filter, for exports. */
    load: (after: string | null) => ask(asked({ filters: state.filters, turned: after === null ? [] : [after] })),
  };
}
