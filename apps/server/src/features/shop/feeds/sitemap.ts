import { contentQueries } from '@farad/database/content/content.queries';
import { feedQueries } from '@farad/database/catalogue/feed.queries';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { isHiddenIn } from '@farad/domain/category';
import { shopPages, type ContentKind } from '@farad/domain/content';
import { sitemapEnd, sitemapEntries, sitemapIndex, sitemapPagesMax, sitemapStart } from '@farad/domain/feed';
import { emptyFilter } from '@farad/domain/search-query';
import type { ShownLanguages } from '@farad/domain/shared';

import type { Deps } from '#deps.ts';

type Source = Pick<Deps, 'clock' | 'config' | 'db' | 'index'>;

const productsMax = sitemapPagesMax;

/** Number of entries read by one query. */
const contentPortion = 500;

/** Yields the slugs of the published texts of one kind. */
async function* shownSlugs({ clock, db }: Source, kind: ContentKind): AsyncGenerator<string> {
  const now = clock();
  const queries = contentQueries(db);
  let portion = await queries.shown(kind, now, undefined, contentPortion);
  while (portion.length > 0) {
    yield* portion.map(({ slug }) => slug);
    const last = portion.at(-1);
    portion =
      last === undefined ? [] : await queries.shown(kind, now, { at: last.shownAt, id: last.id }, contentPortion);
  }
}

/**
 * Yields the addresses of pages with text: the program's own pages, those that staff wrote, and news. `/c/sales` is
 * left out, since it is a list of products.
 */
async function* textAddresses(source: Source): AsyncGenerator<string> {
  const pages = new Set<string>(shopPages);
  for await (const slug of shownSlugs(source, 'page')) pages.add(slug);
  pages.delete('sales');
  for (const slug of pages) yield `/c/${slug}`;
  yield '/news';
  for await (const slug of shownSlugs(source, 'news')) yield `/news/${slug}`;
}

/**
 * Yields the addresses of all pages except those of products: makers, categories with pages of their values, tools,
 * texts. Lists without products are left out (integrations section 9).
 */
async function* addresses(source: Source): AsyncGenerator<string> {
  const { index } = source;
  yield* ['/', '/catalog', '/catalog/manufacturers'];
  yield* ['/tools', '/tools/series', '/tools/smd', '/tools/colour-code', '/tools/calculators'];
  const promotions = await index.search({ ...emptyFilter, isPromotion: true, limit: 0 }, { facets: false });
  if (promotions.count > 0) yield '/c/sales';
  yield* ['/reviews', '/feedback'];
  yield* textAddresses(source);
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

/** Yields `/sitemap.xml`, which names the other sitemap files. Each file covers a fixed range of product ids. */
export async function* indexFile({ config, db }: Source): AsyncGenerator<string> {
  const ranges = await feedQueries(db).ranges(productsMax);
  yield sitemapIndex([
    { url: `${config.siteUrl}/sitemaps/pages.xml`, changedAt: null },
    ...ranges.map(({ part, changedAt }) => ({ url: `${config.siteUrl}/sitemaps/products-${part}.xml`, changedAt })),
  ]);
}

const languagesOf = ({ db }: Source): Promise<ShownLanguages> => settingQueries(db).value('languages');

export async function* pagesFile(source: Source): AsyncGenerator<string> {
  const languages = await languagesOf(source);
  yield sitemapStart;
  let left = sitemapPagesMax;
  for await (const address of addresses(source)) {
    if (left === 0) break;
    left -= 1;
    yield sitemapEntries(source.config.siteUrl, { address, changedAt: null }, languages);
  }
  yield sitemapEnd;
}

/** True if the sitemap file number `part` contains products. Empty files are not served. */
export const hasProducts = ({ db }: Source, part: number): Promise<boolean> =>
  feedQueries(db).isAnyShown(part * productsMax + 1, (part + 1) * productsMax);

export async function* productsFile(source: Source, part: number): AsyncGenerator<string> {
  const { config, db } = source;
  const languages = await languagesOf(source);
  yield sitemapStart;
  for await (const batch of feedQueries(db).addressBatches(part * productsMax + 1, (part + 1) * productsMax)) {
    const entries = batch.map(({ seo, changedAt }) =>
      sitemapEntries(config.siteUrl, { address: `/product/${seo}`, changedAt }, languages),
    );
    yield entries.join('');
  }
  yield sitemapEnd;
}
