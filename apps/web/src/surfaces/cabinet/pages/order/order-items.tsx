import type { WireOrder } from '@farad/contract/shop/orders';
import { rowPrice } from '@farad/domain/invoice';
import { formatRowPrice } from '@farad/wording/row-price';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** Returns true if the unit price on documents (sum of the line ÷ quantity) differs from the catalogue price. */
const isRounded = (line: WireOrder['products'][number]): boolean =>
  rowPrice({ total: kopecksOf(line.total_price), quantity: line.qty }).roubles !== line.current_price;

/** Lines of the order. Unit price × quantity gives exactly the line's sum, as on the documents. */
export function OrderItems({ order, drawings }: { order: Pick<WireOrder, 'products'>; drawings: readonly string[] }) {
  const { t, to, money, pieces, locale } = useWords();
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="mb-1">
        {t('order.items')}
        <span className="ml-2 font-normal text-ink-2">{t('order.items_count', { count: order.products.length })}</span>
      </h2>
      <ul>
        {order.products.map((line, index) => {
          const total = kopecksOf(line.total_price);
          const price = rowPrice({ total, quantity: line.qty });
          return (
            <li
              key={line.product_id}
              className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5"
            >
              <Drawing path={drawings[index] ?? ''} />
              <div>
                <Link to={to(`/product/${line.seo}`)} className="num font-semibold whitespace-normal">
                  {line.mpn}
                </Link>
                <p className="text-13 text-ink-2">
                  {line.brand} · {line.title}
                </p>
                {line.note !== '' && <p className="text-13 wrap-anywhere">{line.note}</p>}
              </div>
              <p className="text-right">
                <b className="num font-semibold">{money(total)}</b>
                <span className="num block text-12 text-ink-2">
                  {pieces(line.qty, line.unit)} × {formatRowPrice(price, locale)} ₽
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      {order.products.some(isRounded) && <p className="mt-2 text-12 text-ink-2">{t('order.roundedPrices')}</p>}
    </section>
  );
}
