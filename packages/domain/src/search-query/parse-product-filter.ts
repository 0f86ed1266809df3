import type { AttributeDefinition, AttributeKey } from '../category/category.ts';
import { parseCount } from '../quantities/parse-count.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { canonicalFilter, emptyFilter, tidyText } from './canonical-filter.ts';
import type { AttributeFilter, ProductFilter, ProductSort } from './filter.ts';
import { filterLimits, productsPerNumberedPage, productsPerPage } from './limits.ts';
import { searchTextLengthMax } from './text-limits.ts';
import { parseAttributeFilters, parseFlag, splitAttributeName } from './parse-attribute-filter.ts';

export interface FilterProblem {
  readonly code: 'invalid_input' | 'unknown_field';
  /** Name of the invalid parameter. */
  readonly field: string;
}

const listNames = ['categories', 'brands', 'variants'] as const;
const flagNames = ['isOnlyInStock', 'isPromotion', 'isMinimumMet', 'isSortByMinPrice', 'isSortByMaxPrice'] as const;
const singleNames = ['text', 'sort', 'qty', 'limit', 'skip', 'page', ...flagNames] as const;

/** Names of the filter's parameters. Parameters of attributes are not listed: their names start with `attrs.`. */
export const productFilterNames: ReadonlySet<string> = new Set([...listNames, ...singleNames]);

/**
 * Returns the filter of a URL or a form, in canonical form. Empty values are ignored, because HTML forms send them. If
 * both `skip` and `page` are given, `skip` counts. The default limit is 20, or 12 if `page` is given (product C3).
 *
 * @param attributes attributes that allow filtering and sorting
 */
export function parseProductFilter(
  entries: Iterable<readonly [string, string]>,
  attributes: readonly AttributeDefinition[],
): Result<ProductFilter, FilterProblem> {
  const byKey = keyed(attributes);
  const given = collect(entries, byKey);
  if (!given.ok) return given;
  const bad = findLong(given.value) ?? findBadSingle(given.value);
  if (bad !== null) return invalid(bad);
  const attrs = parseAttributeFilters(given.value, byKey);
  if (!attrs.ok) return attrs;
  return assemble(given.value, attrs.value, byKey);
}

type Given = ReadonlyMap<string, readonly string[]>;
type AttributesByKey = ReadonlyMap<AttributeKey, AttributeDefinition>;

const keyedLists = new WeakMap<readonly AttributeDefinition[], AttributesByKey>();

/** Returns the attributes by key. The map is built once per list and cached. */
function keyed(attributes: readonly AttributeDefinition[]): AttributesByKey {
  const known = keyedLists.get(attributes);
  if (known !== undefined) return known;
  const made = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  keyedLists.set(attributes, made);
  return made;
}

const invalid = (field: string) => fail({ code: 'invalid_input' as const, field });

function collect(entries: Iterable<readonly [string, string]>, byKey: AttributesByKey): Result<Given, FilterProblem> {
  const given = new Map<string, string[]>();
  for (const [name, raw] of entries) {
    if (!isKnownName(name, byKey)) return fail({ code: 'unknown_field', field: name });
    const value = tidyText(raw);
    if (value === '') continue;
    const values = given.get(name) ?? [];
    if (values.includes(value)) continue;
    if (values.length === filterLimits.valuesMax) return invalid(name);
    given.set(name, [...values, value]);
  }
  return ok(given);
}

function isKnownName(name: string, byKey: AttributesByKey): boolean {
  const attribute = splitAttributeName(name);
  if (attribute) return byKey.has(attribute.key);
  return [...listNames, ...singleNames].some((known) => known === name);
}

/** Returns the name of a parameter with a value that is too long; null = none. */
function findLong(given: Given): string | null {
  for (const [name, values] of given) {
    const lengthMax = name === 'text' ? searchTextLengthMax : filterLimits.valueLengthMax;
    if (values.some((value) => value.length > lengthMax)) return name;
  }
  return null;
}

