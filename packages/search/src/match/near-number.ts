import type { OpenSegment } from '../index/open-segment.ts';

/** A product similar to a missing part number. A lower `cost` means more similar. */
export interface Near {
  readonly open: OpenSegment;
  readonly doc: number;
  readonly cost: number;
}
