import type { StaffOrderRow } from '@farad/contract/office/orders/orders';
import { hasLeft, type OrderStatus } from '@farad/domain/order';
import { DownOutlined } from '@ant-design/icons';
import { textLimits } from '@farad/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Dropdown, Form, Input } from 'antd';
import { useState } from 'react';

import { answerOf, Refused } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { answersOf } from '#ui/call/answers-of.ts';
import { invalidate } from '#ui/call/call-key.ts';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { statusKey, touchedByOrder } from './order-words.ts';

const words = { done: 'backOfficeOrders.moved', notDone: 'backOfficeOrders.notMoved' } as const;

type MovableRow = Pick<StaffOrderRow, 'number' | 'status' | 'next' | 'paidAt' | 'owed'>;

interface MoveDialogProps {
  readonly order: MovableRow;
  readonly to: OrderStatus;
  readonly onClose: () => void;
}

/** Dialog that confirms a change of status and tells what will follow. If the API refuses, it explains why. */
export function MoveDialog({ order, to, onClose }: MoveDialogProps) {
  const { t, named, money } = useWords();
  const { api } = useOffice();
  const queries = useQueryClient();
  const { number, status, paidAt, owed } = order;
  // To complete an order that still has a refund to pay, staff must give a reason. The dialog shows the sum.
  const isOwed = to === 'completed' && owed > 0;
  const names = { from: named(statusKey(status)), to: named(statusKey(to)) };
  const move = useChange(
    words,
    async (reason: string) => {
      try {
        return await answerOf(api.moveOrder({ number, body: { from: status, to, reason, evenOwed: isOwed } }));
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'transition_not_allowed') throw error;
        await invalidate(queries, ...answersOf.orders);
        const message =
          error.field === 'from'
            ? t('backOfficeOrders.movedMeanwhile', names)
            : t('backOfficeOrders.noSuchMove', names);
        throw new Refused(error.status, { code: error.code, message });
      }
    },
    touchedByOrder,
    onClose,
  );
  const isEnd = to === 'cancelled';
  const isUnpaid = paidAt === null && hasLeft(to);
  return (
    <Dialog
      title={t('backOfficeOrders.moveQuestion', { number, ...names })}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Alert
        type={isEnd || isUnpaid || isOwed ? 'warning' : 'info'}
        title={named(`backOfficeOrders.consequence_${to}`)}
        description={
          isOwed
            ? t('backOfficeOrders.leftToRefund', { sum: money(owed) })
            : isEnd && paidAt !== null
              ? t('backOfficeOrders.cancelPaid')
              : isUnpaid
                ? t('backOfficeOrders.moveUnpaid')
                : undefined
        }
        className="below-16"
      />
      <Form
        layout="vertical"
        initialValues={{ reason: '' }}
        onFinish={({ reason }: { reason: string }) => move.mutate(reason.trim())}
      >
        <FieldRefusal of={move.error} />
        <Form.Item
          name="reason"
          label={t(isOwed ? 'backOfficeOrders.completeOwedReason' : 'backOfficeOrders.moveReason')}
          rules={
            isEnd || isOwed
              ? [{ required: true, whitespace: true, min: isOwed ? 3 : 1, max: textLimits.reason }]
              : [{ max: textLimits.reason }]
          }
        >
          <Input maxLength={textLimits.reason} />
        </Form.Item>
        <Button type="primary" danger={isEnd || isOwed} htmlType="submit" loading={move.isPending}>
          {isOwed ? t('backOfficeOrders.completeOwed') : t('backOfficeOrders.moveTo', names)}
        </Button>
      </Form>
    </Dialog>
  );
}

/** Menu of the status changes that the order allows now. */
export function MoveMenu({ order, isSmall = false }: { order: MovableRow; isSmall?: boolean }) {
  const { t, named } = useWords();
  const mayMove = useMay()('manage_orders');
  const [to, setTo] = useState<OrderStatus | null>(null);
  if (!mayMove || order.next.length === 0) return null;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: order.next.map((status) => ({
            key: status,
            label: named(statusKey(status)),
            danger: status === 'cancelled',
          })),
          onClick: ({ key }) => setTo(order.next.find((status) => status === key) ?? null),
        }}
      >
        <Button
          size={isSmall ? 'small' : 'middle'}
          type={isSmall ? 'default' : 'primary'}
          aria-label={t('backOfficeOrders.moveOf', { number: order.number })}
        >
          {t('backOfficeOrders.move')} <DownOutlined />
        </Button>
      </Dropdown>
      {to === null ? null : <MoveDialog order={order} to={to} onClose={() => setTo(null)} />}
    </>
  );
}
