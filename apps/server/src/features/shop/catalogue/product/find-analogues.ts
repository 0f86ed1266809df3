import { analoguesMax, type AnaloguesAnswer } from '@farad/contract/shop/catalogue';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import {
  analogueSearches,
  assuranceOf,
  compareAnalogues,
  judgeAnalogue,
  sharesFunction,
  type AnalogueSource,
  type RankedAnalogue,
} from '@farad/domain/analogue';
import type { AttributeDefinition, Category } from '@farad/domain/category';
import { unitPriceAt, type ProductId } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { fail, ok, type Result } from '@farad/domain/shared';
import { packingBase } from '@farad/search/words/packing-suffix';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { cachedByVersion } from '#catalogue-index/cached-by-version.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { productAround } from '#core/catalogue/product-around.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { cardOf } from '../card.ts';

/** Number of candidates taken from each of the two index searches. */
const candidatesMax = 60;
/** Maximum number of analogues that only a datasheet can confirm. They are shown only if there are no better ones. */
const uncertainMax = 6;
/** Maximum number of products whose analogues are cached, about 2 kB each. */
const cachedMax = 2000;

type Found = AnaloguesAnswer['analogues'][number];

function definitionsOf(category: Category, index: CatalogueIndex): AttributeDefinition[] {
  const byKey = new Map(index.frame().attributes.map((definition) => [definition.key, definition]));
  return category.attributes.flatMap(({ key }) => byKey.get(key) ?? []);
}

/** Returns ids of products in the same category with equal or similar parameters. */
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

/** Returns the best analogues in their order. If there is no good one, a few uncertain ones are returned. */
function best<T extends { readonly rank: RankedAnalogue }>(ranked: readonly T[]): T[] {
  const sorted = [...ranked].sort((a, b) => compareAnalogues(a.rank, b.rank));
  const good = sorted.filter(({ rank }) => rank.verdict !== 'check' || rank.source === 'listed');
  return good.length > 0 ? good.slice(0, analoguesMax) : sorted.slice(0, uncertainMax);
}

/** An analogue, without the data that depends on the viewer. */
interface Replacement extends Pick<Found, 'verdict' | 'source' | 'isPinCompatible' | 'parameters'> {
  readonly id: ProductId;
}

/**
 * Compares the product with its listed analogues and with candidates of its category, parameter by parameter. Returns
 * the best ones. A candidate without evidence of the same function is left out: a wrong part is worse than none.
 */
async function judge(
  product: CatalogueProduct,
  category: Category,
  listed: ReadonlyMap<ProductId, boolean>,
  index: CatalogueIndex,
): Promise<readonly Replacement[]> {
  const definitions = definitionsOf(category, index);
  const ids = new Set([...listed.keys(), ...(await candidates(product, category, definitions, index))]);
  ids.delete(product.id);
  const keys = definitions.map(({ key }) => key);
  const isUmbrella = index.frame().categories.some(({ parentId }) => parentId === category.id);
  const base = packingBase(product.mpn);
  const judged = (await index.products([...ids]))
    .filter(({ variantGroup }) => variantGroup === null || variantGroup !== product.variantGroup)
    .filter(
      (other) =>
        listed.has(other.id) ||
        packingBase(other.mpn) === base ||
        sharesFunction({ original: product.attributes, other: other.attributes, keys, isUmbrella }),
    )
    .map((other) => {
      const source = sourceOf(product, other, listed.has(other.id));
      const assurance = assuranceOf(product.attributes, source, listed.get(other.id) ?? false);
      const { verdict, parameters } = judgeAnalogue(product.attributes, other.attributes, keys, assurance);
      return {
        id: other.id,
        parameters,
        isPinCompatible: assurance === 'exchangeable',
        rank: rankOf(other, { verdict, source }),
      };
    });
  return best(judged).map(({ id, parameters, isPinCompatible, rank: { verdict, source } }) => ({
    id,
    verdict,
    source,
    isPinCompatible,
    parameters: [...parameters],
  }));
}

/**
 * Returns a function that finds analogues of a product (product C11). They come from lists of pairs, and from the same
 * category by parameters. The cost does not grow with the catalogue. The verdicts are the same for every visitor. They
 * are cached by product and listed pairs until the category changes.
 */
export function analogueFinder({ db, index }: Deps) {
  const judged = cachedByVersion<readonly Replacement[]>(index.versions, cachedMax);
  return async (seo: string, viewer: Viewer): Promise<Result<AnaloguesAnswer, Failure>> => {
    const product = await index.productBySeo(seo);
    const category = product && index.categoryById(product.categoryId);
    if (product === undefined || category === undefined) return fail({ code: 'not_found' });
    const { listed: pairs } = await productAround({ db }, product.id);
    const listed = new Map(pairs.map(({ id, isPinCompatible }) => [id, isPinCompatible]));
    const key = JSON.stringify([product.id, pairs]);
    const replacements = await judged(key, category.id, () => judge(product, category, listed, index));
    const found = await index.products(replacements.map(({ id }) => id));
    const cards = new Map(found.map((other) => [other.id, cardOf(other, index, viewer)]));
    return ok({
      analogues: replacements.flatMap(({ id, ...words }) => {
        const card = cards.get(id);
        return card === undefined ? [] : [{ product: card, ...words }];
      }),
    });
  };
}
