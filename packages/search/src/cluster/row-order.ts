import type { AttributeKind } from '@farad/domain/category';
import type { ProductFilter, RowPlace } from '@farad/domain/search-query';
import { unbuyable } from '../facets/sort-keys.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { attributeFields, fields, tierPriceMask } from './fields.ts';

/** Values by which OpenSearch sorted a row. */
export type SortValues = readonly (number | string | null)[];

/** How rows are sorted: by a key, then by demand, then by id. */
export interface RowOrder {
  /** The whole `sort` of the search. */
  readonly sort: readonly object[];
  /** True if the rank of the text decides. */
  readonly isRanked: boolean;
  /** Returns the key of a row as the index in memory gives it. */
  readonly keyOf: (values: SortValues) => number;
  /**
   * Returns the `search_after` of a row by its key. null = the key does not have the sort values, so the row itself is
   * asked for them.
   */
  readonly after: ((key: number) => SortValues) | null;
}

type Direction = 'ascending' | 'descending';

const orderOf = (direction: Direction): 'asc' | 'desc' => (direction === 'ascending' ? 'asc' : 'desc');

/** Every order ends with these. */
const tail = [{ [fields.demand]: 'desc' }, { [fields.id]: 'asc' }];

/** The relevance of a row is `-2 · rank - in stock`. */
const byRelevance = (hasText: boolean): RowOrder => ({
  sort: [...(hasText ? [{ _score: 'desc' }] : []), { [fields.inStock]: 'desc' }, ...tail],
  isRanked: hasText,
  keyOf: (values) => (hasText ? -2 * Number(values[0]) - Number(values[1]) : -Number(values[0])),
  after: (key) => {
    const rank = Math.floor(-key / 2);
    const inStock = -key - 2 * rank;
    return hasText ? [rank, inStock] : [inStock];
  },
});

const byStock = (direction: Direction): RowOrder => ({
  sort: [{ [fields.available]: orderOf(direction) }, ...tail],
  isRanked: false,
  keyOf: ([available]) => (direction === 'ascending' ? Number(available) : -Number(available)),
  after: (key) => [direction === 'ascending' ? key : -key],
});

const costMax = 2 ** 51;

/** Stands for "no price". JSON has no infinite numbers. */
const noPrice = 1e300;

/**
 * Computes `pieces` and `cost` in Painless: what to buy for a need of `quantity`. A price holds the place of its break
 * above its lowest 48 bits, because OpenSearch sorts the values of a field.
 */
const costSource = `
double multiple = doc['${fields.multiple}'].value;
double pieces = Math.max((double) doc['${fields.least}'].value, Math.ceil(params.quantity / multiple) * multiple);
def quantities = doc['${fields.tierQuantities}'];
int at = quantities.size() - 1;
if (at < 0) return params.none;
while (at > 0 && quantities.get(at) > pieces) at--;
double cost = (double) (doc['${fields.tierPrices}'].get(at) & ${tierPriceMask}) * pieces;
`;

/** The key of a row sorted by price; see `priceSink` of the index in memory. */
const priceSource = `${costSource}
double key = params.sign * Math.min(cost, params.most);
return doc['${fields.available}'].value >= pieces ? key : key + params.later;
`;

/** Returns a sort by what a script in Painless computes, the smallest first. */
export const byScript = (source: string, params: object): object => ({
  _script: { type: 'number', order: 'asc', script: { lang: 'painless', source: source.trim(), params } },
});

/** Numbers with a fraction stay floating-point numbers in a script. */
const neededOf = (quantity: number): number => (Number.isFinite(quantity) ? Math.max(1, quantity) : 1);

/** Sorts by the cost of what is bought for a need of `quantity`. Products without a price come last. */
export const byCost = (quantity: number): object =>
  byScript(`${costSource}\nreturn cost;`, { quantity: neededOf(quantity), none: noPrice });

const byPrice = (direction: Direction, quantity: number): RowOrder => ({
  sort: [
    byScript(priceSource, {
      quantity: neededOf(quantity),
      sign: direction === 'ascending' ? 1 : -1,
      most: costMax,
      later: unbuyable,
      none: noPrice,
    }),
    ...tail,
  ],
  isRanked: false,
  keyOf: ([key]) => (Number(key) >= noPrice ? Infinity : Number(key)),
  after: (key) => [key === Infinity ? noPrice : key],
});

/** Rows without a value come last in both directions. */
const byField = (field: string, direction: Direction): object => ({
  [field]: { order: orderOf(direction), missing: '_last' },
});

const byAttribute = (
  kind: AttributeKind,
  names: ReturnType<typeof attributeFields>,
  direction: Direction,
): RowOrder => {
  const own = kind === 'range' ? [names.from, names.to] : [names.value];
  return {
    sort: [...own.map((field) => byField(field, direction)), ...tail],
    isRanked: false,
    keyOf: ([value]) => {
      const found = value === null || value === undefined || kind !== 'number' ? Infinity : Number(value);
      if (!Number.isFinite(found)) return Infinity;
      return direction === 'ascending' ? found : -found;
    },
    after: null,
  };
};

const unsorted: RowOrder = { sort: tail, isRanked: false, keyOf: () => Infinity, after: () => [] };

type Sorting = { readonly sort: ProductFilter['sort']; readonly quantity: number };

/** Returns the order of the rows of a filter. */
export const rowOrder = (frame: OpenFrame, { sort, quantity }: Sorting, hasText: boolean): RowOrder => {
  switch (sort.kind) {
    case 'relevance':
      return byRelevance(hasText);
    case 'stock':
      return byStock(sort.direction);
    case 'price':
      return byPrice(sort.direction, quantity);
    case 'attribute': {
      const definition = frame.definitions.get(sort.key);
      if (definition === undefined) return unsorted;
      return byAttribute(definition.kind, attributeFields(sort.key, definition.kind), sort.direction);
    }
  }
};

/** Returns the place of a row, after which the next page begins. */
export const placeOf = (order: RowOrder, values: SortValues): RowPlace => ({
  key: order.keyOf(values),
  demand: Number(values.at(-2)),
  id: Number(values.at(-1)),
});
