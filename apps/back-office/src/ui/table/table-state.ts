import type { CallName } from '@farad/contract/calls';
import type { QueryInput } from '@farad/contract/client';

/**
 * State of a list in its address: `?text=ivanov&blocked=true&after=…&after=…`. Pages are requested by key: each next
 * page adds an `after`, the key of the last row before it. The last `after` is that of the current page.
 */
export interface TableState {
  /** Parameter → value. Empty values are left out. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of the pages opened one after another; empty = the first page. */
  readonly turned: readonly string[];
}

const pageParameter = 'after';

/** Maximum number of keys in the address. With more pages, the oldest keys are dropped; "first page" still works. */
const turnedMax = 200;

/** Returns a table's state from query parameters. Parameters that are not in `names` are ignored. */
export function parseTableState(params: URLSearchParams, names: readonly string[]): TableState {
  const filters = names.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return { filters: Object.fromEntries(filters), turned: params.getAll(pageParameter).filter((key) => key !== '') };
}

/** Returns a table's state as query parameters of the page's address. Filters are in the order of `names`. */
export function formatTableState({ filters, turned }: TableState, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name]?.trim() ?? '';
    if (value !== '') params.append(name, value);
  }
  for (const key of turned.slice(-turnedMax)) params.append(pageParameter, key);
  return params;
}

/** Returns the state with changed filters, at the first page. An empty value removes a filter. */
export function withFilters(state: TableState, changes: Readonly<Record<string, string>>): TableState {
  const filters = { ...state.filters, ...changes };
  return {
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value.trim() !== '')),
    turned: [],
  };
}

export const nextPage = (state: TableState, key: string): TableState => ({ ...state, turned: [...state.turned, key] });

export const previousPage = (state: TableState): TableState => ({ ...state, turned: state.turned.slice(0, -1) });

export const firstPage = (state: TableState): TableState => ({ ...state, turned: [] });

/** Returns the state as names and values of the API's query. */
export function queryOf({ filters, turned }: TableState): readonly (readonly [string, string])[] {
  const after = turned.at(-1);
  return [...Object.entries(filters), ...(after === undefined ? [] : [[pageParameter, after] as const])];
}

/**
 * Returns the list's state as query parameters of a call. The values come from the address, and the server rejects
 * invalid ones.
 */
export const queryOfState = <Name extends CallName>(state: TableState): QueryInput<Name> =>
  Object.fromEntries(queryOf(state)) as QueryInput<Name>;
