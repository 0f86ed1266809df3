import type { QueryInput } from '@farad/contract/client';
import type { ProductChoices, StaffProductRow } from '@farad/contract/office/products';
import { publicationStates } from '@farad/domain/product';
import { locales } from '@farad/domain/shared';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Flex, Select, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { withFilters, type TableState } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { useUnitPrice } from '#ui/field/use-unit-price.ts';
import { BulkChange } from './bulk-change.tsx';
import { CategoryField } from '#ui/field/category-field.tsx';
import { choicesKey } from './product-words.ts';
import { UndoChange } from './undo-change.tsx';

const filterNames = ['text', 'category', 'brand', 'state', 'stock', 'missing', 'sort'] as const;
const stateColours = { draft: 'default', published: 'success', known: 'default', archived: 'error' } as const;

type Rows = readonly StaffProductRow[];

function columnsOf(
  words: Words,
  unitPrice: (roubles: number) => string,
  search: string,
  seesPurchase: boolean,
): readonly Column<StaffProductRow>[] {
  const { t, named, count, dateTime } = words;
  const priceOf = ({ prices }: StaffProductRow): string => {
    const [first] = prices;
    const last = prices.at(-1);
    if (first === undefined || last === undefined) return '—';
    return first === last ? unitPrice(first.price) : `${unitPrice(first.price)} … ${unitPrice(last.price)}`;
  };
  return [
    {
      key: 'mpn',
      sort: sortedBy('number'),
      title: t('backOfficeProducts.mpn'),
      show: (row) => (
        <Link to={{ pathname: row.id, search }} className="office-number">
          {row.mpn}
        </Link>
      ),
      write: (row) => row.mpn,
    },
    {
      key: 'title',
      title: t('backOfficeProducts.title'),
      show: (row) => <div style={{ minWidth: 220, maxWidth: 380, whiteSpace: 'normal' }}>{row.title || '—'}</div>,
      write: (row) => row.title,
    },
    { key: 'brand', title: t('backOfficeProducts.brand'), show: (row) => row.brand, write: (row) => row.brand },
    {
      key: 'category',
      title: t('backOfficeProducts.category'),
      show: (row) => row.category,
      write: (row) => row.category,
    },
    {
      key: 'state',
      title: t('backOfficeProducts.state'),
      show: (row) => <Tag color={stateColours[row.state]}>{named(`backOfficeProducts.state_${row.state}`)}</Tag>,
      write: (row) => named(`backOfficeProducts.state_${row.state}`),
    },
    {
      key: 'price',
      title: t('backOfficeProducts.price'),
      align: 'right',
      show: (row) => <span className="office-number">{priceOf(row)}</span>,
      write: (row) => row.prices.map(({ quantity, price }) => `${quantity}: ${price}`).join('; '),
    },
    {
      key: 'available',
      title: t('backOfficeProducts.available'),
      align: 'right',
      show: (row) => <span className="office-number">{count(row.available)}</span>,
      write: (row) => String(row.available),
    },
    ...(seesPurchase
      ? [
          {
            key: 'purchase',
            title: t('backOfficePrices.purchasePrice'),
            isExtra: true,
            align: 'right',
            show: ({ purchasePrice = null }: StaffProductRow) =>
              purchasePrice === null ? '—' : <span className="office-number">{unitPrice(purchasePrice)}</span>,
            write: ({ purchasePrice = null }: StaffProductRow) => String(purchasePrice ?? ''),
          } as const,
          {
            key: 'margin',
            title: t('backOfficePrices.margin'),
            isExtra: true,
            align: 'right',
            show: ({ margin = null }: StaffProductRow) => (margin === null ? '—' : `${count(margin)} %`),
            write: ({ margin = null }: StaffProductRow) => String(margin ?? ''),
          } as const,
        ]
      : []),
    {
      key: 'missing',
      title: t('backOfficeProducts.translations'),
      show: (row) => row.missing.join(', ') || '—',
      write: (row) => row.missing.join(', '),
    },
    {
      key: 'photos',
      title: t('backOfficeProducts.photos'),
      isExtra: true,
      align: 'right',
      show: (row) => count(row.photoCount),
      write: (row) => String(row.photoCount),
    },
    {
      key: 'lifecycle',
      title: t('backOfficeProducts.lifecycle'),
      isExtra: true,
      show: (row) => named(`backOfficeProducts.lifecycle_${row.lifecycle}`),
      write: (row) => named(`backOfficeProducts.lifecycle_${row.lifecycle}`),
    },
    {
      key: 'changed',
      title: t('backOfficeProducts.changedAt'),
      isExtra: true,
      show: (row) => dateTime(row.changedAt),
      write: (row) => row.changedAt,
    },
    {
      key: 'id',
      title: t('backOffice.number'),
      isExtra: true,
      align: 'right',
      show: (row) => <span className="office-number">{row.id}</span>,
      write: (row) => row.id,
    },
  ];
}

