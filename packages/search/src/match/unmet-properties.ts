import type { QueryReading } from '@farad/domain/search-query';
import type { DocSet } from '../index/doc-set.ts';
import type { OpenSegment } from '../index/open-segment.ts';
import type { OpenFrame } from '../index/resolve-filter.ts';
import { docsMeetingAny, openWay } from './open-ways.ts';

/**
 * Returns the properties in the text that no result has, as typed. For example, no resistor is `влагозащищённый`
 * (moisture-proof).
 */
export const unmetProperties = (
  frame: OpenFrame,
  segments: readonly OpenSegment[],
  reading: QueryReading | undefined,
  found: readonly DocSet[],
): readonly string[] => {
  if (found.every(({ docs }) => docs.length === 0)) return [];
  const properties = (reading?.conditions ?? []).filter(({ isProperty }) => isProperty === true);
  const isMet = ({ also = [] }: (typeof properties)[number]): boolean =>
    also.every((wish) => {
      const ways = wish.map((way) => openWay(frame, way));
      return segments.some(
        (open, index) => docsMeetingAny(open, found[index]?.docs ?? new Uint32Array(0), ways).length > 0,
      );
    });
  return properties.filter((property) => !isMet(property)).map(({ source }) => source.trim());
};
