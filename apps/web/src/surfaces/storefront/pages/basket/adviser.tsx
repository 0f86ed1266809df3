import type { CheckoutQuote } from '@farad/contract/shop/checkout';

import { useWords } from '#i18n/words.tsx';
import { Button } from '#ui/button.tsx';
import { kopecksOf } from '#ui/roubles.ts';

type Advice = Pick<CheckoutQuote, 'proposals' | 'products' | 'cashback'>;

/**
 * Suggestions that make the order cheaper or complete. Each has a button to accept it, and one button accepts all
 * (product B8).
 */
export function Adviser({ proposals, products }: Advice) {
  const { t, money, pieces } = useWords();
  const cheaper = proposals.filter((each) => each.kind === 'cheaper_at_more');
  const free = proposals.find((each) => each.kind === 'free_delivery');
  if (cheaper.length === 0 && free === undefined) return null;
  const lineOf = (id: string) => products.find((line) => line.product_id === id);
  return (
    <section aria-labelledby="adviser" className="no-print mt-6 border border-line-2 px-4 py-3">
      <h2 id="adviser" className="mb-1">
        {t('checkout.adviser')}
      </h2>
      <ul>
        {cheaper.map(({ product_id, qty, before, now }) => {
          const line = lineOf(product_id);
          const mpn = line?.mpn ?? '';
          const values = {
            mpn,
            pieces: pieces(qty, line?.unit),
            sum: money(kopecksOf(now)),
            less: money(kopecksOf(before - now)),
          };
          return (
            <li
              key={product_id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
            >
              <span>{t('checkout.cheaperAtMore', values)}</span>
              <Button
                type="submit"
                kind="quiet"
                size="small"
                name="set"
                value={`${product_id}:${qty}`}
                aria-label={t('checkout.takeOf', { mpn, pieces: values.pieces })}
              >
                {t('checkout.take', { pieces: values.pieces })}
              </Button>
            </li>
          );
        })}
      </ul>
      {cheaper.length > 1 && (
        <Button type="submit" kind="quiet" size="small" name="advice" value="all" className="mt-2">
          {t('checkout.takeAll')}
        </Button>
      )}
      {free?.kind === 'free_delivery' && (
        <p className="mt-2 text-13 text-ink-2">
          {t('checkout.freeDeliveryRemainder', {
            remainder: money(kopecksOf(free.remainder)),
            saves: money(kopecksOf(free.saves)),
          })}
        </p>
      )}
    </section>
  );
}
