import type { WirePoint } from '@farad/contract/shop/delivery';

export interface FoundPoints {
  /** Points that match the search. If the chosen point is not among them, it is added at the start. */
  readonly points: readonly WirePoint[];
  /** True if more points match than are listed. */
  readonly hasMore: boolean;
}

/** Source of map tiles. */
export interface MapTiles {
  /** Address of a tile, with the placeholders `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  readonly attribution: string;
}
