import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { textLimits } from '@farad/domain/shared';
import { Button, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { LinePieces } from './line-pieces.tsx';
import { orderWords, touchedByOrder } from '../order-words.ts';
import { refundableOf, refundOf } from './refund-sum.ts';

type Payment = StaffOrderPayments['payments'][number];

interface FormProps {
  readonly number: string;
  readonly payment: Payment;
  readonly onDone: () => void;
}

function WithoutForm({ number, payment, onDone }: FormProps) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const lines = payment.lines.map((line) => {
    const most = refundableOf(line, 'unshipped');
    const qty = Math.min(pieces[line.position] ?? 0, most);
    return { line, most, qty, amount: qty === 0 ? 0 : refundOf(line, 'unshipped', qty) };
  });
  const without = lines.filter(({ qty }) => qty > 0).map(({ line, qty }) => ({ position: line.position, qty }));
  const rest = payment.amount - lines.reduce((sum, { amount }) => sum + amount, 0);
  const capture = useChange(
    orderWords,
    (reason: string) => answerOf(api.capturePayment({ number, body: { without, reason } })),
    touchedByOrder,
    onDone,
  );
  return (
    <Form layout="vertical" onFinish={({ reason }: { reason: string }) => capture.mutate(reason.trim())}>
      <FieldRefusal of={capture.error} />
      <Typography.Paragraph>{t('backOfficeOrders.captureWithoutText')}</Typography.Paragraph>
      {lines.map(({ line, most, qty, amount }) => (
        <LinePieces
          key={line.position}
          name={line.name}
          most={most}
          qty={qty}
          amount={amount}
          onChange={(value) => setPieces({ ...pieces, [line.position]: value })}
        />
      ))}
      <Form.Item name="reason" label={t('backOfficeOrders.reasonForBuyer')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={without.length === 0 || rest < 1} loading={capture.isPending}>
        {t('backOfficeOrders.captureSum', { sum: money(rest) })}
      </Button>
    </Form>
  );
}

/**
 * Button and dialog that capture an authorised payment, reduced by the lines that will not be sent. The dialog shows
 * the sum before it is captured.
 */
export function CaptureWithout({ number, payment }: { number: string; payment: Payment }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const title = t('backOfficeOrders.captureWithout');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Modal open={isOpen} title={title} onCancel={close} footer={null} width={620} destroyOnHidden>
        <WithoutForm number={number} payment={payment} onDone={close} />
      </Modal>
    </>
  );
}
