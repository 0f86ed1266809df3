import { SettingOutlined } from '@ant-design/icons';
import type { ViewedList } from '@farad/domain/staff';
import { Button, Checkbox, Empty, Flex, Popover, Skeleton } from 'antd';
import { Fragment, type ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { usePreference, type Preference } from '#preferences.ts';
import { CallFailed } from '../call/call-failed.tsx';
import { ListViews } from './list-views.tsx';
import { sortOf, withSort, type ColumnSort } from './table-sort.ts';
import type { TableState } from './table-state.ts';
import { WideTable } from './wide-table.tsx';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** As a file has it; absent: the column is on the screen alone. */
  readonly write?: (row: Row) => string;
  /** Not shown until it is chosen. */
  readonly isExtra?: boolean;
  readonly align?: 'right';
  /** The list can be sorted by it. */
  readonly sort?: ColumnSort;
}

export interface DataTableProps<Row> {
  /** Name under which the choice of columns is kept, and views of it. */
  readonly name: ViewedList;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onOpen?: (row: Row) => void;
  /** Rows stand one under another as these instead of in a table: they hold too much for a line. */
  readonly card?: (row: Row) => ReactNode;
  /** Filters and order, for sorting by columns and for views; of a list that is asked for by key. */
  readonly list?: {
    readonly names: readonly string[];
    readonly state: TableState;
    readonly onChange: (state: TableState) => void;
  };
  /** Shown where there is no row. */
  readonly empty: string;
  /** Left of the choice of columns: filters. */
  readonly filters?: ReactNode;
  /** Right of it: export, a button that adds. */
  readonly actions?: ReactNode;
  /** Below the rows: pages. */
  readonly footer?: ReactNode;
}

const keysIn = (name: string): Preference<readonly string[] | null> => ({
  key: `columns.${name}`,
  fallback: null,
  read: (stored) => stored.split(' ').filter((key) => key !== ''),
  write: (keys) => (keys ?? []).join(' '),
});

/** The columns that are shown: those chosen, in the order of the list; the first one always. */
export function chosenColumns<C extends { readonly key: string; readonly isExtra?: boolean }>(
  columns: readonly C[],
  chosen: readonly string[] | null,
): readonly C[] {
  const isShown = (column: C): boolean => (chosen === null ? column.isExtra !== true : chosen.includes(column.key));
  return columns.filter((column, at) => at === 0 || isShown(column));
}

function ColumnChoice<Row>({
  columns,
  shown,
  onChange,
}: {
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  onChange: (keys: readonly string[]) => void;
}) {
  const { t } = useWords();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('backOffice.columns')}
      content={
        <Checkbox.Group
          value={shown.map(({ key }) => key)}
          onChange={(keys) => onChange(keys.map(String))}
          options={columns.map(({ key, title }, at) => ({ value: key, label: title, disabled: at === 0 }))}
          style={{ flexDirection: 'column', gap: 4 }}
        />
      }
    >
      <Button icon={<SettingOutlined />} aria-label={t('backOffice.columns')} title={t('backOffice.columns')} />
    </Popover>
  );
}

/** Rows that hold too much for a line of a table. */
function Cards<Row>({
  rows,
  rowKey,
  card,
  empty,
}: Required<Pick<DataTableProps<Row>, 'rowKey' | 'card' | 'empty'>> & { readonly rows: readonly Row[] }) {
  if (rows.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} />;
  return (
    <Flex vertical gap={12}>
      {rows.map((row) => (
        <Fragment key={rowKey(row)}>{card(row)}</Fragment>
      ))}
    </Flex>
  );
}

/** A list: filters, choice of columns, rows that open; empty, loading and failed are told in words. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, error, isBusy, onOpen, list, card } = props;
  const [chosen, setChosen] = usePreference(keysIn(props.name));
  const shown = chosenColumns(columns, chosen);
  const body =
    error !== null ? (
      <CallFailed error={error} onRetry={props.onRetry} />
    ) : rows === undefined ? (
      <Skeleton active paragraph={{ rows: 8 }} title={false} />
    ) : card !== undefined ? (
      <Cards rows={rows} card={card} rowKey={props.rowKey} empty={props.empty} />
    ) : (
      <WideTable<Row>
        size="middle"
        rowKey={props.rowKey}
        dataSource={rows}
        loading={{ spinning: isBusy, delay: 300 }}
        pagination={false}
        {...(onOpen === undefined ? {} : { rowClassName: 'office-opens' })}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={props.empty} /> }}
        onRow={(row) => ({
          onClick: (event) => {
            // Links and buttons in the row do what they say.
            if (onOpen !== undefined && !(event.target as Element).closest('a, button, input, label')) onOpen(row);
          },
        })}
        onChange={(_, __, sorter, { action }) => {
          if (action !== 'sort' || list === undefined || Array.isArray(sorter)) return;
          const column = shown.find(({ key }) => key === sorter.columnKey);
          list.onChange(withSort(list.state, column?.sort, sorter.order));
        }}
        columns={shown.map(({ key, title, show, align, sort }) => ({
          key,
          title,
          render: (_, row) => show(row),
          ...(align === undefined ? {} : { align }),
          ...(sort === undefined || list === undefined ? {} : { sorter: true, sortOrder: sortOf(list.state, sort) }),
        }))}
      />
    );
  return (
    <Flex vertical gap={12}>
      <Flex wrap gap={8} align="center">
        {props.filters}
        <Flex wrap gap={8} align="center" style={{ marginInlineStart: 'auto' }}>
          {props.actions}
          {list === undefined ? null : <ListViews name={props.name} {...list} columns={chosen} onColumns={setChosen} />}
          {card === undefined ? <ColumnChoice columns={columns} shown={shown} onChange={setChosen} /> : null}
        </Flex>
      </Flex>
      {body}
      {error === null ? props.footer : null}
    </Flex>
  );
}
