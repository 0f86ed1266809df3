import type { WireBasket, WireBasketLine } from '@farad/contract/shop/basket';
import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import { rowPrice } from '@farad/domain/invoice';
import { typedCouponLengthMax } from '@farad/domain/promotion';
import type { Locale } from '@farad/domain/shared';
import { formatDays } from '@farad/wording/format';
import { formatRowPrice } from '@farad/wording/row-price';
import { Fragment } from 'react';
import { Form, Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { fieldClass } from '#ui/field.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { VatInside } from '#surfaces/storefront/features/taxes/vat-inside.tsx';
import type { Outcome } from './outcome.ts';

const couponForm = 'coupon';

/**
 * Form of the coupon. It has no visible content: its field is among the totals, inside another form, and names this
 * form by its id.
 */
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
              maxLength={typedCouponLengthMax}
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

/** Delivery price and date, calculated as in the checkout. */
function Delivery({ quote }: { quote: CheckoutQuote }) {
  const { t, to, locale, money } = useWords();
  const ways = quote.delivery.filter(({ isElsewhere, refusal }) => refusal === null && !isElsewhere);
  if (ways.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line-2 pt-3">
      <p className="text-13 text-ink-2">
        {t('checkout.toCity', { city: quote.city.title })}{' '}
        <Link to={`${to('/city?back=')}${encodeURIComponent(to('/basket'))}`} className="no-print underline">
          {t('checkout.otherCity')}
        </Link>
      </p>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-13">
        {ways.map(({ kind, name, price, days }) => (
          <Fragment key={kind}>
            <dt>
              {name ?? t(`checkout.way_${kind}`)}
              {days !== null && (
                <span className="block text-12 text-ink-2">{formatDays(days.from, days.to, locale)}</span>
              )}
            </dt>
            <dd className="num text-right">{price === 0 ? t('checkout.free') : money(kopecksOf(price ?? 0))}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}

/**
 * Returns the first line whose unit price in the order differs from the catalogue price. They differ if the sum of the
 * line is rounded to kopecks. null = no such line.
 */
function roundedLine(lines: readonly WireBasketLine[], locale: Locale): { mpn: string; price: string } | null {
  for (const { mpn, qty, current_price, total_price } of lines) {
    const price = rowPrice({ total: kopecksOf(total_price), quantity: qty });
    if (price.roubles !== current_price) return { mpn, price: formatRowPrice(price, locale) };
  }
  return null;
}

/** Totals of the basket, the coupon, and the button to the checkout. */
export function Totals({
  basket,
  lines,
  quote,
  isReady,
  tried,
}: {
  basket: Omit<WireBasket, 'products'>;
  lines: readonly WireBasketLine[];
  quote: CheckoutQuote | null;
  isReady: boolean;
  tried: Outcome['coupon'];
}) {
  const { t, money, locale } = useWords();
  const rounded = roundedLine(lines, locale);
  const isPersonal = basket.pricesKoef !== 1;
  const taken = quote?.coupon?.refusal === null ? quote.coupon : null;
  const sum = money(kopecksOf(basket.total_price - (taken?.discount ?? 0)));
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
        <dd className="num border-t border-line-2 pt-2 text-right text-20 font-semibold">{sum}</dd>
      </dl>
      {quote !== null && <VatInside vat={quote.vat} />}
      {isPersonal && <p className="mt-2 text-13 text-ink-2">{t('baskets.personalPrices')}</p>}
      {quote !== null && quote.cashback > 0 && (
        <p className="mt-2 text-13 text-stock">{t('checkout.cashback', { count: quote.cashback })}</p>
      )}
      {quote !== null && <CouponBox quote={quote} tried={tried} />}
      {quote !== null && <Delivery quote={quote} />}
      {isReady ? (
        <Button type="submit" name="go" value="checkout" size="large" className="no-print mt-4 w-full">
          {t('baskets.toCheckout')}
        </Button>
      ) : (
        <p className="mt-4 text-13 text-error">{t('baskets.fixLines')}</p>
      )}
      <p className="mt-3 text-12 text-ink-2">
        {t('baskets.minimumRouble')} {rounded !== null && t('baskets.priceInOrder', rounded)}
      </p>
      {/* On a phone the sum and the checkout button stay in view, above the bottom bar. */}
      <div className="no-print fixed inset-x-0 bottom-[calc(56px+env(safe-area-inset-bottom))] z-20 flex items-center justify-between gap-3 border-t border-line-2 bg-raised px-4 py-2 lg:hidden">
        <b className="num text-16 font-semibold">{sum}</b>
        <Button type="submit" name="go" value="checkout" disabled={!isReady}>
          {t('baskets.toCheckout')}
        </Button>
      </div>
    </aside>
  );
}
