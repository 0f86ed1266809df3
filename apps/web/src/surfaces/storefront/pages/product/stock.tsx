import { useWords } from '#i18n/words.tsx';
import { LateOutOfStock } from './late-out-of-stock.tsx';
import type { ProductView } from './load-product.server.ts';

/** Number of pieces in stock. If there are none: replacements and the shop's phone. */
export function Stock({ product }: { product: ProductView }) {
  const { t, pieces } = useWords();
  if (!product.isSold || product.available === 0) return <LateOutOfStock product={product} />;
  return (
    <p className="font-semibold text-stock">
      {t('catalogue.inStock', { pieces: pieces(product.available, product.unit) })}
    </p>
  );
}
