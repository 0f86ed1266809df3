import type { CustomerDetails } from '@farad/contract/office/people/customers';
import { Empty, Tag, Typography, type TableColumnsType } from 'antd';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { WideTable } from '#ui/table/wide-table.tsx';

type Of<Key extends 'companies' | 'orders' | 'sessions' | 'consents'> = CustomerDetails[Key][number];

interface SmallTableProps<Row> {
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly columns: TableColumnsType<Row>;
  readonly empty: string;
}

function SmallTable<Row extends object>({ rows, rowKey, columns, empty }: SmallTableProps<Row>) {
  return (
    <WideTable<Row>
      size="small"
      rowKey={rowKey}
      dataSource={rows}
      columns={columns}
      pagination={false}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> }}
    />
  );
}

/** Table of the customer's companies, with their role in each. */
export function CustomerCompanies({ customer }: { customer: CustomerDetails }) {
  const { t, named, money, coefficient } = useWords();
  return (
    <SmallTable<Of<'companies'>>
      rows={customer.companies}
      rowKey={({ id }) => id}
      empty={t('backOfficePeople.noCompaniesOfCustomer')}
      columns={[
        {
          key: 'name',
          title: t('backOfficePeople.companyName'),
          render: (_, row) => (
            <>
              <Link to={`/companies/${row.id}`}>{row.name}</Link>
              <div className="office-number">{row.inn}</div>
            </>
          ),
        },
        {
          key: 'role',
          title: t('backOfficePeople.role'),
          render: (_, row) => named(`backOfficePeople.role_${row.role}`),
        },
        {
          key: 'limit',
          title: t('backOfficePeople.orderLimit'),
          render: (_, row) => (row.orderLimit === null ? t('backOfficePeople.noLimit') : money(row.orderLimit)),
        },
        {
          key: 'coefficient',
          title: t('backOfficePeople.coefficient'),
          align: 'right',
          render: (_, row) => (row.priceCoefficient === null ? '—' : coefficient(row.priceCoefficient)),
        },
      ]}
    />
  );
}

/** Latest orders of the customer. */
export function CustomerOrders({ customer }: { customer: CustomerDetails }) {
  const { t, named, money, dateTime } = useWords();
  const { orders, orderCount } = customer;
  return (
    <>
      <SmallTable<Of<'orders'>>
        rows={orders}
        rowKey={({ number }) => number}
        empty={t('backOfficePeople.noOrders')}
        columns={[
          {
            key: 'number',
            title: t('backOfficePeople.orderNumber'),
            render: (_, row) => (
              <Link to={`/orders/${row.number}`} className="office-number">
                {row.number}
              </Link>
            ),
          },
          {
            key: 'status',
            title: t('backOfficePeople.orderStatus'),
            render: (_, row) => named(`order.status_${row.status}`),
          },
          {
            key: 'total',
            title: t('backOfficePeople.orderTotal'),
            align: 'right',
            render: (_, row) => <span className="office-number">{money(row.total)}</span>,
          },
          { key: 'created', title: t('backOfficePeople.orderCreatedAt'), render: (_, row) => dateTime(row.createdAt) },
        ]}
      />
      {orderCount > orders.length ? (
        <Typography.Paragraph type="secondary" className="above-12">
          {t('backOfficePeople.latestOrders', { shown: orders.length, all: orderCount })}
        </Typography.Paragraph>
      ) : null}
    </>
  );
}

/** Active sessions of the customer. */
export function CustomerSessions({ customer }: { customer: CustomerDetails }) {
  const { t, dateTime } = useWords();
  return (
    <SmallTable<Of<'sessions'>>
      rows={customer.sessions}
      rowKey={({ id }) => id}
      empty={t('backOfficePeople.noSessions')}
      columns={[
        {
          key: 'device',
          title: t('backOffice.device'),
          render: (_, row) => (
            <>
              {[row.browser, row.system].filter((part) => part !== '').join(', ') || t('backOffice.unknownDevice')}{' '}
              {row.impersonatedBy === null ? null : (
                <Tag color="warning">{t('backOfficePeople.actedBy', { name: row.impersonatedBy })}</Tag>
              )}
            </>
          ),
        },
        { key: 'started', title: t('backOffice.signedInAt'), render: (_, row) => dateTime(row.startedAt) },
        { key: 'seen', title: t('backOffice.seenAt'), render: (_, row) => dateTime(row.seenAt) },
      ]}
    />
  );
}

/** Consents of the customer, with the version of each text. */
export function CustomerConsents({ customer }: { customer: CustomerDetails }) {
  const { t, named, dateTime } = useWords();
  return (
    <SmallTable<Of<'consents'>>
      rows={customer.consents}
      rowKey={({ kind, givenAt }) => `${kind} ${givenAt}`}
      empty={t('backOfficePeople.noConsents')}
      columns={[
        {
          key: 'kind',
          title: t('backOfficePeople.consent'),
          render: (_, row) => named(`backOfficePeople.consent_${row.kind}`),
        },
        { key: 'version', title: t('backOfficePeople.textVersion'), dataIndex: 'version' },
        { key: 'given', title: t('backOfficePeople.givenAt'), render: (_, row) => dateTime(row.givenAt) },
        {
          key: 'how',
          title: t('backOfficeOrdering.givenHow'),
          render: (_, { by }) =>
            by === '' ? t('backOfficeOrdering.onSite') : t('backOfficeOrdering.byPhone', { name: by }),
        },
        {
          key: 'withdrawn',
          title: t('backOfficePeople.withdrawnAt'),
          render: (_, row) => (row.withdrawnAt === null ? '—' : dateTime(row.withdrawnAt)),
        },
      ]}
    />
  );
}
