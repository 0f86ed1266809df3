import type { SalesUnit } from '@farad/domain/product';

import { useWords } from '#i18n/words.tsx';

/** Number of pieces in stock. If there are none: the lead time, or "out of stock" if that is unknown. */
export function StockNote({
  product,
}: {
  product: {
    readonly available: number;
    readonly leadTimeDays: number | null;
    readonly isSold: boolean;
    readonly unit: SalesUnit;
  };
}) {
  const { t, pieces } = useWords();
  if (!product.isSold) return <span className="text-13 text-ink-2">{t('catalogue.outOfStock')}</span>;
  if (product.available > 0) return <span className="num text-stock">{pieces(product.available, product.unit)}</span>;
  if (product.leadTimeDays === null) return <span className="text-13 text-ink-2">{t('catalogue.outOfStock')}</span>;
  return (
    <span className="text-13 text-ink-2">
      {t('catalogue.toOrder')} <br />
      {t('catalogue.leadTime', { count: product.leadTimeDays })}
    </span>
  );
}
