import { calls } from '@farad/contract/calls';
import type { ManufacturerAnswer, ManufacturersAnswer } from '@farad/contract/shop/catalogue';
import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { manufacturerQueries } from '@farad/database/catalogue/manufacturer.queries';
import { emptyFilter } from '@farad/domain/search-query';
import { fail, ok, textIn, type Result } from '@farad/domain/shared';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { route, type RouteRules } from '#http/serve/route.ts';
import { viewerOf, type PresentCard, type Viewer } from '#core/catalogue/viewer.ts';

/** Number of products shown on a manufacturer's page. */
const topProducts = 12;

const countsOf = (facet: readonly { readonly id: number; readonly count: number }[]): ReadonlyMap<number, number> =>
  new Map(facet.map(({ id, count }) => [id, count]));

async function listManufacturers({ index }: Deps): Promise<ManufacturersAnswer> {
  const all = await index.search({ ...emptyFilter, limit: 0 }, { facets: true });
  const inStock = await index.search({ ...emptyFilter, limit: 0, isOnlyInStock: true }, { facets: true });
  const stockOf = countsOf(inStock.brandFacet);
  return all.brandFacet.flatMap(({ id, count }) => {
    const brand = index.brandById(id);
    if (brand === undefined || brand.isHidden === true) return [];
    return [{ slug: brand.slug, name: brand.name, count, inStock: stockOf.get(id) ?? 0 }];
  });
}

async function showManufacturer(
  { db, index }: Deps,
  slug: string,
  viewer: Viewer,
  present: PresentCard,
): Promise<Result<ManufacturerAnswer, Failure>> {
  const brand = index.brandBySlug(slug);
  if (brand === undefined) return fail({ code: 'not_found' });
  const filter = { ...emptyFilter, brands: [brand.slug] };
  const all = await index.search({ ...filter, limit: topProducts }, { facets: true });
  const inStock = await index.search({ ...filter, limit: 0, isOnlyInStock: true }, { facets: true });
  const stockOf = countsOf(inStock.categoryFacet);
  const products = await catalogueQueries(db).byIds(all.ids);
  const description = await manufacturerQueries(db).description(brand.id);
  return ok({
    slug: brand.slug,
    name: brand.name,
    description: textIn(description ?? {}, viewer.locale),
    isHidden: brand.isHidden === true,
    count: all.count,
    inStock: inStock.count,
    categories: all.categoryFacet
      .flatMap(({ id, count }) => {
        const category = index.categoryById(id);
        const title = category?.title[viewer.locale];
        if (category === undefined || title === undefined) return [];
        return [{ slug: category.slug, title, count, inStock: stockOf.get(id) ?? 0 }];
      })
      .toSorted((a, b) => b.count - a.count),
    products: products.map((product) => present(product, viewer)),
  });
}

/** Registers the calls for manufacturers (product C14). */
export function registerManufacturers(api: FastifyInstance, deps: Deps, present: PresentCard): void {
  const reading: RouteRules = { permission: 'view_catalogue', rateClass: 'read' };

  route(api, deps, calls.manufacturers, reading, async () => ok(await listManufacturers(deps)));

  route(api, deps, calls.manufacturer, reading, (context) =>
    showManufacturer(deps, context.params.slug, viewerOf(context), present),
  );
}
