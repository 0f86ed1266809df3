import { stockFilters } from '@farad/domain/stock';
import type { StockRow } from '@farad/contract/office/stock/stock';
import { Flex } from 'antd';
import { Link } from 'react-router';

import type { Answer } from '#api.ts';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { SelectFilter, searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { NewDocument, StockViews, TableFiles } from './stock-links.tsx';

type Warehouses = Answer<'stockList'>['warehouses'];

const columnsOf = ({ t, count, search }: ListWords, warehouses: Warehouses): readonly Column<StockRow>[] => {
  const figure = (key: 'onHand' | 'reserved' | 'available', help?: string): Column<StockRow> => ({
    key,
    title: t(`backOfficeStock.${key}`),
    ...(help === undefined ? {} : { help }),
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
      show: (row) => <div className="max-360 wraps">{row.title}</div>,
    },
    figure('onHand'),
    figure('reserved', t('backOfficeStock.reservedHelp')),
    figure('available', t('backOfficeStock.availableHelp')),
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

/** List of the products with their stock, and actions on stock. */
export const StockPage = officeList<'stockList', StockRow>({
  call: 'stockList',
  name: 'stock',
  head: ({ t }) => (
    <PageHead title={t('backOfficeStock.stock')}>
      <Flex gap={8} wrap>
        <StockViews view="stock" />
        <NewDocument />
      </Flex>
    </PageHead>
  ),
  rows: ({ products }) => products,
  rowKey: ({ product_id }) => product_id,
  open: ({ product_id }) => `product/${product_id}`,
  filters: [
    searchFilter({ label: 'backOfficeStock.find', hint: 'backOfficeStock.findHint' }),
    searchFilter({ name: 'cell', label: 'backOfficeStock.findCell', hint: 'backOfficeStock.findCellHint', width: 200 }),
    selectFilter({
      name: 'filter',
      label: 'backOfficeStock.filter',
      any: 'backOfficeStock.anyStock',
      options: worded('backOfficeStock.filter_', stockFilters),
      width: 180,
    }),
    {
      names: ['warehouse'],
      show: ({ answer, ...props }) => (
        <SelectFilter
          {...props}
          answer={answer}
          name="warehouse"
          label="backOfficeStock.warehouse"
          any="backOfficeStock.allWarehouses"
          options={() => (answer?.warehouses ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
          width={180}
        />
      ),
    },
  ],
  columns: ({ answer, ...words }) => columnsOf(words, answer?.warehouses ?? []),
  actions: ({ state: { filters } }) => <TableFiles path="stock-file" query={Object.entries(filters)} />,
  empty: 'backOfficeStock.none',
});
