import type { Kopecks } from '../money/money.ts';
import { onlineMethods, type OnlineMethod } from './payment.ts';

/** Minimum amount of a payment and of a refund at the provider: 1 ₽. */
export const onlineAmountMin = 100 as Kopecks;

/** Maximum amount of a payment by SBP, the fast payment system: 700,000 ₽. */
export const sbpAmountMax = 70_000_000 as Kopecks;

export type MethodRefusal = 'below_minimum' | 'above_maximum';

export interface OfferedMethod {
  readonly method: OnlineMethod;
  /** null = available; otherwise the reason, shown beside the method. */
  readonly refusal: MethodRefusal | null;
}

/**
 * Returns the online methods for payments of these sums. An order has several payments if one receipt cannot hold all
 * its lines.
 */
export function offeredMethods(sums: readonly Kopecks[]): OfferedMethod[] {
  const common = sums.some((sum) => sum < onlineAmountMin) ? 'below_minimum' : null;
  const isAboveSbp = sums.some((sum) => sum > sbpAmountMax);
  return onlineMethods.map((method) => ({
    method,
    refusal: common ?? (method === 'sbp' && isAboveSbp ? 'above_maximum' : null),
  }));
}

/** Only card payments can be held and captured later. */
export const canHold = (method: OnlineMethod): boolean => method === 'card';
