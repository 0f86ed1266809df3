import type { OrderNumber } from '../order/order-number.ts';
import type { PaymentState } from './payment.ts';

/** The provider knows a key so long: 24 h, less an hour for clocks and slow answers. After it the same key pays anew. */
export const keyLifeMs = 23 * 3_600_000;

/** Kept in the row before the provider is asked, so a repeat after any failure is the same payment. */
export const paymentKey = (order: OrderNumber, attempt: number): string => `pay-${order}-${attempt}`;

/** Keys of what is done with a payment later; each of them happens once, refunds once a number. */
export const captureKey = (order: OrderNumber, attempt: number): string => `capture-${order}-${attempt}`;
export const cancelKey = (order: OrderNumber, attempt: number): string => `cancel-${order}-${attempt}`;
export const refundKey = (order: OrderNumber, sequence: number): string => `refund-${order}-${sequence}`;
export const closingReceiptKey = (order: OrderNumber, sequence: number): string => `receipt-${order}-${sequence}`;

/** The last attempt to pay an order. */
export interface LastAttempt {
  readonly attempt: number;
  readonly state: PaymentState;
  /**
   * A definite "no" of the provider, if there was one: `refused`: there is no such payment and never will be;
   * `key_reused`: the key has made another payment before.
   */
  readonly refusal: 'refused' | 'key_reused' | null;
  /** When the provider was asked first; null: it never was. */
  readonly askedAt: Date | null;
  /** It brought a part of the order's money, and others are to come. */
  readonly isPart: boolean;
}

/**
 * What "pay" does next:
 * - `ask`: ask the provider with this attempt, a new one or once more the same;
 * - `continue`: there is an open payment, the buyer goes on with it;
 * - `change`: there is one by another way than he wants now: it is left to expire, and a new attempt is begun;
 * - `find`: nobody knows what became of the attempt and its key is too old to repeat: look for it among the provider's
 *   payments first, and take it for `refused` where it is not there;
 * - `paid`: nothing to do.
 */
export type NextAttempt =
  | { readonly kind: 'ask'; readonly attempt: number }
  | { readonly kind: 'continue' }
  | { readonly kind: 'change'; readonly attempt: number }
  | { readonly kind: 'find' }
  | { readonly kind: 'paid' };

/**
 * The attempt grows only after a definite refusal, a cancelled payment, a part that was paid or a change of the way, so two
 * of one order are open only where the buyer chose another way himself. `isOtherWay`: he wants to pay by another one.
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
