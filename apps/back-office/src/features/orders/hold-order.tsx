import type { StaffOrder } from '@farad/contract/office/orders';
import { Button, Form, Input, Space } from 'antd';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useOffice } from '#office.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { orderWords, touchedByOrder } from './order-words.ts';

const moscowOffsetMs = 3 * 3_600_000;

/** Returns the last Moscow day before `end`, which is a midnight in Moscow. */
const lastDayOf = (end: string | null): string =>
  end === null ? '' : new Date(Date.parse(end) + moscowOffsetMs - 1).toISOString().slice(0, 10);

/** Form for the last day on which the goods of an unpaid order stay reserved. */
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
      initialValues={{ until: lastDayOf(order.payUntil) }}
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
