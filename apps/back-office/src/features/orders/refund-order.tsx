import type { StaffOrderPayments } from '@farad/contract/back-office-payments';
import { Alert, Button, Checkbox, Form, Input, Modal, Radio, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '../../api.ts';
import { useWords } from '../../i18n/words.tsx';
import { useOffice } from '../../office.tsx';
import { FieldRefusal } from '../../ui/field-refusal.tsx';
import { useChange } from '../../ui/use-change.ts';
import { LinePieces } from './line-pieces.tsx';
import { touchedByOrder } from './order-words.ts';
import { refundableOf, refundOf, type RefundedPieces } from './refund-sum.ts';

type Payment = StaffOrderPayments['payments'][number];

const refunded = { done: 'backOfficeOrders.refunded', notDone: 'backOfficeOrders.notRefunded' } as const;

const kinds = ['all', 'shipped', 'unshipped'] as const;

interface Chosen {
  readonly kind: 'all' | RefundedPieces;
  /** By the place of the line; 0: the delivery. */
  readonly pieces: Readonly<Record<number, number>>;
}

const linesOf = ({ kind, pieces }: Chosen, payment: Payment) =>
  kind === 'all'
    ? []
    : payment.lines.flatMap((line) => {
        const qty = Math.min(pieces[line.position] ?? 0, refundableOf(line, kind));
        return qty > 0 ? [{ line, qty, amount: refundOf(line, kind, qty) }] : [];
      });

interface RefundFormProps {
  readonly number: string;
  readonly payment: Payment;
  readonly onDone: () => void;
}

interface Entered {
  readonly reason: string;
  readonly isBackInStock: boolean;
}

function RefundForm({ number, payment, onDone }: RefundFormProps) {
  const { t, named, money } = useWords();
  const { api } = useOffice();
  const [chosen, setChosen] = useState<Chosen>({ kind: 'all', pieces: {} });
  // One key for one wish: a repeat of the same gives the same refund.
  const [key] = useState(() => crypto.randomUUID());
  const { kind, pieces } = chosen;
  const lines = linesOf(chosen, payment);
  const total = kind === 'all' ? payment.refundable : lines.reduce((sum, { amount }) => sum + amount, 0);
  const refund = useChange(
    refunded,
    ({ reason, isBackInStock }: Entered) => {
      const what =
        kind === 'all'
          ? ({ kind } as const)
          : ({
              ...({ kind: 'parts', of: kind } as const),
              lines: lines
                .filter(({ line }) => line.position > 0)
                .map(({ line, qty }) => ({ position: line.position, qty })),
              delivery: lines.some(({ line }) => line.position === 0),
            } as const);
      const body = { what, isBackInStock, reason: reason.trim() };
      return answerOf(
        api.refundOrder({
          number,
          body,
          idempotencyKey: `${key} ${JSON.stringify(what)}`.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 100),
        }),
      );
    },
    touchedByOrder,
    onDone,
  );
  const offered = kind === 'all' ? [] : payment.lines.filter((line) => refundableOf(line, kind) > 0);
  return (
    <Form<Entered>
      layout="vertical"
      initialValues={{ reason: '', isBackInStock: true }}
      onFinish={(entered) => refund.mutate(entered)}
    >
      <FieldRefusal of={refund.error} />
      <Radio.Group
        aria-label={t('backOfficeOrders.refundWhat')}
        value={kind}
        onChange={(event) =>
          setChosen({ kind: kinds.find((each) => each === event.target.value) ?? 'all', pieces: {} })
        }
        options={kinds.map((value) => ({ value, label: named(`backOfficeOrders.refund_${value}`) }))}
        style={{ marginBottom: 12 }}
      />
      {kind !== 'all' && offered.length === 0 ? <Alert title={t('backOfficeOrders.refundNothing')} /> : null}
      {offered.map((line) => {
        const qty = pieces[line.position] ?? 0;
        return (
          <LinePieces
            key={line.position}
            name={line.name}
            most={kind === 'all' ? 0 : refundableOf(line, kind)}
            qty={qty}
            amount={kind === 'all' ? 0 : refundOf(line, kind, qty)}
            onChange={(value) => setChosen({ kind, pieces: { ...pieces, [line.position]: value } })}
          />
        );
      })}
      <Typography.Paragraph strong>{t('backOfficeOrders.refundTotal', { sum: money(total) })}</Typography.Paragraph>
      <Form.Item name="isBackInStock" valuePropName="checked">
        <Checkbox>{t('backOfficeOrders.backInStock')}</Checkbox>
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('backOfficeOrders.reasonForBuyer')}
        rules={[{ required: true, whitespace: true, min: 3, max: 500 }]}
      >
        <Input maxLength={500} />
      </Form.Item>
      <Button type="primary" danger htmlType="submit" disabled={total <= 0} loading={refund.isPending}>
        {t('backOfficeOrders.refundSum', { sum: money(total) })}
      </Button>
    </Form>
  );
}

/** Gives money of a payment back: all that is left, or of pieces and delivery; the sum is told before. */
export function RefundOrder({ number, payment }: { number: string; payment: Payment }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('backOfficeOrders.refund')}
      </Button>
      <Modal
        open={isOpen}
        title={t('backOfficeOrders.refundOf', { number })}
        onCancel={() => setOpen(false)}
        footer={null}
        width={620}
        destroyOnHidden
      >
        <RefundForm number={number} payment={payment} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
