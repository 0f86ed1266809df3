import { SettingOutlined } from '@ant-design/icons';
import type { ViewedList } from '@farad/domain/staff';
import { Button, Checkbox, Empty, Flex, Popover, Skeleton } from 'antd';
import { Fragment, type ReactNode } from 'react';

import { useWords } from '#i18n/words.tsx';
import { usePreference, type Preference } from '#preferences.ts';
import { CallFailed } from '../call/call-failed.tsx';
import { Explained } from '../page/explained.tsx';
import { ListViews } from './list-views.tsx';
import { sortOf, withSort, type ColumnSort } from './table-sort.ts';
import type { FileCell } from './csv.ts';
import type { TableState } from './table-state.ts';
import { WideTable } from './wide-table.tsx';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** Explains the title, if it is a special term. */
  readonly help?: string;
  readonly show: (row: Row) => ReactNode;
  /** Returns the cell of a downloaded file; absent = the file does not contain the column. */
  readonly write?: (row: Row) => FileCell;
  /** True = the column is hidden until the staff member selects it. */
  readonly isExtra?: boolean;
  readonly align?: 'right';
  /** Values of the sort parameter; absent = the list cannot be sorted by this column. */
  readonly sort?: ColumnSort;
}

export interface DataTableProps<Row> {
  /** Name under which chosen columns and saved views of the list are stored. */
  readonly name: ViewedList;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onOpen?: (row: Row) => void;
  /** Renders a row as a card; absent = the rows are a table. */
  readonly card?: (row: Row) => ReactNode;
  /** Filters and order of the list, for sorting by columns and saved views. */
  readonly list?: {
    readonly names: readonly string[];
    readonly state: TableState;
    readonly onChange: (state: TableState) => void;
  };
  /** Text that is shown if there are no rows. */
  readonly empty: string;
  /** Filters, to the left of the choice of columns. */
  readonly filters?: ReactNode;
  /** Buttons on the right, such as download or add. */
  readonly actions?: ReactNode;
  /** Page buttons below the rows. */
  readonly footer?: ReactNode;
}

const keysIn = (name: string): Preference<readonly string[] | null> => ({
  key: `columns.${name}`,
  fallback: null,
  read: (stored) => stored.split(' ').filter((key) => key !== ''),
  write: (keys) => (keys ?? []).join(' '),
});

/**
 * Returns the columns to show in their original order; `chosen` null = the default ones. The first column is always
 * shown.
 */
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
          className="column gap-4"
        />
      }
    >
      <Button icon={<SettingOutlined />} aria-label={t('backOffice.columns')} title={t('backOffice.columns')} />
    </Popover>
  );
}

/** Rows as cards one below another. */
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

/**
 * List with filters, choice of columns, and rows that can be clicked. It also shows that the list is empty, loading or
 * failed to load.
 */
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
            // Clicks on links and fields in a row do not open the row.
            if (onOpen !== undefined && !(event.target as Element).closest('a, button, input, label')) onOpen(row);
          },
        })}
        onChange={(_, __, sorter, { action }) => {
          if (action !== 'sort' || list === undefined || Array.isArray(sorter)) return;
          const column = shown.find(({ key }) => key === sorter.columnKey);
          list.onChange(withSort(list.state, column?.sort, sorter.order));
        }}
        columns={shown.map(({ key, title, help, show, align, sort }) => ({
          key,
          title: help === undefined ? title : <Explained term={title} text={help} />,
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
        <Flex wrap gap={8} align="center" className="to-end">
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
