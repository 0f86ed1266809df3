import type { WireOrder } from '@farad/contract/shop/orders';
import { formatDateTime } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { paidFor } from './paid-for.ts';
import { ReturnPhotos } from './return-photos.tsx';

/** Status history of an order: when, by whom and why (product O2). */
export function Timeline({ order }: { order: WireOrder }) {
  const { t, locale } = useWords();
  return (
    <section aria-labelledby="timeline" className="mt-8">
      <h2 id="timeline" className="mb-2">
        {t('order.timeline')}
      </h2>
      <ol className="border-l border-line-2 pl-4">
        {order.events.map((event, index) => {
          const isWaiting = order.isWaiting && index === order.events.length - 1;
          return (
            <li key={event.at + event.status} className="py-1.5">
              <b className="font-semibold">{isWaiting ? t('order.waitingBadge') : t(`order.status_${event.status}`)}</b>
              <span className="ml-3 text-13 text-ink-2">
                <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time>, {t(`order.by_${event.by}`)}
              </span>
              <p className="text-13 text-ink-2">
                {isWaiting ? t('order.waitingText') : t(statusText(order, event.status))}
              </p>
              {event.reason !== '' && (
                <p className="text-13 wrap-anywhere whitespace-pre-line">
                  <q>{event.reason}</q>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/**
 * Returns the key of the status text. A packed order is ready for pickup only at our own office; any other order still
 * has to be sent.
 */
const statusText = ({ delivery }: WireOrder, status: WireOrder['status']) =>
  status === 'in_warehouse' && delivery.kind !== 'own_pickup'
    ? ('order.statusText_to_be_sent' as const)
    : (`order.statusText_${status}` as const);

/** The customer's return requests for the order, with their results. */
export function Returns({ order, drawings }: { order: WireOrder; drawings: readonly string[] }) {
  const { t, date, money, pieces } = useWords();
  if (order.returns.length === 0) return null;
  return (
    <section aria-labelledby="returns" className="mt-8">
      <h2 id="returns" className="mb-2">
        {t('order.returns')}
      </h2>
      <ul className="grid gap-3">
        {order.returns.map((wish) => (
          <li key={wish.createdAt} className="border border-line px-3.5 py-2.5">
            <p>
              <b className="font-semibold">{t(`order.returnState_${wish.state}`)}</b>
              <span className="ml-3 text-13 text-ink-2">
                {date(wish.createdAt)}, {t(`order.returnReason_${wish.reason}`)}
              </span>
            </p>
            <ul className="text-13">
              {wish.products.map(({ product_id, qty }) => {
                const at = order.products.findIndex((line) => line.product_id === product_id);
                const line = order.products[at];
                return (
                  <li key={product_id} className="flex items-center gap-3 py-1">
                    <Drawing path={drawings[at] ?? ''} />
                    <span>
                      <span className="num">{line?.mpn}</span>: {pieces(qty, line?.unit)}
                    </span>
                    {line !== undefined && <span className="num ml-auto">{money(paidFor(line, qty))}</span>}
                  </li>
                );
              })}
            </ul>
            {wish.comment !== '' && (
              <p className="text-13 wrap-anywhere whitespace-pre-line">
                <q>{wish.comment}</q>
              </p>
            )}
            <ReturnPhotos number={order.number} ids={wish.photos} />
          </li>
        ))}
      </ul>
    </section>
  );
}
