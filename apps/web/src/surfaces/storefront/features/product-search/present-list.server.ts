import type { ProductCard } from '@farad/contract/shop/catalogue';
import type { ProductListAnswer } from '@farad/contract/shop/search';
import type { Unit } from '@farad/domain/category';
import type { Quantity } from '@farad/domain/money';
import { quantityFor, type QuantityRule } from '@farad/domain/product';
import { keepQuantities } from '@farad/domain/quantities';
import { parseFlag, readRangeEntry } from '@farad/domain/search-query';
import { truncateText } from '@farad/domain/shared';
import { errorText } from '@farad/wording/error-text';
import type { Translator } from '@farad/wording/translator';

import { pictureAddress } from '#server/drawing.server.ts';
import { columnFolds } from './table/column-folds.ts';
import { type Query, withoutConditions } from './list-address.ts';
import type { ListLook } from './list-look.ts';
import type { Column, HelpView, ListProblem, ProductListView, ProductRow } from './list-view.ts';
import { presentChips } from './present-chips.server.ts';
import { presentFacets } from './present-facet.server.ts';
import { presentCorrection, presentPieces } from './present-help.server.ts';
import { type Attribute, type AttributeValue, valueTitle } from '#i18n/attribute-value.server.ts';

/** Maximum number of values below a part number that are not columns. */
const summaryValuesMax = 2;
/** Maximum number of categories to link to. Those with the most results come first. */
const categoriesMax = 15;
/** Maximum length of an invalid value in its error message, in characters. */
const echoedMax = 60;

export interface ListPage {
  /** Query of the page's address, without the filters in `fixed`. */
  readonly query: Query;
  /** Filters that the page sets. The visitor cannot change them, so they have no check boxes. */
  readonly fixed: Query;
  readonly look: ListLook;
  readonly isAllPromotion: boolean;
  readonly isOnPhone: boolean;
  readonly chosenColumnsOf: (slug: string) => readonly string[] | null;
  readonly problem: ListProblem | null;
  /** Name of the filter that shows all its values; null = none. */
  readonly openedFacet: string | null;
  /** True if the list links to the categories with results; false on a category's page. */
  readonly hasCategories: boolean;
  readonly help: HelpView | null;
  /** True if a script requests only the rows. */
  readonly isRowsOnly: boolean;
}

const isOn = (query: Query, name: string): boolean =>
  query.some(([given, value]) => given === name && parseFlag(value) === true);

/**
 * Returns the sort order of the list as a value of the `sort` field. The specification's two flags are other names for
 * sorting by price.
 */
export function sortOf(query: Query): string {
  const sort = query.find(([name]) => name === 'sort')?.[1];
  if (sort !== undefined) return sort;
  if (isOn(query, 'isSortByMinPrice')) return 'price';
  return isOn(query, 'isSortByMaxPrice') ? '-price' : 'relevance';
}

/** Converts the API's product list to what the page shows, in the page's language. */
export function presentList(answer: ProductListAnswer, page: ListPage, t: Translator): ProductListView {
  const { query, problem, look } = page;
  const isOfOne = answer.attributes.length > 0 && answer.mostlyOf === null;
  const slug = isOfOne ? (answer.products[0]?.category.slug ?? null) : null;
  const chosen = slug === null ? null : page.chosenColumnsOf(slug);
  const columns = isOfOne ? columnsOf(answer.attributes, chosen) : [];
  return {
    count: answer.count,
    inStockCount: answer.inStockCount,
    page: answer.page,
    pages: answer.pages,
    perPage: answer.limit,
    view: look.view,
    quantity: answer.quantity,
    sort: sortOf(query),
    isOnlyInStock: isOn(query, 'isOnlyInStock'),
    isPromotion: isOn(query, 'isPromotion'),
    isMinimumMet: isOn(query, 'isMinimumMet'),
    best: cheapestOf(answer, query, t),
    isAllPromotion: page.isAllPromotion,
    isOnPhone: page.isOnPhone,
    isMeaningFound: answer.isMeaningFound,
    isFiltered: withoutConditions(query).length < query.length,
    rows: answer.products.map((product) => presentRow(product, isOfOne ? answer.attributes : [], columns, t)),
    columns,
    columnsOf: slug,
    dropped: answer.dropped,
    atLeast: answer.atLeast,
    withMargin: answer.withMargin,
    nearValue: answer.nearValue,
    missing: answer.missing && {
      number: answer.missing.number,
      near: answer.missing.near.map((product) => presentRow(product, [], [], t)),
    },
    problem: problem && { ...problem, message: problemText(problem, answer, t) },
    ...(page.isRowsOnly
      ? { facets: [], categories: [], chips: [], understood: [], correction: null, help: null }
      : conditionsShown(answer, page, t)),
  };
}

/**
 * Returns the first product as the cheapest for the quantity. Returns null if the list is not sorted by price, or if it
 * has only one product.
 */
