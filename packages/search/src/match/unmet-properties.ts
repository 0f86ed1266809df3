import type { QueryReading } from '@farad/domain/search-query';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { openWay } from './open-ways.ts';
import type { ProductSets } from './product-sets.ts';

/**
 * Returns the properties in the text that no result has, as typed. For example, no resistor is `влагозащищённый`
 * (moisture-proof).
 */
export const unmetProperties = <S, R>(
  frame: OpenFrame,
  sets: ProductSets<S, R>,
  reading: QueryReading | undefined,
  found: R,
): readonly string[] => {
  const properties = (reading?.conditions ?? []).filter(({ isProperty }) => isProperty === true);
  if (properties.length === 0 || sets.sizeOf(found) === 0) return [];
  const products = sets.all(found);
  const isMet = ({ also = [] }: (typeof properties)[number]): boolean =>
    also.every((wish) => {
      const ways = wish.map((way) => openWay(frame, way));
      return sets.isAny(sets.meeting(products, ways));
    });
  return properties.filter((property) => !isMet(property)).map(({ source }) => source.trim());
};
