import type { ProductChange } from '@farad/domain/search-query';
import type { OpenSegment } from './open-segment.ts';
import { inStock, outOfStock, removed, type Segment } from './segment.ts';
import { setPriceBreaks } from '../columns/price-break-pool.ts';

/** Sets price, stock and demand of a document that is not removed. */
export const changeDocument = (segment: Segment, doc: number, change: ProductChange): void => {
  segment.available[doc] = change.available;
  segment.demand[doc] = change.demand;
  segment.states.codes[doc] = change.available > 0 ? inStock : outOfStock;
  setPriceBreaks(segment.tiers, doc, change.tiers);
};

export const removeDocument = (open: OpenSegment, doc: number): void => {
  open.segment.states.codes[doc] = removed;
  open.removedCount++;
};
