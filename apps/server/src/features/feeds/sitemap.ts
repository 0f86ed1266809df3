import { feedQueries } from '@farad/database/feed.queries';
import { isHiddenIn } from '@farad/domain/category';
import { sitemapEnd, sitemapEntries, sitemapIndex, sitemapPagesMax, sitemapStart } from '@farad/domain/feed';
import { emptyFilter } from '@farad/domain/search-query';

import type { Deps } from '../../deps.ts';

type Source = Pick<Deps, 'config' | 'db' | 'index'>;

const productsMax = sitemapPagesMax;

/**
 * The pages above products: makers, categories with their indexed values, tools. What has no product is not shown to search engines
 * (integrations section 9).
 */
async function* addresses({ index }: Source): AsyncGenerator<string> {
  yield* ['/', '/catalog', '/catalog/manufacturers'];
  yield* ['/tools', '/tools/series', '/tools/smd', '/tools/colour-code', '/tools/calculators'];
  const promotions = await index.search({ ...emptyFilter, isPromotion: true, limit: 0 }, { facets: false });
  if (promotions.count > 0) yield '/c/sales';
  const { brandFacet } = await index.search({ ...emptyFilter, limit: 0 }, { facets: true });
  for (const { id } of brandFacet) {
    const brand = index.brandById(id);
    if (brand !== undefined && brand.isHidden !== true) yield `/catalog/manufacturers/${brand.slug}`;
  }
  for (const category of index.frame().categories) {
    const { id, slug } = category;
    if (index.countOf(id).count === 0 || isHiddenIn(category, index.categoryById)) continue;
    yield `/catalog/${slug}`;
    const indexed = await index.valuesOf(id);
    for (const value of indexed?.values ?? []) yield `/catalog/${slug}/${value.slug}`;
  }
}

/** `/sitemap.xml`: names the other files, each of which keeps the same products for ever. */
export async function* indexFile({ config, db }: Source): AsyncGenerator<string> {
  const ranges = await feedQueries(db).ranges(productsMax);
  yield sitemapIndex([
    { url: `${config.siteUrl}/sitemaps/pages.xml`, changedAt: null },
    ...ranges.map(({ part, changedAt }) => ({ url: `${config.siteUrl}/sitemaps/products-${part}.xml`, changedAt })),
  ]);
}

export async function* pagesFile(source: Source): AsyncGenerator<string> {
  yield sitemapStart;
  let left = sitemapPagesMax;
  for await (const address of addresses(source)) {
    if (left === 0) break;
    left -= 1;
    yield sitemapEntries(source.config.siteUrl, { address, changedAt: null });
  }
  yield sitemapEnd;
}

/** Whether there is such a part; parts that nothing is in are not written at all. */
export const hasProducts = ({ db }: Source, part: number): Promise<boolean> =>
  feedQueries(db).isAnyShown(part * productsMax + 1, (part + 1) * productsMax);

export async function* productsFile({ config, db }: Source, part: number): AsyncGenerator<string> {
  yield sitemapStart;
  for await (const batch of feedQueries(db).addressBatches(part * productsMax + 1, (part + 1) * productsMax)) {
    const entries = batch.map(({ seo, changedAt }) =>
      sitemapEntries(config.siteUrl, { address: `/product/${seo}`, changedAt }),
    );
    yield entries.join('');
  }
  yield sitemapEnd;
}
