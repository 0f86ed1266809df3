import type { OrderPayment } from '@farad/contract/shop/payments';
import { textLimits } from '@farad/domain/shared';
import { Form, useNavigation } from 'react-router';

import { useWords, type Words } from '#i18n/words.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** Buttons for the payment methods. A method that is not available shows the reason. */
function Methods({ payment, isAgain }: { payment: OrderPayment; isAgain: boolean }) {
  const { t, money } = useWords();
  const isBusy = useNavigation().state !== 'idle';
  const sum = money(kopecksOf(payment.amount));
  // No method is highlighted while a payment is pending, because the link to its page is then the main action.
  const isFirst = payment.state !== 'pending';
  return (
    <Form method="post" replace preventScrollReset className="no-print mt-3 grid justify-items-start gap-2.5">
      <input type="hidden" name="step" value="pay" />
      {payment.needsEmail && (
        <Field
          name="email"
          type="email"
          label={t('order.payEmail')}
          autoComplete="email"
          maxLength={textLimits.email}
          required
        />
      )}
      {payment.methods.map(({ method, refusal }) => (
        <div key={method}>
          <Button
            type="submit"
            name="method"
            value={method}
            size="large"
            kind={isFirst && (method === payment.method || payment.methods.length === 1) ? 'primary' : 'quiet'}
            disabled={isBusy || refusal !== null}
          >
            {t(isAgain ? `order.payAgain_${method}` : `order.pay_${method}`, { sum })}
          </Button>
          {refusal !== null && <p className="mt-1 text-13 text-ink-2">{t(`order.payRefusal_${refusal}`)}</p>}
        </div>
      ))}
    </Form>
  );
}

/** Link to the provider's page of a pending payment, with its QR code. */
function Open({ payment }: { payment: OrderPayment }) {
  const { t } = useWords();
  const { confirmation_url, isOver, qr } = payment;
  if (confirmation_url === null) return <p className="mt-1">{t(isOver ? 'order.payOver' : 'order.payChecking')}</p>;
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-5">
      {qr !== null && (
        <img src={qr} width={180} height={180} alt={t('order.payCode')} className="bg-[#fff] p-2 max-lg:hidden" />
      )}
      <div className="max-w-[300px]">
        {qr !== null && <p className="mb-3 max-lg:hidden">{t('order.payByCode')}</p>}
        <a href={confirmation_url} className={buttonClass('primary', 'large')}>
          {t('order.payGoOn')}
        </a>
      </div>
    </div>
  );
}

/** Progress of an order that is paid in several payments. Each payment has its own receipt. */
function Parts({ parts, toPay }: { parts: NonNullable<OrderPayment['parts']>; toPay: number }) {
  const { t, money } = useWords();
  const { paid, left, sum } = parts;
  const count = paid + left;
  const words = { paid, count, sum: money(kopecksOf(sum)), total: money(kopecksOf(toPay)) };
  return (
    <div className="mt-2">
      <p className="text-13 text-ink-2">{t('order.payParts')}</p>
      <p id="pay-parts">{t('order.payPartsDone', words)}</p>
      <progress aria-labelledby="pay-parts" value={paid} max={count} className="mt-1 w-full max-w-[320px]" />
    </div>
  );
}

/** Returns a text about a refund by bank transfer or in cash: amount, payee and state. */
function returnText(
  { way, amount, isDone, accountEnd: end, day }: OrderPayment['returns'][number],
  { t, money, date }: Words,
): string {
  const sum = money(kopecksOf(amount));
  const on = day === null ? '' : date(`${day}T12:00:00+03:00`);
  if (way === 'cash') return t('order.moneyCash', { sum, day: on });
  if (!isDone) return t('order.moneyPlanned', { sum, end });
  return end === '' ? t('order.moneySentBare', { sum, day: on }) : t('order.moneySent', { sum, end, day: on });
}

/** State of the order's payment, and the ways to pay now. */
export function PaymentPanel({ payment }: { payment: OrderPayment }) {
  const words = useWords();
  const { t, money } = words;
  const { state, advice, returns, amount, isOver, refunded, refusal, methods, parts, total } = payment;
  return (
    <div>
      {(state === 'paid' || state === 'succeeded') && (
        <p className="font-semibold text-stock">{t('order.paidSum', { sum: money(kopecksOf(amount)) })}</p>
      )}
      {parts !== null && <Parts parts={parts} toPay={total} />}
      {state === 'waiting_for_capture' && <p>{t('order.payHeld', { sum: money(kopecksOf(amount)) })}</p>}
      {refunded > 0 && <p>{t('order.refundedSum', { sum: money(kopecksOf(refunded)) })}</p>}
      {returns.map((each, index) => (
        <p key={index}>{returnText(each, words)}</p>
      ))}
      {state === 'cancelled' &&
        (isOver ? (
          <p>{t('order.payOver')}</p>
        ) : (
          <p role="alert" className="text-error">
            {t(`checkout.advice_${advice ?? 'try_again'}`)}
          </p>
        ))}
      {refusal !== null && (
        <p role="alert" className="text-error">
          {t(`order.payRefusal_${refusal}`)}
        </p>
      )}
      {(state === 'created' || state === 'pending') && <Open payment={payment} />}
      {methods.length > 0 && state === 'pending' && <p className="no-print mt-4 text-ink-2">{t('order.payOther')}</p>}
      {methods.length > 0 && <Methods payment={payment} isAgain={state === 'cancelled'} />}
    </div>
  );
}
