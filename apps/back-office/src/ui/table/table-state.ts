import type { CallName } from '@farad/contract/calls';
import type { QueryInput } from '@farad/contract/client';

/**
 * What a list shows, as its address says it: `?text=ivanov&blocked=true&after=…&after=…`. Pages follow each other by
 * key, so each page that was turned adds the key it begins after; the last one is where the list is now.
 */
export interface TableState {
  /** By name of the parameter; empty texts are not there. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of the pages turned so far; empty on the first page. */
  readonly turned: readonly string[];
}

const pageParameter = 'after';

/** Most pages that an address remembers; beyond, the first ones are forgotten, and "first page" leads there still. */
const turnedMax = 200;

/** Reads the parameters of this list and leaves others alone. */
export function parseTableState(params: URLSearchParams, names: readonly string[]): TableState {
  const filters = names.flatMap((name) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  return { filters: Object.fromEntries(filters), turned: params.getAll(pageParameter).filter((key) => key !== '') };
}

/** The address of a state: filters in the order of `names`. */
export function formatTableState({ filters, turned }: TableState, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name]?.trim() ?? '';
    if (value !== '') params.append(name, value);
  }
  for (const key of turned.slice(-turnedMax)) params.append(pageParameter, key);
  return params;
}

/** Another filter begins at the first page. Empty values are taken away. */
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

/** What the API is asked with, as pairs. */
export function queryOf({ filters, turned }: TableState): readonly (readonly [string, string])[] {
  const after = turned.at(-1);
  return [...Object.entries(filters), ...(after === undefined ? [] : [[pageParameter, after] as const])];
}

/** What a call is asked with. Values come from the address of the page: those that no call takes are refused by it. */
export const askedBy = <Name extends CallName>(state: TableState): QueryInput<Name> =>
  Object.fromEntries(queryOf(state)) as QueryInput<Name>;
