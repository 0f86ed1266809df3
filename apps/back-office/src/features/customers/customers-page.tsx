import type { CustomerRow } from '@farad/contract/office/people/customers';
import { Tag } from 'antd';
import { Link } from 'react-router';

import type { ListWords } from '#ui/list/use-list.ts';
import { codeColumn, figureColumn, momentColumn, textColumn } from '#ui/list/columns.tsx';
import { searchFilter, tickFilter } from '#ui/list/list-filter.tsx';
import { officeList } from '#ui/list/office-list.tsx';
import { EmailLink, PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import { personName } from '#ui/page/person-name.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';

const columnsOf = (words: ListWords): readonly Column<CustomerRow>[] => {
  const { t, count, date, dateTime, coefficient, search } = words;
  return [
    textColumn('name', t('backOfficePeople.name'), (row) => personName(row, t), {
      sort: sortedBy('name'),
      show: (row) => (
        <Link to={{ pathname: row.id, search }} className="office-wraps">
          {personName(row, t)}
        </Link>
      ),
    }),
    textColumn('phone', t('backOfficePeople.phone'), (row) => shownPhone(row.phone), {
      show: (row) => <PhoneLink phone={row.phone} />,
    }),
    textColumn('email', t('backOffice.email'), (row) => row.email, { show: (row) => <EmailLink email={row.email} /> }),
    figureColumn(
      'orders',
      t('backOfficePeople.orders'),
      (row) => count(row.orderCount),
      (row) => String(row.orderCount),
      { sort: sortedBy('orders') },
    ),
    figureColumn(
      'coefficient',
      t('backOfficePeople.coefficient'),
      (row) => coefficient(row.priceCoefficient),
      undefined,
      {
        help: t('backOfficePeople.coefficientHint'),
      },
    ),
    textColumn('state', t('backOfficePeople.state'), (row) => (row.isBlocked ? t('backOfficePeople.blocked') : ''), {
      show: (row) => (row.isBlocked ? <Tag color="error">{t('backOfficePeople.blocked')}</Tag> : null),
    }),
    momentColumn('created', t('backOfficePeople.registeredAt'), (row) => row.createdAt, date, {
      sort: sortedBy('registered'),
      show: (row) => <span title={dateTime(row.createdAt)}>{date(row.createdAt)}</span>,
    }),
    codeColumn('id', t('backOffice.number'), (row) => row.id, { isExtra: true, align: 'right' }),
  ];
};

/** List of customers, newest first, with search by name, phone, e-mail or number. */
export const CustomersPage = officeList({
  call: 'customers',
  name: 'customers',
  title: 'backOfficePeople.customers',
  rows: ({ customers }) => customers,
  rowKey: ({ id }) => id,
  open: ({ id }) => id,
  filters: [
    searchFilter({ label: 'backOfficePeople.findCustomer', hint: 'backOfficePeople.findCustomerHint' }),
    tickFilter({ name: 'blocked', label: 'backOfficePeople.onlyBlocked' }),
  ],
  columns: columnsOf,
  empty: 'backOfficePeople.noCustomers',
});
