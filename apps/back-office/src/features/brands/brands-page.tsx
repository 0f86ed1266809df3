import type { QueryInput } from '@farad/contract/client';
import { PlusOutlined } from '@ant-design/icons';
import { mergedBrandsMax, type StaffBrandRow } from '@farad/contract/office/catalogue';
import { Button, Checkbox, Flex, Select, Tag, Typography } from 'antd';
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
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { AddBrand } from './add-brand.tsx';
import { MergeBrands } from './merge-brands.tsx';

type Rows = readonly StaffBrandRow[];

const filterNames = ['text', 'hidden', 'used', 'sort'] as const;

function columnsOf({ t, count, locale }: Words, search: string): readonly Column<StaffBrandRow>[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const column = (key: string, title: string, text: (row: StaffBrandRow) => string) => ({
    key,
    title,
    show: text,
    write: text,
  });
  return [
    {
      key: 'name',
      title: t('backOfficeCatalogue.name'),
      show: (row) => (
        <>
          <Link to={{ pathname: row.id, search }}>{row.name}</Link>{' '}
          {row.isHidden ? <Tag>{t('backOfficeCatalogue.hiddenBrand')}</Tag> : null}
        </>
      ),
      write: (row) => row.name,
    },
    {
      key: 'products',
      title: t('backOfficeCatalogue.products'),
      align: 'right',
      show: (row) => <span className="office-number">{count(row.products)}</span>,
      write: (row) => String(row.products),
    },
    column('slug', t('backOfficeCatalogue.slug'), (row) => row.slug),
    {
      key: 'spellings',
      title: t('backOfficeCatalogue.spellings'),
      show: (row) => (
        <div style={{ maxWidth: 360, whiteSpace: 'normal' }}>
          {row.spellings.slice(0, 5).join(', ') || '—'}
          {row.spellings.length > 5 ? ` … ${count(row.spellings.length)}` : ''}
        </div>
      ),
      write: (row) => row.spellings.join('; '),
    },
    column('country', t('backOfficeCatalogue.country'), (row) =>
      row.country === null ? '—' : (countries.of(row.country) ?? row.country),
    ),
    { ...column('site', t('backOfficeCatalogue.site'), (row) => row.site || '—'), isExtra: true },
    {
      ...column('hidden', t('backOfficeCatalogue.isHiddenBrand'), (row) =>
        row.isHidden ? t('backOfficeCatalogue.hiddenBrand') : '—',
      ),
      isExtra: true,
    },
  ];
}

/** Column of checkboxes. Rows selected on other pages stay selected. */
function tickColumn({ t }: Words, ticked: Rows, onTick: (ticked: Rows) => void): Column<StaffBrandRow> {
  return {
    key: 'ticked',
    title: t('backOfficeCatalogue.ticked'),
    show: (row) => (
      <Checkbox
        aria-label={t('backOfficeCatalogue.choose', { name: row.name })}
        checked={ticked.some(({ id }) => id === row.id)}
        onChange={({ target }) => onTick(target.checked ? [...ticked, row] : ticked.filter(({ id }) => id !== row.id))}
      />
    ),
  };
}

function TickedBar({ ticked, onTick }: { ticked: Rows; onTick: (ticked: Rows) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isTooMany = ticked.length > mergedBrandsMax;
  return (
    <Flex wrap gap={8} align="center" style={{ marginBottom: 12 }}>
      <Button disabled={ticked.length < 2 || isTooMany} onClick={() => setOpen(true)}>
        {t('backOfficeCatalogue.mergeBrands')}
      </Button>
      {ticked.length === 0 ? (
        <Typography.Text type="secondary">{t('backOfficeCatalogue.mergeBrandsHint')}</Typography.Text>
      ) : (
        <>
          <Typography.Text>{t('backOfficeCatalogue.chosen', { count: ticked.length })}</Typography.Text>
          <Button onClick={() => onTick([])}>{t('backOfficeCatalogue.clear')}</Button>
        </>
      )}
      {isTooMany ? (
        <Typography.Text type="danger">
          {t('backOfficeCatalogue.mergeTooMany', { most: mergedBrandsMax })}
        </Typography.Text>
      ) : null}
      {isOpen ? (
        <MergeBrands
          brands={ticked}
          onClose={(isDone) => {
            setOpen(false);
            if (isDone) onTick([]);
          }}
        />
      ) : null}
    </Flex>
  );
}

/** List of brands with their spellings: search, merge and edit. */
export function BrandsPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const mayKeep = useMay()('manage_catalogue');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAdding, setAdding] = useState(false);
  const [ticked, setTicked] = useState<Rows>([]);
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'brands',
    filterNames,
    async (query: QueryInput<'staffBrands'>) => {
      const { brands: rows, next } = await answerOf(api.staffBrands({ query }));
      return { rows, next };
    },
  );
  const written = columnsOf(words, search);
  const columns = mayKeep ? [tickColumn(words, ticked, setTicked), ...written] : written;
  const select = (name: string, label: string, values: readonly string[]) => (
    <Select
      aria-label={label}
      placeholder={label}
      value={state.filters[name] ?? null}
      onChange={(chosen) => setState(withFilters(state, { [name]: chosen ?? '' }))}
      allowClear
      popupMatchSelectWidth={false}
      style={{ width: 180 }}
      options={values.map((value) => ({ value, label: named(`backOfficeCatalogue.${name}_${value}`) }))}
    />
  );
  return (
    <>
      <PageHead title={t('backOfficeCatalogue.brands')}>
        {mayKeep ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
            {t('backOfficeCatalogue.addBrand')}
          </Button>
        ) : null}
      </PageHead>
      {mayKeep ? <TickedBar ticked={ticked} onTick={setTicked} /> : null}
      <DataTable<StaffBrandRow>
        name="brands"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeCatalogue.brandsNone')}
        filters={
          <>
            <SearchField
              label={t('backOfficeCatalogue.findBrand')}
              hint={t('backOfficeCatalogue.findBrandHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            {select('used', t('backOfficeCatalogue.anyUsed'), ['yes', 'no'])}
            {select('hidden', t('backOfficeCatalogue.anyHidden'), ['yes', 'no'])}
            {select('sort', t('backOfficeCatalogue.sort'), ['name', 'name_back', 'products', 'new'])}
          </>
        }
        actions={<ExportRows name="brands" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      {isAdding ? <AddBrand onClose={() => setAdding(false)} /> : null}
      <Outlet />
    </>
  );
}
