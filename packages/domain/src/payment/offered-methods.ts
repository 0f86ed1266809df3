import type { Kopecks } from '../money/money.ts';
import { onlineMethods, type OnlineMethod } from './payment.ts';

/** Least that the provider takes, and least that it gives back: 1 ₽. */
export const onlineAmountMin = 100 as Kopecks;

/** Most that the fast payment system takes in one payment: 700,000 ₽. */
export const sbpAmountMax = 70_000_000 as Kopecks;

export type MethodRefusal = 'below_minimum' | 'above_maximum';

export interface OfferedMethod {
  readonly method: OnlineMethod;
  /** null: it is offered; otherwise why not, to be told beside the method. */
  readonly refusal: MethodRefusal | null;
}

/** Online methods for payments of these sums: an order is several where one receipt does not hold it. */
export function offeredMethods(sums: readonly Kopecks[]): OfferedMethod[] {
  const common = sums.some((sum) => sum < onlineAmountMin) ? 'below_minimum' : null;
  const isAboveSbp = sums.some((sum) => sum > sbpAmountMax);
  return onlineMethods.map((method) => ({
    method,
    refusal: common ?? (method === 'sbp' && isAboveSbp ? 'above_maximum' : null),
  }));
}

/** Money can be held and taken later from a card only. */
export const canHold = (method: OnlineMethod): boolean => method === 'card';
