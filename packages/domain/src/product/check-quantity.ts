import { quantityMax } from '../quantities/order-quantity.ts';
import type { Quantity } from '../money/money.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { PublicationState } from './product.ts';

export interface QuantityRule {
  readonly minQuantity: Quantity;
  readonly multiple: Quantity;
  readonly available: Quantity;
  readonly state: PublicationState;
  /** False if the product has no price. */
  readonly hasPrice?: boolean;
}

/** The stock and the quantities that can be bought instead. */
interface Offer {
  readonly available: Quantity;
  /** Nearest valid quantities below and above the requested one; null = none. */
  readonly allowed: { readonly below: Quantity | null; readonly above: Quantity | null };
}

/** Why a quantity cannot be bought, and what can be bought instead (product B2). */
export type QuantityProblem =
  | { readonly code: 'invalid_input'; readonly available?: never; readonly allowed?: never }
  | { readonly code: 'not_for_sale'; readonly available?: never; readonly allowed?: never }
  | ({ readonly code: 'below_minimum_quantity' } & Offer)
  | ({ readonly code: 'off_multiple' } & Offer)
  | ({ readonly code: 'not_enough_stock'; readonly available: Quantity } & Partial<Offer>);

/** Returns the smallest valid quantity: the minimum, rounded up to the multiple. */
export const lowestQuantity = (rule: Pick<QuantityRule, 'minQuantity' | 'multiple'>): Quantity =>
  (Math.ceil(Math.max(rule.minQuantity, 1) / rule.multiple) * rule.multiple) as Quantity;

/**
 * Checks a quantity: it must be a multiple of `multiple`, at least `minQuantity` and at most `available`. If several
 * rules are broken, missing stock is reported before a wrong multiple, because it limits what can be bought.
 */
export function checkQuantity(rule: QuantityRule, requested: number): Result<Quantity, QuantityProblem> {
  if (!Number.isSafeInteger(requested) || requested < 1) return fail({ code: 'invalid_input' });
  if (rule.state !== 'published' || rule.hasPrice === false) return fail({ code: 'not_for_sale' });
  const available = Math.max(0, Math.min(rule.available, quantityMax)) as Quantity;
  const lowest = lowestQuantity(rule);
  const allowed = nearestAllowed(rule.multiple, lowest, available, requested);
  if (requested > available || lowest > available) return fail({ code: 'not_enough_stock', available, allowed });
  if (requested < lowest) return fail({ code: 'below_minimum_quantity', available, allowed });
  if (requested % rule.multiple !== 0) return fail({ code: 'off_multiple', available, allowed });
  return ok(requested as Quantity);
}

/** Returns the smallest valid quantity that is not below `pieces`; null = there is none. */
export function quantityFor(rule: QuantityRule, pieces: Quantity): Quantity | null {
  const least = Math.max(lowestQuantity(rule), Math.ceil(pieces / rule.multiple) * rule.multiple);
  const checked = checkQuantity(rule, least);
  return checked.ok ? checked.value : null;
}

function nearestAllowed(multiple: number, lowest: Quantity, available: Quantity, requested: number) {
  const below = (Math.floor(Math.min(requested, available) / multiple) * multiple) as Quantity;
  const above = Math.max(lowest, Math.ceil(requested / multiple) * multiple) as Quantity;
  return { below: below >= lowest ? below : null, above: above <= available ? above : null };
}
