import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { useFrame } from '#shell/frame.ts';
import type { ProductView } from './load-product.server.ts';

export { AskForm } from '#surfaces/storefront/features/part-request/ask-form.tsx';

/** Maximum number of replacements that are offered for a product out of stock. */
const insteadMax = 3;

/** Tells that the product is out of stock or not sold, and offers replacements and the shop's phone. */
export function OutOfStock({ product }: { product: ProductView }) {
  const { t } = useWords();
  return (
    <>
      {product.isSold ? (
        <p className="font-semibold text-ink-2">
          {product.leadTimeDays === null
            ? t('catalogue.outOfStock')
            : `${t('catalogue.toOrder')}, ${t('catalogue.leadTime', { count: product.leadTimeDays })}`}
        </p>
      ) : (
        <p className="text-ink-2">{t('search.notSold')}</p>
      )}
      <Instead product={product} />
      <PhoneLine words={product.askSooner} />
    </>
  );
}

/** The best replacements that are in stock. */
function Instead({ product: { analogues } }: { product: ProductView }) {
  const { t, to } = useWords();
  const best = analogues.rows.filter((row) => row.verdict !== 'check' && row.isSold && row.available > 0);
  if (best.length === 0) return null;
  return (
    <div className="border-l-2 border-stock pl-3">
      <p>
        <a href="#analogues" className="font-semibold text-stock">
          {t('search.insteadInStock', { count: analogues.goodInStock })}
        </a>
      </p>
      <ul className="mt-1 grid gap-1 text-13">
        {best.slice(0, insteadMax).map((row) => (
          <li key={row.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <Link to={to(`/product/${row.seo}`)} prefetch="intent" className="font-mono font-semibold break-words">
                {row.mpn}
              </Link>{' '}
              <span className="text-ink-2">{t(`product.verdict_${row.verdict}`)}</span>
            </span>
            <span className="num">{row.price}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The shop's phone with the text `words`. */
function PhoneLine({ words }: { words: string }) {
  const phone = useFrame()?.phone;
  if (!phone) return null;
  return (
    <p className="text-13 text-ink-2">
      {words} <span className="whitespace-nowrap">{phone}</span>
    </p>
  );
}
