import type { OpenSegment } from '../index/open-segment.ts';

/** A product of a near number and how far that is. */
export interface Near {
  readonly open: OpenSegment;
  readonly doc: number;
  readonly cost: number;
}
