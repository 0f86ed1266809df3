import { paymentKinds } from '@farad/domain/order';
import { cancelAdvices, onlineMethods, paymentStates } from '@farad/domain/payment';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { EmptyBody, OptionalEmail, Roubles } from '../kit/wire.ts';

/** Why an order cannot be paid online, or not by this method. */
export const payRefusals = [
  'not_payable', // cancelled, waits for approval, nothing to pay, or not payable online
  'too_late', // the payment deadline has passed
  'above_maximum', // above the limit of the fast payment system
  'below_minimum',
  'email_needed', // the till sends receipts by email only, and the order has no address
  'method_off', // the shop has switched it off
  'not_now', // the provider does not answer, or refuses: retry in a minute
] as const;

const PayBody = z.object({
  method: z.enum(onlineMethods),
  /** Address for the receipt, if `needsEmail` is true. */
  email: OptionalEmail,
});

/** Payment state of an order. */
export const OrderPayment = z.object({
  number: z.string(),
  /** State of the latest attempt; null = none. `paid` and `refunded` include other ways of payment. */
  state: z.enum([...paymentStates, 'paid', 'refunded']).nullable(),
  method: z.enum(paymentKinds).nullable(),
  /** Amount of the open or next payment. For a paid order, all of it. */
  amount: Roubles,
  /** Total of the order. */
  total: Roubles,
  /**
   * Set if one receipt cannot hold the order: number of payments made and to come, and the sum paid; null = one
   * payment.
   */
  parts: z.object({ paid: z.int(), left: z.int(), sum: Roubles }).nullable(),
  /** Amount refunded, including refunds under way. */
  refunded: Roubles,
  /** Refunds by bank or in cash, oldest first. */
  returns: z.array(
    z.object({
      way: z.enum(['bank', 'cash']),
      amount: Roubles,
      isDone: z.boolean(),
      /** Last digits of the payee's account. Empty = none. */
      accountEnd: z.string(),
      /** Day of payment; null = not paid yet. */
      day: z.iso.date().nullable(),
    }),
  ),
  /** The provider's payment page; null = there is nothing to continue. */
  confirmation_url: z.string().nullable(),
  /** The payment page as a QR code, `data:image/svg+xml,…`; null = no SBP payment is open. */
  qr: z.string().nullable(),
  /** True = unpaid and closed for payment: it was cancelled, or the deadline has passed. */
  isOver: z.boolean(),
  /** If unpaid by then, the order is cancelled; null = no deadline. */
  pay_until: z.string().nullable(),
  /** When the payment page expires; null = not known. */
  expiresAt: z.string().nullable(),
  /** Advice after a failed payment. */
  advice: z.enum(cancelAdvices).nullable(),
  refusal: z.enum(payRefusals).nullable(),
  /** True = the till needs an email address and the order has none. */
  needsEmail: z.boolean(),
  /** Methods of payment, each with the reason if it is not available. Empty = payment is impossible or unnecessary. */
  methods: z.array(z.object({ method: z.enum(onlineMethods), refusal: z.enum(payRefusals).nullable() })),
  /** Seconds until the next poll; null = the state is final. */
  askAgainSeconds: z.int().nullable(),
});

export type OrderPayment = z.infer<typeof OrderPayment>;

/** A provider's webhook, stored as received. Only its id is read (integrations 2.2). */
const WebhookBody = z.unknown();
/** Calls of online payments (product Y1, Y3). */
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
