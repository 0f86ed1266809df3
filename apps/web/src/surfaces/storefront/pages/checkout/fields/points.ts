import type { WirePoint } from '@farad/contract/shop/delivery';

export interface FoundPoints {
  /** The chosen point comes first if it is not among the others. */
  readonly points: readonly WirePoint[];
  /** True if there are more; the search narrows them. */
  readonly hasMore: boolean;
}

/** Source of map tiles. */
export interface MapTiles {
  /** Contains `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}
