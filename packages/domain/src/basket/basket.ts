import type { Quantity } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import type { Brand } from '../shared/brand.ts';
import { daySeconds } from '../shared/durations.ts';

export type BasketId = Brand<string, 'BasketId'>;

/** Maximum number of lines in a basket. */
export const maxBasketLines = 500;

/** Maximum number of baskets per customer, including the current one (product B7). */
export const basketsMax = 20;

/** Maximum length of a basket name. */
export const basketNameLengthMax = 80;

/** Maximum length of a line's note. */
export const lineNoteLengthMax = 200;

/** How long a deleted basket can be restored. */
export const deletedBasketLifeSeconds = 7 * daySeconds;

/** Lifetime of the guest's basket cookie after the guest's basket was merged at sign-in (specification section 9). */
export const basketCleanupDelayMs = 1000;

/** The buyer's input for a line. All other values come from the catalogue. */
export interface BasketLineDraft {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}
