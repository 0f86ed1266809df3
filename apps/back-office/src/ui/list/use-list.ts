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

/** Texts, formats and permissions, for columns. */
export interface ListWords extends Words {
  readonly may: (permission: Permission) => boolean;
  /** The filter as the address has it: links to a row keep it. */
  readonly search: string;
}

/** State, rows and texts, for the parts of a list. */
export interface ListScope<Name extends AnsweredCall, Row> extends ListWords {
  readonly state: TableState;
  readonly setState: (state: TableState) => void;
  /** undefined until the list has come. */
  readonly answer: Answer<Name> | undefined;
  readonly rows: readonly Row[];
  /** Rows that are ticked, those of other pages too. */
  readonly ticked: readonly Row[];
  readonly setTicked: (ticked: readonly Row[]) => void;
}

/** Check boxes before the rows. */
export interface ListTicks<Row> {
  readonly title: PlainKey;
  readonly label: (row: Row, words: Words) => string;
  /** Permission of those who have them; absent: everybody. */
  readonly needs?: Permission;
  /** Whether a row has one; absent: each has. */
  readonly has?: (row: Row) => boolean;
}

/** Definition of an office list: its call, filters and columns. */
export interface ListDefinition<Name extends AnsweredCall, Row extends object> {
  readonly call: Name;
  /** Name under which views and the choice of columns are kept. */
  readonly name: ViewedList;
  readonly rows: (answer: Answer<Name>, state: TableState) => readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: (scope: ListScope<Name, Row>) => readonly Column<Row>[];
  readonly filters?: readonly ListFilter<Answer<Name>>[];
  /** Told where nothing was ever listed; a filter that finds nothing has words of its own, unless this is a function. */
  readonly empty: PlainKey | ((state: TableState) => PlainKey);
  readonly title?: PlainKey;
  /** In place of the title: a heading with buttons or ways to other screens. */
  readonly head?: (scope: ListScope<Name, Row>) => ReactNode;
  /** Purpose of the list, shown below its title. */
  readonly lead?: PlainKey;
  /** Address of a row, below that of the list, which keeps its filter. */
  readonly open?: (row: Row) => string;
  /** Address of a row elsewhere. */
  readonly leadsTo?: (row: Row) => string;
  readonly ticks?: ListTicks<Row>;
  /** Rows stand one under another as these instead of in a table. */
  readonly card?: (state: TableState) => ((row: Row) => ReactNode) | undefined;
  /** Converts the filters to the call's query; absent = the filters are the query. */
  readonly ask?: (filters: TableState['filters']) => TableState['filters'];
  /** Refetch interval in ms; false = no polling. */
  readonly every?: (rows: readonly Row[]) => number | false;
  /** Beside the choice of columns. */
  readonly actions?: (scope: ListScope<Name, Row>) => ReactNode;
  /** Between rows and pages. */
  readonly footer?: (scope: ListScope<Name, Row>) => ReactNode;
  /** In place of the table as long as there is nothing to list. */
  readonly beforeFirst?: () => ReactNode;
  /** Name of its file, where that is not the name of the list. */
  readonly file?: string;
  /** Part of a screen: rows that open are shown by the screen. */
  readonly isPart?: boolean;
}

const queryOfCall = (name: AnsweredCall): Call['query'] => (calls[name] as Call).query;

/** Whether the call takes a query: such a list has pages, and views of it are kept. */
export const takesQuery = (name: AnsweredCall): boolean => queryOfCall(name) !== undefined;

/** Parameters of the address that belong to the list. */
export function namesOf<Name extends AnsweredCall, Row extends object>({
  call,
  filters = [],
}: ListDefinition<Name, Row>): readonly string[] {
  const names = filters.flatMap((filter) => filter.names);
  return sortName in (queryOfCall(call)?.shape ?? {}) && !names.includes(sortName) ? [...names, sortName] : names;
}

const nextOf = (answer: object): string | null => ('next' in answer ? (answer.next as string | null) : null);

/** Asks for a list as its address says. */
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
    /** The page after a key, as the list is filtered now; for files of the whole. */
    load: async (after: string | null) => {
      const answer = await askCall(api, call, inputOf({ ...state, turned: after === null ? [] : [after] }));
      return { rows: rowsOf(answer, state), next: nextOf(answer) };
    },
  };
}
