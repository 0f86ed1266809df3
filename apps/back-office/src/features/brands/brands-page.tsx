import { mergedBrandsMax, type StaffBrandRow } from '@farad/contract/office/catalogue/brands';
import { Button, Flex, Tag, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';

import { useWords, type PlainKey } from '#i18n/words.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { AddButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import { figureColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { AddBrand } from './add-brand.tsx';
import { MergeBrands } from './merge-brands.tsx';

type Rows = readonly StaffBrandRow[];

const columnsOf = ({ t, count, locale, search }: ListWords): readonly Column<StaffBrandRow>[] => {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return [
    textColumn('name', t('backOfficeCatalogue.name'), (row) => row.name, {
      show: (row) => (
        <>
          <Link to={{ pathname: row.id, search }}>{row.name}</Link>{' '}
          {row.isHidden ? <Tag>{t('backOfficeCatalogue.hiddenBrand')}</Tag> : null}
        </>
      ),
    }),
    figureColumn(
      'products',
      t('backOfficeCatalogue.products'),
      (row) => count(row.products),
      (row) => String(row.products),
    ),
    textColumn('slug', t('backOfficeCatalogue.slug'), (row) => row.slug),
    textColumn('spellings', t('backOfficeCatalogue.spellings'), (row) => row.spellings.join('; '), {
      show: (row) => (
        <div className="max-360 wraps">
          {row.spellings.slice(0, 5).join(', ') || '—'}
          {row.spellings.length > 5 ? ` … ${count(row.spellings.length)}` : ''}
        </div>
      ),
    }),
    textColumn('country', t('backOfficeCatalogue.country'), (row) =>
      row.country === null ? '—' : (countries.of(row.country) ?? row.country),
    ),
    textColumn('site', t('backOfficeCatalogue.site'), (row) => row.site || '—', { isExtra: true }),
    textColumn(
      'hidden',
      t('backOfficeCatalogue.isHiddenBrand'),
      (row) => (row.isHidden ? t('backOfficeCatalogue.hiddenBrand') : '—'),
      { isExtra: true },
    ),
  ];
};

function TickedBar({ ticked, onTick }: { ticked: Rows; onTick: (ticked: Rows) => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const isTooMany = ticked.length > mergedBrandsMax;
  return (
    <Flex wrap gap={8} align="center" className="below-12">
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

const choice = (name: string, any: PlainKey, values: readonly string[]) =>
  selectFilter({ name, any, options: worded(`backOfficeCatalogue.${name}_`, values), width: 180 });

/** List of brands with their spellings: search, merge and edit. */
export const BrandsPage = officeList({
  call: 'staffBrands',
  name: 'brands',
  head: ({ t, may, ticked, setTicked }) => {
    const mayKeep = may('manage_catalogue');
    return (
      <>
        <PageHead title={t('backOfficeCatalogue.brands')}>
          {mayKeep ? (
            <AddButton label={t('backOfficeCatalogue.addBrand')}>
              {(isOpen, close) => (isOpen ? <AddBrand onClose={close} /> : null)}
            </AddButton>
          ) : null}
        </PageHead>
        {mayKeep ? <TickedBar ticked={ticked} onTick={setTicked} /> : null}
      </>
    );
  },
  rows: ({ brands }): Rows => brands,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  ticks: {
    title: 'backOfficeCatalogue.ticked',
    label: ({ name }, { t }) => t('backOfficeCatalogue.choose', { name }),
    needs: 'manage_catalogue',
  },
  filters: [
    searchFilter({ label: 'backOfficeCatalogue.findBrand', hint: 'backOfficeCatalogue.findBrandHint' }),
    choice('used', 'backOfficeCatalogue.anyUsed', ['yes', 'no']),
    choice('hidden', 'backOfficeCatalogue.anyHidden', ['yes', 'no']),
    choice('sort', 'backOfficeCatalogue.sort', ['name', 'name_back', 'products', 'new']),
  ],
  columns: columnsOf,
  empty: 'backOfficeCatalogue.brandsNone',
});
