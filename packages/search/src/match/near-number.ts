import type { OpenSegment } from '../index/open-segment.ts';

/** A product with a similar number and its distance. */
export interface Near {
  readonly open: OpenSegment;
  readonly doc: number;
  readonly cost: number;
}
