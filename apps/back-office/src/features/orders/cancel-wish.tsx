import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { orderWords, touchedByOrder } from './order-words.ts';

type Decision = 'accept' | 'refuse';

const online: readonly StaffOrder['payment'][] = ['card', 'sbp'];

/** Returns a text that says what happens to the money if the cancellation is accepted. */
function useConsequence({ paidAt, payment, total, refunded }: StaffOrder): string {
  const { t, money } = useWords();
  if (paidAt === null) return t('backOfficeOrders.consequence_cancelled');
  return online.includes(payment)
    ? t('backOfficeOrders.cancelRefunds', { sum: money(total - refunded) })
    : t('backOfficeOrders.cancelPaid');
}

function AnswerDialog({ order, decision, onClose }: { order: StaffOrder; decision: Decision; onClose: () => void }) {
  const { t } = useWords();
  const { api } = useOffice();
  const consequence = useConsequence(order);
  const { number } = order;
  const isYes = decision === 'accept';
  const send = useChange(
    orderWords,
    (answer: string) => answerOf(api.answerCancel({ number, body: { decision, answer } })),
    touchedByOrder,
    onClose,
  );
  return (
    <Dialog
      title={t(isYes ? 'backOfficeOrders.acceptCancelOf' : 'backOfficeOrders.refuseCancelOf', { number })}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      {isYes ? <Alert type="warning" title={consequence} className="below-16" /> : null}
      <Form
        layout="vertical"
        initialValues={{ answer: '' }}
        onFinish={({ answer }: { answer: string }) => send.mutate(answer.trim())}
      >
        <FieldRefusal of={send.error} />
        <Form.Item
          name="answer"
          label={t(isYes ? 'backOfficeOrders.wordsForBuyer' : 'backOfficeOrders.refuseReason')}
          rules={isYes ? [{ max: textLimits.reason }] : [reasonRule]}
        >
          <Input maxLength={textLimits.reason} />
        </Form.Item>
        <Button type="primary" danger htmlType="submit" loading={send.isPending}>
          {t(isYes ? 'backOfficeOrders.acceptCancel' : 'backOfficeOrders.refuseCancel')}
        </Button>
      </Form>
    </Dialog>
  );
}

/**
 * The customer's request to cancel the order, with buttons to accept or refuse it. Renders nothing if there is none.
 */
export function CancelWish({ order }: { order: StaffOrder }) {
  const { t, dateTime } = useWords();
  const mayManage = useMay()('manage_orders');
  const [decision, setDecision] = useState<Decision | null>(null);
  const wish = order.cancelWish;
  if (wish === null) return null;
  const isWaiting = wish.state === 'waiting';
  const answered = [wish.answeredBy, wish.answeredAt === null ? '' : dateTime(wish.answeredAt), wish.answer];
  return (
    <>
      <Alert
        type={isWaiting ? 'warning' : 'info'}
        showIcon
        title={t(`backOfficeOrders.cancelWish_${wish.state}`)}
        description={
          <Flex vertical gap={8}>
            <div className="keeps-lines breaks">
              {dateTime(wish.createdAt)}: {wish.reason}
            </div>
            {isWaiting ? null : <div>{answered.filter((part) => part !== '').join(' · ')}</div>}
            {isWaiting && mayManage ? (
              <Flex wrap gap={8}>
                <Button size="small" type="primary" danger onClick={() => setDecision('accept')}>
                  {t('backOfficeOrders.acceptCancel')}
                </Button>
                <Button size="small" onClick={() => setDecision('refuse')}>
                  {t('backOfficeOrders.refuseCancel')}
                </Button>
              </Flex>
            ) : null}
          </Flex>
        }
      />
      {decision === null ? null : <AnswerDialog order={order} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}
