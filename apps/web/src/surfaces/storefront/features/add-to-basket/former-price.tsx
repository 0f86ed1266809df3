import { roublesToUnitPrice } from '@farad/domain/money';
import { discountPercent } from '@farad/domain/product';
import { formatUnitPrice } from '@farad/wording/format';

import { useWords } from '../../../../i18n/words.tsx';
import type { Buyable } from './buyable.ts';

/**
 * The former price of one piece and by how much today's is lower; nothing where it is not. Where one piece alone is not
 * sold, the quantity of both prices is said.
 */
export function FormerPrice({
  product,
}: {
  product: Pick<Buyable, 'tiers' | 'minQuantity'> & { readonly beforePrice?: number | null };
}) {
  const { t, locale } = useWords();
  const [first] = product.tiers;
  if (first?.[0] !== 1 || product.beforePrice === undefined || product.beforePrice === null) return null;
  const before = roublesToUnitPrice(product.beforePrice);
  const now = roublesToUnitPrice(first[1]);
  const percent = before.ok && now.ok ? discountPercent(before.value, now.value) : null;
  if (!before.ok || percent === null) return null;
  const price = formatUnitPrice(before.value, locale);
  return (
    <p className="former-price" title={t('catalogue.formerPriceNote')}>
      {product.minQuantity > 1 && '1+ '}
      <span className="sr-only">{t('catalogue.beforePrice', { price })}</span>
      <s aria-hidden="true">{price}</s> <b>{t('catalogue.saving', { percent })}</b>
    </p>
  );
}
