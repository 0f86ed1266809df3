import { useWords } from '#i18n/words.tsx';
import type { ProductView } from './load-product.server.ts';
import { PartLines } from './part-lines.tsx';

/** The same part in other packagings or series, with what differs. */
export function Variants({ product }: { product: ProductView }) {
  const { t } = useWords();
  if (product.variants.length === 0) return null;
  return (
    <section aria-labelledby="variants" className="mt-8">
      <h2 id="variants" className="mb-2">
        {t('catalogue.variants')} <span className="text-14 font-normal text-ink-2">{t('catalogue.variantsNote')}</span>
      </h2>
      <PartLines
        parts={product.variants}
        noteOf={({ id, minimum }) =>
          [
            ...(product.variantDifferences[id] ?? []),
            ...(minimum === null ? [] : [t('catalogue.minimumQuantity', { pieces: minimum })]),
          ].join(' · ')
        }
      />
    </section>
  );
}

/** Products often bought together with this one. Renders nothing while there are too few orders to tell. */
export function BoughtTogether({ product }: { product: ProductView }) {
  const { t } = useWords();
  if (product.boughtTogether.length === 0) return null;
  return (
    <section aria-labelledby="bought-together" className="no-print mt-8">
      <h2 id="bought-together" className="mb-2">
        {t('product.boughtTogether')}
      </h2>
      <PartLines parts={product.boughtTogether} noteOf={({ title }) => title} />
    </section>
  );
}
