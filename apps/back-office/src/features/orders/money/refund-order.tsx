import type { StaffOrderPayments } from '@farad/contract/office/payments/payments';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Checkbox, Form, Input, Modal, Radio, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { LinePieces } from './line-pieces.tsx';
import { touchedByOrder } from '../order-words.ts';
import { RefundWay, wayOf, type EnteredWay } from './refund-way.tsx';
import { returnedIn } from '../scanned-codes.ts';
import { owedPieces, refundableOf, refundOf, type RefundedPieces } from './refund-sum.ts';

type Office = StaffOrderPayments['office'];

/** Money that can be refunded: of one online payment, or received by bank transfer or at the cash register. */
type From = Pick<StaffOrderPayments['payments'][number], 'lines' | 'refundable'>;

const refunded = { done: 'backOfficeOrders.refunded', notDone: 'backOfficeOrders.notRefunded' } as const;

const kinds = ['all', 'shipped', 'unshipped'] as const;

interface Chosen {
  readonly kind: 'all' | RefundedPieces;
  /** Position of the line → number of pieces to refund. Position 0 is delivery. */
  readonly pieces: Readonly<Record<number, number>>;
  /** Position of the line → scanned codes of its returned marked goods. */
  readonly codes: Readonly<Record<number, string>>;
}

/**
 * Returns the initial selection: the pieces of accepted returns that are not refunded; if there are none, all money
 * left.
 */
function startOf({ lines }: From, owed: StaffOrderPayments['owed']): Chosen {
  const pieces = owedPieces(lines, owed);
  return { kind: Object.keys(pieces).length > 0 ? 'shipped' : 'all', pieces, codes: {} };
}

const linesOf = ({ kind, pieces }: Chosen, from: From) =>
  kind === 'all'
    ? []
    : from.lines.flatMap((line) => {
        const qty = Math.min(pieces[line.position] ?? 0, refundableOf(line, kind));
        return qty > 0 ? [{ line, qty, amount: refundOf(line, kind, qty) }] : [];
      });

interface ReturnedCodesProps {
  readonly name: string;
  readonly codes: string;
  readonly onChange: (codes: string) => void;
}

/** Field for the scanned codes of marked goods to refund. */
function ReturnedCodes({ name, codes, onChange }: ReturnedCodesProps) {
  const { t } = useWords();
  return (
    <div className="below-12">
      <Input.TextArea
        aria-label={`${t('backOfficeOrders.markCodes')}: ${name}`}
        placeholder={t('backOfficeOrders.markCodes')}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={codes}
        onChange={({ target }) => onChange(target.value)}
        className="mono"
      />
      <Typography.Text type="secondary">
        {t('backOfficeOrders.returnedMarksHint')} {t('backOfficeOrders.returnedMarksAccepted')}
      </Typography.Text>
    </div>
  );
}

interface RefundFormProps {
  readonly number: string;
  readonly from: From;
  readonly owed?: StaffOrderPayments['owed'];
  /** Money received at the office; absent = refund through the payment provider. */
  readonly office?: Office;
  /** True = refund the amount paid beyond the order's total. */
  readonly isBeyond?: boolean;
  readonly onDone: () => void;
}

interface Entered extends EnteredWay {
  readonly reason: string;
  /** True = the goods return to stock; absent = the refund is not for goods. */
  readonly isBackInStock?: boolean;
}

