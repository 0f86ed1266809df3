import type { Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';

/** Quantity that can be added to a basket line. */
export interface FittedQuantity {
  /** Quantity to add; null = nothing can be added. */
  readonly quantity: Quantity | null;
  /** Why the quantity differs from the wanted quantity; null = it is the wanted quantity. */
  readonly reason: QuantityProblem['code'] | null;
}

/**
 * Returns how many pieces to add to a basket that already holds `present` pieces. The total is raised to the minimum
 * and to the multiple, and cut to the stock (product B2, B7).
 */
export function fitQuantity(rule: QuantityRule, present: number, wanted: Quantity): FittedQuantity {
  const checked = checkQuantity(rule, present + wanted);
  if (checked.ok) return { quantity: wanted, reason: null };
  const { allowed, code } = checked.error;
  const total = allowed?.above ?? allowed?.below ?? 0;
  return { quantity: total > present ? ((total - present) as Quantity) : null, reason: code };
}
