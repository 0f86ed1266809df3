import type { WireOrder } from '@farad/contract/shop/orders';
import type { OrderPayment } from '@farad/contract/shop/payments';
import { formatDeadline } from '@farad/wording/deadline';
import { formatDays } from '@farad/wording/format';
import { Link, useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, orErrorPage, type Visit } from '#server/visit.server.ts';
import { payOrder } from '#surfaces/cabinet/pay.server.ts';
import { PaymentPanel } from '#surfaces/cabinet/payment-panel.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { WayBackIn } from '#surfaces/cabinet/way-back-in.tsx';
import { useAsking } from './use-asking.ts';
import type { Route } from './+types/page';

const returned = async (visit: Visit & Pick<Route.LoaderArgs, 'params'>): Promise<OrderPayment> =>
  orErrorPage(await apiOf(visit).returnedPayment({ token: visit.params.token }));

export async function loader(visit: Route.LoaderArgs) {
  const payment = await returned(visit);
  // The customer may return in another browser, in which they are not signed in. Then show only the payment.
  const order = await apiOf(visit).order({ number: payment.number });
  return { payment, order: order.ok ? order.value : null };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  const { number } = await returned(visit);
  return payOrder(visit, number, await visit.request.formData());
}

type Stage = 'waiting' | 'paid' | 'part' | 'declined' | 'over';

function stageOf({ isOver, state, methods, parts }: OrderPayment): Stage {
  if (state === 'paid' || state === 'succeeded' || state === 'refunded' || state === 'waiting_for_capture')
    return 'paid';
  if (isOver) return 'over';
  if (state === 'created' || state === 'pending') return 'waiting';
  if (methods.every(({ refusal }) => refusal !== null)) return 'over';
  return state === null && parts !== null && parts.paid > 0 ? 'part' : 'declined';
}

/** Reloads the page after some seconds, for visitors without JavaScript. */
function Refresh({ seconds }: { seconds: number }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={String(Math.max(seconds, 3))} />
    </noscript>
  );
}

/** Tells where and when the order arrives. */
function WhatNext({ delivery, contact }: Pick<WireOrder, 'delivery' | 'contact'>) {
  const { t, locale } = useWords();
  const { kind, address, hours, days } = delivery;
  const when = days === null ? '' : formatDays(days.from, days.to, locale);
  return (
    <section aria-labelledby="next" className="mt-6 border border-line-2 bg-raised px-4 py-3">
      <h2 id="next" className="mb-1">
        {t('order.whatNext')}
      </h2>
      <p>{[t(`checkout.way_${kind}`), address, hours].filter(Boolean).join(', ')}</p>
      {when !== '' && <p>{t(kind === 'own_pickup' ? 'order.pickupFrom' : 'order.arrives', { days: when })}</p>}
      <p className="mt-1 text-ink-2">{t(`order.next_${kind}`)}</p>
      <WayBackIn contact={contact} />
    </section>
  );
}

/** Page to which the payment provider returns the buyer (product Y1). */
export default function PayReturnPage() {
  const { t, to, locale } = useWords();
  const { payment: loaded, order } = useLoaderData<typeof loader>();
  const payment = useActionData<typeof action>()?.payment ?? loaded;
  const stage = stageOf(payment);
  const { askAgainSeconds, number } = payment;
  useAsking(stage === 'waiting' ? askAgainSeconds : null);
  return (
    <>
      <PageHead title={t(`order.payStage_${stage}`, { number })} isIndexed={false} />
      <div className="max-w-[640px] pt-8">
        <div role="status">
          <h1 className="mb-2">{t(`order.payStage_${stage}`, { number })}</h1>
          <p className="mb-4 text-ink-2">{t(`order.payStageText_${stage}`)}</p>
        </div>
        {stage === 'waiting' && askAgainSeconds !== null && <Refresh seconds={askAgainSeconds} />}
        {(stage === 'waiting' || stage === 'declined') && payment.pay_until !== null && (
          <p className="mb-3 text-ink-2">{t('order.payUntil', { time: formatDeadline(payment.pay_until, locale) })}</p>
        )}
        <PaymentPanel payment={payment} />
        {stage === 'paid' && order !== null && <WhatNext delivery={order.delivery} contact={order.contact} />}
        <p className="mt-6">
          <Link to={to(`/cabinet/orders/${number}`)} className={buttonClass('quiet')}>
            {t('order.toOrder', { number })}
          </Link>
        </p>
      </div>
    </>
  );
}
