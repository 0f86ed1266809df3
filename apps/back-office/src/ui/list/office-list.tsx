import { Checkbox, Typography } from 'antd';
import { Outlet, useNavigate } from 'react-router';

import type { AnsweredCall } from '../call/call-key.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable, type Column } from '../table/data-table.tsx';
import { ExportRows } from '../table/export-rows.tsx';
import { PagesByKey } from '../table/pages-by-key.tsx';
import { ListFilters } from './list-filters.tsx';
import { takesQuery, namesOf, useList, type ListDefinition, type ListScope, type ListTicks } from './use-list.ts';

/** Returns the column with check boxes. Rows that were ticked on other pages stay ticked. */
function tickColumn<Name extends AnsweredCall, Row extends object>(
  { title, label, has }: ListTicks<Row>,
  rowKey: (row: Row) => string,
  { ticked, setTicked, ...words }: ListScope<Name, Row>,
): Column<Row> {
  const others = (row: Row): readonly Row[] => ticked.filter((each) => rowKey(each) !== rowKey(row));
  return {
    key: 'ticked',
    title: words.named(title),
    show: (row) =>
      has?.(row) === false ? null : (
        <Checkbox
          aria-label={label(row, words)}
          checked={ticked.some((each) => rowKey(each) === rowKey(row))}
          onChange={({ target }) => setTicked(target.checked ? [...others(row), row] : others(row))}
        />
      ),
  };
}

type List<Name extends AnsweredCall, Row extends object> = ReturnType<typeof useList<Name, Row>>;

interface ListTableProps<Name extends AnsweredCall, Row extends object> {
  readonly definition: ListDefinition<Name, Row>;
  readonly names: readonly string[];
  readonly list: List<Name, Row>;
}

/** Filters, rows and page buttons of a list. */
function ListTable<Name extends AnsweredCall, Row extends object>(props: ListTableProps<Name, Row>) {
  const { definition, names, list } = props;
  const { scope, isFiltered, table, pages, load } = list;
  const { name, rowKey, filters = [], empty, ticks, open, leadsTo } = definition;
  const { named, may, state, setState, search, answer } = scope;
  const navigate = useNavigate();
  const written = definition.columns(scope);
  const hasTicks = ticks !== undefined && (ticks.needs === undefined || may(ticks.needs));
  const card = definition.card?.(state);
  const onOpen =
    open === undefined
      ? leadsTo && ((row: Row) => void navigate(leadsTo(row)))
      : (row: Row) => void navigate({ pathname: open(row), search });
  return (
    <DataTable<Row>
      name={name}
      columns={hasTicks ? [tickColumn(ticks, rowKey, scope), ...written] : written}
      {...table}
      rowKey={rowKey}
      {...(onOpen === undefined ? {} : { onOpen })}
      {...(card === undefined ? {} : { card })}
      {...(names.length > 0 || takesQuery(definition.call) ? { list: { names, state, onChange: setState } } : {})}
      empty={named(typeof empty === 'function' ? empty(state) : isFiltered ? 'backOffice.nothingFound' : empty)}
      filters={<ListFilters filters={filters} state={state} onChange={setState} answer={answer} />}
      actions={
        <>
          {definition.actions?.(scope)}
          {written.some(({ write }) => write !== undefined) ? (
            <ExportRows name={definition.file ?? name} columns={written} load={load} />
          ) : null}
        </>
      }
      footer={
        <>
          {definition.footer?.(scope)}
          <PagesByKey {...pages} />
        </>
      }
    />
  );
}

/**
 * Returns a component for the list that `definition` describes: heading, filters, rows, pages and a download. The
 * filters are in the address. The component also shows loading, errors and an empty list.
 */
export function officeList<Name extends AnsweredCall, Row extends object>(definition: ListDefinition<Name, Row>) {
  const { head, title, lead, beforeFirst, isPart = false } = definition;
  const names = namesOf(definition);

  return function OfficeList() {
    const list = useList(definition, names);
    const { scope, isFiltered, table } = list;
    const isNothing = table.rows?.length === 0 && !isFiltered && scope.state.turned.length === 0;
    return (
      <>
        {head?.(scope)}
        {title === undefined ? null : <PageHead title={scope.named(title)} />}
        {lead === undefined ? null : <Typography.Paragraph type="secondary">{scope.named(lead)}</Typography.Paragraph>}
        {(isNothing && beforeFirst?.()) || <ListTable definition={definition} names={names} list={list} />}
        {isPart ? null : <Outlet />}
      </>
    );
  };
}
