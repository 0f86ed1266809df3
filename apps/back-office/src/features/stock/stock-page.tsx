import { stockFilters } from '@farad/domain/stock';
import type { QueryInput } from '@farad/contract/client';
import type { StockRow } from '@farad/contract/office/stock';
import { Flex, Select } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { NewDocument, StockViews, TableFiles } from './stock-links.tsx';

const filterNames = ['text', 'filter', 'warehouse', 'cell'] as const;

type Warehouses = Answer<'stockList'>['warehouses'];

const columnsOf = ({ t, count }: Words, search: string, warehouses: Warehouses): readonly Column<StockRow>[] => {
  const figure = (key: 'onHand' | 'reserved' | 'available', title: string): Column<StockRow> => ({
    key,
    title,
    align: 'right',
    show: (row) => <span className="office-number">{count(row[key])}</span>,
  });
  return [
    {
      key: 'mpn',
      title: t('backOfficeStock.mpn'),
      show: (row) => (
        <Link to={{ pathname: `product/${row.product_id}`, search }} className="office-number">
          {row.mpn}
        </Link>
      ),
    },
    { key: 'brand', title: t('backOfficeStock.brand'), show: (row) => row.brand },
    {
      key: 'title',
      title: t('backOfficeStock.title'),
      show: (row) => <div style={{ maxWidth: 360, whiteSpace: 'normal' }}>{row.title}</div>,
    },
    figure('onHand', t('backOfficeStock.onHand')),
    figure('reserved', t('backOfficeStock.reserved')),
    figure('available', t('backOfficeStock.available')),
    {
      key: 'cell',
      title: t('backOfficeStock.cell'),
      show: ({ places }) => (
        <span className="office-number">
          {[...new Set(places.map(({ cell }) => cell))].filter((cell) => cell !== '').join(', ')}
        </span>
      ),
    },
    ...warehouses.map(({ id, title }): Column<StockRow> => ({
      key: `warehouse${id}`,
      title,
      align: 'right',
      show: ({ places }) => (
        <span className="office-number">
          {count(places.find(({ warehouseId }) => warehouseId === id)?.onHand ?? 0)}
        </span>
      ),
    })),
    { key: 'id', title: t('backOffice.number'), isExtra: true, align: 'right', show: (row) => row.product_id },
  ];
};

interface FiltersProps {
  readonly state: TableState;
  readonly warehouses: Warehouses;
  readonly onChange: (state: TableState) => void;
}

function Filters({ state, warehouses, onChange }: FiltersProps) {
  const { t, named } = useWords();
  const { filters } = state;
  return (
    <>
      <SearchField
        label={t('backOfficeStock.find')}
        hint={t('backOfficeStock.findHint')}
        value={filters['text'] ?? ''}
        onChange={(text) => onChange(withFilters(state, { text }))}
      />
      <SearchField
        label={t('backOfficeStock.findCell')}
        hint={t('backOfficeStock.findCellHint')}
        value={filters['cell'] ?? ''}
        onChange={(cell) => onChange(withFilters(state, { cell }))}
        width={200}
      />
      <Select
        aria-label={t('backOfficeStock.filter')}
        placeholder={t('backOfficeStock.anyStock')}
        value={filters['filter'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { filter: chosen ?? '' }))}
        allowClear
        style={{ width: 180 }}
        options={stockFilters.map((value) => ({ value, label: named(`backOfficeStock.filter_${value}`) }))}
      />
      <Select
        aria-label={t('backOfficeStock.warehouse')}
        placeholder={t('backOfficeStock.allWarehouses')}
        value={filters['warehouse'] ?? null}
        onChange={(chosen) => onChange(withFilters(state, { warehouse: chosen ?? '' }))}
        allowClear
        style={{ width: 180 }}
        options={warehouses.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
    </>
  );
}

/** Stock list with its actions. */
export function StockPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, page } = useListByKey(
    'stock',
    filterNames,
    async (query: QueryInput<'stockList'>) => {
      const { products, ...rest } = await answerOf(api.stockList({ query }));
      return { ...rest, rows: products };
    },
  );
  const warehouses = page?.warehouses ?? [];
  return (
    <>
      <PageHead title={t('backOfficeStock.stock')}>
        <Flex gap={8} wrap>
          <StockViews view="stock" />
          <NewDocument />
        </Flex>
      </PageHead>
      <DataTable<StockRow>
        name="stock"
        columns={columnsOf(words, search, warehouses)}
        {...table}
        rowKey={({ product_id }) => product_id}
        onOpen={({ product_id }) => void navigate({ pathname: `product/${product_id}`, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeStock.none')}
        filters={<Filters state={state} warehouses={warehouses} onChange={setState} />}
        actions={<TableFiles path="stock-file" query={Object.entries(state.filters)} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
