import { formatUnitPrice } from '@farad/wording/format';
import { roublesToUnitPrice } from '@farad/domain/money';
import { Link } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { FormerPrice } from '#surfaces/storefront/features/add-to-basket/former-price.tsx';
import type { ProductRow } from '#surfaces/storefront/features/product-search/list-view.ts';

/** Some products with reduced prices, and a link to all of them. */
export function Promotions({ rows, count }: { rows: readonly ProductRow[]; count: number }) {
  const { t, to, count: written } = useWords();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="promotions" className="mb-10">
      <h2 id="promotions" className="mb-3 flex items-baseline gap-3 border-b border-line-2 pb-2 text-20">
        {t('home.promotions')}
        <Link to={to('/c/sales')} prefetch="intent" className="text-13 font-normal text-copper-ink">
          {t('home.allPromotions')} · {written(count)}
        </Link>
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {rows.map((row) => (
          <Promotion key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function Promotion({ row }: { row: ProductRow }) {
  const { t, to, pieces, locale } = useWords();
  // Show the unit price for the smallest quantity.
  const lowest = row.tiers.findLast(([from]) => from <= row.minQuantity) ?? row.tiers[0];
  const price = lowest === undefined ? null : roublesToUnitPrice(lowest[1]);
  return (
    <li className="relative flex flex-col gap-1.5 border border-line p-3 hover:bg-raised">
      <Drawing path={row.drawing} width={80} height={52} />
      <Link
        to={to(`/product/${row.seo}`)}
        prefetch="intent"
        className="num text-14 font-semibold !whitespace-normal wrap-anywhere after:absolute after:inset-0"
      >
        {row.mpn}
      </Link>
      {/* Grow this wrapper, not the clamped text, which would otherwise show its third line below the ellipsis. */}
      <div className="flex-1">
        <p className="line-clamp-2 text-13 text-ink-2">{row.summary.join(' · ')}</p>
      </div>
      {price?.ok && (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <b className="num text-16">
            {formatUnitPrice(price.value, locale)}
            {'\u00a0₽'}
          </b>
          <FormerPrice beforePrice={row.beforePrice} now={price.value} />
        </div>
      )}
      {row.minQuantity > 1 && (
        <p className="text-12 text-ink-2">
          {t('catalogue.minimumQuantity', { pieces: pieces(row.minQuantity, row.unit) })}
        </p>
      )}
      {row.available > 0 && (
        <p className="text-12 text-stock">{t('catalogue.inStock', { pieces: pieces(row.available, row.unit) })}</p>
      )}
    </li>
  );
}
