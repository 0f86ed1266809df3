import type { StaffRequestRow } from '@farad/contract/office/orders/requests';
import { requestStates } from '@farad/domain/quote';
import { Typography } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import type { ListWords } from '#ui/list/use-list.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { searchFilter, selectFilter, tickFilter, worded } from '#ui/list/list-filter.tsx';
import { EmailLink, PhoneLink } from '#ui/page/contact.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { lastMoment, StateTag } from './request-words.tsx';

function Parts({ row }: { row: StaffRequestRow }) {
  const { t, count } = useWords();
  return (
    <div className="min-160 breaks">
      <span className="office-number">{row.part}</span>
      {row.lineCount > 1 ? (
        <div>
          <Typography.Text type="secondary">
            {t('backOfficeRequests.more', { count: count(row.lineCount - 1) })}
          </Typography.Text>
        </div>
      ) : null}
    </div>
  );
}

const columnsOf = ({ t, named, money, date, dateTime, search }: ListWords): readonly Column<StaffRequestRow>[] => [
  {
    key: 'number',
    title: t('backOfficeRequests.number'),
    show: (row) => (
      <Link to={{ pathname: row.number, search }} className="office-number">
        {row.number}
      </Link>
    ),
  },
  { key: 'state', title: t('backOfficeRequests.state'), show: (row) => <StateTag state={row.state} /> },
  { key: 'what', title: t('backOfficeRequests.what'), show: (row) => <Parts row={row} /> },
  {
    key: 'customer',
    title: t('backOfficeRequests.customer'),
    show: (row) =>
      row.customerId === null ? (
        t('backOfficeRequests.guest')
      ) : (
        <Link to={`/customers/${row.customerId}`}>{row.name || t('backOffice.nameless')}</Link>
      ),
  },
  {
    key: 'contact',
    title: t('backOfficeRequests.contact'),
    show: (row) => (row.phone === '' ? <EmailLink email={row.email} /> : <PhoneLink phone={row.phone} />),
  },
  {
    key: 'total',
    title: t('backOfficeRequests.total'),
    align: 'right',
    show: (row) => <span className="office-number">{row.total === null ? '—' : money(row.total)}</span>,
  },
  {
    key: 'valid',
    title: t('backOfficeRequests.validUntil'),
    show: (row) => (row.validUntil === null ? '—' : date(lastMoment(row.validUntil))),
  },
  { key: 'by', title: t('backOfficeRequests.by'), show: (row) => row.by || '—' },
  { key: 'created', title: t('backOfficeRequests.createdAt'), show: (row) => dateTime(row.createdAt) },
  {
    key: 'source',
    title: t('backOfficeRequests.source'),
    isExtra: true,
    show: (row) => named(`backOfficeRequests.source_${row.source}`),
  },
];

/** List of requests for quotes, newest first. */
export const RequestsPage = officeList({
  call: 'staffRequests',
  name: 'requests',
  title: 'backOfficeRequests.requests',
  rows: ({ requests }) => requests,
  rowKey: ({ number }) => number,
  open: ({ number }) => number,
  filters: [
    searchFilter({ label: 'backOfficeRequests.find', hint: 'backOfficeRequests.findHint' }),
    selectFilter({
      name: 'state',
      label: 'backOfficeRequests.state',
      any: 'backOfficeRequests.any',
      options: worded('backOfficeRequests.state_', requestStates),
      width: 220,
    }),
    tickFilter({ name: 'mine', label: 'backOfficeRequests.mine' }),
  ],
  columns: columnsOf,
  empty: 'backOfficeRequests.none',
});
