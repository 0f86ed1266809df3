import type { QueryInput } from '@farad/contract/client';
import { Checkbox, Tag } from 'antd';
import { Link, useNavigate } from 'react-router';

import { answerOf, type Answer } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';

type ReturnRow = Answer<'staffReturns'>['returns'][number];

const filterNames = ['all', 'owed'] as const;

const pathOf = ({ order }: ReturnRow): string => `/orders/${order}?tab=returns`;

const columnsOf = ({ t, named, dateTime, count, money }: Words): readonly Column<ReturnRow>[] => [
  {
    key: 'order',
    title: t('backOfficeOrders.number'),
    show: (row) => (
      <Link to={pathOf(row)} className="office-number">
        {row.order}
      </Link>
    ),
  },
  {
    key: 'state',
    title: t('backOfficeOrders.status'),
    show: (row) => <Tag>{named(`order.returnState_${row.state}`)}</Tag>,
  },
  {
    key: 'owed',
    title: t('backOfficeOrders.owed'),
    align: 'right',
    show: (row) =>
      row.owed === 0 ? (
        '—'
      ) : (
        <>
          <span className="office-number">{money(row.owed)}</span>
          {row.underway === 0 ? null : <div>{t('backOfficeOrders.owedUnderway', { sum: money(row.underway) })}</div>}
        </>
      ),
  },
  { key: 'at', title: t('backOfficeOrders.askedAt'), show: (row) => dateTime(row.createdAt) },
  { key: 'buyer', title: t('backOfficeOrders.buyer'), show: (row) => row.name || t('backOffice.nameless') },
  { key: 'reason', title: t('backOfficeOrders.reason'), show: (row) => named(`order.returnReason_${row.reason}`) },
  { key: 'pieces', title: t('backOfficeOrders.pieces'), align: 'right', show: (row) => count(row.pieces) },
  {
    key: 'comment',
    title: t('backOfficeOrders.comment'),
    show: (row) => <div style={{ maxWidth: 320, whiteSpace: 'normal' }}>{row.comment}</div>,
  },
];

/** List of open return requests, newest first. */
export function ReturnsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { state, setState, table, pages } = useListByKey(
    'returns',
    filterNames,
    async (query: QueryInput<'staffReturns'>) => {
      const { returns: rows, next } = await answerOf(api.staffReturns({ query }));
      return { rows, next };
    },
  );
  return (
    <>
      <PageHead title={t('backOfficeOrders.returns')} />
      <DataTable<ReturnRow>
        name="returns"
        columns={columnsOf(words)}
        {...table}
        rowKey={({ id }) => id}
        onOpen={(row) => void navigate(pathOf(row))}
        empty={t(
          state.filters['owed'] === 'true' ? 'backOfficeOrders.noOwedReturns' : 'backOfficeOrders.noOpenReturns',
        )}
        filters={
          <>
            <Checkbox
              checked={state.filters['owed'] === 'true'}
              onChange={(event) => setState(withFilters(state, { owed: event.target.checked ? 'true' : '' }))}
            >
              {t('backOfficeOrders.onlyOwed')}
            </Checkbox>
            <Checkbox
              checked={state.filters['all'] === 'true'}
              onChange={(event) => setState(withFilters(state, { all: event.target.checked ? 'true' : '' }))}
            >
              {t('backOfficeOrders.allReturns')}
            </Checkbox>
          </>
        }
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
