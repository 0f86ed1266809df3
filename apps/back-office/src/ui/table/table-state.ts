import type { CallName } from '@farad/contract/calls';
import type { QueryInput } from '@farad/contract/client';

/**
 * State of a list in its address: `?text=ivanov&blocked=true&after=…&after=…`. Pages are keyset pages: each page turned
 * adds the key that it starts after. The last key is the current page.
 */
export interface TableState {
  /** By parameter name. Empty values are left out. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of the pages turned so far; empty on the first page. */
  readonly turned: readonly string[];
}

const pageParameter = 'after';

/** Maximum number of page keys in an address. Above it, the oldest are dropped; "first page" still works. */
const turnedMax = 200;

/** Reads the parameters of this list and ignores others. */
export function parseTableState(params: URLSearchParams, names: readonly string[]): TableState {
  const filters = names.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return { filters: Object.fromEntries(filters), turned: params.getAll(pageParameter).filter((key) => key !== '') };
}

/** Returns the address parameters of a state, with filters in the order of `names`. */
export function formatTableState({ filters, turned }: TableState, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name]?.trim() ?? '';
    if (value !== '') params.append(name, value);
  }
  for (const key of turned.slice(-turnedMax)) params.append(pageParameter, key);
  return params;
}

/** Changes filters and returns to the first page. Empty values are removed. */
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

/** Returns the query parameters for the API. */
export function queryOf({ filters, turned }: TableState): readonly (readonly [string, string])[] {
  const after = turned.at(-1);
  return [...Object.entries(filters), ...(after === undefined ? [] : [[pageParameter, after] as const])];
}

/** Returns the query of a call. Values come from the address; the server rejects invalid ones. */
export const queryOfState = <Name extends CallName>(state: TableState): QueryInput<Name> =>
  Object.fromEntries(queryOf(state)) as QueryInput<Name>;