function cheapestOf(
  { products, page, quantity }: ProductListAnswer,
  query: Query,
  t: Translator,
): ProductListView['best'] {
  const [first, second] = products;
  if (sortOf(query) !== 'price' || page !== 1 || first === undefined || second === undefined || !first.isSold)
    return null;
  const rule: QuantityRule = {
    minQuantity: first.minQuantity as Quantity,
    multiple: first.multiple as Quantity,
    available: first.qty as Quantity,
    state: 'published',
  };
  const sold = quantityFor(rule, quantity as Quantity);
  return sold === null ? null : { id: first._id, title: t('search.bestFor', { count: quantity }) };
}

function conditionsShown(answer: ProductListAnswer, page: ListPage, t: Translator) {
  const { query, fixed, openedFacet, hasCategories } = page;
  const isFixed = (name: string): boolean => fixed.some(([other]) => other === name);
  return {
    facets: presentFacets(answer, openedFacet, t).filter(({ name }) => !isFixed(name)),
    categories: hasCategories ? answer.categories.slice(0, categoriesMax) : [],
    chips: presentChips(answer, query, t),
    understood: presentPieces(answer, query),
    correction: presentCorrection(answer, query),
    help: page.help,
  };
}

/** Returns the error text of an invalid filter. It names the field and shows what the field accepts. */
function problemText({ name, text }: ListProblem, { attributes, facets }: ProductListAnswer, t: Translator): string {
  const [, key, bound] = /^attrs\.([a-z0-9_-]+?)(?:\.(min|max))?$/.exec(name) ?? [];
  const attribute = attributes.find((known) => known.key === key);
  const echoed = truncateText(text, echoedMax);
  if (attribute === undefined || bound === undefined) {
    return `${errorText(t, 'invalid_input', { field: attribute?.title ?? name })} (${echoed})`;
  }
  const read = readRangeEntry(text, attribute.unit as Unit | null, bound === 'min' ? 'from' : 'to');
  if (read !== null) return `${attribute.title}: ${t('catalogue.reversedBounds')}`;
  const bounds = facets.find((facet) => facet.key === key)?.bounds;
  const example = bounds ? `${valueTitle(attribute, bounds.from, t)}…${valueTitle(attribute, bounds.to, t)}` : '…';
  return `${attribute.title}: ${t('catalogue.wrongBound', { text: echoed, example })}`;
}

function columnsOf(attributes: readonly Attribute[], chosen: readonly string[] | null): Column[] {
  const own = attributes.filter(({ isColumn }) => isColumn).map(({ key }) => key);
  // Columns that the visitor chose are never hidden.
  const folds = chosen === null ? columnFolds(own) : {};
  return attributes.map(({ key, title, isColumn }) => {
    return { key, title, isShown: chosen ? chosen.includes(key) : isColumn, fold: folds[key] ?? '' };
  });
}

/** Returns true if a value can be understood without the name of its parameter: `75 В` can; `37` and `Да` cannot. */
const tellsItself = ({ key, unit }: Attribute, value: AttributeValue): boolean =>
  key !== 'package' && (typeof value === 'string' || (typeof value !== 'boolean' && unit !== null && unit !== 'count'));

/** Converts a product to a row of a list. The variants on a product page use it too. */
export function presentRow(
  product: ProductCard,
  attributes: readonly Attribute[],
  columns: readonly Column[],
  t: Translator,
): ProductRow {
  const values = attributes.flatMap((attribute) => {
    const value = product.attributes[attribute.key];
    return value === undefined ? [] : [{ attribute, title: valueTitle(attribute, value, t), value }];
  });
  const shown = new Set(columns.filter((column) => column.isShown).map((column) => column.key));
  const others = values
    .filter(({ attribute, value }) => !shown.has(attribute.key) && tellsItself(attribute, value))
    .slice(0, summaryValuesMax)
    .map((value) => value.title);
  const packageName = shown.has('package') ? null : product.package;
  const summary =
    shown.size === 0 ? [keepQuantities(product.title)] : [packageName, ...others].filter((text) => text !== null);
  return {
    id: product._id,
    seo: product.seo,
    mpn: product.mpn,
    brand: product.brand.name,
    summary,
    cells: Object.fromEntries(
      values.filter(({ attribute }) => shown.has(attribute.key)).map(({ attribute, title }) => [attribute.key, title]),
    ),
    drawing: pictureAddress(product),
    image: product.images[0] ?? null,
    available: product.qty,
    leadTimeDays: product.leadTimeDays,
    isSold: product.isSold,
    isObsolete: product.lifecycle === 'obsolete' || product.lifecycle === 'end_of_life',
    unit: product.unit,
    minQuantity: product.minQuantity,
    multiple: product.multiple,
    tiers: tiersOf(product.price),
    beforePrice: product.before_price,
  };
}

/** Returns the price breaks of the API as pairs, in ascending order of quantity. */
export const tiersOf = (prices: Readonly<Record<string, number>>): [number, number][] =>
  Object.entries(prices)
    .map(([quantity, roubles]): [number, number] => [Number(quantity), roubles])
    .sort((a, b) => a[0] - b[0]);
