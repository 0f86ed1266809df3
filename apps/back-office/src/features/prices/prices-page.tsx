import type { StaffProductRow } from '@farad/contract/office/catalogue/products';
import { Alert, Tag } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { KindOfProductFilter } from '#ui/list/kind-of-product-filter.tsx';
import { OpenButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, tickFilter, type FilterProps } from '#ui/list/list-filter.tsx';
import { figureColumn, textColumn } from '#ui/list/columns.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { writtenPrices } from '#ui/table/csv.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { PriceCell, PurchaseCell } from './price-cells.tsx';
import { PriceLinks } from './price-links.tsx';
import { PriceRule } from './price-rule.tsx';

type Rows = readonly StaffProductRow[];

function marginTag(margin: number | null | undefined, { percent }: Words) {
  if (margin === null || margin === undefined) return '—';
  const text = percent(margin);
  return margin < 0 ? <Tag color="error">{text}</Tag> : <span className="office-number">{text}</span>;
}

const columnsOf = (words: ListWords): readonly Column<StaffProductRow>[] => {
  const { t, count, may } = words;
  const purchase: readonly Column<StaffProductRow>[] = [
    {
      key: 'purchase',
      title: t('backOfficePrices.purchasePrice'),
      write: (row) => row.purchasePrice ?? null,
      align: 'right',
      show: (row) => <PurchaseCell row={row} />,
    },
    {
      key: 'margin',
      title: t('backOfficePrices.margin'),
      help: t('backOfficePrices.marginHint'),
      write: (row) => row.margin ?? null,
      align: 'right',
      show: (row) => marginTag(row.margin, words),
    },
  ];
  return [
    textColumn('mpn', t('backOfficePrices.product'), (row) => row.mpn, {
      show: (row) => (
        <Link to={`/products/${row.id}`} className="office-number">
          {row.mpn}
        </Link>
      ),
    }),
    textColumn('title', t('backOfficeProducts.title'), (row) => `${row.brand} ${row.title}`, {
      show: (row) => (
        <div className="min-160 max-300 wraps">
          {row.brand} · {row.title || '—'}
        </div>
      ),
    }),
    textColumn('category', t('backOfficeProducts.category'), (row) => row.category, { isExtra: true }),
    {
      key: 'price',
      title: t('backOfficePrices.price'),
      align: 'right',
      show: (row) => <PriceCell key={row.version} row={row} />,
      write: (row) => writtenPrices(row.prices, words),
    },
    ...(may('view_purchase_prices') ? purchase : []),
    figureColumn(
      'orders',
      t('backOfficePrices.orders90'),
      (row) => count(row.orders ?? 0),
      (row) => String(row.orders ?? 0),
    ),
  ];
};

function MarginFilter({ state, onChange }: FilterProps) {
  const { t } = useWords();
  const may = useMay();
  const { margin } = state.filters;
  if (!may('view_purchase_prices')) return null;
  return (
    <NumberInput
      aria-label={t('backOfficePrices.marginBelow')}
      placeholder={t('backOfficePrices.marginBelow')}
      title={t('backOfficePrices.marginHint')}
      min={-9999}
      max={100}
      precision={2}
      changeOnWheel={false}
      value={margin === undefined || Number.isNaN(Number(margin)) ? null : Number(margin)}
      onChange={(value) => onChange(withFilters(state, { margin: value === null ? '' : String(value) }))}
      className="w-170"
    />
  );
}

interface ByRuleProps {
  readonly filters: TableState['filters'];
  readonly ticked: Rows;
  readonly onTick: (ticked: Rows) => void;
}

function ByRule({ filters, ticked, onTick }: ByRuleProps) {
  const { t } = useWords();
  const choices = useCall('productChoices');
  return (
    <OpenButton type="primary" label={t('backOfficePrices.byRule')}>
      {(isOpen, close) =>
        isOpen ? (
          <PriceRule
            productIds={ticked.map(({ id }) => id)}
            begin={{ categoryId: filters['category'] ?? null, brandId: filters['brand'] ?? null }}
            choices={choices.data}
            onClose={(isDone) => {
              close();
              if (isDone) onTick([]);
            }}
          />
        ) : null
      }
    </OpenButton>
  );
}

/** List of prices with purchase prices and margins. Prices are edited in the table, or in bulk by a rule. */
export const PricesPage = officeList({
  call: 'staffProducts',
  name: 'prices',
  head: ({ t, state: { filters }, ticked, setTicked }) => (
    <>
      <PageHead title={t('backOfficePrices.prices')}>
        <ByRule filters={filters} ticked={ticked} onTick={setTicked} />
      </PageHead>
      <PriceLinks />
    </>
  ),
  rows: ({ products }): Rows => products,
  rowKey: ({ id }) => id,
  ask: (filters) => ({ ...filters, with: 'orders' }),
  ticks: {
    title: 'backOfficeProducts.ticked',
    label: ({ mpn }, { t }) => t('backOfficeProducts.choose', { mpn }),
  },
  filters: [
    searchFilter({ label: 'backOfficeProducts.find', hint: 'backOfficeProducts.findHint' }),
    { names: ['category', 'brand'], show: (props) => <KindOfProductFilter {...props} /> },
    { names: ['margin'], show: (props) => <MarginFilter {...props} /> },
    tickFilter({ name: 'priced', label: 'backOfficePrices.onlyUnpriced', value: 'none' }),
  ],
  columns: columnsOf,
  footer: ({ t, answer }) =>
    answer?.isCut === true ? <Alert type="info" title={t('backOfficeProducts.isCut')} showIcon /> : null,
  empty: 'backOfficePrices.none',
});
