import type { ProductId } from '../product/product.ts';
import { favouritesMax } from './limits.ts';

/** The customer's favourites before a guest's are merged into them. */
export interface OwnFavourites {
  /** Products that are in any list. */
  readonly marked: ReadonlySet<ProductId>;
  /** Lines in all lists together. */
  readonly count: number;
}

/**
 * Products of the guest to be added to the customer's first list at sign-in (product C13), in the guest's order: those
 * that are in no list yet, as many as there is room for. Merging again adds nothing.
 */
export const favouritesToAdd = (guest: readonly ProductId[], own: OwnFavourites): readonly ProductId[] =>
  [...new Set(guest)].filter((id) => !own.marked.has(id)).slice(0, Math.max(0, favouritesMax - own.count));