/**
 * Returns the name of a single-value parameter that is given twice with different values, or of an invalid flag; null =
 * none.
 */
function findBadSingle(given: Given): string | null {
  const doubled = singleNames.find((name) => given.get(name)?.[1] !== undefined);
  return doubled ?? flagNames.find((name) => readFlag(given, name) === null) ?? null;
}

const readFlag = (given: Given, name: (typeof flagNames)[number]): boolean | null =>
  parseFlag(given.get(name)?.[0] ?? 'false');

function assemble(
  given: Given,
  attrs: readonly AttributeFilter[],
  byKey: AttributesByKey,
): Result<ProductFilter, FilterProblem> {
  const sort = readSort(given, byKey);
  if (!sort.ok) return sort;
  const page = readPage(given);
  if (!page.ok) return page;
  const quantityText = given.get('qty')?.[0];
  const quantity = quantityText === undefined ? emptyFilter.quantity : parseCount(quantityText);
  if (quantity === null) return invalid('qty');
  const filter: ProductFilter = {
    text: given.get('text')?.[0] ?? '',
    categories: given.get('categories') ?? [],
    brands: given.get('brands') ?? [],
    variants: given.get('variants') ?? [],
    attrs,
    isOnlyInStock: readFlag(given, 'isOnlyInStock') === true,
    isPromotion: readFlag(given, 'isPromotion') === true,
    isMinimumMet: readFlag(given, 'isMinimumMet') === true,
    sort: sort.value,
    quantity,
    ...page.value,
  };
  return ok(canonicalFilter(filter));
}

/**
 * Returns the sort order. `sort` has priority over the two flags of the specification. The flags contradict each other,
 * so both together are an error.
 */
function readSort(given: Given, byKey: AttributesByKey): Result<ProductSort, FilterProblem> {
  const isCheapestFirst = readFlag(given, 'isSortByMinPrice');
  const isDearestFirst = readFlag(given, 'isSortByMaxPrice');
  const text = given.get('sort')?.[0];
  if (text !== undefined) return parseSort(text, byKey);
  if (isCheapestFirst && isDearestFirst) return invalid('isSortByMaxPrice');
  if (isCheapestFirst) return ok({ kind: 'price', direction: 'ascending' });
  return ok(isDearestFirst ? { kind: 'price', direction: 'descending' } : emptyFilter.sort);
}

function parseSort(text: string, byKey: AttributesByKey): Result<ProductSort, FilterProblem> {
  if (text === 'relevance') return ok({ kind: 'relevance' });
  const direction = text.startsWith('-') ? 'descending' : 'ascending';
  const name = text.replace(/^-/, '');
  if (name === 'price' || name === 'stock') return ok({ kind: name, direction });
  const attribute = splitAttributeName(name);
  const isSortable = attribute?.bound === null && byKey.has(attribute.key);
  return isSortable ? ok({ kind: 'attribute', key: attribute.key, direction }) : invalid('sort');
}

function readPage(given: Given): Result<Pick<ProductFilter, 'limit' | 'skip'>, FilterProblem> {
  const limitText = given.get('limit')?.[0];
  const skipText = given.get('skip')?.[0];
  const pageText = given.get('page')?.[0];
  const limitDefault = pageText === undefined ? productsPerPage : productsPerNumberedPage;
  const limit = limitText === undefined ? limitDefault : whole(limitText, 1, filterLimits.limitMax);
  if (limit === null) return invalid('limit');
  const skip = skipText === undefined ? null : whole(skipText, 0, filterLimits.skipMax);
  if (skipText !== undefined && skip === null) return invalid('skip');
  const page = pageText === undefined ? 1 : whole(pageText, 1, Math.floor(filterLimits.skipMax / limit) + 1);
  if (page === null) return invalid('page');
  return ok({ limit, skip: skip ?? (page - 1) * limit });
}

function whole(text: string, min: number, max: number): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : null;
  return value !== null && value >= min && value <= max ? value : null;
}
