import { Link, useLoaderData } from 'react-router';

import { useWords } from '#i18n/words.tsx';
import { PageHead } from '#shell/page/page-head.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Drawing } from '#ui/drawing.tsx';
import { JsonLd } from '#ui/json-ld.tsx';
import { ProductMarks } from '#surfaces/storefront/features/product-lists/product-marks.tsx';
import { StockNote } from '#surfaces/storefront/features/product-search/table/stock-note.tsx';
import { type BrandView, loadBrand } from './load-brand.server.ts';
import type { Route } from './+types/brand';

export const loader = (visit: Route.LoaderArgs) => loadBrand(visit, visit.params.slug);

function Categories({ brand }: { brand: BrandView }) {
  const { t, to, count } = useWords();
  return (
    <section aria-labelledby="categories" className="mt-6">
      <h2 id="categories" className="mb-2">
        {t('listPages.brandCategories')}
      </h2>
      <ul className="grid gap-x-7 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {brand.categories.map((category) => (
          <li key={category.slug} className="border-t border-line">
            <Link
              to={to(`/catalog/${category.slug}?brands=${brand.slug}`)}
              prefetch="intent"
              className="flex items-baseline justify-between gap-3 py-2"
            >
              {category.title}
              <span className="num text-12 text-ink-3">{count(category.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TopProducts({ brand }: { brand: BrandView }) {
  const { t, to } = useWords();
  return (
    <section aria-labelledby="top" className="mt-8">
      <h2 id="top" className="mb-2">
        {t('listPages.brandTop')}
      </h2>
      <ul className="grid gap-x-7 lg:grid-cols-2">
        {brand.products.map((product) => (
          <li
            key={product.id}
            className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-start gap-3 border-t border-line py-2.5"
          >
            <Drawing path={product.picture} />
            <div className="min-w-0">
              <Link
                to={to(`/product/${product.seo}`)}
                prefetch="intent"
                className="font-mono font-semibold wrap-anywhere"
              >
                {product.mpn}
              </Link>
              <p className="text-13 text-ink-2">{product.title}</p>
            </div>
            <div className="grid justify-items-end gap-1">
              <StockNote product={product} />
              <ProductMarks product={product} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Page of one manufacturer: its categories, each with the number of its products (product C14). */
export default function BrandPage() {
  const { t, to, count } = useWords();
  const brand = useLoaderData<typeof loader>();
  const crumbs = [
    { title: t('catalogue.title'), to: to('/catalog') },
    { title: t('catalogue.manufacturers'), to: to('/catalog/manufacturers') },
  ];
  return (
    <>
      <PageHead
        title={t('listPages.brandTitle', { brand: brand.name })}
        description={
          brand.description === '' ? t('listPages.brandDescription', { brand: brand.name }) : brand.description
        }
        isIndexed={!brand.isHidden}
      />
      <JsonLd text={brand.jsonLd} />
      <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={crumbs} />
      <h1>
        {brand.name} <span className="num text-16 font-normal text-ink-3">{count(brand.count)}</span>
      </h1>
      {brand.description !== '' && <p className="mt-1.5 max-w-[720px] text-ink-2">{brand.description}</p>}
      {brand.count === 0 ? (
        <p className="mt-4 text-ink-2">{t('catalogue.emptyCategory')}</p>
      ) : (
        <>
          <p className="mt-3 flex flex-wrap gap-2">
            <Link to={to(`/search?brands=${brand.slug}`)} className={buttonClass('primary')}>
              {t('listPages.brandAll', { brand: brand.name })}
            </Link>
            {brand.inStock > 0 && (
              <Link to={to(`/search?brands=${brand.slug}&isOnlyInStock=true`)} className={buttonClass('quiet')}>
                {t('listPages.brandInStock', { count: brand.inStock })}
              </Link>
            )}
          </p>
          <Categories brand={brand} />
          <TopProducts brand={brand} />
        </>
      )}
    </>
  );
}
