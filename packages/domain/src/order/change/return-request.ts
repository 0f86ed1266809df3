import type { Quantity } from '../../money/money.ts';
import { isQuantity } from '../../quantities/order-quantity.ts';
import type { ProductId } from '../../product/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isWithBuyer, type OrderStatus } from '../order-status-facts.ts';

export const returnReasons = ['defective', 'wrong_item', 'not_as_described', 'not_needed'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Days after handover in which a consumer may return goods without a reason (consumer law, article 26.1). */
export const consumerReturnDays = 7;

export const returnStates = ['requested', 'accepted', 'refused', 'closed'] as const;
export type ReturnState = (typeof returnStates)[number];

export interface ReturnLine {
  readonly productId: ProductId;
  readonly quantity: Quantity;
}

export interface EarlierReturn {
  readonly state: ReturnState;
  readonly lines: readonly ReturnLine[];
}

export interface ReturnableOrder {
  readonly status: OrderStatus;
  readonly lines: readonly ReturnLine[];
  readonly returns: readonly EarlierReturn[];
}

/**
 * Returns the quantities of an order whose return a buyer can still request. Quantities of a refused request count as
 * not requested (product O5).
 */
export function returnable({ status, lines, returns }: ReturnableOrder): readonly ReturnLine[] {
  if (!isWithBuyer(status)) return [];
  const requested = new Map<ProductId, number>();
  for (const earlier of returns) {
    if (earlier.state === 'refused') continue;
    for (const { productId, quantity } of earlier.lines) {
      requested.set(productId, (requested.get(productId) ?? 0) + quantity);
    }
  }
  return lines.flatMap(({ productId, quantity }) => {
    const left = quantity - (requested.get(productId) ?? 0);
    return left > 0 ? [{ productId, quantity: left as Quantity }] : [];
  });
}

/**
 * Why a return request is invalid. `not_now`: nothing can be returned at present. `line`: the quantity at `index` of
 * the request exceeds `left`, the quantity that can be returned.
 */
export type ReturnProblem =
  | { readonly kind: 'not_now' }
  | { readonly kind: 'line'; readonly index: number; readonly left: number };

/** Checks a return request. No product may appear twice. */
export function checkReturn(
  order: ReturnableOrder,
  wanted: readonly { readonly productId: ProductId; readonly quantity: number }[],
): Result<readonly ReturnLine[], ReturnProblem> {
  const left = new Map(returnable(order).map((line) => [line.productId, line.quantity]));
  if (left.size === 0 || wanted.length === 0) return fail({ kind: 'not_now' });
  const lines: ReturnLine[] = [];
  for (const [index, { productId, quantity }] of wanted.entries()) {
    const most = left.get(productId) ?? 0;
    if (!isQuantity(quantity) || quantity > most) return fail({ kind: 'line', index, left: most });
    left.delete(productId);
    lines.push({ productId, quantity });
  }
  return ok(lines);
}
