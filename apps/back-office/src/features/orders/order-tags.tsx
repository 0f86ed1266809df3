import type { StaffOrderRow } from '@farad/contract/office/orders/orders';
import { Tag } from 'antd';

import { useWords } from '#i18n/words.tsx';
import { statusColour, statusKey } from './order-words.ts';

/** Tags of an order: its status and special conditions, such as a request to cancel it. */
export function OrderTags({ order }: { order: StaffOrderRow }) {
  const { t, named, dateTime, money } = useWords();
  const { asksToCancel, status, isWaiting, paidAt, payUntil, owed } = order;
  return (
    <>
      <Tag color={statusColour(status)}>{named(statusKey(status))}</Tag>
      {isWaiting ? <Tag color="warning">{t('backOfficeOrders.waitsForCompany')}</Tag> : null}
      {asksToCancel ? <Tag color="warning">{t('backOfficeOrders.asksToCancel')}</Tag> : null}
      {paidAt !== null ? <Tag color="success">{t('backOfficeOrders.paid')}</Tag> : null}
      {owed > 0 ? <Tag color="warning">{t('backOfficeOrders.owedOf', { sum: money(owed) })}</Tag> : null}
      {paidAt === null && payUntil !== null ? (
        <Tag title={dateTime(payUntil)}>{t('backOfficeOrders.heldUntil', { at: dateTime(payUntil) })}</Tag>
      ) : null}
    </>
  );
}
