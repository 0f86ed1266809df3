import { Tag } from 'antd';
import { Link } from 'react-router';

import type { Answer } from '#api.ts';
import type { Words } from '#i18n/words.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { tickFilter } from '#ui/list/list-filter.tsx';
import type { Column } from '#ui/table/data-table.tsx';

type ReturnRow = Answer<'staffReturns'>['returns'][number];

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
    show: (row) => <div className="max-320 wraps">{row.comment}</div>,
  },
];

/** List of open return requests, newest first. */
export const ReturnsPage = officeList({
  call: 'staffReturns',
  name: 'returns',
  title: 'backOfficeOrders.returns',
  rows: ({ returns }) => returns,
  rowKey: ({ id }) => id,
  leadsTo: pathOf,
  filters: [
    tickFilter({ name: 'owed', label: 'backOfficeOrders.onlyOwed' }),
    tickFilter({ name: 'all', label: 'backOfficeOrders.allReturns' }),
  ],
  columns: columnsOf,
  empty: ({ filters }) =>
    filters['owed'] === 'true' ? 'backOfficeOrders.noOwedReturns' : 'backOfficeOrders.noOpenReturns',
});
