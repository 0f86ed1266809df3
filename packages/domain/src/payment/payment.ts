import type { Kopecks } from '../money/money.ts';
import type { OrderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';

/** The provider's id of a payment or refund. */
export type ProviderId = Brand<string, 'ProviderId'>;

/** Online payment methods, through the provider. */
export const onlineMethods = ['card', 'sbp'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/**
 * States of a payment. `created`: stored with its key before the provider is called; `waiting_for_capture`: the money
 * is held on the card.
 */
export const paymentStates = ['created', 'pending', 'waiting_for_capture', 'succeeded', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States that the provider can report; `created` exists only on our side. */
export type ReportedState = Exclude<PaymentState, 'created'>;

/** A payment as stored. */
export interface Payment {
  readonly state: PaymentState;
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  /** Amount requested at capture if below the held amount; null = all of it. */
  readonly captureAmount: Kopecks | null;
  /** null until the provider's first answer. */
  readonly providerId: ProviderId | null;
}

/** The provider's answer about a payment. Webhook contents are never trusted (integrations 2.2). */
export interface ReportedPayment {
  readonly id: ProviderId;
  readonly state: ReportedState;
  /** After a capture, the captured amount. */
  readonly amount: Kopecks;
  /** Expected to be `RUB`. */
  readonly currency: string;
  readonly refunded: Kopecks;
  /** Our order number as sent when the payment was created; null = not ours. */
  readonly order: string | null;
  readonly attempt: number | null;
  /** The shop's account id at the provider. */
  readonly account: string;
  readonly isTest: boolean;
  /** URL where the buyer pays; null = nothing to pay. */
  readonly confirmationUrl: string | null;
  /** The provider's reason for the cancellation; see {@link cancelAdvice}. */
  readonly cancelReason: string | null;
  /** State of the fiscal receipt; null = not reported. */
  readonly receipt: 'pending' | 'registered' | 'failed' | null;
  readonly createdAt: Date;
  /** Deadline for capturing the money or, for the buyer, for paying; null = not reported. */
  readonly expiresAt: Date | null;
}

/** `withdrawn`: a bank refund started by mistake; no provider reports it. */
export const refundStates = ['created', 'pending', 'succeeded', 'cancelled', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

export interface ReportedRefund {
  readonly id: ProviderId;
  readonly state: Exclude<RefundState, 'created' | 'withdrawn'>;
  readonly paymentId: ProviderId;
  readonly amount: Kopecks;
  readonly currency: string;
  readonly cancelReason: string | null;
}
