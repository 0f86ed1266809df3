import type { BankRefund, WirePayee } from '@farad/contract/office/payments/payments';
import { moscowDay } from '@farad/domain/delivery';
import { paperNumberLengthMax } from '@farad/domain/payment';
import { textLimits } from '@farad/domain/shared';
import { Button, Checkbox, DatePicker, Descriptions, Flex, Form, Input, Modal, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { answersOf } from '../call/answers-of.ts';
import { FieldRefusal } from '../call/field-refusal.tsx';
import { PayeeFields } from '../field/payee-fields.tsx';
import { useChange } from '../call/use-change.ts';

type Refund = Omit<BankRefund, 'order'>;

const touched = [...answersOf.orders, 'staffReturns', 'bankRefunds', 'auditLog'] as const;
const paying = { done: 'backOfficeOrders.markedPaid', notDone: 'backOfficeOrders.notMarkedPaid' } as const;
const withdrawing = {
  done: 'backOfficeOrders.refundWithdrawn',
  notDone: 'backOfficeOrders.refundNotWithdrawn',
} as const;
const correcting = { done: 'backOfficeOrders.payeeChanged', notDone: 'backOfficeOrders.payeeNotChanged' } as const;

interface Paid {
  readonly number: string;
  readonly day: Dayjs;
}

/** Button that records that the bank has paid a refund. */
function MarkPaid({ refund }: { refund: Refund }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const [today] = useState(() => dayjs(moscowDay(new Date())));
  const close = (): void => setOpen(false);
  const mark = useChange(
    paying,
    ({ number, day }: Paid) =>
      answerOf(api.refundPaid({ refundId: refund.id, body: { number: number.trim(), day: day.format('YYYY-MM-DD') } })),
    touched,
    close,
  );
  return (
    <>
      <Button type="primary" size="small" onClick={() => setOpen(true)}>
        {t('backOfficeOrders.markPaid')}
      </Button>
      <Modal open={isOpen} title={t('backOfficeOrders.markPaid')} footer={null} onCancel={close} destroyOnHidden>
        <Form<Paid> layout="vertical" initialValues={{ day: today }} onFinish={(entered) => mark.mutate(entered)}>
          <FieldRefusal of={mark.error} />
          <Form.Item
            name="number"
            label={t('backOfficeOrders.orderNumberOfBank')}
            rules={[{ required: true, whitespace: true, max: paperNumberLengthMax }]}
          >
            <Input maxLength={paperNumberLengthMax} className="max-240" />
          </Form.Item>
          <Form.Item name="day" label={t('backOfficeOrders.paidDay')} rules={[{ required: true }]}>
            <DatePicker format="DD.MM.YYYY" allowClear={false} maxDate={today} className="w-200" />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={mark.isPending}>
            {t('backOfficeOrders.markPaid')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}

function ChangePayee({ refund, payee }: { refund: Refund; payee: WirePayee }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const change = useChange(
    correcting,
    (entered: { payee: WirePayee }) => answerOf(api.setRefundPayee({ refundId: refund.id, body: entered })),
    touched,
    close,
  );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('backOfficeOrders.changePayee')}
      </Button>
      <Modal open={isOpen} title={t('backOfficeOrders.changePayee')} footer={null} onCancel={close} destroyOnHidden>
        <Form<{ payee: WirePayee }> layout="vertical" onFinish={(entered) => change.mutate(entered)}>
          <FieldRefusal of={change.error} />
          <PayeeFields at={['payee']} payee={payee} isCompany={false} />
          <Button type="primary" htmlType="submit" loading={change.isPending}>
            {t('backOffice.save')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}

interface Withdrawn {
  readonly reason: string;
  readonly isGoodsBack: boolean;
}

/** Button that withdraws a refund that is not paid yet. */
function Withdraw({ refund }: { refund: Refund }) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const withdraw = useChange(
    withdrawing,
    ({ reason, isGoodsBack }: Withdrawn) =>
      answerOf(api.withdrawRefund({ refundId: refund.id, body: { reason: reason.trim(), isGoodsBack } })),
    touched,
    close,
  );
  const hasGoods = refund.lines.some(({ position }) => position > 0);
  return (
    <>
      <Button danger size="small" onClick={() => setOpen(true)}>
        {t('backOfficeOrders.withdrawRefund')}
      </Button>
      <Modal
        open={isOpen}
        title={t('backOfficeOrders.withdrawQuestion', { sum: money(refund.amount) })}
        footer={null}
        onCancel={close}
        destroyOnHidden
      >
        <Form<Withdrawn>
          layout="vertical"
          initialValues={{ isGoodsBack: true }}
          onFinish={(entered) => withdraw.mutate(entered)}
        >
          <Typography.Paragraph>{t('backOfficeOrders.withdrawHint')}</Typography.Paragraph>
          <FieldRefusal of={withdraw.error} />
          <Form.Item name="reason" label={t('backOfficeOrders.withdrawReason')} rules={[reasonRule]}>
            <Input maxLength={textLimits.reason} />
          </Form.Item>
          <Form.Item
            name="isGoodsBack"
            valuePropName="checked"
            hidden={!hasGoods}
            extra={t('backOfficeOrders.withdrawGoodsHint')}
          >
            <Checkbox>{t('backOfficeOrders.withdrawGoods')}</Checkbox>
          </Form.Item>
          <Button type="primary" danger htmlType="submit" loading={withdraw.isPending}>
            {t('backOfficeOrders.withdrawRefund')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}

/** Data of a refund for the bank's payment order. Staff copy the fields one by one or all together. */
export function PaymentOrder({ refund }: { refund: Refund }) {
  const { t } = useWords();
  const may = useMay();
  const { payee, purpose, amount, state } = refund;
  if (payee === null) return null;
  // The amount has a decimal point in every language, because banks expect it.
  const fields = [
    [t('backOfficeOrders.paymentSum'), amount.toFixed(2)],
    [t('backOfficeOrders.payeeName'), payee.name],
    [t('backOfficeOrders.payeeInn'), payee.inn],
    [t('backOfficeOrders.payeeKpp'), payee.kpp],
    [t('backOfficeOrders.payeeAccount'), payee.account],
    [t('backOfficeOrders.payeeBik'), payee.bik],
    [t('backOfficeOrders.payeeBank'), payee.bankName],
    [t('backOfficeOrders.payeeCorrespondent'), payee.correspondentAccount],
    [t('backOfficeOrders.paymentPurpose'), purpose],
  ].filter(([, value]) => value !== '');
  const text = fields.map(([title, value]) => `${title}: ${value}`).join('\n');
  return (
    <Flex vertical gap={8}>
      <Flex justify="space-between" wrap gap="0 16px">
        <strong>{t('backOfficeOrders.paymentOrder')}</strong>
        <Typography.Text copyable={{ text, tooltips: false }}>{t('backOfficeOrders.copyAll')}</Typography.Text>
      </Flex>
      <Descriptions
        column={1}
        bordered
        size="small"
        items={fields.map(([title = '', value = '']) => ({
          key: title,
          label: title,
          children: (
            <Typography.Text copyable={{ text: value, tooltips: false }} className="breaks">
              {value}
            </Typography.Text>
          ),
        }))}
      />
      {state === 'pending' && may('refund_orders') ? (
        <Flex gap={8} wrap>
          <MarkPaid refund={refund} />
          <ChangePayee refund={refund} payee={payee} />
          <Withdraw refund={refund} />
        </Flex>
      ) : null}
    </Flex>
  );
}
