import type { Kopecks } from '../money/money.ts';
import { onlineMethods, type OnlineMethod } from './payment.ts';

/** Minimum amount of an online payment and of its refund: 1 ₽. */
export const onlineAmountMin = 100 as Kopecks;

/** Maximum amount of a payment by SBP, the fast payment system: 700,000 ₽. */
export const sbpAmountMax = 70_000_000 as Kopecks;

export type MethodRefusal = 'below_minimum' | 'above_maximum';

export interface OfferedMethod {
  readonly method: OnlineMethod;
  /** Why the method is not available; null = it is. The page shows the reason beside the method. */
  readonly refusal: MethodRefusal | null;
}

/**
 * Returns the online payment methods for an order that is paid in these sums. There are several sums if one receipt
 * cannot hold all lines.
 */
export function offeredMethods(sums: readonly Kopecks[]): OfferedMethod[] {
  const common = sums.some((sum) => sum < onlineAmountMin) ? 'below_minimum' : null;
  const isAboveSbp = sums.some((sum) => sum > sbpAmountMax);
  return onlineMethods.map((method) => ({
    method,
    refusal: common ?? (method === 'sbp' && isAboveSbp ? 'above_maximum' : null),
  }));
}

/** True if the money can be held now and captured later. Only cards allow this. */
export const canHold = (method: OnlineMethod): boolean => method === 'card';
