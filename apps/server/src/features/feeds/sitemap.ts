import { feedQueries } from '@farad/database/feed.queries';
import {
  sitemapEnd,
  sitemapEntries,
  sitemapIndex,
  sitemapPagesMax,
  sitemapStart,
  type SitemapPage,
} from '@farad/domain/feed';

import type { Deps } from '../../deps.ts';

type Source = Pick<Deps, 'config' | 'db' | 'index'>;

const productsMax = sitemapPagesMax;

/** Categories and the pages above them. An empty category is not shown to search engines (integrations section 9). */
function pages({ index }: Source): readonly SitemapPage[] {
  const categories = index.frame().categories.filter(({ id }) => index.countOf(id).count > 0);
  const addresses = ['/', '/catalog', '/catalog/manufacturers', ...categories.map(({ slug }) => `/catalog/${slug}`)];
  return addresses.map((address) => ({ address, changedAt: null }));
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
  for (const page of pages(source)) yield sitemapEntries(source.config.siteUrl, page);
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
