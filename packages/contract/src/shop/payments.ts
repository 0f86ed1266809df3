import { paymentKinds } from '@farad/domain/order';
import { cancelAdvices, onlineMethods, paymentStates } from '@farad/domain/payment';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmptyBody, OptionalEmail, Roubles } from '../kit/wire.ts';

/** Reasons why an order cannot be paid online, by any method or by one of them. */
export const payRefusals = [
  'not_payable', // cancelled, waits for approval, nothing to pay, or not payable online
  'too_late', // the payment deadline has passed
  'above_maximum', // above the limit of the fast payment system
  'below_minimum',
  'email_needed', // the cash register sends receipts by email only, and the order has no address
  'method_off', // the shop has switched it off
  'not_now', // the provider does not answer, or refuses: retry in a minute
] as const;

const PayBody = z.object({
  method: z.enum(onlineMethods),
  /** Email address for the receipt. Required if `needsEmail` is true. */
  email: OptionalEmail,
});

/** State of an order's payment, for the payment page. */
export const OrderPayment = z.object({
  number: z.string(),
  /**
   * State of the latest payment attempt; null = no attempt. `paid` and `refunded` also mean payments by bank or in
   * cash.
   */
  state: z.enum([...paymentStates, 'paid', 'refunded']).nullable(),
  method: z.enum(paymentKinds).nullable(),
  /** Amount of the open payment, or else of the next one. If the order is paid, the amount of all payments. */
  amount: Roubles,
  /** Total of the order. */
  total: Roubles,
  /**
   * For an order whose lines do not fit one receipt, so that it needs several payments: the number of payments made,
   * the number still to make, and the sum paid. null = one payment is enough.
   */
  parts: z.object({ paid: z.int(), left: z.int(), sum: Roubles }).nullable(),
  /** Refunded amount. It includes refunds that are not finished yet. */
  refunded: Roubles,
  /** Refunds by bank or in cash, oldest first. */
  returns: z.array(
    z.object({
      way: z.enum(['bank', 'cash']),
      amount: Roubles,
      isDone: z.boolean(),
      /** Last digits of the payee's bank account. Empty = there is none. */
      accountEnd: z.string(),
      /** Day on which the refund was paid; null = not paid yet. */
      day: z.iso.date().nullable(),
    }),
  ),
  /** URL of the provider's payment page; null = there is no open payment. */
  confirmation_url: z.string().nullable(),
  /** QR code of the payment page as `data:image/svg+xml,…`; null = no payment by SBP (fast payment system) is open. */
  qr: z.string().nullable(),
  /** True = the order is unpaid and can no longer be paid: it was cancelled, or the deadline has passed. */
  isOver: z.boolean(),
  /** Payment deadline. An order that is unpaid then is cancelled; null = no deadline. */
  pay_until: z.string().nullable(),
  /** When the payment page expires; null = not known. */
  expiresAt: z.string().nullable(),
  /** Advice to the buyer after a failed payment; null = no advice. */
  advice: z.enum(cancelAdvices).nullable(),
  refusal: z.enum(payRefusals).nullable(),
  /** True = the receipt needs an email address, and the order has none. */
  needsEmail: z.boolean(),
  /**
   * Payment methods, each with the reason why it is not available (null = available). Empty = the order cannot or need
   * not be paid.
   */
  methods: z.array(z.object({ method: z.enum(onlineMethods), refusal: z.enum(payRefusals).nullable() })),
  /** Seconds after which the page should ask again; null = the state is final. */
  askAgainSeconds: z.int().nullable(),
});

export type OrderPayment = z.infer<typeof OrderPayment>;

/** Webhook of the payment provider, stored as received. Only the id in it is used (integrations 2.2). */
const WebhookBody = z.unknown();
/** API calls about online payments (product Y1, Y3). */
export const paymentsCalls = define({
  payOrder: {
    method: 'POST',
    path: '/orders/{number}/pay',
    summary: 'Pay an order: goes on with the open payment, or begins one. The buyer is sent to `confirmation_url`',
    body: PayBody,
    answer: OrderPayment,
  },
  orderPayment: {
    method: 'GET',
    path: '/orders/{number}/payment',
    summary: 'How the payment of an order stands; the provider is asked where it may have changed',
    answer: OrderPayment,
  },
  returnedPayment: {
    method: 'GET',
    path: '/payments/return/{token}',
    summary: 'The same for whoever comes back from the page to pay, at `/pay/return/{token}` of the site',
    answer: OrderPayment,
  },
  vendorWebhook: {
    method: 'POST',
    path: '/webhooks/{vendor}/{secret}',
    summary: 'For a payment provider or a carrier: something happened to a payment, a refund or a parcel',
    body: WebhookBody,
    answer: EmptyBody,
  },
});
