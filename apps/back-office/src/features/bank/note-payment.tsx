import type { BankPayments } from '@farad/contract/office/payments/bank';
import { moscowDay } from '@farad/domain/delivery';
import { typedOrderNumberLengthMax } from '@farad/domain/order';
import { textLimits } from '@farad/domain/shared';
import { App, Button, DatePicker, Form, Input, Modal, Typography } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { NumberInput } from '#ui/field/number-input.tsx';
import { useChange } from '#ui/call/use-change.ts';

const noting = { done: 'backOfficeBank.noted', notDone: 'backOfficeBank.notNoted' } as const;
const touched = ['bankEntries', ...answersOf.orders, 'auditLog'] as const;

interface Entered {
  readonly orderNumber: string;
  readonly amount: number;
  readonly day: Dayjs;
  readonly note?: string;
}

function NoteForm({ onDone }: { onDone: (payments: BankPayments) => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const [today] = useState(() => moscowDay(new Date()));
  const add = useChange(
    noting,
    ({ orderNumber, amount, day, note = '' }: Entered) =>
      answerOf(
        api.addBankPayment({
          number: orderNumber.trim(),
          body: { amount, day: day.format('YYYY-MM-DD'), note: note.trim() },
        }),
      ),
    touched,
    onDone,
  );
  return (
    <Form<Entered> layout="vertical" initialValues={{ day: dayjs(today) }} onFinish={(entered) => add.mutate(entered)}>
      <FieldRefusal of={add.error} />
      <Typography.Paragraph>{t('backOfficeBank.matchConsequence')}</Typography.Paragraph>
      <Form.Item
        name="orderNumber"
        label={t('backOfficeBank.orderNumber')}
        rules={[{ required: true, pattern: /^\s*\d{2}-\d{6,15}\s*$/, message: t('backOfficeBank.orderNumberForm') }]}
      >
        <Input maxLength={typedOrderNumberLengthMax} className="max-240" />
      </Form.Item>
      <Form.Item name="amount" label={t('backOfficeBank.amount')} rules={[{ required: true }]}>
        <NumberInput min={0.01} max={1_000_000_000} precision={2} suffix="₽" className="w-200" />
      </Form.Item>
      <Form.Item name="day" label={t('backOfficeBank.day')} rules={[{ required: true }]}>
        <DatePicker format="DD.MM.YYYY" allowClear={false} className="w-200" />
      </Form.Item>
      <Form.Item name="note" label={t('backOfficeBank.note')} rules={[{ max: textLimits.reason }]}>
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={add.isPending}>
        {t('backOfficeBank.notePayment')}
      </Button>
    </Form>
  );
}

/** Button and form to record a bank transfer for which there is no statement yet: order, sum and day. */
export function NotePayment() {
  const { t, money } = useWords();
  const { modal } = App.useApp();
  const [isOpen, setOpen] = useState(false);
  const tell = ({ paid, due, over, isPaid }: BankPayments): void => {
    setOpen(false);
    void modal.info({
      title: t(isPaid ? 'backOfficeBank.orderPaid' : 'backOfficeBank.orderNotPaid'),
      content: t('backOfficeBank.orderSums', { paid: money(paid), due: money(due), over: money(over) }),
    });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('backOfficeBank.notePayment')}</Button>
      <Modal
        open={isOpen}
        title={t('backOfficeBank.notePayment')}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <NoteForm onDone={tell} />
      </Modal>
    </>
  );
}
