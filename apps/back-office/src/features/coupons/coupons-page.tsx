import type { QueryInput } from '@farad/contract/client';
import { PlusOutlined } from '@ant-design/icons';
import type { StaffCoupon } from '@farad/contract/office/promotions';
import { couponStates } from '@farad/domain/promotion';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';
import { daysText, givesText, StateTag, usedText } from './coupon-words.tsx';
import { CreateCoupons } from './create-coupons.tsx';

const filterNames = ['text', 'state'] as const;

const columnsOf = (words: Words, search: string): readonly Column<StaffCoupon>[] => {
  const { t, named, money, count, date } = words;
  const minimum = ({ minimum: least }: StaffCoupon): string => (least === 0 ? '—' : money(least));
  const perAccount = ({ usesPerAccount }: StaffCoupon): string =>
    usesPerAccount === null ? '—' : count(usesPerAccount);
  return [
    {
      key: 'code',
      title: t('backOfficeCoupons.code'),
      show: (row) => (
        <Link to={{ pathname: row.id, search }} className="office-number">
          {row.code}
        </Link>
      ),
      write: (row) => row.code,
    },
    {
      key: 'state',
      title: t('backOfficeCoupons.state'),
      show: (row) => <StateTag state={row.state} />,
      write: (row) => named(`backOfficeCoupons.state_${row.state}`),
    },
    {
      key: 'gives',
      title: t('backOfficeCoupons.gives'),
      show: (row) => givesText(row, words),
      write: (row) => givesText(row, words),
    },
    {
      key: 'days',
      title: t('backOfficeCoupons.days'),
      show: (row) => daysText(row, words),
      write: (row) => daysText(row, words),
    },
    { key: 'minimum', title: t('backOfficeCoupons.minimumShort'), align: 'right', show: minimum, write: minimum },
    {
      key: 'used',
      title: t('backOfficeCoupons.used'),
      align: 'right',
      show: (row) => <span className="office-number">{usedText(row, words)}</span>,
      write: (row) => String(row.used),
    },
    {
      key: 'perAccount',
      title: t('backOfficeCoupons.perAccount'),
      align: 'right',
      show: perAccount,
      write: perAccount,
    },
    {
      key: 'categories',
      title: t('backOfficeCoupons.categories'),
      isExtra: true,
      align: 'right',
      show: (row) =>
        row.categoryIds.length === 0 ? t('backOfficeCoupons.allCategories') : count(row.categoryIds.length),
      write: (row) => row.categoryIds.join(' '),
    },
    {
      key: 'note',
      title: t('backOfficeCoupons.note'),
      show: (row) => <div style={{ maxWidth: 280, whiteSpace: 'normal' }}>{row.note}</div>,
      write: (row) => row.note,
    },
    {
      key: 'created',
      title: t('backOfficeCoupons.createdAt'),
      isExtra: true,
      show: (row) => date(row.createdAt),
      write: (row) => row.createdAt,
    },
  ];
};

/** List of coupons, newest first. */
export function CouponsPage() {
  const words = useWords();
  const { t, named } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'coupons',
    filterNames,
    async (query: QueryInput<'staffCoupons'>) => {
      const { coupons: rows, next } = await answerOf(api.staffCoupons({ query }));
      return { rows, next };
    },
  );
  const [isAdding, setAdding] = useState(false);
  const columns = columnsOf(words, search);
  return (
    <>
      <PageHead title={t('backOfficeCoupons.coupons')}>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAdding(true)}>
          {t('backOfficeCoupons.add')}
        </Button>
      </PageHead>
      <DataTable<StaffCoupon>
        name="coupons"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficeCoupons.none')}
        filters={
          <>
            <SearchField
              label={t('backOfficeCoupons.find')}
              hint={t('backOfficeCoupons.findHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            <Select
              aria-label={t('backOfficeCoupons.state')}
              placeholder={t('backOfficeCoupons.any')}
              value={state.filters['state'] ?? null}
              onChange={(chosen) => setState(withFilters(state, { state: chosen ?? '' }))}
              allowClear
              style={{ width: 200 }}
              options={couponStates.map((value) => ({ value, label: named(`backOfficeCoupons.state_${value}`) }))}
            />
          </>
        }
        actions={<ExportRows name="coupons" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <CreateCoupons isOpen={isAdding} onClose={() => setAdding(false)} />
      <Outlet />
    </>
  );
}