function RefundForm({ number, from, owed = [], office, isBeyond = false, onDone }: RefundFormProps) {
  const { t, named, money } = useWords();
  const { api } = useOffice();
  const [chosen, setChosen] = useState<Chosen>(() => startOf(from, isBeyond ? [] : owed));
  // Idempotency key of this dialog. A request sent twice refunds once.
  const [key] = useState(() => crypto.randomUUID());
  const { kind, pieces, codes } = chosen;
  const lines = linesOf(chosen, from);
  const whole = isBeyond ? (office?.beyond ?? 0) : from.refundable;
  const total = kind === 'all' ? whole : lines.reduce((sum, { amount }) => sum + amount, 0);
  const refund = useChange(
    refunded,
    ({ reason, isBackInStock = false, ...entered }: Entered) => {
      const what =
        kind === 'all'
          ? ({ kind: isBeyond ? 'beyond' : 'all' } as const)
          : ({
              ...({ kind: 'parts', of: kind } as const),
              lines: lines
                .filter(({ line }) => line.position > 0)
                .map(({ line: { position, isMarked }, qty }) => ({
                  position,
                  qty,
                  marks: isMarked && kind === 'shipped' ? returnedIn(codes[position] ?? '') : [],
                })),
              delivery: lines.some(({ line }) => line.position === 0),
            } as const);
      const by = wayOf(entered);
      const body = { what, by, isBackInStock, reason: reason.trim() };
      return answerOf(
        api.refundOrder({
          number,
          body,
          idempotencyKey: `${key} ${by.way} ${JSON.stringify(what)}`.replaceAll(/[^\x21-\x7e]/g, '').slice(0, 100),
        }),
      );
    },
    touchedByOrder,
    onDone,
  );
  const offered = kind === 'all' ? [] : from.lines.filter((line) => refundableOf(line, kind) > 0);
  return (
    <Form<Entered>
      layout="vertical"
      initialValues={{ reason: '', isBackInStock: true }}
      onFinish={(entered) => refund.mutate(entered)}
    >
      <FieldRefusal of={refund.error} />
      {isBeyond ? null : (
        <Radio.Group
          aria-label={t('backOfficeOrders.refundWhat')}
          value={kind}
          onChange={(event) =>
            setChosen({ kind: kinds.find((each) => each === event.target.value) ?? 'all', pieces: {}, codes: {} })
          }
          options={kinds.map((value) => ({ value, label: named(`backOfficeOrders.refund_${value}`) }))}
          className="below-12"
        />
      )}
      {kind !== 'all' && offered.length === 0 ? <Alert title={t('backOfficeOrders.refundNothing')} /> : null}
      {offered.map((line) => {
        const qty = pieces[line.position] ?? 0;
        return (
          <div key={line.position}>
            <LinePieces
              name={line.name}
              most={kind === 'all' ? 0 : refundableOf(line, kind)}
              qty={qty}
              amount={kind === 'all' ? 0 : refundOf(line, kind, qty)}
              onChange={(value) => setChosen({ ...chosen, pieces: { ...pieces, [line.position]: value } })}
            />
            {line.isMarked && kind === 'shipped' && qty > 0 ? (
              <ReturnedCodes
                name={line.name}
                codes={codes[line.position] ?? ''}
                onChange={(value) => setChosen({ ...chosen, codes: { ...codes, [line.position]: value } })}
              />
            ) : null}
          </div>
        );
      })}
      <Typography.Paragraph strong>{t('backOfficeOrders.refundTotal', { sum: money(total) })}</Typography.Paragraph>
      {isBeyond ? null : (
        <Form.Item
          name="isBackInStock"
          valuePropName="checked"
          extra={kind === 'unshipped' ? null : t('backOfficeOrders.backInStockHint')}
        >
          <Checkbox>{t('backOfficeOrders.backInStock')}</Checkbox>
        </Form.Item>
      )}
      {office === undefined ? null : <RefundWay office={office} isBeyond={isBeyond} />}
      <Form.Item name="reason" label={t('backOfficeOrders.reasonForBuyer')} rules={[reasonRule]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button type="primary" danger htmlType="submit" disabled={total <= 0} loading={refund.isPending}>
        {t('backOfficeOrders.refundSum', { sum: money(total) })}
      </Button>
    </Form>
  );
}

/**
 * Button and dialog for a refund: all money left, or chosen pieces and delivery. The dialog shows the sum before it is
 * refunded.
 */
export function RefundOrder({ number, from, owed = [], office, isBeyond = false }: Omit<RefundFormProps, 'onDone'>) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t(isBeyond ? 'backOfficeOrders.refundBeyond' : 'backOfficeOrders.refund')}
      </Button>
      <Modal
        open={isOpen}
        title={t('backOfficeOrders.refundOf', { number })}
        onCancel={() => setOpen(false)}
        footer={null}
        width={620}
        destroyOnHidden
      >
        <RefundForm
          number={number}
          from={from}
          owed={owed}
          isBeyond={isBeyond}
          {...(office === undefined ? {} : { office })}
          onDone={() => setOpen(false)}
        />
      </Modal>
    </>
  );
}
