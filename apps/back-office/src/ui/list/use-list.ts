import { calls, type Call } from '@farad/contract/calls';
import type { Permission } from '@farad/domain/customer';
import type { ViewedList } from '@farad/domain/staff';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import type { Answer } from '#api.ts';
import { useWords, type PlainKey, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import type { AnsweredCall, CallInput } from '../call/call-key.ts';
import { askCall, useAnswer } from '../call/use-call.ts';
import type { Column } from '../table/data-table.tsx';
import { sortName } from '../table/table-sort.ts';
import { queryOfState, type TableState } from '../table/table-state.ts';
import { useTableState } from '../table/use-table-state.ts';
import type { ListFilter } from './list-filter.tsx';

/** Texts, formats, permissions and the query, for the columns of a list. */
export interface ListWords extends Words {
  readonly may: (permission: Permission) => boolean;
  /** Query string of the page, with the filters. Links to a row contain it, so that the filters are kept. */
  readonly search: string;
}

/** Filters, rows, texts and permissions, for the components of a list. */
export interface ListScope<Name extends AnsweredCall, Row> extends ListWords {
  readonly state: TableState;
  readonly setState: (state: TableState) => void;
  /** Answer of the call; undefined until it is loaded. */
  readonly answer: Answer<Name> | undefined;
  readonly rows: readonly Row[];
  /** Ticked rows, including those on other pages. */
  readonly ticked: readonly Row[];
  readonly setTicked: (ticked: readonly Row[]) => void;
}

/** Check boxes that select rows for an action. */
export interface ListTicks<Row> {
  readonly title: PlainKey;
  readonly label: (row: Row, words: Words) => string;
  /** Permission without which there are no check boxes; absent = everybody has them. */
  readonly needs?: Permission;
  /** Returns whether a row has a check box; absent = every row has one. */
  readonly has?: (row: Row) => boolean;
}

/** Definition of a list for {@link officeList}: its call, filters and columns. */
export interface ListDefinition<Name extends AnsweredCall, Row extends object> {
  readonly call: Name;
  /** Name under which saved views and chosen columns of the list are stored. */
  readonly name: ViewedList;
  readonly rows: (answer: Answer<Name>, state: TableState) => readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: (scope: ListScope<Name, Row>) => readonly Column<Row>[];
  readonly filters?: readonly ListFilter<Answer<Name>>[];
  /**
   * Key of the text for a list without rows. If it is not a function, a filtered list without rows has a general text
   * instead.
   */
  readonly empty: PlainKey | ((state: TableState) => PlainKey);
  readonly title?: PlainKey;
  /** Renders a heading with buttons or links in place of the title. */
  readonly head?: (scope: ListScope<Name, Row>) => ReactNode;
  /** Purpose of the list, shown below its title. */
  readonly lead?: PlainKey;
  /**
   * Returns the address of a row relative to the list's. Clicking the row opens it, and the filters stay in the
   * address.
   */
  readonly open?: (row: Row) => string;
  /** Returns the address of another screen that clicking the row opens. */
  readonly leadsTo?: (row: Row) => string;
  readonly ticks?: ListTicks<Row>;
  /** Returns a function that renders a row as a card; undefined = the rows are a table. */
  readonly card?: (state: TableState) => ((row: Row) => ReactNode) | undefined;
  /** Converts the filters to the query of the call; absent = the filters are that query. */
  readonly ask?: (filters: TableState['filters']) => TableState['filters'];
  /** Returns the interval of polling in milliseconds; false = do not poll. */
  readonly every?: (rows: readonly Row[]) => number | false;
  /** Renders buttons beside the choice of columns. */
  readonly actions?: (scope: ListScope<Name, Row>) => ReactNode;
  /** Rendered between the rows and the page buttons. */
  readonly footer?: (scope: ListScope<Name, Row>) => ReactNode;
  /** Rendered in place of the table while the unfiltered list has no rows. */
  readonly beforeFirst?: () => ReactNode;
  /** Name of the downloaded file without extension; absent = `name`. */
  readonly file?: string;
  /** True = the list is a part of a screen, which renders the drawers of rows itself. */
  readonly isPart?: boolean;
}

const queryOfCall = (name: AnsweredCall): Call['query'] => (calls[name] as Call).query;

/** Returns true if the call has a query. Only such lists have pages and saved views. */
export const takesQuery = (name: AnsweredCall): boolean => queryOfCall(name) !== undefined;

/** Returns the names of the list's parameters in the address. */
export function namesOf<Name extends AnsweredCall, Row extends object>({
  call,
  filters = [],
}: ListDefinition<Name, Row>): readonly string[] {
  const names = filters.flatMap((filter) => filter.names);
  return sortName in (queryOfCall(call)?.shape ?? {}) && !names.includes(sortName) ? [...names, sortName] : names;
}

const nextOf = (answer: object): string | null => ('next' in answer ? (answer.next as string | null) : null);

/** Loads the rows that the address asks for. Returns the values that the components of the list need. */
export function useList<Name extends AnsweredCall, Row extends object>(
  definition: ListDefinition<Name, Row>,
  names: readonly string[],
) {
  const { call, rows: rowsOf, ask = (filters) => filters, every } = definition;
  const words = useWords();
  const { api } = useOffice();
  const may = useMay();
  const { search } = useLocation();
  const [state, setState] = useTableState(names);
  const [ticked, setTicked] = useState<readonly Row[]>([]);
  const inputOf = (of: TableState) =>
    (takesQuery(call) ? { query: queryOfState({ ...of, filters: ask(of.filters) }) } : {}) as CallInput<Name>;
  const list = useAnswer(call, inputOf(state), {
    placeholderData: keepPreviousData,
    ...(every === undefined
      ? {}
      : { refetchInterval: ({ state: { data } }) => data !== undefined && every(rowsOf(data, state)) }),
  });
  const rows = list.data === undefined ? undefined : rowsOf(list.data, state);
  const scope: ListScope<Name, Row> = {
    ...words,
    may,
    search,
    state,
    setState,
    answer: list.data,
    rows: rows ?? [],
    ticked,
    setTicked,
  };
  return {
    scope,
    isFiltered: Object.keys(state.filters).some((filter) => filter !== sortName),
    table: { rows, error: list.error, isBusy: list.isPlaceholderData, onRetry: () => void list.refetch() },
    pages: { state, next: list.data === undefined ? undefined : nextOf(list.data), onChange: setState },
    /**
     * Loads the page of the filtered list that starts after a key; null = the first page. Downloads use it to load all
     * rows.
     */
    load: async (after: string | null) => {
      const answer = await askCall(api, call, inputOf({ ...state, turned: after === null ? [] : [after] }));
      return { rows: rowsOf(answer, state), next: nextOf(answer) };
    },
  };
}
