import type { QueryInput } from '@farad/contract/client';
import type { BankRefund } from '@farad/contract/office/payments';
import { Card, Flex, Segmented, Tag, Typography } from 'antd';
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

type RefundsQuery = QueryInput<'bankRefunds'> & { readonly all?: string };

const filterNames = ['all'] as const;

function OrderLink({ order }: BankRefund) {
  return (
    <Link to={`/orders/${order}?tab=payments`} className="office-number">
      {order}
    </Link>
  );
}

function Outcome({ refund }: { refund: BankRefund }) {
  const { t, named, date } = useWords();
  const { state, paper, withdrawnBecause } = refund;
  if (state === 'pending') return <Tag color="warning">{t('backOfficeOrders.toPayByBank')}</Tag>;
  const told = paper === null ? '' : t('backOfficeOrders.paidByPaper', { number: paper.number, day: date(paper.day) });
  return (
    <>
      <Tag color={state === 'succeeded' ? 'success' : 'default'}>{named(`backOfficeOrders.refundState_${state}`)}</Tag>
      {[told, withdrawnBecause].filter((each) => each !== '').join(' · ')}
    </>
  );
}

const columnsOf = ({ t, money, dateTime }: Words): readonly Column<BankRefund>[] => [
  { key: 'order', title: t('backOfficeOrders.number'), show: (row) => <OrderLink {...row} /> },
  { key: 'at', title: t('backOfficeOrders.createdAt'), show: (row) => dateTime(row.createdAt) },
  {
    key: 'amount',
    title: t('backOfficeOrders.paymentSum'),
    align: 'right',
    show: (row) => <span className="office-number">{money(row.amount)}</span>,
  },
  { key: 'state', title: t('backOfficeOrders.status'), show: (row) => <Outcome refund={row} /> },
  { key: 'payment', title: t('backOfficeOrders.payeeName'), show: (row) => row.payee?.name ?? '' },
];

/** Card of a refund with the fields of its payment order, to be copied one by one into the bank's form. */
function ToPay({ refund }: { refund: BankRefund }) {
  const { money, dateTime } = useWords();
  return (
    <Card
      size="small"
      style={{ maxWidth: 720 }}
      title={<OrderLink {...refund} />}
      extra={<span className="office-number">{money(refund.amount)}</span>}
    >
      <Flex vertical gap={8}>
        <Typography.Text type="secondary">{dateTime(refund.createdAt)}</Typography.Text>
        <PaymentOrder refund={refund} />
      </Flex>
    </Card>
  );
}

const toPay = (refund: BankRefund) => <ToPay refund={refund} />;

/** List of refunds paid by bank transfer. Pending refunds come first. */
export function BankRefundsPage() {
  const words = useWords();
  const { t } = words;
  const { api } = useOffice();
  const { state, setState, table, pages } = useListByKey('bankRefunds', filterNames, async (query: RefundsQuery) => {
    const { all, ...wanted } = query;
    const { refunds: rows, next } = await answerOf(
      api.bankRefunds({ query: { ...wanted, open: all === 'true' ? 'false' : 'true' } }),
    );
    return { rows, next };
  });
  const isAll = state.filters['all'] === 'true';
  return (
    <>
      <PageHead title={t('backOfficeOrders.bankToPay')} />
      <DataTable<BankRefund>
        name="bankRefunds"
        columns={columnsOf(words)}
        {...table}
        rowKey={({ id }) => id}
        empty={t(isAll ? 'backOfficeBank.noRefunds' : 'backOfficeBank.noRefundsToPay')}
        {...(isAll ? {} : { card: toPay })}
        filters={
          <Segmented
            aria-label={t('backOfficeOrders.status')}
            value={isAll ? 'true' : ''}
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
