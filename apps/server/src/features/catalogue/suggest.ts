import { suggestedMax, type SuggestAnswer } from '@farad/contract/catalogue';
import type { Category } from '@farad/domain/category';
import {
  formatProductFilter,
  parseProductFilter,
  type ProductFilter,
  type QueryReading,
} from '@farad/domain/search-query';
import { fail, ok, type Result } from '@farad/domain/shared';

import type { CatalogueIndex } from '../../catalogue-index.ts';
import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { cardOf, type Viewer } from './card.ts';
import { readSearch, titleOfCondition } from './read-search.ts';
import { strictFilter } from './strict-filter.ts';
import { byWordPrefix } from './word-prefix.ts';

/** The one parameter is `text`, of a filter's form. */
function readTyped(query: readonly (readonly [string, string])[]): Result<ProductFilter, Failure> {
  const stray = query.find(([name]) => name !== 'text');
  return stray === undefined ? parseProductFilter(query, []) : fail({ code: 'unknown_field', field: stray[0] });
}

async function products(
  deps: Deps,
  filter: ProductFilter,
  reading: QueryReading | null,
  viewer: Viewer,
): Promise<SuggestAnswer['products']> {
  const { index } = deps;
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

type SuggestedCategory = SuggestAnswer['categories'][number];

/** Categories of the name that is typed, those with most products first. */
function namedCategories(index: CatalogueIndex, typed: string, { locale }: Viewer): SuggestedCategory[] {
  const filled = index
    .frame()
    .categories.map(({ id, slug, title }) => ({ slug, title: title[locale], count: index.countOf(id).count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return byWordPrefix(typed, filled, ({ title }) => title)
    .slice(0, suggestedMax.categories)
    .map((category) => ({ ...category, conditions: '', query: [] }));
}

/** Slugs of the category and of those above it. */
function pathOf(index: CatalogueIndex, category: Category): readonly string[] {
  const above = category.parentId === null ? undefined : index.categoryById(category.parentId);
  return [category.slug, ...(above === undefined ? [] : pathOf(index, above))];
}

/** Categories in which there is what the text means (`резистор 10к`), with it as conditions of their address. */
async function meantCategories(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading | null,
  { locale }: Viewer,
): Promise<SuggestedCategory[]> {
  if (reading === null || reading.conditions.every((condition) => condition.filter.kind === 'category')) return [];
  const { categories: kinds, ...meant } = strictFilter(filter, reading);
  const anywhere: ProductFilter = { ...meant, categories: [], limit: 0 };
  const { categoryFacet } = await index.search(anywhere, { facets: true, reading: null, asTyped: true });
  const query = formatProductFilter(anywhere).filter(([name]) => name !== 'limit');
  const told = reading.conditions.filter((condition) => condition.filter.kind !== 'category');
  const conditions = [...told.map((one) => titleOfCondition(index, one, locale)), reading.words];
  return categoryFacet
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ id, count }) => {
      const category = index.categoryById(id);
      const isMeant =
        category !== undefined && (kinds.length === 0 || pathOf(index, category).some((slug) => kinds.includes(slug)));
      if (!isMeant) return [];
      const { slug, title } = category;
      return [{ slug, title: title[locale], count, conditions: conditions.filter(Boolean).join(', '), query }];
    })
    .slice(0, suggestedMax.categories);
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
  const reading = readSearch(deps.index, text);
  const [found, meant] = await Promise.all([
    products(deps, read.value, reading, viewer),
    meantCategories(deps.index, read.value, reading, viewer),
  ]);
  return ok({
    products: found,
    categories: [...meant, ...namedCategories(deps.index, text, viewer)].slice(0, suggestedMax.categories),
    brands: brands(deps.index, text),
  });
}
