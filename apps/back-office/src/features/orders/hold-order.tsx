import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { lastDayBefore } from '@farad/domain/delivery';
import { Button, Form, Input, Space } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { orderWords, touchedByOrder } from './order-words.ts';

/** Form that sets the last day on which the goods of an unpaid order stay reserved. */
export function HoldOrder({ order }: { order: StaffOrder }) {
  const { t } = useWords();
  const { api } = useOffice();
  const { number } = order;
  const hold = useChange(
    orderWords,
    (until: string | null) => answerOf(api.holdOrder({ number, body: { until } })),
    touchedByOrder,
  );
  return (
    <Form
      layout="vertical"
      initialValues={{ until: order.payUntil === null ? '' : lastDayBefore(new Date(order.payUntil)) }}
      onFinish={({ until }: { until: string }) => hold.mutate(until === '' ? null : until)}
    >
      <FieldRefusal of={hold.error} />
      <Form.Item label={t('backOfficeOrders.holdUntil')} htmlFor="until" extra={t('backOfficeOrders.holdHint')}>
        <Space.Compact>
          <Form.Item name="until" noStyle>
            <Input type="date" />
          </Form.Item>
          <Button htmlType="submit" loading={hold.isPending}>
            {t('backOffice.save')}
          </Button>
        </Space.Compact>
      </Form.Item>
    </Form>
  );
}
