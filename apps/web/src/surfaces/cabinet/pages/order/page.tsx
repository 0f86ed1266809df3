import { maskPhone, normalisePhone } from '@farad/domain/customer';
import { formatDays } from '@farad/wording/format';
import { useEffect } from 'react';
import { useActionData, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { lineDrawing } from '#server/drawing.server.ts';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { apiOf, appContext, orErrorPage } from '#server/visit.server.ts';
import { Note } from '#surfaces/cabinet/note.tsx';
import { OrderStatusBadge } from '#surfaces/cabinet/order-status-badge.tsx';
import { minutesUntil } from '#surfaces/cabinet/time-left.tsx';
import { requireSignIn } from '#surfaces/cabinet/require-sign-in.server.ts';
import { WayBackIn } from '#surfaces/cabinet/way-back-in.tsx';
import { changeOrder } from './change-order.server.ts';
import { Approval, CancelWish, OrderActions, Repeated } from './order-actions.tsx';
import { Documents, documentTitle, LinesForPrograms } from './order-documents.tsx';
import { Amounts, Facts } from './order-facts.tsx';
import { Returns, Timeline } from './order-history.tsx';
import { Parcels } from './order-parcels.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPaymentBox } from './order-payment.tsx';
import type { Route } from './+types/page';

/** Values of `?done` after a successful form. Each has a message. */
const outcomes = ['approved', 'refused', 'cancelled', 'cancelAsked', 'returnSent'] as const;

export async function loader(visit: Route.LoaderArgs) {
  await requireSignIn(visit);
  const number = visit.params.number;
  const order = orErrorPage(await apiOf(visit).order({ number }));
  const isOnline = order.payment_method === 'card' || order.payment_method === 'sbp';
  const mayBeReturned = order.paidAt !== null || order.status === 'cancelled';
  const [money, papers] = await Promise.all([
    isOnline || mayBeReturned ? apiOf(visit).orderPayment({ number }).then(orErrorPage) : null,
    apiOf(visit).orderDocuments({ number }).then(orErrorPage),
  ]);
  // For an order that is not paid online, show payments only if there is a refund.
  const payment = isOnline || (money !== null && money.returns.length > 0) ? money : null;
  const minutesLeft = order.pay_until === null ? null : minutesUntil(order.pay_until);
  const { searchParams } = visit.url;
  const done = outcomes.find((outcome) => outcome === searchParams.get('done')) ?? null;
  const { apiBase } = visit.context.get(appContext);
  return {
    order,
    apiBase,
    documents: papers.documents,
    payment,
    minutesLeft,
    done,
    isJustPlaced: searchParams.has('placed'),
    drawings: order.products.map(lineDrawing),
  };
}

export async function action(visit: Route.ActionArgs) {
  await requireSignIn(visit);
  return changeOrder(visit, visit.params.number);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

function JustPlaced({ order, documents, apiBase }: Pick<Loaded, 'order' | 'documents' | 'apiBase'>) {
  // Scroll up to the message about the placed order, because the checkout keeps the scroll position.
  useEffect(() => scrollTo(0, 0), []);
  const words = useWords();
  const { t, locale } = words;
  const { kind, days } = order.delivery;
  const when = days === null ? '' : formatDays(days.from, days.to, locale);
  const invoice = documents.find((each) => each.kind === 'invoice' && !each.isReplaced);
  const accountant = order.company?.accountantEmail ?? '';
  const phone = normalisePhone(order.contact.phone);
  const contact = phone.ok ? maskPhone(phone.value) : order.contact.email;
  return (
    <section role="status" className="mb-6 border border-stock px-4 py-3">
      <p className="text-16 font-semibold text-stock">
        {t(order.isWaiting ? 'checkout.placedWaitingTitle' : 'checkout.placedTitle', { number: order.number })}
      </p>
      <p>
        {t(order.isWaiting ? 'checkout.placedWaitingText' : 'checkout.placedText')}{' '}
        {t('checkout.placedContact', { contact })}
        {invoice !== undefined && accountant !== '' && ` ${t('order.invoiceSent', { email: accountant })}`}
      </p>
      <p>
        {when !== '' && `${t(kind === 'own_pickup' ? 'order.pickupFrom' : 'order.arrives', { days: when })}. `}
        {order.pay_until === null && !order.isWaiting && t(`order.next_${kind}`)}
      </p>
      <WayBackIn contact={order.contact} />
      {invoice !== undefined && (
        <a
          href={`${apiBase}/orders/${order.number}/documents/${invoice.id}`}
          className={buttonClass('primary', 'medium', 'mt-3')}
        >
          {documentTitle(words, invoice)} (PDF)
        </a>
      )}
    </section>
  );
}

export default function OrderPage() {
  const { t, to, date } = useWords();
  const { order, apiBase, documents, payment, minutesLeft, done, drawings, isJustPlaced } =
    useLoaderData<typeof loader>();
  const changed = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t('order.title', { number: order.number })} isIndexed={false} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ title: t('order.orders'), to: to('/cabinet/orders') }]} />
      <h1 className="flex flex-wrap items-center gap-3 pb-4">
        {t('order.title', { number: order.number })}
        <span className="text-14 font-normal text-ink-2">{t('order.placedOn', { date: date(order.createdAt) })}</span>
        <OrderStatusBadge status={order.status} isWaiting={order.isWaiting} />
      </h1>
      {isJustPlaced && <JustPlaced order={order} documents={documents} apiBase={apiBase} />}
      {done !== null && changed === undefined && <Note>{t(`order.${done}`)}</Note>}
      {changed?.kind === 'problem' && <Note isProblem>{changed.problem}</Note>}
      {changed?.kind === 'repeated' && <Repeated order={order} done={changed} />}
      <CancelWish order={order} />
      {!isJustPlaced && <Approval order={order} />}
      {order.status === 'request' && !order.isWaiting && (
        <p className="mb-4 max-w-[640px] border-l-2 border-copper bg-copper-wash px-3 py-2">{t('order.requestText')}</p>
      )}
      <OrderPaymentBox
        order={order}
        payment={changed?.kind === 'payment' ? changed.payment : payment}
        minutesLeft={minutesLeft}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <OrderItems order={order} drawings={drawings} />
          <Parcels order={order} />
          <Documents number={order.number} documents={documents} apiBase={apiBase} />
          <LinesForPrograms number={order.number} apiBase={apiBase} />
          <Returns order={order} drawings={drawings} />
          <Timeline order={order} />
        </div>
        <aside className="grid h-fit gap-4 border border-line-2 bg-raised p-4.5">
          <Amounts order={order} />
          <Facts order={order} />
          <OrderActions order={order} />
        </aside>
      </div>
    </>
  );
}
