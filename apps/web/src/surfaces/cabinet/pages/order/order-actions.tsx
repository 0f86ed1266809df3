import type { WireOrder } from '@farad/contract/shop/orders';
import { textLimits } from '@farad/domain/shared';
import { Form, Link, useNavigation } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useMayOrder } from '#shell/page/owner-only.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { OrderDone } from './change-order.server.ts';

/** Form with which an owner of the company approves or refuses an order above the buyer's limit. */
export function Approval({ order }: { order: WireOrder }) {
  const { t } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  if (!order.isWaiting) return null;
  return (
    <section className="mb-6 border border-warn bg-warn-wash px-4 py-3">
      <p className="font-semibold text-warn">{t('order.waitingBadge')}</p>
      <p>{t(order.may.approve ? 'order.approveText' : 'order.waitingText')}</p>
      {order.may.approve && (
        <div className="mt-3 grid max-w-[460px] gap-3">
          <Form method="post" replace>
            <Button type="submit" name="step" value="approve" disabled={isBusy}>
              {t('order.approve')}
            </Button>
          </Form>
          <details>
            <summary className="w-fit cursor-pointer text-error underline">{t('order.refuse')}</summary>
            <Form method="post" replace className="mt-3 grid gap-3">
              <Field name="reason" label={t('order.refuseReason')} maxLength={textLimits.reason} />
              <div>
                <Button type="submit" name="step" value="refuse" kind="quiet" disabled={isBusy}>
                  {t('order.refuse')}
                </Button>
              </div>
            </Form>
          </details>
        </div>
      )}
    </section>
  );
}

/** The customer's request to cancel the order, while staff have not answered it or after they refused it. */
export function CancelWish({ order: { cancelWish: wish, status } }: { order: WireOrder }) {
  const { t } = useWords();
  if (wish === null || wish.state === 'accepted' || status === 'completed') return null;
  return (
    <section className="mb-6 border border-warn bg-warn-wash px-4 py-3">
      <p className="font-semibold text-warn">{t(`order.cancelWish_${wish.state}`)}</p>
      <p className="wrap-anywhere whitespace-pre-line">
        <q>{wish.state === 'refused' ? wish.answer : wish.reason}</q>
      </p>
    </section>
  );
}

/** Result of repeating an order: the number of lines added to the basket, and what differs from the order. */
export function Repeated({ order, done }: { order: WireOrder; done: OrderDone & { kind: 'repeated' } }) {
  const { t, to } = useWords();
  const mpnOf = (id: string): string => order.products.find((line) => line.product_id === id)?.mpn ?? '';
  return (
    <section role="status" className="mb-6 border border-line-2 bg-raised px-4 py-3">
      <p className="font-semibold">
        {done.count === 0 ? t('order.repeatedNothing') : t('order.repeated', { count: done.count })}
      </p>
      {done.changes.length > 0 && (
        <>
          <h2 className="mt-2 text-14">{t('order.repeatChanges')}</h2>
          <ul className="mt-1">
            {done.changes.map(({ product_id, kind, values }) => (
              <li key={`${product_id} ${kind}`} className={kind === 'cheaper' ? 'text-stock' : 'text-warn'}>
                <b className="num font-semibold">{mpnOf(product_id)}</b>: {t(`order.change_${kind}`, values)}
              </li>
            ))}
          </ul>
        </>
      )}
      {done.count > 0 && (
        <Link to={to('/basket')} className={buttonClass('primary', 'medium', 'mt-3')}>
          {t('order.toBasket')}
        </Link>
      )}
    </section>
  );
}

/** Buttons for the actions that the order allows now. */
export function OrderActions({ order }: { order: WireOrder }) {
  const { t, to } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const page = to(`/cabinet/orders/${order.number}`);
  const mayOrder = useMayOrder();
  return (
    <div className="no-print mt-4 grid gap-2.5">
      <Form method="post" replace>
        <Button type="submit" name="step" value="repeat" kind="quiet" disabled={isBusy} className="w-full">
          {t('order.repeat')}
        </Button>
        <p className="mt-1 text-12 text-ink-2">{t('order.repeatHint')}</p>
      </Form>
      {mayOrder && order.returnable.length > 0 && (
        <Link to={`${page}/return`} className={buttonClass('quiet', 'medium', 'w-full')}>
          {t('order.return')}
        </Link>
      )}
      {mayOrder && order.may.cancel && (
        <Link to={`${page}/cancel`} className="text-center text-error underline">
          {t('order.cancel')}
        </Link>
      )}
      {mayOrder && order.may.askToCancel && (
        <Link to={`${page}/cancel`} className="text-center text-error underline">
          {t('order.askToCancel')}
        </Link>
      )}
    </div>
  );
}
