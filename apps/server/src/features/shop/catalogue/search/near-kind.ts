import { formatQuantity } from '@farad/domain/quantities';
import { emptyFilter, meetsReading, type ProductFilter, type QueryReading } from '@farad/domain/search-query';
import type { AttributeValues, CategoryId } from '@farad/domain/category';
import type { Locale } from '@farad/domain/shared';

import type { CatalogueIndex } from '#catalogue-index/catalogue-index.ts';
import { isNear, neighbour, numberOf, withoutAttribute } from './nearest-values.ts';
import { strictFilter } from './strict-filter.ts';

/**
 * A search for the nearest values. It is used if the text means a kind of part, and no part of this kind has the
 * requested value.
 */
export interface NearKind {
  /** Filter that finds parts of this kind with the nearest values. */
  readonly filter: ProductFilter;
  /** The requested value and the nearest values as text. */
  readonly told: { readonly asked: string; readonly shown: string[] };
}

/** True if a product is of the kind that the text means and has the requested value. */
export const isOfKind = (
  index: CatalogueIndex,
  reading: QueryReading,
  product: { readonly categoryId: CategoryId; readonly attributes: AttributeValues },
): boolean =>
  reading.kind?.includes(index.categoryById(product.categoryId)?.slug ?? '') === true &&
  meetsReading(product.attributes, reading);

/** True if the text is a part number or the beginning of one. */
async function isPartNumber(index: CatalogueIndex, text: string): Promise<boolean> {
  const { scores = [] } = await index.search(
    { ...emptyFilter, text, limit: 1 },
    { facets: false, reading: null, asTyped: true, debug: true },
  );
  return scores.some(({ match }) => match === 'exact' || match === 'prefix');
}

/**
 * Returns a search for near resistances if the text is a resistance that no resistor has. Otherwise `5к` would find
 * thermistors and not resistors near 5 kΩ. null = a resistor has this value, no resistor has a near value, or the text
 * has another meaning.
 */
export async function nearKind(
  index: CatalogueIndex,
  filter: ProductFilter,
  reading: QueryReading,
  locale: Locale,
): Promise<NearKind | null> {
  const condition = reading.conditions.find((one) => numberOf(index, one.filter)?.definition.unit === 'ohm');
  const requested = condition === undefined ? null : numberOf(index, condition.filter);
  if (reading.kind === undefined || reading.words !== '' || condition === undefined || requested === null) return null;
  const { definition, value } = requested;
  const { key, unit } = definition;
  const read = strictFilter(filter, reading);
  const withValue: ProductFilter = {
    ...emptyFilter,
    categories: read.categories,
    attrs: [{ kind: 'values', key, values: [value] }],
    limit: 0,
  };
  const { count } = await index.search(withValue, { facets: false, reading: null, asTyped: true });
  if (count > 0 || (await isPartNumber(index, filter.text))) return null;
  const strict = withoutAttribute(read, key);
  const sides = [
    await neighbour(index, strict, requested, 'below'),
    await neighbour(index, strict, requested, 'above'),
  ].filter((side) => side !== null && isNear(value, side));
  const [from, to = from] = sides;
  if (from === undefined || from === null || to === undefined) return null;
  return {
    filter: { ...strict, attrs: [...strict.attrs, { kind: 'between', key, from, to }] },
    told: {
      asked: formatQuantity(value, unit, locale),
      shown: sides.flatMap((side) => (side === null ? [] : [formatQuantity(side, unit, locale)])),
    },
  };
}
