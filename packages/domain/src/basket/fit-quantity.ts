import type { Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';

/** The part of a wanted quantity that fits into the basket. */
export interface FittedQuantity {
  /** Quantity to add; null = nothing. */
  readonly quantity: Quantity | null;
  /** Why the quantity differs from the wanted one; null = it does not. */
  readonly reason: QuantityProblem['code'] | null;
}

/**
 * Returns the quantity nearest to `wanted` that fits into a basket with `present` pieces. It is raised to the minimum
 * and the multiple and cut to the stock (product B2, B7).
 */
export function fitQuantity(rule: QuantityRule, present: number, wanted: Quantity): FittedQuantity {
  const checked = checkQuantity(rule, present + wanted);
  if (checked.ok) return { quantity: wanted, reason: null };
  const { allowed, code } = checked.error;
  const total = allowed?.above ?? allowed?.below ?? 0;
  return { quantity: total > present ? ((total - present) as Quantity) : null, reason: code };
}
