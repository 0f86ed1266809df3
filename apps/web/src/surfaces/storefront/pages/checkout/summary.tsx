import type { WireBasket } from '@farad/contract/basket';
import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { kopecksOf } from '../../../../ui/roubles.ts';

/** What is being ordered, beside the form. */
export function Summary({ basket }: { basket: WireBasket }) {
  const { t, to, money, pieces } = useWords();
  return (
    <aside
      className="h-fit border border-line-2 bg-raised p-4.5 lg:sticky lg:top-28"
      aria-label={t('checkout.summary')}
    >
      <h2 className="mb-3 flex items-baseline justify-between gap-3">
        {t('checkout.summary')}
        <Link to={to('/basket')} className="text-13 font-normal text-ink-2 underline">
          {t('checkout.backToBasket')}
        </Link>
      </h2>
      <ul className="grid max-h-[50vh] gap-2 overflow-y-auto">
        {basket.products.map((line) => (
          <li key={line.product_id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-13">
            <span className="num truncate font-semibold">{line.mpn}</span>
            <span className="num text-right">{money(kopecksOf(line.total_price))}</span>
            <span className="text-12 text-ink-2">{pieces(line.qty, line.unit)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-3 border-t border-line-2 pt-3">
        <b className="font-semibold">{t('basket.total')}</b>
        <b className="num text-20 font-semibold">{money(kopecksOf(basket.total_price))}</b>
      </p>
    </aside>
  );
}
