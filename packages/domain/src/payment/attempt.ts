import type { OrderNumber } from '../order/order-number.ts';
import { hourMs } from '../shared/durations.ts';
import type { PaymentState } from './payment.ts';

/**
 * How long a request can be repeated safely with the same idempotency key. The provider remembers a key for 24 hours;
 * later it would start a second payment. One hour is left for clock differences and slow responses.
 */
export const keyLifeMs = 23 * hourMs;

/**
 * Returns the idempotency key of a payment. It is stored before the provider is called. So a retry after any failure
 * means the same payment.
 */
export const paymentKey = (order: OrderNumber, attempt: number): string => `pay-${order}-${attempt}`;

/**
 * Idempotency keys of later actions on a payment. With them each action happens only once. A refund or closing receipt
 * happens once per `sequence`.
 */
export const captureKey = (order: OrderNumber, attempt: number): string => `capture-${order}-${attempt}`;
export const cancelKey = (order: OrderNumber, attempt: number): string => `cancel-${order}-${attempt}`;
export const refundKey = (order: OrderNumber, sequence: number): string => `refund-${order}-${sequence}`;
export const closingReceiptKey = (order: OrderNumber, sequence: number): string => `receipt-${order}-${sequence}`;

/** The last attempt to pay for an order. */
export interface LastAttempt {
  readonly attempt: number;
  readonly state: PaymentState;
  /**
   * How the provider refused this attempt; null = it did not. `refused`: the payment does not exist and never will.
   * `key_reused`: the key was used for another payment before.
   */
  readonly refusal: 'refused' | 'key_reused' | null;
  /** When the provider was first called; null = never. */
  readonly askedAt: Date | null;
  /** True if the attempt pays only a part of the order, so that more payments follow. */
  readonly isPart: boolean;
}

/**
 * Next step when the buyer presses "pay":
 * - `ask`: call the provider with this attempt number, which may be a repeated one;
 * - `continue`: send the buyer to the payment that is open;
 * - `change`: the open payment has another method than the buyer wants now. Start a new attempt and let the old one
 * expire;
 * - `find`: nobody knows whether the payment exists, and its key is too old to repeat the call. Search the payments at
 * the provider. If it is not there, treat the attempt as `refused`;
 * - `paid`: nothing to do.
 */
export type NextAttempt =
  | { readonly kind: 'ask'; readonly attempt: number }
  | { readonly kind: 'continue' }
  | { readonly kind: 'change'; readonly attempt: number }
  | { readonly kind: 'find' }
  | { readonly kind: 'paid' };

/**
 * Returns the next step when the buyer presses "pay". A new attempt number is used in four cases: after a refusal,
 * after a cancelled payment, after a part is paid, and for another method. So an order has two open payments only if
 * the buyer changed the method (`isOtherWay`).
 */
export function nextAttempt(last: LastAttempt | null, now: Date, isOtherWay = false): NextAttempt {
  if (last === null) return { kind: 'ask', attempt: 1 };
  const { attempt, state, refusal, askedAt, isPart } = last;
  if (refusal === 'refused' || state === 'cancelled') return { kind: 'ask', attempt: attempt + 1 };
  if (state === 'succeeded' || state === 'waiting_for_capture') {
    return isPart ? { kind: 'ask', attempt: attempt + 1 } : { kind: 'paid' };
  }
  if (state === 'pending') return isOtherWay ? { kind: 'change', attempt: attempt + 1 } : { kind: 'continue' };
  const isKeyAlive = askedAt === null || now.getTime() - askedAt.getTime() < keyLifeMs;
  return isKeyAlive && refusal === null ? { kind: 'ask', attempt } : { kind: 'find' };
}
