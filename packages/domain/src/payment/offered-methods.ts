import type { Kopecks } from '../money/money.ts';
import { receiptItemsMax } from '../receipt/receipt.ts';
import { onlineMethods, type OnlineMethod } from './payment.ts';

/** Least that the provider takes, and least that it gives back: 1 ₽. */
export const onlineAmountMin = 100 as Kopecks;

/** Most that the fast payment system takes in one payment: 700,000 ₽. */
export const sbpAmountMax = 70_000_000 as Kopecks;

export type MethodRefusal = 'receipt_too_long' | 'below_minimum' | 'above_maximum';

export interface OfferedMethod {
  readonly method: OnlineMethod;
  /** null: it is offered; otherwise why not, to be told beside the method. */
  readonly refusal: MethodRefusal | null;
}

/**
 * Online methods for an order of this total whose receipt has so many rows (delivery counted).
 * Without a receipt nothing may be paid online, so a long order is told before payment.
 */
export function offeredMethods(total: Kopecks, receiptItemCount: number): OfferedMethod[] {
  const common =
    receiptItemCount > receiptItemsMax ? 'receipt_too_long' : total < onlineAmountMin ? 'below_minimum' : null;
  return onlineMethods.map((method) => ({
    method,
    refusal: common ?? (method === 'sbp' && total > sbpAmountMax ? 'above_maximum' : null),
  }));
}

/** Money can be held and taken later from a card only. */
export const canHold = (method: OnlineMethod): boolean => method === 'card';
