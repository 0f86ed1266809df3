import { suggestedMax, type SuggestAnswer } from '@farad/contract/catalogue';
import { parseProductFilter, type ProductFilter } from '@farad/domain/search-query';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { CatalogueIndex } from '../../catalogue-index.ts';
import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { cardOf, type Viewer } from './card.ts';
import { readSearch } from './read-search.ts';
import { byWordPrefix } from './word-prefix.ts';

/** The one parameter is `text`, of a filter's form. */
function readTyped(query: readonly (readonly [string, string])[]): Result<ProductFilter, Failure> {
  const stray = query.find(([name]) => name !== 'text');
  return stray === undefined ? parseProductFilter(query, []) : fail({ code: 'unknown_field', field: stray[0] });
}

async function products(deps: Deps, filter: ProductFilter, viewer: Viewer): Promise<SuggestAnswer['products']> {
  const { index } = deps;
  const reading = readSearch(index, filter.text);
  const { ids } = await index.search({ ...filter, limit: suggestedMax.products }, { facets: false, reading });
  return (await index.products(ids)).map((product) => {
    const {
      seo,
      mpn,
      brand,
      title,
      package: packageName,
      category,
      qty,
      unit,
      isSold,
      price,
    } = cardOf(product, index, viewer);
    return {
      seo,
      mpn,
      brand: brand.name,
      title,
      package: packageName,
      categorySlug: category.slug,
      qty,
      unit,
      isSold,
      price,
    };
  });
}

function categories(index: CatalogueIndex, typed: string, { locale }: Viewer): SuggestAnswer['categories'] {
  const filled = index
    .frame()
    .categories.map(({ id, slug, title }) => ({ slug, title: title[locale], count: index.countOf(id).count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return byWordPrefix(typed, filled, ({ title }) => title).slice(0, suggestedMax.categories);
}

const brands = (index: CatalogueIndex, typed: string): SuggestAnswer['brands'] =>
  byWordPrefix(typed, index.frame().brands, ({ name }) => name)
    .slice(0, suggestedMax.brands)
    .map(({ slug, name }) => ({ slug, name }));

/** What a text that is being typed may become (product C9); an empty one suggests nothing. */
export async function suggest(
  deps: Deps,
  query: readonly (readonly [string, string])[],
  viewer: Viewer,
): Promise<Result<SuggestAnswer, Failure>> {
  const read = readTyped(query);
  if (!read.ok) return read;
  const { text } = read.value;
  if (text === '') return ok({ products: [], categories: [], brands: [] });
  return ok({
    products: await products(deps, read.value, viewer),
    categories: categories(deps.index, text, viewer),
    brands: brands(deps.index, text),
  });
}
