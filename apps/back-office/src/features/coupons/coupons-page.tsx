import type { StaffCoupon } from '@farad/contract/office/prices/promotions';
import { couponStates } from '@farad/domain/promotion';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { AddButton } from '#ui/page/open-button.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, worded } from '#ui/list/list-filter.tsx';
import { figureColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { daysText, givesText, StateTag, usedText } from './coupon-words.tsx';
import { CreateCoupons } from './create-coupons.tsx';

const columnsOf = (words: ListWords): readonly Column<StaffCoupon>[] => {
  const { t, named, money, count, date, search } = words;
  return [
    textColumn('code', t('backOfficeCoupons.code'), (row) => row.code, {
      show: (row) => (
        <Link to={{ pathname: row.id, search }} className="office-number">
          {row.code}
        </Link>
      ),
    }),
    textColumn('state', t('backOfficeCoupons.state'), (row) => named(`backOfficeCoupons.state_${row.state}`), {
      show: (row) => <StateTag state={row.state} />,
    }),
    textColumn('gives', t('backOfficeCoupons.gives'), (row) => givesText(row, words)),
    textColumn('days', t('backOfficeCoupons.days'), (row) => daysText(row, words)),
    textColumn(
      'minimum',
      t('backOfficeCoupons.minimumShort'),
      (row) => (row.minimum === 0 ? '—' : money(row.minimum)),
      { align: 'right', write: ({ minimum }) => (minimum === 0 ? null : minimum) },
    ),
    figureColumn(
      'used',
      t('backOfficeCoupons.used'),
      (row) => usedText(row, words),
      (row) => String(row.used),
    ),
    textColumn(
      'perAccount',
      t('backOfficeCoupons.perAccount'),
      ({ usesPerAccount }) => (usesPerAccount === null ? '—' : count(usesPerAccount)),
      { align: 'right' },
    ),
    textColumn('categories', t('backOfficeCoupons.categories'), (row) => row.categoryIds.join(' '), {
      isExtra: true,
      align: 'right',
      show: (row) =>
        row.categoryIds.length === 0 ? t('backOfficeCoupons.allCategories') : count(row.categoryIds.length),
    }),
    textColumn('note', t('backOfficeCoupons.note'), (row) => row.note, {
      show: (row) => <div className="max-280 wraps">{row.note}</div>,
    }),
    momentColumn('created', t('backOfficeCoupons.createdAt'), (row) => row.createdAt, date, { isExtra: true }),
  ];
};

/** List of coupons, newest first. */
export const CouponsPage = officeList({
  call: 'staffCoupons',
  name: 'coupons',
  head: ({ t }) => (
    <PageHead title={t('backOfficeCoupons.coupons')}>
      <AddButton label={t('backOfficeCoupons.add')}>
        {(isOpen, close) => <CreateCoupons isOpen={isOpen} onClose={close} />}
      </AddButton>
    </PageHead>
  ),
  rows: ({ coupons }) => coupons,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  filters: [
    searchFilter({ label: 'backOfficeCoupons.find', hint: 'backOfficeCoupons.findHint' }),
    selectFilter({
      name: 'state',
      label: 'backOfficeCoupons.state',
      any: 'backOfficeCoupons.any',
      options: worded('backOfficeCoupons.state_', couponStates),
      width: 200,
    }),
  ],
  columns: columnsOf,
  empty: 'backOfficeCoupons.none',
});
