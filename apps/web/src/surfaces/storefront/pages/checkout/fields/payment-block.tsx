import type { CheckoutQuote } from '@farad/contract/shop/checkout';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { Block, ChoiceError, Way } from './block.tsx';
import { paymentSystem } from './payment-system.ts';
import type { TypedCheckout } from '../typed-checkout.ts';

/** Choice of the payment method. A method that is not available shows the reason (product Y1–Y3). */
export function PaymentBlock({
  quote,
  typed,
  errors,
}: {
  quote: CheckoutQuote;
  typed: TypedCheckout;
  errors: Readonly<Record<string, string>>;
}) {
  const { t, money } = useWords();
  const systems = quote.payment_methods.map((way) => ({
    ...way,
    ...paymentSystem(way.method, way.name ?? t(`checkout.method_${way.method}`)),
  }));
  const inParts = (method: Method['method']): string =>
    quote.onlinePayments > 1 && (method === 'card' || method === 'sbp')
      ? t('checkout.paidInParts', { count: quote.onlinePayments })
      : '';
  const offered = systems.filter(({ refusal }) => refusal === null);
  const chosen = offered.find(({ method }) => method === typed.payment);
  const others = offered.filter((way) => way !== chosen).map(({ title }) => title);
  const finished = chosen && {
    line: (
      <>
        {chosen.title}
        {others.length > 0 && (
          <span className="block text-13 text-ink-2">{t('checkout.otherWays', { ways: others.join(', ') })}</span>
        )}
      </>
    ),
  };
  return (
    <Block
      id="payment"
      title={t('checkout.payment')}
      finished={finished ?? null}
      isWrong={errors['payment'] !== undefined}
    >
      <ChoiceError error={errors['payment']} />
      <div role="radiogroup" aria-label={t('checkout.payment')} className="grid gap-2.5">
        {systems.map(({ title, src, method, refusal, note, limit }) => (
          <Way
            key={method}
            name="payment"
            value={method}
            isChosen={method === typed.payment}
            isRefused={refusal !== null}
            isWrong={errors['payment'] !== undefined}
            title={title}
            picture={src}
            note={
              refusal === null
                ? [note ?? t(`checkout.methodNote_${method}`), inParts(method)].join(' ').trim()
                : t(refusalText(method, refusal), {
                    sum: limit === null ? '' : money(kopecksOf(limit)),
                  })
            }
          />
        ))}
      </div>
    </Block>
  );
}

type Method = CheckoutQuote['payment_methods'][number];

/**
 * Returns the text key of the reason why a payment method is not available. Cash has its own text for sums above the
 * legal limit.
 */
const refusalText = (method: Method['method'], refusal: NonNullable<Method['refusal']>) =>
  method === 'cash_on_receipt' && refusal === 'above_maximum'
    ? ('checkout.refusal_cash_above_maximum' as const)
    : (`checkout.refusal_${refusal}` as const);
