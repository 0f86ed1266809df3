import type { BankRefund } from '@farad/contract/office/payments/payments';
import { Card, Flex, Tag, Typography } from 'antd';
import { Link } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import type { TableState } from '#ui/table/table-state.ts';
import { officeList } from '#ui/list/office-list.tsx';
import { switchFilter } from '#ui/list/list-filter.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PaymentOrder } from '#ui/page/payment-order.tsx';

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
  const paidBy =
    paper === null ? '' : t('backOfficeOrders.paidByPaper', { number: paper.number, day: date(paper.day) });
  return (
    <>
      <Tag color={state === 'succeeded' ? 'success' : 'default'}>{named(`backOfficeOrders.refundState_${state}`)}</Tag>
      {[paidBy, withdrawnBecause].filter((each) => each !== '').join(' · ')}
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

/** Card of a refund with the data of its payment order. Staff copy each field to the form of the bank. */
function ToPay({ refund }: { refund: BankRefund }) {
  const { money, dateTime } = useWords();
  return (
    <Card
      size="small"
      className="max-720"
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
const isAll = ({ filters }: TableState): boolean => filters['all'] === 'true';

/** List of refunds paid by bank transfer. Pending refunds come first. */
export const BankRefundsPage = officeList({
  call: 'bankRefunds',
  name: 'bankRefunds',
  title: 'backOfficeOrders.bankToPay',
  rows: ({ refunds }) => refunds,
  rowKey: ({ id }) => id,
  ask: ({ all, ...filters }) => ({ ...filters, open: all === 'true' ? 'false' : 'true' }),
  filters: [
    switchFilter({
      name: 'all',
      label: 'backOfficeOrders.status',
      options: ({ t }) => [
        { value: '', label: t('backOfficeBank.refundsToPay') },
        { value: 'true', label: t('backOfficeBank.allRefunds') },
      ],
    }),
  ],
  columns: columnsOf,
  card: (state) => (isAll(state) ? undefined : toPay),
  empty: (state) => (isAll(state) ? 'backOfficeBank.noRefunds' : 'backOfficeBank.noRefundsToPay'),
});
