import type { WireBasket } from '@farad/contract/basket';
import type { CheckoutQuote } from '@farad/contract/checkout';
import { Form, Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { fieldClass } from '../../../../ui/field.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';
import { VatInside } from '../../features/taxes/vat-inside.tsx';
import type { Outcome } from './outcome.ts';

const couponForm = 'coupon';

/** The form of the coupon: its box stands among the totals, inside of another form. */
export function CouponForm() {
  const { to } = useWords();
  return <Form id={couponForm} method="post" action={to('/basket')} preventScrollReset />;
}

function CouponBox({ quote, tried }: { quote: CheckoutQuote; tried: Outcome['coupon'] }) {
  const { t, money } = useWords();
  const taken = quote.coupon?.refusal === null ? quote.coupon : null;
  const said = tried?.answer ?? quote.coupon;
  const refused = said?.refusal
    ? t(`checkout.coupon_${said.refusal}`, { minimum: money(kopecksOf(said.minimum ?? 0)) })
    : null;
  return (
    <div className="no-print mt-4 border-t border-line-2 pt-3">
      <input type="hidden" form={couponForm} name="act" value={taken === null ? 'coupon' : 'no-coupon'} />
      {taken === null ? (
        <>
          <label htmlFor="coupon-code" className="text-13 text-ink-2">
            {t('checkout.coupon')}
          </label>
          <div className="mt-1 flex gap-2">
            <input
              key={tried?.typed}
              id="coupon-code"
              form={couponForm}
              name="coupon"
              defaultValue={tried?.typed}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              aria-invalid={refused === null ? undefined : true}
              aria-describedby={refused === null ? undefined : 'coupon-said'}
              className={fieldClass('h-10 min-w-0 flex-1 font-mono text-16 uppercase')}
            />
            <Button type="submit" form={couponForm} kind="quiet" className="!h-10">
              {t('checkout.apply')}
            </Button>
          </div>
        </>
      ) : (
        <p className="flex items-center justify-between gap-3">
          <span>
            {t('checkout.couponOf', { code: taken.code })}
            {taken.freeDelivery && <span className="block text-13 text-stock">{t('checkout.couponFreeDelivery')}</span>}
          </span>
          <Button type="submit" form={couponForm} kind="quiet" size="small">
            {t('baskets.remove')}
          </Button>
        </p>
      )}
      <p id="coupon-said" aria-live="polite" className="mt-1 text-13 text-error empty:hidden">
        {refused}
      </p>
    </div>
  );
}

function Row({ title, sum, isOff = false }: { title: string; sum: string; isOff?: boolean }) {
  return (
    <>
      <dt className="text-ink-2">{title}</dt>
      <dd className={`num text-right ${isOff ? 'text-stock' : ''}`}>
        {isOff && '−'}
        {sum}
      </dd>
    </>
  );
}

/** What the lines cost, with the coupon, and the way on. */
export function Totals({
  basket,
  quote,
  isReady,
  tried,
}: {
  basket: Omit<WireBasket, 'products'>;
  quote: CheckoutQuote | null;
  isReady: boolean;
  tried: Outcome['coupon'];
}) {
  const { t, to, money } = useWords();
  const isPersonal = basket.pricesKoef !== 1;
  const taken = quote?.coupon?.refusal === null ? quote.coupon : null;
  return (
    <aside className="h-fit border border-ink bg-raised p-4.5 lg:sticky lg:top-28">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <Row title={t('basket.goods')} sum={money(kopecksOf(basket.total_price + basket.total_discount))} />
        {basket.total_discount > 0 && (
          <Row title={t('basket.discount')} sum={money(kopecksOf(basket.total_discount))} isOff />
        )}
        {taken !== null && taken.discount > 0 && (
          <Row title={t('checkout.couponOf', { code: taken.code })} sum={money(kopecksOf(taken.discount))} isOff />
        )}
        <dt className="border-t border-line-2 pt-3 font-semibold">{t('basket.total')}</dt>
        <dd className="num border-t border-line-2 pt-2 text-right text-20 font-semibold">
          {money(kopecksOf(basket.total_price - (taken?.discount ?? 0)))}
        </dd>
      </dl>
      {quote !== null && <VatInside vat={quote.vat} />}
      {isPersonal && <p className="mt-2 text-13 text-ink-2">{t('baskets.personalPrices')}</p>}
      {quote !== null && quote.cashback > 0 && (
        <p className="mt-2 text-13 text-stock">{t('checkout.cashback', { count: quote.cashback })}</p>
      )}
      {quote !== null && <CouponBox quote={quote} tried={tried} />}
      {isReady ? (
        <Link to={to('/checkout')} className={buttonClass('primary', 'large', 'no-print mt-4 w-full')}>
          {t('baskets.toCheckout')}
        </Link>
      ) : (
        <p className="mt-4 text-13 text-error">{t('baskets.fixLines')}</p>
      )}
      <p className="mt-3 text-12 text-ink-2">{t('baskets.minimumRouble')}</p>
    </aside>
  );
}
