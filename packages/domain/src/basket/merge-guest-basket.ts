import type { Quantity } from '../money/money.ts';
import { isQuantity, quantityMax } from '../quantities/order-quantity.ts';
import type { ProductId } from '../product/product.ts';
import { basketCleanupDelayMs, maxBasketLines, type BasketLineDraft } from './basket.ts';

export interface MergeableLine extends BasketLineDraft {
  readonly isDeleted?: boolean;
}

export interface GuestBasket {
  /** Random id from the `cart` cookie; cannot be guessed. */
  readonly id: string;
  readonly lines: readonly MergeableLine[];
}

export interface CustomerBasket {
  readonly lines: readonly MergeableLine[];
  /** Ids of guest baskets merged before. */
  readonly mergedGuestIds: readonly string[];
}

/** Basket fields that a merge resets to these values (specification section 4). */
export const basketResets = {
  coupon: null,
  bonusesDiscount: 0,
  totalDiscount: 0,
  isDeliveryToDoor: false,
  isDeliveryToPickUp: false,
  cargoPrice: 0,
} as const;

/** The result of a merge. The caller saves it in one transaction. */
export interface MergePlan {
  /** All lines of the customer's basket after the merge. The basket is created if it does not exist. */
  readonly save: readonly BasketLineDraft[];
  /** Fields to reset; null = nothing was merged, so the customer's coupon and bonuses stay. */
  readonly resets: typeof basketResets | null;
  /** False if no guest lines were added to the basket. */
  readonly isChanged: boolean;
  /**
   * Ids of all guest baskets merged so far. They are saved with the basket, so that no guest basket is merged twice.
   */
  readonly mergedGuestIds: readonly string[];
  /** Lines whose quantity was cut to the maximum of a line. `wanted` is the sum before the cut. */
  readonly limited: readonly { readonly productId: ProductId; readonly wanted: number; readonly quantity: Quantity }[];
  /** The guest's products that did not fit into a full basket. */
  readonly leftOut: readonly ProductId[];
  readonly deleteGuest: true;
  readonly clearCartCookie: true;
  readonly clearCartCookieAfterMs: number;
}

/**
 * Merges a guest's basket into the customer's at sign-in (product B4). Quantities of the same product are added,
 * deleted lines are dropped, and at most `maxBasketLines` lines remain. An empty or already merged guest basket changes
 * nothing. Stock is not checked here: the basket page shows unavailable lines (B6).
 */
export function mergeGuestBasket(guest: GuestBasket, customer: CustomerBasket | null): MergePlan {
  const own = (customer?.lines ?? []).filter(isLive);
  const mergedBefore = customer?.mergedGuestIds ?? [];
  const added = mergedBefore.includes(guest.id) ? [] : guest.lines.filter(isLive);
  const isChanged = added.length > 0;

  const sums = new Map<ProductId, number>();
  const leftOut = new Set<ProductId>();
  for (const line of own) sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  for (const line of added) {
    if (!sums.has(line.productId) && sums.size >= maxBasketLines) leftOut.add(line.productId);
    else sums.set(line.productId, (sums.get(line.productId) ?? 0) + line.quantity);
  }
  const limited = [...sums]
    .filter(([, wanted]) => wanted > quantityMax)
    .map(([productId, wanted]) => ({ productId, wanted, quantity: quantityMax }));
  return {
    save: Array.from(sums, ([productId, wanted]) => ({
      productId,
      quantity: Math.min(wanted, quantityMax) as Quantity,
    })),
    resets: isChanged ? basketResets : null,
    isChanged,
    mergedGuestIds: isChanged ? [...mergedBefore, guest.id] : mergedBefore,
    limited,
    leftOut: [...leftOut],
    deleteGuest: true,
    clearCartCookie: true,
    clearCartCookieAfterMs: basketCleanupDelayMs,
  };
}

const isLive = (line: MergeableLine): boolean => line.isDeleted !== true && isQuantity(line.quantity);
