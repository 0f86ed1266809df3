import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { formatTableState, parseTableState, type TableState } from './table-state.ts';

/** The state of the list on this screen, kept in its address. `names`: its filters; the same array each time. */
export function useTableState(names: readonly string[]): readonly [TableState, (state: TableState) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseTableState(params, names), [params, names]);
  const set = useCallback((next: TableState) => setParams(formatTableState(next, names)), [setParams, names]);
  return [state, set];
}
