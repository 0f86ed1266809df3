import type { ProductListAnswer, WireAttributeFacet } from '@farad/contract/shop/search';
import type { AttributeValues, Category } from '@farad/domain/category';
import {
  formatProductFilter,
  hasQuoted,
  pageCount,
  parseProductFilter,
  meetsReading,
  type AttributeFacet,
  type ProductFilter,
  type QueryReading,
  type SearchAnswer,
} from '@farad/domain/search-query';
import { fail, ok, textIn, type Locale, type Result } from '@farad/domain/shared';

import { readSearch } from '#core/catalogue/read-search.ts';
import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { meantBy } from '#core/catalogue/synonyms.ts';
import type { Viewer } from '#core/catalogue/viewer.ts';
import { answerByOtherNumber } from './by-other-number.ts';
import { cardOf, wireAttributes } from '../card.ts';
import { entryWithoutMatch, refusedEntry, withCurrentSlugs } from './check-conditions.ts';
import { cursorOf, readCursor } from './list-cursor.ts';
import { takeSwitches } from './list-switches.ts';
import { isOfKind, nearKind, type NearKind } from './near-kind.ts';
import { countsOf } from './other-search.ts';
import { noteSearch } from './note-search.ts';
import { presentReading } from './read-search.ts';

/**
 * Parses the filter in an address. Fails if an entry is invalid or no product can match it; the failure names the
 * entry.
 */
function readFilter(
  query: Iterable<readonly [string, string]>,
  index: CatalogueIndex,
  locale: Locale,
): Result<ProductFilter, Failure> {
  const filter = parseProductFilter(query, index.frame().attributes);
  if (!filter.ok) return fail(refusedEntry(filter.error, index, locale));
  const current = withCurrentSlugs(filter.value, index);
  const field = entryWithoutMatch(current, index);
  return field === null ? ok(current) : fail(refusedEntry({ code: 'invalid_input', field }, index, locale));
}

/**
 * Returns the category whose attributes the list shows: the selected one, or else the one to which the found products
 * belong or mostly belong. Undefined = none.
 */
function lookedAt(filter: ProductFilter, answer: SearchAnswer, index: CatalogueIndex): Category | undefined {
  const [slug, ...others] = filter.categories;
  if (others.length > 0) return undefined;
  if (slug !== undefined) return index.categoryBySlug(slug);
  const [leaf, ...otherLeaves] = answer.categoryFacet;
  if (leaf !== undefined && otherLeaves.length === 0) return index.categoryById(leaf.id);
  return answer.facetCategory === null ? undefined : index.categoryById(answer.facetCategory);
}

function wireFacet(facet: AttributeFacet, filter: ProductFilter): WireAttributeFacet {
  const conditions = filter.attrs.filter(({ key }) => key === facet.key);
  const ticked = conditions.flatMap((condition) => (condition.kind === 'values' ? condition.values : []));
  const between = conditions.find((condition) => condition.kind === 'between');
  const counted = facet.values.map(({ value, count }) => ({ value, count, isTicked: ticked.includes(value) }));
  const uncounted = ticked.filter((value) => !facet.values.some((other) => other.value === value));
  return {
    key: facet.key,
    values: [...counted, ...uncounted.map((value) => ({ value, count: 0, isTicked: true }))],
    bounds: facet.bounds,
    selected: between?.kind === 'between' ? { from: between.from, to: between.to } : null,
    filled: facet.filled,
    histogram: [...facet.histogram],
  };
}

function wireBrands(answer: SearchAnswer, filter: ProductFilter, index: CatalogueIndex): ProductListAnswer['brands'] {
  return answer.brandFacet.flatMap(({ id, count }) => {
    const brand = index.brandById(id);
    if (brand === undefined) return [];
    return [{ slug: brand.slug, name: brand.name, count, isTicked: filter.brands.includes(brand.slug) }];
  });
}

function wireLeaves(answer: SearchAnswer, index: CatalogueIndex, viewer: Viewer): ProductListAnswer['categories'] {
  return answer.categoryFacet.flatMap(({ id, count }) => {
    const category = index.categoryById(id);
    return category === undefined ? [] : [{ slug: category.slug, title: textIn(category.title, viewer.locale), count }];
  });
}

/** Returns the facets by which the customer can narrow the list. */
function whatNarrows(answer: SearchAnswer, filter: ProductFilter, index: CatalogueIndex, viewer: Viewer) {
  const category = lookedAt(filter, answer, index);
  const isMixed = filter.categories.length === 0 && answer.categoryFacet.length > 1;
  return {
    attributes: wireAttributes(category, index, viewer.locale),
    facets: answer.attributeFacets.map((facet) => wireFacet(facet, filter)),
    mostlyOf: isMixed && category !== undefined ? category.slug : null,
    brands: wireBrands(answer, filter, index),
    categories: wireLeaves(answer, index, viewer),
  };
}

