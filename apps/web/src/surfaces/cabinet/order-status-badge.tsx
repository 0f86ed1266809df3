import { orderStatusFacts, type OrderPhase, type OrderStatus } from '@farad/domain/order';

import { useWords } from '#i18n/words.tsx';

const tones: Readonly<Record<OrderPhase, string>> = {
  new: 'border-copper text-copper-ink bg-copper-wash',
  work: 'border-copper text-copper-ink bg-copper-wash',
  ready: 'border-stock text-stock',
  gone: 'border-stock text-stock',
  over: 'border-line-2 text-ink-2',
};

/** Badge with the order's status. `isWaiting` = the order waits for approval by an owner of the buying company. */
export function OrderStatusBadge({ status, isWaiting = false }: { status: OrderStatus; isWaiting?: boolean }) {
  const { t } = useWords();
  return (
    <span
      className={`inline-block rounded-full border px-2.5 text-13 leading-6 ${tones[orderStatusFacts[status].phase]}`}
    >
      {isWaiting ? t('order.waitingBadge') : t(`order.status_${status}`)}
    </span>
  );
}
