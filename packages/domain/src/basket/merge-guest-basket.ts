import type { Quantity } from '../money/money.ts';
import { isQuantity, quantityMax } from '../money/is-quantity.ts';
import type { ProductId } from '../product/product.ts';
import { basketCleanupDelayMs, maxBasketLines, type BasketLineDraft } from './basket.ts';

export interface MergeableLine extends BasketLineDraft {
  readonly isDeleted?: boolean;
}

export interface GuestBasket {
  /** Unguessable id out of the `cart` cookie. */
  readonly id: string;
  readonly lines: readonly MergeableLine[];
}

export interface CustomerBasket {
  readonly lines: readonly MergeableLine[];
  /** Guest baskets that were merged before. */
  readonly mergedGuestIds: readonly string[];
}

/** Everything that a merge puts back to none (specification section 4). */
export const basketResets = {
  coupon: null,
  bonusesDiscount: 0,
  totalDiscount: 0,
  isDeliveryToDoor: false,
  isDeliveryToPickUp: false,
  cargoPrice: 0,
} as const;

/** What to do, as data; the use case does it in one transaction. */
export interface MergePlan {
  /** The customer's whole basket after the merge: update it where there is one, else create it. */
  readonly save: readonly BasketLineDraft[];
  /** Fields to reset; null where nothing was merged and the customer's choices stay. */
  readonly resets: typeof basketResets | null;
  /** False: saving would change nothing. */
  readonly isChanged: boolean;
  /** To be remembered with the basket, so that the same guest basket never counts twice. */
  readonly mergedGuestIds: readonly string[];
  /** Lines whose sum passed the limit of a line. */
  readonly limited: readonly { readonly productId: ProductId; readonly wanted: number; readonly quantity: Quantity }[];
  /** Products of the guest that found no room in a full basket. */
  readonly leftOut: readonly ProductId[];
  readonly deleteGuest: true;
  readonly clearCartCookie: true;
  readonly clearCartCookieAfterMs: number;
}

/**
 * Merges a guest's basket into the customer's at sign-in (product B4): lines of the same product add their quantities,
 * deleted lines are dropped, at most `maxBasketLines` lines. A guest basket that was merged before, or is empty,
 * changes nothing. Stock is not looked at: what no longer can be had is shown in the basket (B6).
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
