import type { OrderPayment } from '@farad/contract/shop/payments';
import type { WireOrder } from '@farad/contract/shop/orders';
import { formatDeadline } from '@farad/wording/deadline';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { PaymentPanel } from '#surfaces/cabinet/payment-panel.tsx';
import { TimeLeft } from '#surfaces/cabinet/time-left.tsx';

/** Deadline for paying the order, or a message that it has passed. */
function Deadline({
  order: { payment_method: method, pay_until: payUntil },
  payment,
  minutesLeft,
}: Parameters<typeof OrderPaymentBox>[0]) {
  const { t, locale } = useWords();
  if (payment?.isOver === true) return payment.state === null ? <p>{t('order.payOver')}</p> : null;
  if (payUntil === null || minutesLeft === null) return null;
  const time = formatDeadline(payUntil, locale);
  return (
    <p>
      {t(method === 'invoice' ? 'order.heldUntil' : 'order.payUntil', { time })}{' '}
      <b className="font-semibold">
        <TimeLeft minutes={minutesLeft} />
      </b>
    </p>
  );
}

/** Payment section of the order: amount due, deadline, payment methods, payments and refunds. */
export function OrderPaymentBox({
  order,
  payment,
  minutesLeft,
}: {
  order: WireOrder;
  /** null = no online payment or refund to show. */
  payment: OrderPayment | null;
  /** Minutes until the unpaid order is cancelled; null = it is not cancelled automatically. */
  minutesLeft: number | null;
}) {
  const { t, money } = useWords();
  const { isWaiting, pay_until, paidAt, status, total_price } = order;
  const isDue = paidAt === null && status !== 'cancelled' && !isWaiting;
  const hasNews =
    payment !== null && (payment.state !== null || payment.methods.length > 0 || payment.refusal !== null);
  if (!hasNews && !(isDue && pay_until !== null)) return null;
  const isPaid = paidAt !== null;
  return (
    <section
      aria-labelledby="pay"
      className={`mb-6 border px-4 py-3 ${isPaid ? 'border-stock' : isDue ? 'border-copper bg-copper-wash' : 'border-line-2'}`}
    >
      <h2 id="pay">{isDue ? t('order.toPaySum', { sum: money(kopecksOf(total_price)) }) : t('order.payment')}</h2>
      {isDue && <Deadline order={order} payment={payment} minutesLeft={minutesLeft} />}
      {payment !== null && <PaymentPanel payment={payment} />}
    </section>
  );
}
