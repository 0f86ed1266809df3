import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { paperNumberLengthMax } from '@farad/domain/payment';
import { textLimits } from '@farad/domain/shared';
import { Button, Card, Empty, Flex, Form, Input, Popconfirm, Skeleton, Space, Tag, Typography } from 'antd';

import { answerOf } from '#api.ts';
import { MissingVendor } from '#ui/page/missing-vendor.tsx';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { useCall } from '#ui/call/use-call.ts';
import { CallFailed } from '#ui/call/call-failed.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { CaptureWithout } from './capture-without.tsx';
import { OfficeMoney } from './office-money.tsx';
import { orderWords, touchedByOrder } from '../order-words.ts';
import { RefundOrder } from './refund-order.tsx';

type Payment = StaffOrderPayments['payments'][number];
type Refund = Payment['refunds'][number];

function RefundRow({ refund }: { refund: Refund }) {
  const { t, named, money, dateTime } = useWords();
  const { api } = useOffice();
  const may = useMay();
  const retry = useChange(
    orderWords,
    () => answerOf(api.retryRefund({ refundId: refund.id, body: {} })),
    touchedByOrder,
  );
  return (
    <li>
      {dateTime(refund.createdAt)} · <span className="office-number">{money(refund.amount)}</span> ·{' '}
      {named(`backOfficeOrders.refundState_${refund.state}`)}
      {refund.note === '' ? '' : ` · ${refund.note}`}
      {refund.failure === null ? '' : ` · ${refund.failure}`}
      {refund.mayRetry && may('refund_orders') ? (
        <Button size="small" loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {t('backOffice.retry')}
        </Button>
      ) : null}
    </li>
  );
}

function Held({ number, payment }: { number: string; payment: Payment }) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const capture = useChange(orderWords, () => answerOf(api.capturePayment({ number, body: {} })), touchedByOrder);
  const release = useChange(
    orderWords,
    (reason: string) => answerOf(api.releasePayment({ number, body: { reason } })),
    touchedByOrder,
  );
  return (
    <>
      {payment.may.capture ? (
        <Popconfirm
          title={t('backOfficeOrders.captureQuestion', { sum: money(payment.amount) })}
          onConfirm={() => capture.mutate(undefined)}
        >
          <Button type="primary" loading={capture.isPending}>
            {t('backOfficeOrders.capture')}
          </Button>
        </Popconfirm>
      ) : null}
      {payment.may.capture ? <CaptureWithout number={number} payment={payment} /> : null}
      {payment.may.release ? (
        <Form layout="inline" onFinish={({ reason }: { reason: string }) => release.mutate(reason.trim())}>
          <FieldRefusal of={release.error} />
          <Form.Item name="reason" label={t('backOfficeOrders.reasonForBuyer')} rules={[reasonRule]}>
            <Input maxLength={textLimits.reason} />
          </Form.Item>
          <Button danger htmlType="submit" loading={release.isPending}>
            {t('backOfficeOrders.release')}
          </Button>
        </Form>
      ) : null}
    </>
  );
}

interface PaymentCardProps {
  readonly number: string;
  readonly payment: Payment;
  readonly owed: StaffOrderPayments['owed'];
}

function PaymentCard({ number, payment, owed }: PaymentCardProps) {
  const { t, named, money, dateTime } = useWords();
  const may = useMay();
  const { state, method, amount, refundable, refunds, failure, createdAt, paidAt, providerId } = payment;
  return (
    <Card
      size="small"
      title={
        <>
          {named(`backOfficeOrders.payment_${method}`)} <Tag>{named(`backOfficeOrders.paymentState_${state}`)}</Tag>
        </>
      }
      extra={<span className="office-number">{money(amount)}</span>}
    >
      <Flex vertical gap={8}>
        <MissingVendor of={payment.provider} />
        <Typography.Text type="secondary">
          {[
            dateTime(createdAt),
            paidAt === null ? '' : t('backOfficeOrders.paidAt', { at: dateTime(paidAt) }),
            providerId ?? '',
            failure ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </Typography.Text>
        {paidAt === null ? null : <div>{t('backOfficeOrders.refundable', { sum: money(refundable) })}</div>}
        {refunds.length === 0 ? null : (
          <>
            <strong>{t('backOfficeOrders.refunds')}</strong>
            <ul className="flush indent">
              {refunds.map((refund) => (
                <RefundRow key={refund.id} refund={refund} />
              ))}
            </ul>
          </>
        )}
        {may('refund_orders') && payment.may.refund ? (
          <div>
            <RefundOrder number={number} from={payment} owed={owed} />
          </div>
        ) : null}
        {may('refund_orders') ? <Held number={number} payment={payment} /> : null}
      </Flex>
    </Card>
  );
}

function TillReceipt({ number }: { number: string }) {
  const { t } = useWords();
  const { api } = useOffice();
  const keep = useChange(
    orderWords,
    (till: string) => answerOf(api.recordTillReceipt({ number, body: { number: till } })),
    touchedByOrder,
  );
  return (
    <Form layout="vertical" onFinish={(till: { number: string }) => keep.mutate(till.number.trim())}>
      <FieldRefusal of={keep.error} />
      <Form.Item label={t('backOfficeOrders.tillReceipt')} htmlFor="number" extra={t('backOfficeOrders.tillHint')}>
        <Space.Compact>
          <Form.Item
            name="number"
            label={t('backOfficeOrders.tillReceipt')}
            noStyle
            rules={[{ required: true, whitespace: true, max: paperNumberLengthMax }]}
          >
            <Input maxLength={paperNumberLengthMax} />
          </Form.Item>
          <Button htmlType="submit" loading={keep.isPending}>
            {t('backOffice.save')}
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}

/** Payments, refunds and receipts of an order, with the buttons of staff. */
export function OrderPayments({ number }: { number: string }) {
  const { t, named, money, dateTime } = useWords();
  const may = useMay();
  const paid = useCall('staffOrderPayments', { number });
  if (paid.error !== null) return <CallFailed error={paid.error} onRetry={() => void paid.refetch()} />;
  if (paid.data === undefined) return <Skeleton active />;
  const { payments, receipts, paidAt, office, owed } = paid.data;
  return (
    <Flex vertical gap={12}>
      <Typography.Text strong>
        {paidAt === null ? t('backOfficeOrders.unpaid') : t('backOfficeOrders.paidAt', { at: dateTime(paidAt) })}
      </Typography.Text>
      {payments.length === 0 && office.source === null ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('backOfficeOrders.noPayments')} />
      ) : null}
      {payments.map((payment) => (
        <PaymentCard key={payment.id} number={number} payment={payment} owed={owed} />
      ))}
      <OfficeMoney number={number} office={office} owed={owed} />
      {receipts.length === 0 ? null : (
        <>
          <strong>{t('backOfficeOrders.receipts')}</strong>
          <ul className="flush indent">
            {receipts.map((receipt) => (
              <li key={receipt.id}>
                {dateTime(receipt.at)} · {named(`backOfficeOrders.receipt_${receipt.kind}`)} ·{' '}
                {receipt.tillNumber ?? named(`backOfficeOrders.receiptState_${receipt.state}`)} ·{' '}
                <span className="office-number">{money(receipt.amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {may('manage_orders') && paidAt === null && payments.every(({ state }) => state === 'cancelled') ? (
        <TillReceipt number={number} />
      ) : null}
    </Flex>
  );
}
