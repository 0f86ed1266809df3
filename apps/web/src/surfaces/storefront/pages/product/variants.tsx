import { type Quantity, roublesToUnitPrice } from '@farad/domain/money';
import { lowestQuantity } from '@farad/domain/product';
import { formatUnitPrice } from '@farad/wording/format';
import { Link } from 'react-router';

import { useWords } from '../../../../i18n/words.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import { StockNote } from '../../features/product-search/stock-note.tsx';
import type { ProductView } from './load-product.server.ts';

/** The same part in another packing or series, with what differs. */
export function Variants({ product }: { product: ProductView }) {
  const { t, to, pieces, locale } = useWords();
  if (product.variants.length === 0) return null;
  return (
    <section aria-labelledby="variants" className="mt-8">
      <h2 id="variants" className="mb-2">
        {t('catalogue.variants')} <span className="text-14 font-normal text-ink-2">{t('catalogue.variantsNote')}</span>
      </h2>
      <ul className="border-t border-line-2">
        {product.variants.map((variant) => {
          const lowest = lowestQuantity({
            minQuantity: variant.minQuantity as Quantity,
            multiple: variant.multiple as Quantity,
          });
          const tier = variant.tiers.findLast(([minQuantity]) => minQuantity <= lowest);
          const price = tier && roublesToUnitPrice(tier[1]);
          return (
            <li
              key={variant.id}
              className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 md:grid-cols-[52px_220px_minmax(0,1fr)_120px_200px]"
            >
              <Drawing path={variant.drawing} />
              <Link
                to={to(`/product/${variant.seo}`)}
                prefetch="intent"
                className="font-mono font-semibold break-words"
              >
                {variant.mpn}
              </Link>
              <span className="text-13 text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
                {(product.variantDifferences[variant.id] ?? []).join(' · ')}
                {variant.minQuantity > 1 &&
                  ` · ${t('catalogue.minimumQuantity', { pieces: pieces(variant.minQuantity, variant.unit) })}`}
              </span>
              <span className="text-right">
                <StockNote product={variant} />
              </span>
              <span className="num text-right max-md:col-start-3">
                {price?.ok &&
                  `${formatUnitPrice(price.value, locale)} ₽ ${t('catalogue.fromQuantity', { pieces: pieces(lowest, variant.unit) })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
