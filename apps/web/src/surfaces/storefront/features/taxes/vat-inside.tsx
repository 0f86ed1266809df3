import type { CheckoutQuote } from '@farad/contract/checkout';

import { useWords } from '#i18n/words.tsx';
import { kopecksOf } from '#ui/roubles.ts';

/** VAT inside a total, a line by rate; that taxes are in the prices where it is not known. */
export function VatInside({ vat }: Pick<CheckoutQuote, 'vat'>) {
  const { t, money } = useWords();
  if (vat.length === 0) return <p className="text-12 text-ink-2">{t('checkout.taxesIncluded')}</p>;
  return vat.map(({ percent, sum }) => (
    <p key={percent} className="text-12 text-ink-2">
      {t('checkout.vatInside', { percent, sum: money(kopecksOf(sum)) })}
    </p>
  ));
}
