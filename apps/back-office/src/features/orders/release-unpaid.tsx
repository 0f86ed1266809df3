import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { textLimits } from '@farad/domain/shared';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';

import { answerOf } from '#api.ts';
import { useWords } from '#i18n/words.tsx';
import { useMay, useOffice } from '#office.tsx';
import { Dialog } from '#ui/page/dialog.tsx';
import { FieldRefusal } from '#ui/call/field-refusal.tsx';
import { useChange } from '#ui/call/use-change.ts';
import { reasonRule } from '#ui/field/reason-rule.ts';
import { orderWords, touchedByOrder } from './order-words.ts';

function ReleaseDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t, money } = useWords();
  const { api } = useOffice();
  const { number } = order;
  const release = useChange(
    orderWords,
    (reason: string) => answerOf(api.releaseUnpaid({ number, body: { reason } })),
    [...touchedByOrder, 'dashboard'],
    onClose,
  );
  return (
    <Dialog
      title={t('backOfficeOrders.releaseQuestion', { number, sum: money(order.unpaid) })}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <Form
        layout="vertical"
        initialValues={{ reason: '' }}
        onFinish={({ reason }: { reason: string }) => release.mutate(reason.trim())}
      >
        <FieldRefusal of={release.error} />
        <Form.Item
          name="reason"
          label={t('backOfficeOrders.releaseReason')}
          extra={t('backOfficeOrders.releaseHint')}
          rules={[reasonRule]}
        >
          <Input maxLength={textLimits.reason} />
        </Form.Item>
        <Button type="primary" danger htmlType="submit" loading={release.isPending}>
          {t('backOfficeOrders.releaseGoods')}
        </Button>
      </Form>
    </Dialog>
  );
}

/**
 * Warning that the goods of an unpaid order must not leave the warehouse, with a button for staff who may allow it.
 * Renders nothing if payment does not hold the goods back.
 */
export function ReleaseUnpaid({ order }: { order: StaffOrder }) {
  const { t, money } = useWords();
  const mayRelease = useMay()('release_unpaid');
  const [isAsked, setAsked] = useState(false);
  if (!order.may.releaseUnpaid) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('backOfficeOrders.goodsStay', { sum: money(order.unpaid) })}
        description={mayRelease ? undefined : t('backOfficeOrders.whoReleases')}
        action={
          mayRelease ? (
            <Button size="small" onClick={() => setAsked(true)}>
              {t('backOfficeOrders.releaseAsk')}
            </Button>
          ) : undefined
        }
      />
      {isAsked ? <ReleaseDialog order={order} onClose={() => setAsked(false)} /> : null}
    </>
  );
}
