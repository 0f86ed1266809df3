import type { QueryInput } from '@farad/contract/client';
import type { ProductChoices, StaffProductRow } from '@farad/contract/office/products';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Select, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { CategoryField } from '#ui/field/category-field.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { PriceCell, PurchaseCell } from './price-cells.tsx';
import { PriceLinks } from './price-links.tsx';
import { PriceRule } from './price-rule.tsx';
import { choicesKey } from './price-words.ts';

const filterNames = ['text', 'category', 'brand', 'margin', 'priced'] as const;

type Rows = readonly StaffProductRow[];

function marginTag(margin: number | null | undefined, { percent }: Words) {
  if (margin === null || margin === undefined) return '—';
  const text = percent(margin);
  return margin < 0 ? <Tag color="error">{text}</Tag> : <span className="office-number">{text}</span>;
}

function columnsOf(words: Words, seesPurchase: boolean): readonly Column<StaffProductRow>[] {
  const { t, count } = words;
  return [
    {
      key: 'mpn',
      title: t('backOfficePrices.product'),
      show: (row) => (
        <Link to={`/products/${row.id}`} className="office-number">
          {row.mpn}
        </Link>
      ),
      write: (row) => row.mpn,
    },
    {
      key: 'title',
      title: t('backOfficeProducts.title'),
      show: (row) => (
        <div style={{ minWidth: 160, maxWidth: 300, whiteSpace: 'normal' }}>
          {row.brand} · {row.title || '—'}
        </div>
      ),
      write: (row) => `${row.brand} ${row.title}`,
    },
    {
      key: 'category',
      title: t('backOfficeProducts.category'),
      isExtra: true,
      show: (row) => row.category,
      write: (row) => row.category,
    },
    {
      key: 'price',
      title: t('backOfficePrices.price'),
      align: 'right',
      show: (row) => <PriceCell key={row.version} row={row} />,
      write: (row) => row.prices.map(({ quantity, price }) => `${quantity}: ${price}`).join('; '),
    },
    ...(seesPurchase
      ? [
          {
            key: 'purchase',
            title: t('backOfficePrices.purchasePrice'),
            align: 'right',
            show: (row: StaffProductRow) => <PurchaseCell row={row} />,
            write: (row: StaffProductRow) => String(row.purchasePrice ?? ''),
          } as const,
          {
            key: 'margin',
            title: t('backOfficePrices.margin'),
            align: 'right',
            show: (row: StaffProductRow) => marginTag(row.margin, words),
            write: (row: StaffProductRow) => String(row.margin ?? ''),
          } as const,
        ]
      : []),
    {
      key: 'orders',
      title: t('backOfficePrices.orders90'),
      align: 'right',
      show: (row) => <span className="office-number">{count(row.orders ?? 0)}</span>,
      write: (row) => String(row.orders ?? 0),
    },
  ];
}

interface FiltersProps {
  readonly state: TableState;
  readonly choices: ProductChoices | undefined;
  readonly seesPurchase: boolean;
  readonly onChange: (state: TableState) => void;
}

function PriceFilters({ state, choices, seesPurchase, onChange }: FiltersProps) {
  const { t } = useWords();
  const { filters } = state;
  const choose = (name: string) => (value: string | null | undefined) =>
    onChange(withFilters(state, { [name]: value ?? '' }));
  const margin = Number(filters['margin'] ?? '');
  return (
    <>
      <SearchField
        label={t('backOfficeProducts.find')}
        hint={t('backOfficeProducts.findHint')}
        value={filters['text'] ?? ''}
        onChange={choose('text')}
      />
      <CategoryField
        categories={choices?.categories ?? []}
        label={t('backOfficeProducts.anyCategory')}
        placeholder={t('backOfficeProducts.anyCategory')}
        value={choices === undefined ? null : (filters['category'] ?? null)}
        onChange={choose('category')}
        allowClear
        style={{ width: 220 }}
      />
      <Select
        aria-label={t('backOfficeProducts.anyBrand')}
        placeholder={t('backOfficeProducts.anyBrand')}
        value={choices === undefined ? null : (filters['brand'] ?? null)}
        onChange={choose('brand')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        style={{ width: 210 }}
        options={(choices?.brands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {seesPurchase ? (
        <NumberInput
          aria-label={t('backOfficePrices.marginBelow')}
          placeholder={t('backOfficePrices.marginBelow')}
          title={t('backOfficePrices.marginHint')}
          min={-9999}
          max={100}
          precision={2}
          changeOnWheel={false}
          value={filters['margin'] === undefined || Number.isNaN(margin) ? null : margin}
          onChange={(value) => choose('margin')(value === null ? '' : String(value))}
          style={{ width: 170 }}
        />
      ) : null}
      <Checkbox
        checked={filters['priced'] === 'none'}
        onChange={({ target }) => choose('priced')(target.checked ? 'none' : '')}
      >
        {t('backOfficePrices.onlyUnpriced')}
      </Checkbox>
    </>
  );
}

function tickColumn(words: Words, ticked: Rows, onTick: (ticked: Rows) => void): Column<StaffProductRow> {
  return {
    key: 'ticked',
    title: words.t('backOfficeProducts.ticked'),
    show: (row) => (
      <Checkbox
        aria-label={words.t('backOfficeProducts.choose', { mpn: row.mpn })}
        checked={ticked.some(({ id }) => id === row.id)}
        onChange={({ target }) => onTick(target.checked ? [...ticked, row] : ticked.filter(({ id }) => id !== row.id))}
      />
    ),
  };
}

/** Price list with purchase prices and margins. Prices are edited in place or by a rule. */
export function PricesPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const seesPurchase = useMay()('view_purchase_prices');
  const [ticked, setTicked] = useState<Rows>([]);
  const [isRuleOpen, setRuleOpen] = useState(false);
  const { state, setState, isFiltered, table, pages, load, page } = useListByKey(
    'products',
    filterNames,
    async (query: QueryInput<'staffProducts'>) => {
      const { products, ...rest } = await answerOf(api.staffProducts({ query: { ...query, with: 'orders' } }));
      return { ...rest, rows: products };
    },
  );
  const choices = useQuery({ queryKey: choicesKey, queryFn: () => answerOf(api.productChoices()) });
  const columns = columnsOf(words, seesPurchase);
  return (
    <>
      <PageHead title={t('backOfficePrices.prices')}>
        <Button type="primary" onClick={() => setRuleOpen(true)}>
          {t('backOfficePrices.byRule')}
        </Button>
      </PageHead>
      <PriceLinks />
      <DataTable<StaffProductRow>
        name="prices"
        columns={[tickColumn(words, ticked, setTicked), ...columns]}
        {...table}
        rowKey={({ id }) => id}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficePrices.none')}
        filters={<PriceFilters state={state} choices={choices.data} seesPurchase={seesPurchase} onChange={setState} />}
        actions={<ExportRows name="prices" columns={columns} load={load} />}
        footer={
          <Flex vertical gap={8}>
            {page?.isCut === true ? <Alert type="info" title={t('backOfficeProducts.isCut')} showIcon /> : null}
            <PagesByKey {...pages} />
          </Flex>
        }
      />
      {isRuleOpen ? (
        <PriceRule
          productIds={ticked.map(({ id }) => id)}
          begin={{ categoryId: state.filters['category'] ?? null, brandId: state.filters['brand'] ?? null }}
          choices={choices.data}
          onClose={(isDone) => {
            setRuleOpen(false);
            if (isDone) setTicked([]);
          }}
        />
      ) : null}
    </>
  );
}
