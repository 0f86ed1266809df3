import { roublesToUnitPrice, type UnitPrice } from '@farad/domain/money';
import { discountPercent } from '@farad/domain/product';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';

/** Unit price before a promotion and the discount in per cent. Renders nothing if there is no discount. */
export function FormerPrice({
  beforePrice,
  now,
}: {
  /** Unit price before a promotion, in roubles. */
  beforePrice: number | null | undefined;
  /** Current unit price for the quantity. */
  now: UnitPrice | null;
}) {
  const { t, locale } = useWords();
  const before = beforePrice === undefined || beforePrice === null ? null : roublesToUnitPrice(beforePrice);
  if (before === null || !before.ok || now === null) return null;
  const percent = discountPercent(before.value, now);
  if (percent === null) return null;
  const price = formatUnitPrice(before.value, locale);
  return (
    <p className="former-price" title={t('catalogue.formerPriceNote')}>
      <span className="sr-only">{t('catalogue.beforePrice', { price })}</span>
      <s aria-hidden="true">{price}</s> <b>{t('catalogue.saving', { percent })}</b>
    </p>
  );
}
