import type { BankEntry } from '@farad/contract/office/payments/bank';
import { textLimits } from '@farad/domain/shared';
import { Button, Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';

const takingBack = { done: 'backOfficeBank.takenBack', notDone: 'backOfficeBank.notTakenBack' } as const;
const touched = ['bankEntries', ...answersOf.orders, 'auditLog'] as const;

/**
 * Button that separates a payment from an order to which it was matched by mistake. The payment then waits for a
 * decision.
 */
export function TakeBackMatch({ entry }: { entry: BankEntry }) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const takeBack = useChange(
    takingBack,
    (reason: string) => answerOf(api.takeBackBankMatch({ entryId: entry.id, body: { reason } })),
    touched,
    close,
  );
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('backOfficeBank.takeBack')}
      </Button>
      <Modal open={isOpen} title={t('backOfficeBank.takeBack')} footer={null} onCancel={close} destroyOnHidden>
        <Typography.Paragraph>
          <strong>{money(entry.amount)}</strong> · {entry.payerName} {entry.payerInn} · {entry.orderNumber}
        </Typography.Paragraph>
        <Form layout="vertical" onFinish={({ reason }: { reason: string }) => takeBack.mutate(reason.trim())}>
          <FieldRefusal of={takeBack.error} />
          <Typography.Paragraph>{t('backOfficeBank.takeBackConsequence')}</Typography.Paragraph>
          <Form.Item name="reason" label={t('backOfficeBank.reason')} rules={[reasonRule]}>
            <Input maxLength={textLimits.reason} />
          </Form.Item>
          <Button type="primary" danger htmlType="submit" loading={takeBack.isPending}>
            {t('backOfficeBank.takeBack')}
          </Button>
        </Form>
      </Modal>
    </>
  );
}
