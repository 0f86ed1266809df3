import type { ProductId } from '../product/product.ts';
import { favouritesMax } from './limits.ts';

/** The customer's favourites before a guest's favourites are added. */
export interface OwnFavourites {
  /** Products that are in at least one list. */
  readonly marked: ReadonlySet<ProductId>;
  /** Number of entries in all lists together. */
  readonly count: number;
}

/**
 * Returns the guest's products to add to the customer's first list at sign-in (product C13). Products that are already
 * in a list are left out, and so are products beyond the limit. The guest's order stays. A repeated merge adds nothing.
 */
export const favouritesToAdd = (guest: readonly ProductId[], own: OwnFavourites): readonly ProductId[] =>
  [...new Set(guest)].filter((id) => !own.marked.has(id)).slice(0, Math.max(0, favouritesMax - own.count));
