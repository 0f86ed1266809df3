import type { CheckoutQuote } from '@farad/contract/shop/checkout';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** VAT included in a total, one line per rate. If no rate is known, a note says that prices include taxes. */
export function VatInside({ vat }: Pick<CheckoutQuote, 'vat'>) {
  const { t, money } = useWords();
  if (vat.length === 0) return <p className="text-12 text-ink-2">{t('checkout.taxesIncluded')}</p>;
  return vat.map(({ percent, sum }) => (
    <p key={percent} className="text-12 text-ink-2">
      {t('checkout.vatInside', { percent, sum: money(kopecksOf(sum)) })}
    </p>
  ));
}
