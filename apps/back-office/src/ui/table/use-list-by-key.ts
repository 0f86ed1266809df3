import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { Portion } from './export-rows.tsx';
import { sortName } from './table-sort.ts';
import { queryOf, type TableState } from './table-state.ts';
import { useTableState } from './use-table-state.ts';

/**
 * A list that is asked for page by page. `name`: of its kept answers; `names`: its filters, the same array each time;
 * `ask` gets the page that the query names.
 */
export function useListByKey<Row, Besides>(
  name: string,
  names: readonly string[],
  ask: (query: never) => Promise<Portion<Row> & Besides>,
) {
  const [state, setState] = useTableState(names);
  const query = queryOf(state);
  // Values come from the address of the page: those that the call does not take are refused by it.
  const asked = (of: TableState) => Object.fromEntries(queryOf(of)) as never;
  const list = useQuery({
    queryKey: [name, 'list', query],
    queryFn: () => ask(asked(state)),
    placeholderData: keepPreviousData,
  });
  return {
    state,
    setState,
    /** The answer of the page that is shown, for what it says besides its rows. */
    page: list.data,
    isFiltered: Object.keys(state.filters).some((filter) => filter !== sortName),
    /** What the table shows of it. */
    table: {
      rows: list.data?.rows,
      error: list.error,
      isBusy: list.isPlaceholderData,
      onRetry: () => void list.refetch(),
      list: { names, state, onChange: setState },
    },
    /** What its pages are turned with. */
    pages: { state, next: list.data?.next, onChange: setState },
    /** The page after a key, as the list is filtered now; for files of the whole. */
    load: (after: string | null) => ask(asked({ filters: state.filters, turned: after === null ? [] : [after] })),
  };
}
