import { useEffect, useState } from 'react';
import { Link } from 'react-router';

import { fetchJson } from '#kit/ask-json.ts';
import { useWords } from '#i18n/words.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { forgetViewed, rememberViewed, viewedProducts } from './recently-viewed.ts';

export interface ViewedProduct {
  readonly seo: string;
  readonly mpn: string;
  readonly brand: string;
  /** Path of the product's picture. */
  readonly picture: string;
  /** Formatted price; empty if the product cannot be bought. */
  readonly price: string;
}

/**
 * Products recently viewed in this browser, fetched after the page is shown. `current` = slug of this page's product,
 * which is stored as viewed but not shown.
 */
export function ViewedProducts({ current }: { current?: string }) {
  const { t, to } = useWords();
  const [viewed, setViewed] = useState<{ on: string | undefined; products: readonly ViewedProduct[] } | null>(null);
  const address = to('/lists/recent');
  useEffect(() => {
    const others = viewedProducts().filter((seo) => seo !== current);
    if (current !== undefined) rememberViewed(current);
    if (others.length === 0) return undefined;
    const asking = new AbortController();
    const query = new URLSearchParams(others.map((seo) => ['seo', seo]));
    const ask = async (): Promise<void> => {
      const products = await fetchJson<readonly ViewedProduct[]>(`${address}?${query}`, asking.signal);
      setViewed({ on: current, products: products ?? [] });
    };
    void ask();
    return () => asking.abort();
  }, [current, address]);
  // Ignore products that were fetched for the page shown before.
  const shown = viewed !== null && viewed.on === current ? viewed.products : [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="viewed" className="no-print mt-10">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id="viewed" className="text-16">
          {t('lists.recent')}
        </h2>
        <button
          type="button"
          className="text-13 text-ink-2 hover:text-copper"
          onClick={() => {
            forgetViewed();
            setViewed(null);
          }}
        >
          {t('lists.recentClear')}
        </button>
      </div>
      <ul className="flex snap-x gap-2 overflow-x-auto pb-2">
        {shown.map((product) => (
          <li key={product.seo} className="w-36 flex-none snap-start border border-line bg-raised">
            <Link to={to(`/product/${product.seo}`)} prefetch="intent" className="block p-2.5">
              <Drawing path={product.picture} />
              <span className="mt-1.5 block truncate font-mono text-13 font-semibold">{product.mpn}</span>
              <span className="block truncate text-12 text-ink-2">{product.brand}</span>
              <span className="num block text-12">{product.price}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
