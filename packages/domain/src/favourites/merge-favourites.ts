import type { ProductId } from '../product/product.ts';
import { favouritesMax } from './limits.ts';

/** The customer's favourites before the merge with a guest's. */
export interface OwnFavourites {
  /** Products in any list. */
  readonly marked: ReadonlySet<ProductId>;
  /** Number of lines in all lists. */
  readonly count: number;
}

/**
 * Returns the guest's products to add to the customer's first list at sign-in (product C13). They are in no list yet,
 * keep the guest's order, and fit the limit. Repeating the merge adds nothing.
 */
export const favouritesToAdd = (guest: readonly ProductId[], own: OwnFavourites): readonly ProductId[] =>
  [...new Set(guest)].filter((id) => !own.marked.has(id)).slice(0, Math.max(0, favouritesMax - own.count));
