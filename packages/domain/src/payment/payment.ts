import type { Kopecks } from '../money/money.ts';
import type { OrderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';

/** The provider's id of a payment or refund. */
export type ProviderId = Brand<string, 'ProviderId'>;

/** Methods of online payment. The provider handles them. */
export const onlineMethods = ['card', 'sbp'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/**
 * States of a payment. `created`: stored before the provider is called. `waiting_for_capture`: the money is held on the
 * card.
 */
export const paymentStates = ['created', 'pending', 'waiting_for_capture', 'succeeded', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States that the provider can report. `created` exists only in the shop. */
export type ReportedState = Exclude<PaymentState, 'created'>;

/** A payment as the shop stores it. */
export interface Payment {
  readonly state: PaymentState;
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  /** Amount that was captured if it is less than the held amount; null = the whole amount. */
  readonly captureAmount: Kopecks | null;
  /** Id of the payment at the provider; null = the provider has not answered yet. */
  readonly providerId: ProviderId | null;
}

/** A payment as the provider's API returns it. The contents of webhooks are never trusted (integrations 2.2). */
export interface ReportedPayment {
  readonly id: ProviderId;
  readonly state: ReportedState;
  /** Amount of the payment; after a capture, the captured amount. */
  readonly amount: Kopecks;
  /** Currency code; only `RUB` is accepted. */
  readonly currency: string;
  readonly refunded: Kopecks;
  /** Order number that the shop sent when it created the payment; null = the payment is not the shop's. */
  readonly order: string | null;
  readonly attempt: number | null;
  /** The shop's account id at the provider. */
  readonly account: string;
  readonly isTest: boolean;
  /** URL where the buyer pays; null = the buyer has nothing to do there. */
  readonly confirmationUrl: string | null;
  /** Why the provider cancelled the payment; see {@link cancelAdvice}. */
  readonly cancelReason: string | null;
  /** State of the fiscal receipt; null = not reported. */
  readonly receipt: 'pending' | 'registered' | 'failed' | null;
  readonly createdAt: Date;
  /** When the buyer's time to pay ends, or the shop's time to capture the money; null = not reported. */
  readonly expiresAt: Date | null;
}

/**
 * States of a refund. `withdrawn`: staff had started a refund by bank transfer by mistake. No provider reports this
 * state.
 */
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
