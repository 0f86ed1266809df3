import type { BankEntry } from '@farad/contract/office/payments/bank';
import { typedOrderNumberLengthMax } from '@farad/domain/order';
import { textLimits } from '@farad/domain/shared';
import { Button, Flex, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';

const matching = { done: 'backOfficeBank.matched', notDone: 'backOfficeBank.notMatched' } as const;
const settingAside = { done: 'backOfficeBank.isSetAside', notDone: 'backOfficeBank.notSetAside' } as const;
const touched = ['bankEntries', ...answersOf.orders, 'auditLog'] as const;

function MatchForm({ entry, onDone }: { entry: BankEntry; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const match = useChange(
    matching,
    (orderNumber: string) => answerOf(api.matchBankEntry({ entryId: entry.id, body: { orderNumber } })),
    touched,
    onDone,
  );
  const [form] = Form.useForm<{ orderNumber: string }>();
  const [first = ''] = entry.candidates;
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ orderNumber: entry.candidates.length === 1 ? first : '' }}
      onFinish={({ orderNumber }) => match.mutate(orderNumber.trim())}
    >
      <FieldRefusal of={match.error} />
      <Typography.Paragraph>{t('backOfficeBank.matchConsequence')}</Typography.Paragraph>
      <Form.Item
        name="orderNumber"
        label={t('backOfficeBank.orderNumber')}
        rules={[{ required: true, pattern: /^\s*\d{2}-\d{6,15}\s*$/, message: t('backOfficeBank.orderNumberForm') }]}
      >
        <Input maxLength={typedOrderNumberLengthMax} className="max-240" />
      </Form.Item>
      {entry.candidates.length > 1 ? (
        <Flex gap={8} wrap className="below-16">
          {entry.candidates.map((number) => (
            <Button key={number} size="small" onClick={() => form.setFieldValue('orderNumber', number)}>
              {number}
            </Button>
          ))}
        </Flex>
      ) : null}
      <Button type="primary" htmlType="submit" loading={match.isPending}>
        {t('backOfficeBank.match')}
      </Button>
    </Form>
  );
}

function SetAsideForm({ entry, onDone }: { entry: BankEntry; onDone: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const setAside = useChange(
    settingAside,
    (note: string) => answerOf(api.setAsideBankEntry({ entryId: entry.id, body: { note } })),
    touched,
    onDone,
  );
  return (
    <Form layout="vertical" onFinish={({ note }: { note: string }) => setAside.mutate(note.trim())}>
      <FieldRefusal of={setAside.error} />
      <Typography.Paragraph>{t('backOfficeBank.setAsideConsequence')}</Typography.Paragraph>
      <Form.Item
        name="note"
        label={t('backOfficeBank.reason')}
        rules={[{ required: true, whitespace: true, max: textLimits.reason }]}
      >
        <Input maxLength={textLimits.reason} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={setAside.isPending}>
        {t('backOfficeBank.setAside')}
      </Button>
    </Form>
  );
}

/** Buttons and forms to decide about a payment that was not matched: match it to an order, or set it aside. */
export function DecideEntry({ entry }: { entry: BankEntry }) {
  const { t, money } = useWords();
  const [open, setOpen] = useState<'match' | 'set_aside' | null>(null);
  const close = (): void => setOpen(null);
  const title = open === 'match' ? t('backOfficeBank.match') : t('backOfficeBank.setAside');
  return (
    <Flex gap={8}>
      <Button size="small" type="primary" onClick={() => setOpen('match')}>
        {t('backOfficeBank.match')}
      </Button>
      <Button size="small" onClick={() => setOpen('set_aside')}>
        {t('backOfficeBank.setAside')}
      </Button>
      <Modal open={open !== null} title={title} footer={null} onCancel={close} destroyOnHidden>
        <Typography.Paragraph>
          <strong>{money(entry.amount)}</strong> · {entry.payerName} {entry.payerInn}
          <br />
          {entry.purpose}
        </Typography.Paragraph>
        {open === 'match' ? <MatchForm entry={entry} onDone={close} /> : null}
        {open === 'set_aside' ? <SetAsideForm entry={entry} onDone={close} /> : null}
      </Modal>
    </Flex>
  );
}
