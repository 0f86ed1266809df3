import type { StaffOrder } from '@farad/contract/office/orders/orders';
import { Alert, Timeline, Typography } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { OrderChanges } from './order-changes.tsx';
import { statusKey } from './order-words.ts';

/** Status history of an order: who, when and why, latest first. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const { t, named, dateTime, money } = useWords();
  return (
    <>
      {order.changes.length === 0 ? null : <OrderChanges changes={order.changes} />}
      {order.releases.map(({ at, by, missing, reason }) => (
        <Alert
          key={at}
          type="warning"
          className="below-16"
          title={t('backOfficeOrders.released', { sum: money(missing) })}
          description={
            <>
              {dateTime(at)} · {by}
              <div>{t('backOfficeStaff.reasonIs', { reason })}</div>
            </>
          }
        />
      ))}
      <Timeline
        items={order.events.toReversed().map(({ at, to, by, name, reason }, index) => ({
          key: `${at} ${index}`,
          content: (
            <>
              <Typography.Text strong>{named(statusKey(to))}</Typography.Text>
              <br />
              <Typography.Text type="secondary">
                {dateTime(at)} · {name === '' ? named(`order.by_${by}`) : name}
              </Typography.Text>
              {reason === '' ? null : <div>{t('backOfficeStaff.reasonIs', { reason })}</div>}
            </>
          ),
        }))}
      />
    </>
  );
}
