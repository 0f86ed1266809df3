import type { Kopecks } from '../money/money.ts';
import type { OrderNumber } from '../order/order-number.ts';
import type { Brand } from '../shared/brand.ts';

/** The provider's own id of a payment or a refund. */
export type ProviderId = Brand<string, 'ProviderId'>;

/** The ways to pay at once, through the provider. */
export const onlineMethods = ['card', 'sbp'] as const;
export type OnlineMethod = (typeof onlineMethods)[number];

/**
 * The life of a payment of ours. `created`: kept with its key before the provider is asked; `waiting_for_capture`: the
 * money is held on the card.
 */
export const paymentStates = ['created', 'pending', 'waiting_for_capture', 'succeeded', 'cancelled'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What the provider can say; `created` is ours alone. */
export type ReportedState = Exclude<PaymentState, 'created'>;

/** A payment as its row keeps it. */
export interface Payment {
  readonly state: PaymentState;
  readonly order: OrderNumber;
  readonly attempt: number;
  readonly amount: Kopecks;
  /** Asked for at capture, where it is less than what is held; null: all of it. */
  readonly captureAmount: Kopecks | null;
  /** null until the provider answered for the first time. */
  readonly providerId: ProviderId | null;
}

/** What the provider says of a payment when it is asked; nothing of a webhook is believed (integrations 2.2). */
export interface ReportedPayment {
  readonly id: ProviderId;
  readonly state: ReportedState;
  /** After a capture what was captured. */
  readonly amount: Kopecks;
  /** `RUB`, if all is well. */
  readonly currency: string;
  readonly refunded: Kopecks;
  /** As we named it when the payment was made; null: not ours. */
  readonly order: string | null;
  readonly attempt: number | null;
  /** The shop's account at the provider. */
  readonly account: string;
  readonly isTest: boolean;
  /** Where the buyer pays; null once there is nothing to pay. */
  readonly confirmationUrl: string | null;
  /** The provider's word for why it was cancelled; see {@link cancelAdvice}. */
  readonly cancelReason: string | null;
  /** What became of its receipt at the till; null: the provider does not say. */
  readonly receipt: 'pending' | 'registered' | 'failed' | null;
  readonly createdAt: Date;
  /** Until when money may be captured or, for the buyer, paid; null where the provider does not say. */
  readonly expiresAt: Date | null;
}

/** `withdrawn`: a refund by bank that was begun by mistake; no provider reports it. */
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
