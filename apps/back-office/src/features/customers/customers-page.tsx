import type { QueryInput } from '@farad/contract/client';
import type { CustomerRow } from '@farad/contract/office/customers';
import { Checkbox, Tag } from 'antd';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { EmailLink, PhoneLink, shownPhone } from '#ui/page/contact.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { ExportRows } from '#ui/table/export-rows.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { personName } from '#ui/page/person-name.ts';
import { SearchField } from '#ui/field/search-field.tsx';
import { sortedBy } from '#ui/table/table-sort.ts';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';

const filterNames = ['text', 'blocked', 'sort'] as const;

const columnsOf = (
  { t, count, date, dateTime, coefficient }: Words,
  search: string,
): readonly Column<CustomerRow>[] => [
  {
    key: 'name',
    sort: sortedBy('name'),
    title: t('backOfficePeople.name'),
    show: (row) => (
      <Link to={{ pathname: row.id, search }} className="office-wraps">
        {personName(row, t)}
      </Link>
    ),
    write: (row) => personName(row, t),
  },
  {
    key: 'phone',
    title: t('backOfficePeople.phone'),
    show: (row) => <PhoneLink phone={row.phone} />,
    write: (row) => shownPhone(row.phone),
  },
  {
    key: 'email',
    title: t('backOffice.email'),
    show: (row) => <EmailLink email={row.email} />,
    write: (row) => row.email,
  },
  {
    key: 'orders',
    sort: sortedBy('orders'),
    title: t('backOfficePeople.orders'),
    align: 'right',
    show: (row) => <span className="office-number">{count(row.orderCount)}</span>,
    write: (row) => String(row.orderCount),
  },
  {
    key: 'coefficient',
    title: t('backOfficePeople.coefficient'),
    align: 'right',
    show: (row) => <span className="office-number">{coefficient(row.priceCoefficient)}</span>,
    write: (row) => coefficient(row.priceCoefficient),
  },
  {
    key: 'state',
    title: t('backOfficePeople.state'),
    show: (row) => (row.isBlocked ? <Tag color="error">{t('backOfficePeople.blocked')}</Tag> : null),
    write: (row) => (row.isBlocked ? t('backOfficePeople.blocked') : ''),
  },
  {
    key: 'created',
    sort: sortedBy('registered'),
    title: t('backOfficePeople.registeredAt'),
    show: (row) => <span title={dateTime(row.createdAt)}>{date(row.createdAt)}</span>,
    write: (row) => row.createdAt,
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

/** List of customers, newest first, with search by name, phone, e-mail or number. */
export function CustomersPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { state, setState, isFiltered, table, pages, load } = useListByKey(
    'customers',
    filterNames,
    async (query: QueryInput<'customers'>) => {
      const { customers: rows, next } = await answerOf(api.customers({ query }));
      return { rows, next };
    },
  );
  const columns = columnsOf(words, search);
  return (
    <>
      <PageHead title={t('backOfficePeople.customers')} />
      <DataTable<CustomerRow>
        name="customers"
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void navigate({ pathname: id, search })}
        empty={t(isFiltered ? 'backOffice.nothingFound' : 'backOfficePeople.noCustomers')}
        filters={
          <>
            <SearchField
              label={t('backOfficePeople.findCustomer')}
              hint={t('backOfficePeople.findCustomerHint')}
              value={state.filters['text'] ?? ''}
              onChange={(text) => setState(withFilters(state, { text }))}
            />
            <Checkbox
              checked={state.filters['blocked'] === 'true'}
              onChange={(event) => setState(withFilters(state, { blocked: event.target.checked ? 'true' : '' }))}
            >
              {t('backOfficePeople.onlyBlocked')}
            </Checkbox>
          </>
        }
        actions={<ExportRows name="customers" columns={columns} load={load} />}
        footer={<PagesByKey {...pages} />}
      />
      <Outlet />
    </>
  );
}