interface FiltersProps {
  readonly state: TableState;
  readonly choices: ProductChoices | undefined;
  readonly onChange: (state: TableState) => void;
}

function ProductFilters({ state, choices, onChange }: FiltersProps) {
  const { t, named } = useWords();
  const { filters } = state;
  const choose = (name: string) => (value: string | null | undefined) =>
    onChange(withFilters(state, { [name]: value ?? '' }));
  const select = (name: string, label: string, options: readonly { value: string; label: string }[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={filters[name] ?? null}
      onChange={choose(name)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      style={{ width: 190 }}
      options={[...options]}
    />
  );
  const worded = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: named(`backOfficeProducts.${name}_${value}`) }));
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
      {select(
        'brand',
        t('backOfficeProducts.anyBrand'),
        (choices?.brands ?? []).map(({ id, name }) => ({ value: id, label: name })),
      )}
      {select('state', t('backOfficeProducts.anyState'), worded('state', publicationStates))}
      {select('stock', t('backOfficeProducts.anyStock'), worded('stock', ['none', 'low']))}
      {select('missing', t('backOfficeProducts.anyTranslation'), worded('missing', ['any', ...locales]))}
      {select('sort', t('backOfficeProducts.sort'), worded('sort', ['new', 'old', 'number', 'number_back']))}
    </>
  );
}

/** Column of checkboxes. Rows selected on other pages stay selected. */
function tickColumn(words: Words, rows: Rows, ticked: Rows, onTick: (ticked: Rows) => void): Column<StaffProductRow> {
  const isTicked = (row: StaffProductRow): boolean => ticked.some(({ id }) => id === row.id);
  return {
    key: 'ticked',
    title: words.t('backOfficeProducts.ticked'),
    show: (row) => (
      <Checkbox
        aria-label={words.t('backOfficeProducts.choose', { mpn: row.mpn })}
        checked={isTicked(row)}
        onChange={({ target }) => onTick(target.checked ? [...ticked, row] : ticked.filter(({ id }) => id !== row.id))}
      />
    ),
    ...(rows.length === 0 ? { isExtra: true } : {}),
  };
}

function TickedBar({ rows, ticked, onTick }: { rows: Rows; ticked: Rows; onTick: (ticked: Rows) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const others = ticked.filter(({ id }) => rows.every((row) => row.id !== id));
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
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
      <div style={{ flex: 1 }} />
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

/** List of products in every state, with search, filters and bulk changes. */
export function ProductsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const may = useMay();
  const mayKeep = may('manage_catalogue');
  const unitPrice = useUnitPrice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load, page } = useListByKey(
    'products',
    filterNames,
    async (query: QueryInput<'staffProducts'>) => {
      const { products, ...rest } = await answerOf(api.staffProducts({ query }));
      return { ...rest, rows: products };
    },
  );
  const [ticked, setTicked] = useState<Rows>([]);
  const choices = useQuery({ queryKey: choicesKey, queryFn: () => answerOf(api.productChoices()) });
  const rows = table.rows ?? [];
  const written = columnsOf(words, unitPrice, search, may('view_purchase_prices'));
  const columns = mayKeep ? [tickColumn(words, rows, ticked, setTicked), ...written] : written;
  return (
    <>
      <PageHead title={t('backOfficeProducts.products')}>
        {mayKeep ? (
          <Button type="primary" onClick={() => void navigate({ pathname: 'new', search })}>
            {t('backOfficeProducts.add')}
          </Button>
        ) : null}
      </PageHead>
      {mayKeep ? <TickedBar rows={rows} ticked={ticked} onTick={setTicked} /> : null}
      <DataTable<StaffProductRow>
        name="products"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeProducts.none')}
        filters={<ProductFilters state={state} choices={choices.data} onChange={setState} />}
        actions={<ExportRows name="products" columns={columns} load={load} />}
        footer={
          <>
            {page?.isCut === true ? <Alert type="info" title={t('backOfficeProducts.isCut')} showIcon /> : null}
            <PagesByKey {...pages} />
          </>
        }
      />
      <Outlet />
    </>
  );
}
