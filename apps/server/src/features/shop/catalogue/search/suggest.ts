import { suggestedMax, type SuggestAnswer } from '@farad/contract/shop/search';
import { isHiddenIn, type BrandId, type Category, type CategoryId } from '@farad/domain/category';
import type { ProductId } from '@farad/domain/product';
import {
  formatProductFilter,
  parseProductFilter,
  type ProductFilter,
  type QueryReading,
} from '@farad/domain/search-query';
import { ok, textIn, type Result } from '@farad/domain/shared';

import { readSearch } from '#core/catalogue/read-search.ts';
import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Suggestions } from '#catalogue-index/search.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { meantBy } from '#core/catalogue/synonyms.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { idsByOtherNumber } from './by-other-number.ts';
import { cardOf } from '../card.ts';
import { titleOfCondition } from './read-search.ts';
import { requestedKinds, strictFilter } from './strict-filter.ts';

/**
 * Returns products for the suggestions: those in `suggested`. If there are none, those whose supplier's number is the
 * text. If there are none either, those that a search finds.
 */
async function productIds(
  deps: Deps,
  filter: ProductFilter,
  reading: QueryReading | null,
  suggested: readonly ProductId[],
): Promise<readonly ProductId[]> {
  if (suggested.length > 0) return suggested;
  const numbered = await idsByOtherNumber(deps, filter.text, reading);
  if (numbered.length > 0) return numbered.slice(0, suggestedMax.products);
  return (await deps.index.search({ ...filter, limit: suggestedMax.products }, { facets: false, reading })).ids;
}

async function products(
  index: CatalogueIndex,
  ids: readonly ProductId[],
  viewer: Viewer,
): Promise<SuggestAnswer['products']> {
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

/**
 * Returns suggestions for the categories with these ids, whose names were typed. Hidden and empty categories are left
 * out.
 */
const namedCategories = (
  index: CatalogueIndex,
  ids: readonly CategoryId[],
  { locale }: Viewer,
): readonly SuggestedCategory[] =>
  ids.flatMap((id) => {
    const category = index.categoryById(id);
    const { count } = index.countOf(id);
    if (category === undefined || count === 0 || isHiddenIn(category, index.categoryById)) return [];
    return [{ slug: category.slug, title: textIn(category.title, locale), count, conditions: '', query: [] }];
  });

/** Returns the slugs of a category and of all its ancestors. */
function pathOf(index: CatalogueIndex, category: Category): readonly string[] {
  const above = category.parentId === null ? undefined : index.categoryById(category.parentId);
  return [category.slug, ...(above === undefined ? [] : pathOf(index, above))];
}

/** Returns the meaning of a text as filters, without its kinds of parts; null = it has no conditions. */
function meaningOf(filter: ProductFilter, reading: QueryReading | null): ProductFilter | null {
  if (reading === null || reading.conditions.every((condition) => condition.filter.kind === 'category')) return null;
  return { ...strictFilter(filter, reading), categories: [], limit: 0 };
}

/**
 * Returns suggestions for the categories with products that match the meaning of the text (`резистор 10к`). Their
 * `query` states this meaning as filters.
 */
function meantCategories(
  index: CatalogueIndex,
  counted: Suggestions['meantCategories'],
  meaning: ProductFilter,
  reading: QueryReading,
  { locale }: Viewer,
): readonly SuggestedCategory[] {
  const kinds = requestedKinds(reading);
  const query = formatProductFilter(meaning).filter(([name]) => name !== 'limit');
  const named = reading.conditions.filter((condition) => condition.filter.kind !== 'category');
  const conditions = [...named.map((one) => titleOfCondition(index, one, locale)), reading.words];
  return counted
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ id, count }) => {
      const category = index.categoryById(id);
      const isMeant =
        category !== undefined &&
        !isHiddenIn(category, index.categoryById) &&
        (kinds.length === 0 || pathOf(index, category).some((slug) => kinds.includes(slug)));
      if (!isMeant) return [];
      const { slug, title } = category;
      return [{ slug, title: textIn(title, locale), count, conditions: conditions.filter(Boolean).join(', '), query }];
    })
    .slice(0, suggestedMax.categories);
}

const brands = (index: CatalogueIndex, ids: readonly BrandId[]): SuggestAnswer['brands'] =>
  ids.flatMap((id) => {
    const brand = index.brandById(id);
    return brand === undefined || brand.isHidden === true ? [] : [{ slug: brand.slug, name: brand.name }];
  });

/** Returns suggestions for a text while it is being typed (product C9). There are none for an empty text. */
export async function suggest(deps: Deps, typed: string, viewer: Viewer): Promise<Result<SuggestAnswer, Failure>> {
  const { index } = deps;
  const read = parseProductFilter([['text', typed]], []);
  if (!read.ok) return read;
  const text = (await meantBy(deps, read.value.text, viewer.locale)) ?? read.value.text;
  const filter = { ...read.value, text };
  if (text === '') return ok({ products: [], categories: [], brands: [] });
  const reading = readSearch(index, text);
  const meaning = meaningOf(filter, reading);
  const suggested = await index.suggest({
    suggest: { text, locale: viewer.locale, reading, limits: { ...suggestedMax, words: 0 } },
    meant: meaning,
  });
  const meant =
    reading === null || meaning === null
      ? []
      : meantCategories(index, suggested.meantCategories, meaning, reading, viewer);
  const ids = await productIds(deps, filter, reading, suggested.products);
  return ok({
    products: await products(index, ids, viewer),
    categories: [...meant, ...namedCategories(index, suggested.categories, viewer)].slice(0, suggestedMax.categories),
    brands: brands(index, suggested.brands),
  });
}
