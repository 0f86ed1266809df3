import type { OrderNumber } from '../order/order-number.ts';
import { hourMs } from '../shared/durations.ts';
import type { PaymentState } from './payment.ts';

/**
 * How long the provider remembers a key: 24 h, minus an hour for clock differences and slow answers. Later the same key
 * would pay again.
 */
export const keyLifeMs = 23 * hourMs;

/**
 * Idempotency key, stored in the row before the provider is called. A retry after any failure is therefore the same
 * payment.
 */
export const paymentKey = (order: OrderNumber, attempt: number): string => `pay-${order}-${attempt}`;

/** Idempotency keys of later actions on a payment. Each happens once; refunds once per number. */
export const captureKey = (order: OrderNumber, attempt: number): string => `capture-${order}-${attempt}`;
export const cancelKey = (order: OrderNumber, attempt: number): string => `cancel-${order}-${attempt}`;
export const refundKey = (order: OrderNumber, sequence: number): string => `refund-${order}-${sequence}`;
export const closingReceiptKey = (order: OrderNumber, sequence: number): string => `receipt-${order}-${sequence}`;

/** The last attempt to pay for an order. */
export interface LastAttempt {
  readonly attempt: number;
  readonly state: PaymentState;
  /**
   * The provider's definite refusal, if any. `refused`: the payment does not and will not exist; `key_reused`: the key
   * was used for another payment.
   */
  readonly refusal: 'refused' | 'key_reused' | null;
  /** When the provider was first called; null = never. */
  readonly askedAt: Date | null;
  /** It paid a part of the order, and further parts follow. */
  readonly isPart: boolean;
}

/**
 * What the "pay" button does next:
 * - `ask`: call the provider with this attempt, new or repeated;
 * - `continue`: send the buyer to the open payment;
 * - `change`: the open payment uses another method than the buyer wants now. Let it expire and start a new attempt;
 * - `find`: the outcome is unknown and the key too old to repeat. Search the provider's payments first; treat the
 * attempt as
 * `refused` if it is not there;
 * - `paid`: nothing to do.
 */
export type NextAttempt =
  | { readonly kind: 'ask'; readonly attempt: number }
  | { readonly kind: 'continue' }
  | { readonly kind: 'change'; readonly attempt: number }
  | { readonly kind: 'find' }
  | { readonly kind: 'paid' };

/**
 * Returns the next step. The attempt number grows only after a refusal, a cancelled payment, a paid part or a change of
 * method. So two payments of an order are open only if the buyer chose another method. `isOtherWay`: the buyer wants
 * another method.
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
