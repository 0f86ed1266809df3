import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { formatTableState, parseTableState, type TableState } from './table-state.ts';

/**
 * Returns the state of a list from the address, and its setter. `names` = the list's parameters; it must be the same
 * array on each render.
 */
export function useTableState(names: readonly string[]): readonly [TableState, (state: TableState) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseTableState(params, names), [params, names]);
  const set = useCallback((next: TableState) => setParams(formatTableState(next, names)), [setParams, names]);
  return [state, set];
}
