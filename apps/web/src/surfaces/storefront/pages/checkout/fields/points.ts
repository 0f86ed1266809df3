import type { WirePoint } from '@farad/contract/delivery';

export interface FoundPoints {
  /** The chosen one first, where it is not among the others. */
  readonly points: readonly WirePoint[];
  /** There are more: the search narrows them. */
  readonly hasMore: boolean;
}

/** Where the pictures of a map come from. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}`. */
  readonly url: string;
  readonly attribution: string;
}
