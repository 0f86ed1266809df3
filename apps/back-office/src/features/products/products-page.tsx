import type { StaffProductRow } from '@farad/contract/office/catalogue/products';
import { publicationStates } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { Alert, Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { useWords, type PlainKey } from '#i18n/words.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { KindOfProductFilter } from '#ui/list/kind-of-product-filter.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import { codeColumn, figureColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import { writtenPrices } from '#ui/table/csv.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { unitPriceText } from '#ui/field/use-unit-price.ts';
import { BulkChange } from './bulk-change.tsx';
import { UndoChange } from './undo-change.tsx';

const stateColours = { draft: 'default', published: 'success', known: 'default', archived: 'error' } as const;

type Rows = readonly StaffProductRow[];

const columnsOf = (words: ListWords): readonly Column<StaffProductRow>[] => {
  const { t, named, count, dateTime, may, search, locale } = words;
  const unitPrice = (roubles: number): string => unitPriceText(roubles, locale);
  const priceOf = ({ prices }: StaffProductRow): string => {
    const [first] = prices;
    const last = prices.at(-1);
    if (first === undefined || last === undefined) return '—';
    return first === last ? unitPrice(first.price) : `${unitPrice(first.price)} … ${unitPrice(last.price)}`;
  };
  const stateText = ({ state }: StaffProductRow): string => named(`backOfficeProducts.state_${state}`);
  const purchase: readonly Column<StaffProductRow>[] = [
    {
      key: 'purchase',
      title: t('backOfficePrices.purchasePrice'),
      write: (row) => row.purchasePrice ?? null,
      isExtra: true,
      align: 'right',
      show: ({ purchasePrice = null }) =>
        purchasePrice === null ? '—' : <span className="office-number">{unitPrice(purchasePrice)}</span>,
    },
    {
      key: 'margin',
      title: t('backOfficePrices.margin'),
      write: (row) => row.margin ?? null,
      isExtra: true,
      align: 'right',
      show: ({ margin = null }) => (margin === null ? '—' : `${count(margin)} %`),
    },
  ];
  return [
    textColumn('mpn', t('backOfficeProducts.mpn'), (row) => row.mpn, {
      sort: sortedBy('number'),
      show: (row) => (
        <Link to={{ pathname: row.id, search }} className="office-number">
          {row.mpn}
        </Link>
      ),
    }),
    textColumn('title', t('backOfficeProducts.title'), (row) => row.title, {
      show: (row) => <div className="min-220 max-380 wraps">{row.title || '—'}</div>,
    }),
    textColumn('brand', t('backOfficeProducts.brand'), (row) => row.brand),
    textColumn('category', t('backOfficeProducts.category'), (row) => row.category),
    textColumn('state', t('backOfficeProducts.state'), stateText, {
      show: (row) => <Tag color={stateColours[row.state]}>{stateText(row)}</Tag>,
    }),
    figureColumn('price', t('backOfficeProducts.price'), priceOf, (row) => writtenPrices(row.prices, words)),
    figureColumn(
      'available',
      t('backOfficeProducts.available'),
      (row) => count(row.available),
      (row) => String(row.available),
    ),
    ...(may('view_purchase_prices') ? purchase : []),
    textColumn('missing', t('backOfficeProducts.translations'), (row) => row.missing.join(', '), {
      show: (row) => row.missing.join(', ') || '—',
    }),
    textColumn('photos', t('backOfficeProducts.photos'), (row) => String(row.photoCount), {
      isExtra: true,
      align: 'right',
      show: (row) => count(row.photoCount),
    }),
    textColumn(
      'lifecycle',
      t('backOfficeProducts.lifecycle'),
      (row) => named(`backOfficeProducts.lifecycle_${row.lifecycle}`),
      { isExtra: true },
    ),
    momentColumn('changed', t('backOfficeProducts.changedAt'), (row) => row.changedAt, dateTime, { isExtra: true }),
    codeColumn('id', t('backOffice.number'), (row) => row.id, { isExtra: true, align: 'right' }),
  ];
};

function TickedBar({ rows, ticked, onTick }: { rows: Rows; ticked: Rows; onTick: (ticked: Rows) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const others = ticked.filter(({ id }) => rows.every((row) => row.id !== id));
  return (
    <Flex wrap gap={8} align="center" className="below-12">
      <Button onClick={() => onTick([...others, ...rows])}>{t('backOfficeProducts.chooseAll')}</Button>
      {ticked.length === 0 ? null : (
        <>
          <Button type="primary" onClick={() => setOpen(true)}>
            {t('backOfficeProducts.bulk')}
          </Button>
          <Button onClick={() => onTick([])}>{t('backOfficeProducts.clear')}</Button>
          <Typography.Text>{t('backOfficeProducts.chosen', { count: ticked.length })}</Typography.Text>
        </>
      )}
      <div className="grows" />
      <UndoChange />
      {isOpen ? (
        <BulkChange
          rows={ticked}
          onClose={(isDone) => {
            setOpen(false);
            if (isDone) onTick([]);
          }}
        />
      ) : null}
    </Flex>
  );
}

function AddProduct({ search }: { search: string }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => void navigate({ pathname: 'new', search })}>
      {t('backOfficeProducts.add')}
    </Button>
  );
}

const choice = (name: string, any: PlainKey, values: readonly string[]) =>
  selectFilter({ name, any, options: worded(`backOfficeProducts.${name}_`, values), width: 190, isSearched: true });

/** List of the products in all states, with search, filters and bulk changes. */
export const ProductsPage = officeList({
  call: 'staffProducts',
  name: 'products',
  head: ({ t, may, rows, search, ticked, setTicked }) => {
    const mayKeep = may('manage_catalogue');
    return (
      <>
        <PageHead title={t('backOfficeProducts.products')}>{mayKeep ? <AddProduct search={search} /> : null}</PageHead>
        {mayKeep ? <TickedBar rows={rows} ticked={ticked} onTick={setTicked} /> : null}
      </>
    );
  },
  rows: ({ products }): Rows => products,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  ticks: {
    title: 'backOfficeProducts.ticked',
    label: ({ mpn }, { t }) => t('backOfficeProducts.choose', { mpn }),
    needs: 'manage_catalogue',
  },
  filters: [
    searchFilter({ label: 'backOfficeProducts.find', hint: 'backOfficeProducts.findHint' }),
    { names: ['category', 'brand'], show: (props) => <KindOfProductFilter {...props} /> },
    choice('state', 'backOfficeProducts.anyState', publicationStates),
    choice('stock', 'backOfficeProducts.anyStock', ['none', 'low']),
    choice('missing', 'backOfficeProducts.anyTranslation', ['any', ...locales]),
    choice('sort', 'backOfficeProducts.sort', ['new', 'old', 'number', 'number_back']),
  ],
  columns: columnsOf,
  footer: ({ t, answer }) =>
    answer?.isCut === true ? <Alert type="info" title={t('backOfficeProducts.isCut')} showIcon /> : null,
  empty: 'backOfficeProducts.none',
});
