import { roublesToUnitPrice, type UnitPrice } from '@farad/domain/money';
import { discountPercent } from '@farad/domain/product';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '#i18n/words.tsx';

/** The former price of one piece, and by how much the price beside it is lower; nothing where it is not. */
export function FormerPrice({
  beforePrice,
  now,
}: {
  /** Roubles of one piece before a promotion. */
  beforePrice: number | null | undefined;
  /** The price that stands beside: that of the quantity. */
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
