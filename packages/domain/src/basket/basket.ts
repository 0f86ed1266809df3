import type { Quantity } from '../money/money.ts';
import type { ProductId } from '../product/product.ts';
import type { Brand } from '../shared/brand.ts';

export type BasketId = Brand<string, 'BasketId'>;

/** Most lines of one basket. */
export const maxBasketLines = 500;

/** Most baskets of one customer, the current one among them (product B7). */
export const basketsMax = 20;

/** Longest name of a basket. */
export const basketNameLengthMax = 80;

/** Longest note of a line. */
export const lineNoteLengthMax = 200;

/** So long a deleted basket can be brought back. */
export const deletedBasketLifeSeconds = 7 * 86_400;

/** The guest's cookie is cleared this long after a merge (specification section 9). */
export const basketCleanupDelayMs = 1000;

/** What a buyer asks for: everything else about a line is counted from the catalogue. */
export interface BasketLineDraft {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}
