import type { OrderStatus } from '@farad/domain/order';

import { useWords } from '#i18n/words.tsx';

const tones: Readonly<Record<OrderStatus, string>> = {
  created: 'border-copper text-copper-ink bg-copper-wash',
  request: 'border-copper text-copper-ink bg-copper-wash',
  in_work_personal: 'border-copper text-copper-ink bg-copper-wash',
  in_work_company: 'border-copper text-copper-ink bg-copper-wash',
  ordered: 'border-copper text-copper-ink bg-copper-wash',
  in_warehouse: 'border-stock text-stock',
  shipped: 'border-stock text-stock',
  delivered: 'border-stock text-stock',
  completed: 'border-line-2 text-ink-2',
  cancelled: 'border-line-2 text-ink-2',
};

/** The status of an order in a word. `isWaiting`: for an owner of the company that buys. */
export function OrderStatusBadge({ status, isWaiting = false }: { status: OrderStatus; isWaiting?: boolean }) {
  const { t } = useWords();
  return (
    <span className={`inline-block rounded-full border px-2.5 text-13 leading-6 ${tones[status]}`}>
      {isWaiting ? t('order.waitingBadge') : t(`order.status_${status}`)}
    </span>
  );
}
