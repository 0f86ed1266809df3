import type { Quantity } from '../money/money.ts';
import { checkQuantity, type QuantityProblem, type QuantityRule } from '../product/check-quantity.ts';

/** How many of what is wanted can be put in. */
export interface FittedQuantity {
  /** To be added; null: nothing. */
  readonly quantity: Quantity | null;
  /** Why it is not what was wanted; null: it is. */
  readonly reason: QuantityProblem['code'] | null;
}

/**
 * The quantity nearest to the one wanted that a basket takes which holds `present` already: raised to the minimum and
 * the multiple, cut to the stock (product B2, B7).
 */
export function fitQuantity(rule: QuantityRule, present: number, wanted: Quantity): FittedQuantity {
  const checked = checkQuantity(rule, present + wanted);
  if (checked.ok) return { quantity: wanted, reason: null };
  const { allowed, code } = checked.error;
  const total = allowed?.above ?? allowed?.below ?? 0;
  return { quantity: total > present ? ((total - present) as Quantity) : null, reason: code };
}