/**
 * True if the first product matches the meaning of the text. Products that merely contain its letters come after
 * products that match its meaning.
 */
function isMeaningFound(
  { sort }: ProductFilter,
  reading: QueryReading | null,
  isRelaxed: boolean,
  [first]: readonly { readonly attributes: AttributeValues }[],
): boolean {
  if (reading === null || sort.kind !== 'relevance' || isRelaxed) return true;
  return first !== undefined && meetsReading(first.attributes, reading);
}

/** Returns how the found products differ from the conditions of the text. */
async function whatIsOther(
  { dropped, atLeast, withMargin, missing }: SearchAnswer,
  index: CatalogueIndex,
  viewer: Viewer,
) {
  const near = missing === null ? [] : await index.products(missing.near);
  return {
    dropped: [...dropped],
    atLeast: [...atLeast],
    withMargin: [...withMargin],
    missing: missing && { number: missing.number, near: near.map((product) => cardOf(product, index, viewer)) },
  };
}

interface Searched {
  readonly answer: SearchAnswer;
  /**
   * Set if no product has the requested value and products with near values are listed; null = products with the value
   * are listed.
   */
  readonly near: NearKind['told'] | null;
}

/**
 * Returns the results of a filter. If its text means a value that no part of this kind has, the results are parts with
 * near values.
 */
async function searchOrNear(
  index: CatalogueIndex,
  filter: ProductFilter,
  options: Parameters<CatalogueIndex['search']>[1],
  locale: Locale,
): Promise<Searched> {
  const answer = await index.search(filter, options);
  const { reading, asTyped } = options;
  if (reading?.kind === undefined || asTyped) return { answer, near: null };
  const [first] = await index.products(answer.ids.slice(0, 1));
  if (first !== undefined && isOfKind(index, reading, first)) return { answer, near: null };
  const near = await nearKind(index, filter, reading, locale);
  if (near === null) return { answer, near };
  return { answer: await index.search(near.filter, { ...options, reading: null, asTyped: true }), near: near.told };
}

/** Returns one page of found products, with the facets for narrowing the list. */
export async function listProducts(
  deps: Deps,
  query: readonly (readonly [string, string])[],
  viewer: Viewer,
): Promise<Result<ProductListAnswer, Failure>> {
  const { index } = deps;
  const switched = takeSwitches(query);
  if (!switched.ok) return switched;
  const { entries, debug, withoutFacets, after: cursor } = switched.value;
  const read = readFilter(entries, index, viewer.locale);
  if (!read.ok) return read;
  const typed = read.value;
  const asTyped = switched.value.asTyped || hasQuoted(typed.text);
  const meant = asTyped ? null : await meantBy(deps, typed.text, viewer.locale);
  const filter = meant === null ? typed : { ...typed, text: meant };
  const reading = readSearch(index, filter.text);
  const after = cursor === null ? null : readCursor(typed, cursor);
  if (cursor !== null && after === null) return fail({ code: 'invalid_input', field: 'after' });
  const options = { facets: !withoutFacets, reading, debug, asTyped, after };
  const { answer: searched, near: nearValue } = await searchOrNear(index, filter, options, viewer.locale);
  const isFirst = after === null && filter.skip === 0;
  const answer = (isFirst ? await answerByOtherNumber(deps, filter, reading, searched) : null) ?? searched;
  if (!withoutFacets) noteSearch(deps, typed, viewer.locale, answer.count);
  const products = await index.products(answer.ids);
  return ok({
    count: answer.count,
    inStockCount: answer.inStockCount,
    limit: filter.limit,
    skip: filter.skip,
    page: Math.floor(filter.skip / filter.limit) + 1,
    pages: pageCount(answer.count, filter.limit),
    next: answer.next && cursorOf(typed, answer.next),
    quantity: filter.quantity,
    products: products.map((product) => cardOf(product, index, viewer)),
    ...whatNarrows(answer, filter, index, viewer),
    understood: formatProductFilter(typed),
    reading: presentReading(index, filter.text, reading, viewer.locale),
    isMeaningFound:
      answer !== searched ||
      nearValue !== null ||
      !isFirst ||
      isMeaningFound(filter, reading, answer.dropped.length + answer.atLeast.length > 0, products),
    correction: meant === null ? answer.correction : { from: typed.text, to: meant, isInstead: true },
    nearValue,
    ...(await whatIsOther(answer, index, viewer)),
    ...(answer.scores === undefined
      ? {}
      : { scores: answer.scores.map(({ id, ...score }) => ({ _id: String(id), ...score })) }),
  });
}

/** Returns only the number of products that match the filter. */
export async function countProducts(
  { index }: Deps,
  query: Iterable<readonly [string, string]>,
  locale: Locale,
): Promise<Result<{ count: number; inStockCount: number }, Failure>> {
  const filter = readFilter(query, index, locale);
  if (!filter.ok) return filter;
  return ok(await countsOf(index, filter.value));
}
