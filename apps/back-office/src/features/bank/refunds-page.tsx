import type { BankRefund } from '@farad/contract/back-office-payments';
import { Segmented, Tag } from 'antd';
import { Link } from 'react-router';

import { answerOf } from '#api.ts';
import { useWords, type Words } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { DataTable, type Column } from '#ui/table/data-table.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PagesByKey } from '#ui/table/pages-by-key.tsx';
import { PaymentOrder } from '#ui/page/payment-order.tsx';
import { withFilters } from '#ui/table/table-state.ts';
import { useListByKey } from '#ui/table/use-list-by-key.ts';

const filterNames = ['all'] as const;

const columnsOf = ({ t, named, money, date, dateTime }: Words): readonly Column<BankRefund>[] => [
  {
    key: 'order',
    title: t('backOfficeOrders.number'),
    show: (row) => (
      <Link to={`/orders/${row.order}?tab=payments`} className="office-number">
        {row.order}
      </Link>
    ),
  },
  { key: 'at', title: t('backOfficeOrders.createdAt'), show: (row) => dateTime(row.createdAt) },
  {
    key: 'amount',
    title: t('backOfficeOrders.paymentSum'),
    align: 'right',
    show: (row) => <span className="office-number">{money(row.amount)}</span>,
  },
  {
    key: 'state',
    title: t('backOfficeOrders.status'),
    show: (row) =>
      row.state === 'pending' ? (
        <Tag color="warning">{t('backOfficeOrders.toPayByBank')}</Tag>
      ) : (
        <>
          <Tag color={row.state === 'succeeded' ? 'success' : 'default'}>
            {named(`backOfficeOrders.refundState_${row.state}`)}
          </Tag>
          {row.paper === null
            ? null
            : t('backOfficeOrders.paidByPaper', { number: row.paper.number, day: date(row.paper.day) })}
          {row.withdrawnBecause}
        </>
      ),
  },
  {
    key: 'payment',
    title: t('backOfficeOrders.paymentOrder'),
    show: (row) =>
      row.state === 'pending' ? (
        // Cells do not wrap of themselves: a long purpose would push what copies all out of sight.
        <div style={{ width: 'min(520px, calc(100vw - 48px))', whiteSpace: 'normal' }}>
          <PaymentOrder refund={row} />
        </div>
      ) : (
        (row.payee?.name ?? '')
      ),
  },
];

/** Refunds that are paid by bank, those that wait first to be seen. */
export function BankRefundsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { state, setState, table, pages } = useListByKey('bankRefunds', filterNames, async (query) => {
    const isAll = query.some(([name, value]) => name === 'all' && value === 'true');
    const wanted = [...query.filter(([name]) => name !== 'all'), ['open', isAll ? 'false' : 'true'] as const];
    const { refunds: rows, next } = await answerOf(api.bankRefunds({ query: wanted }));
    return { rows, next };
  });
  return (
    <>
      <PageHead title={t('backOfficeOrders.bankToPay')} />
      <DataTable<BankRefund>
        name="bankRefunds"
        columns={columnsOf(words)}
        {...table}
        rowKey={({ id }) => id}
        empty={t('backOfficeBank.noRefundsToPay')}
        filters={
          <Segmented
            aria-label={t('backOfficeOrders.status')}
            value={state.filters['all'] === 'true' ? 'true' : ''}
            onChange={(all) => setState(withFilters(state, { all }))}
            options={[
              { value: '', label: t('backOfficeBank.refundsToPay') },
              { value: 'true', label: t('backOfficeBank.allRefunds') },
            ]}
          />
        }
        footer={<PagesByKey {...pages} />}
      />
    </>
  );
}
