import { analoguesMax, type AnaloguesAnswer } from '@farad/contract/shop/catalogue';
import { analogueQueries } from '@farad/database/catalogue/analogue.queries';
import { catalogueQueries, type CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import {
  analogueSearches,
  assuranceOf,
  compareAnalogues,
  judgeAnalogue,
  type AnalogueSource,
  type RankedAnalogue,
} from '@farad/domain/analogue';
import type { AttributeDefinition, Category } from '@farad/domain/category';
import { unitPriceAt, type ProductId } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { cardOf } from '../card.ts';

/** Candidates from each of the two index searches. */
const candidatesMax = 60;
/** Largest number of analogues that only a datasheet can confirm. They are shown if there are no better ones. */
const uncertainMax = 6;

type Found = AnaloguesAnswer['analogues'][number];

function definitionsOf(category: Category, index: CatalogueIndex): AttributeDefinition[] {
  const byKey = new Map(index.frame().attributes.map((definition) => [definition.key, definition]));
  return category.attributes.flatMap(({ key }) => byKey.get(key) ?? []);
}

/** Returns ids of products in the same category with equal or near parameters. */
async function candidates(
  product: CatalogueProduct,
  category: Category,
  definitions: readonly AttributeDefinition[],
  index: CatalogueIndex,
): Promise<ProductId[]> {
  const found = await Promise.all(
    analogueSearches(product.attributes, definitions).map((attrs) =>
      index.search({ ...emptyFilter, categories: [category.slug], attrs, limit: candidatesMax }, { facets: false }),
    ),
  );
  return found.flatMap(({ ids }) => ids);
}

function sourceOf(product: CatalogueProduct, other: CatalogueProduct, isListed: boolean): AnalogueSource {
  if (isListed) return 'listed';
  const isSeries = product.series !== null && product.series === other.series && product.brandId === other.brandId;
  return isSeries ? 'series' : 'parametric';
}

const rankOf = (product: CatalogueProduct, { verdict, source }: Pick<Found, 'verdict' | 'source'>): RankedAnalogue => ({
  verdict,
  source,
  available: product.available,
  price:
    product.state === 'published' && product.tiers.length > 0 ? unitPriceAt(product.tiers, product.minQuantity) : null,
  mpn: product.mpn,
});

/** Returns the first ones in their order. Uncertain ones are included only if there is nothing better, and few. */
function best<T extends { readonly rank: RankedAnalogue }>(ranked: readonly T[]): T[] {
  const sorted = [...ranked].sort((a, b) => compareAnalogues(a.rank, b.rank));
  const good = sorted.filter(({ rank }) => rank.verdict !== 'check' || rank.source === 'listed');
  return good.length > 0 ? good.slice(0, analoguesMax) : sorted.slice(0, uncertainMax);
}

/**
 * Finds replacements for a product (product C11): listed pairs, and parts of the same category found by parameters.
 * Each is judged parameter by parameter. The amount of work does not grow with the catalogue.
 */
export async function findAnalogues(
  { db, index }: Deps,
  seo: string,
  viewer: Viewer,
): Promise<Result<AnaloguesAnswer, Failure>> {
  const queries = catalogueQueries(db);
  const product = await queries.bySeo(seo);
  const category = product && index.categoryById(product.categoryId);
  if (product === undefined || category === undefined) return fail({ code: 'not_found' });
  const definitions = definitionsOf(category, index);
  const listed = new Map(
    (await analogueQueries(db).listedOf(product.id)).map(({ id, isPinCompatible }) => [id, isPinCompatible]),
  );
  const ids = new Set([...listed.keys(), ...(await candidates(product, category, definitions, index))]);
  ids.delete(product.id);
  const keys = definitions.map(({ key }) => key);
  const judged = (await queries.byIds([...ids]))
    .filter(({ variantGroup }) => variantGroup === null || variantGroup !== product.variantGroup)
    .map((other) => {
      const source = sourceOf(product, other, listed.has(other.id));
      const assurance = assuranceOf(product.attributes, source, listed.get(other.id) ?? false);
      const { verdict, parameters } = judgeAnalogue(product.attributes, other.attributes, keys, assurance);
      return {
        other,
        parameters,
        isPinCompatible: assurance === 'exchangeable',
        rank: rankOf(other, { verdict, source }),
      };
    });
  return ok({
    analogues: best(judged).map(({ other, parameters, isPinCompatible, rank: { verdict, source } }) => ({
      product: cardOf(other, index, viewer),
      verdict,
      source,
      isPinCompatible,
      parameters: [...parameters],
    })),
  });
}
