import type { CheckoutQuote } from '@farad/contract/shop/checkout';
import { useState } from 'react';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';
import { VatInside } from '#surfaces/storefront/features/taxes/vat-inside.tsx';

function Row({ title, sum, isOff = false }: { title: string; sum: string; isOff?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-3 ${isOff ? 'text-stock' : ''}`}>
      <dt className={isOff ? '' : 'text-ink-2'}>{title}</dt>
      <dd className="num whitespace-nowrap">
        {isOff && '−'}
        {sum}
      </dd>
    </div>
  );
}

/** Amounts that make up the total: goods − coupon − bonuses + delivery. */
function Amounts({ quote }: { quote: CheckoutQuote }) {
  const { t, money } = useWords();
  const roubles = (sum: number): string => money(kopecksOf(sum));
  const { coupon, bonuses, goods_price, cargo_price, total_discount, chosen } = quote;
  const taken = coupon !== null && coupon.refusal === null ? coupon : null;
  return (
    <dl className="mt-3 grid gap-1.5 border-t border-line-2 pt-3">
      <Row title={t('basket.goods')} sum={roubles(goods_price + total_discount)} />
      {total_discount > 0 && <Row title={t('basket.discount')} sum={roubles(total_discount)} isOff />}
      {taken !== null && taken.discount > 0 && (
        <Row title={t('checkout.couponOf', { code: taken.code })} sum={roubles(taken.discount)} isOff />
      )}
      {bonuses.used > 0 && <Row title={t('checkout.bonusesUsed')} sum={roubles(bonuses.used)} isOff />}
      <Row
        title={t('checkout.deliveryCost')}
        sum={chosen === null ? t('checkout.notChosen') : cargo_price === 0 ? t('checkout.free') : roubles(cargo_price)}
      />
    </dl>
  );
}

/** Tells how much is missing for free delivery. */
function FreeDelivery({ quote }: { quote: CheckoutQuote }) {
  const { t, money } = useWords();
  const near = quote.proposals.find((each) => each.kind === 'free_delivery' && each.delivery === quote.chosen);
  if (near?.kind !== 'free_delivery') return null;
  const values = { remainder: money(kopecksOf(near.remainder)), saves: money(kopecksOf(near.saves)) };
  return <p className="mt-2 text-13 text-ink-2">{t('checkout.freeDeliveryRemainder', values)}</p>;
}

/** Number of lines that are shown until the buyer opens the rest. */
const shownLines = 6;

function Lines({ lines }: { lines: CheckoutQuote['products'] }) {
  const { money, pieces } = useWords();
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line.product_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-13">
          <span className="num truncate font-semibold">{line.mpn}</span>
          <span className="num text-right">{money(kopecksOf(line.total_price))}</span>
          <span className="text-12 text-ink-2">{pieces(line.qty, line.unit)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lines of the order. On a phone, only their number is shown until the buyer opens them. */
function OrderedLines({ lines }: { lines: CheckoutQuote['products'] }) {
  const { t } = useWords();
  const [isFolded, setFolded] = useState(true);
  return (
    <>
      {isFolded && (
        <button
          type="button"
          className="min-h-8 text-13 text-ink-2 underline only-scripted lg:hidden"
          onClick={() => setFolded(false)}
        >
          {t('checkout.showLines', { count: lines.length })}
        </button>
      )}
      <div className={isFolded ? '[@media(scripting:enabled)]:max-lg:hidden' : ''}>
        <Lines lines={lines.slice(0, shownLines)} />
        {lines.length > shownLines && (
          <details className="mt-2">
            <summary className="w-fit text-13 text-ink-2 underline">
              {t('checkout.moreLines', { count: lines.length - shownLines })}
            </summary>
            <div className="mt-2">
              <Lines lines={lines.slice(shownLines)} />
            </div>
          </details>
        )}
      </div>
    </>
  );
}

/** Lines and total of the order, beside the form. `isBusy` = prices are being recalculated. */
export function Summary({
  quote,
  request,
  isBusy,
}: {
  quote: CheckoutQuote;
  /** Number of the quote request whose quote is ordered; null = the basket is ordered. */
  request: string | null;
  isBusy: boolean;
}) {
  const { t, to, money } = useWords();
  return (
    <aside
      className="h-fit border border-line-2 bg-raised p-4.5 lg:sticky lg:top-28"
      aria-label={t('checkout.summary')}
      aria-busy={isBusy}
    >
      <h2 className="mb-3 flex items-baseline justify-between gap-3">
        {t('checkout.summary')}
        <Link
          to={to(request === null ? '/basket' : `/cabinet/requests/${request}`)}
          className="text-13 font-normal text-ink-2 underline"
        >
          {t(request === null ? 'checkout.backToBasket' : 'checkout.backToRequest')}
        </Link>
      </h2>
      <OrderedLines lines={quote.products} />
      <Amounts quote={quote} />
      <p
        role="status"
        className="mt-3 flex items-baseline justify-between gap-3 border-t border-line-2 pt-3 font-semibold"
      >
        {t('basket.total')}
        <b className="num text-20 font-semibold">{money(kopecksOf(quote.total_price))}</b>
      </p>
      <VatInside vat={quote.vat} />
      {quote.cashback > 0 && (
        <p className="mt-2 text-13 text-stock">{t('checkout.cashback', { count: quote.cashback })}</p>
      )}
      {!quote.takes_orders && <p className="mt-2 text-13 text-warn">{t('checkout.takesNoOrders')}</p>}
      {quote.order_minimum !== null && (
        <p className="mt-2 text-13 text-warn">
          {t('checkout.orderMinimum', { sum: money(kopecksOf(quote.order_minimum)) })}
        </p>
      )}
      <FreeDelivery quote={quote} />
    </aside>
  );
}
