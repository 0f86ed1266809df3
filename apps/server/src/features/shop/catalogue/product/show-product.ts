import type { InArrayAnswer, ProductAnswer } from '@farad/contract/shop/catalogue';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { documentLink, makerDocuments, tierPriceMap, type MakerDocuments, type ProductId } from '@farad/domain/product';
import { publicNumbers, type NumberSource } from '@farad/domain/import';
import { havePreviews } from '@farad/domain/site';
import { fail, ok, textIn, truncateText, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import { cachedByVersion } from '#catalogue-index/cached-by-version.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { cardOf, wireAttributes } from '../card.ts';
import { breadcrumbs } from '../category-tree.ts';
import { turnTable } from './turn-table.ts';

const variantsMax = 50;
/** Maximum number of cached entries: ids of variants, and sites of makers. Together they take some kilobytes. */
const cachedMax = 5000;

/**
 * Returns a function that returns the data of a product page. Ids of variants and sites of makers are cached, since
 * they are the same for every visitor.
 */
export function productShower({ db, index, config }: Deps) {
  const queries = catalogueQueries(db);
  const framesOf = turnTable(config.imageUrls);
  const variantIds = cachedByVersion<readonly ProductId[]>(index.versions, cachedMax);
  const makerSites = cachedByVersion<string>(index.versions, cachedMax);

  async function variantsOf({ id, categoryId, variantGroup: group }: CatalogueProduct) {
    if (group === null) return [];
    return index.products(await variantIds(id, categoryId, () => queries.variantIds(group, id, variantsMax)));
  }

  /**
   * Returns the link to a part's documents on its maker's site; null = none. The maker's site is read from the database
   * only if the part's own page on it is unknown.
   */
  async function documentsOfMaker({ brandId, categoryId, mpn }: CatalogueProduct): Promise<MakerDocuments | null> {
    const maker = index.brandById(brandId)?.name ?? '';
    const known = makerDocuments(maker, mpn);
    if (known?.kind === 'part') return known;
    return makerDocuments(maker, mpn, await makerSites(brandId, categoryId, () => queries.makerSite(brandId)));
  }

  /** Returns all data of a product page. `numberSources` returns the suppliers whose part numbers may be shown. */
  return async (
    seo: string,
    viewer: Viewer,
    numberSources: () => Promise<readonly NumberSource[]>,
  ): Promise<Result<ProductAnswer, Failure>> => {
    const product = await index.productBySeo(seo);
    const category = product && index.categoryById(product.categoryId);
    if (product === undefined || category === undefined) return fail({ code: 'not_found' });
    const [variants, makersDocuments, sources] = await Promise.all([
      variantsOf(product),
      documentsOfMaker(product),
      numberSources(),
    ]);
    return ok({
      product: {
        ...cardOf(product, index, viewer),
        description: textIn(product.description, viewer.locale),
        images360: [...framesOf(product, category.slug)],
        isImagesHasPreview: havePreviews(product.images),
        series: product.series,
        weightMilligrams: product.weightMilligrams,
        country: product.country,
        warrantyMonths: product.warrantyMonths,
        documents: product.documents.flatMap(({ kind, title, url }) => {
          const link = documentLink(url);
          return link === null ? [] : [{ kind, title, url, isProtected: link === 'protected' }];
        }),
        makerDocuments: makersDocuments,
        otherNumbers: { ...publicNumbers(product.otherNumbers, sources) },
        variant_products: variants.map((variant) => cardOf(variant, index, viewer)),
      },
      attributes: wireAttributes(category, index, viewer.locale),
      breadcrumbs: breadcrumbs(index, category, viewer.locale),
    });
  };
}

/** Returns short data of the products with these slugs, in the same order. Unknown slugs are left out. */
export async function productsInArray(
  { db }: Deps,
  seos: readonly string[],
  { locale, coefficient }: Viewer,
): Promise<Result<z.input<typeof InArrayAnswer>, Failure>> {
  const products = await catalogueQueries(db).bySeos(seos);
  return ok(
    products.map((product) => ({
      _id: String(product.id),
      seo: product.seo,
      title: textIn(product.title, locale),
      description_short: truncateText(textIn(product.description, locale)),
      qty: product.available,
      price: tierPriceMap(product.tiers, coefficient),
    })),
  );
}
