import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { Card, Flex, Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { useMay } from '#office.tsx';
import { PaymentOrder } from '#ui/page/payment-order.tsx';
import { RefundOrder } from './refund-order.tsx';

type Office = StaffOrderPayments['office'];

function OfficeRefund({ refund }: { refund: Office['refunds'][number] }) {
  const { t, named, money, date, dateTime } = useWords();
  const { amount, way, state, note, paper, withdrawnBecause } = refund;
  const isToPay = way === 'bank' && state === 'pending';
  return (
    <Flex vertical gap={8}>
      <div>
        {dateTime(refund.createdAt)} · <span className="office-number">{money(amount)}</span> ·{' '}
        {named(`backOfficeOrders.way_${way}`)} ·{' '}
        {isToPay ? t('backOfficeOrders.toPayByBank') : named(`backOfficeOrders.refundState_${state}`)}
        {withdrawnBecause === '' ? '' : ` (${withdrawnBecause})`}
        {paper === null
          ? ''
          : ` · ${t('backOfficeOrders.paidByPaper', { number: paper.number, day: date(paper.day) })}`}
        {note === '' ? '' : ` · ${note}`}
      </div>
      {isToPay ? <PaymentOrder refund={refund} /> : null}
    </Flex>
  );
}

/** Money of an order that was received by bank transfer or at the cash register, and refunds from it. */
export function OfficeMoney({
  number,
  office,
  owed,
}: {
  number: string;
  office: Office;
  owed: StaffOrderPayments['owed'];
}) {
  const { t, named, money } = useWords();
  const mayRefund = useMay()('refund_orders');
  const { source, refundable, beyond, refunds } = office;
  const isOwn = source === 'bank' || source === 'cash';
  if (!isOwn && beyond === 0 && refunds.length === 0) return null;
  return (
    <Card
      size="small"
      title={
        <>
          {t('backOfficeOrders.officeMoney')} {isOwn ? <Tag>{named(`backOfficeOrders.source_${source}`)}</Tag> : null}
        </>
      }
    >
      <Flex vertical gap={12}>
        {isOwn ? <div>{t('backOfficeOrders.refundable', { sum: money(refundable) })}</div> : null}
        {beyond > 0 ? <div>{t('backOfficeOrders.beyond', { sum: money(beyond) })}</div> : null}
        {refunds.map((refund) => (
          <OfficeRefund key={refund.id} refund={refund} />
        ))}
        {mayRefund ? (
          <Flex gap={8} wrap>
            {isOwn && refundable > 0 ? <RefundOrder number={number} from={office} owed={owed} office={office} /> : null}
            {beyond > 0 ? <RefundOrder number={number} from={office} office={office} isBeyond /> : null}
          </Flex>
        ) : null}
      </Flex>
    </Card>
  );
}
