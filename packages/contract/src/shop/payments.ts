import { paymentKinds } from '@farad/domain/order';
import { cancelAdvices, onlineMethods, paymentStates } from '@farad/domain/payment';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, Roubles } from '../kit/wire.ts';

/** Why an order cannot be paid online, or not so. */
export const payRefusals = [
  'not_payable', // cancelled, waits for an approval, nothing to pay, or not to be paid online
  'too_late', // the time to pay is over
  'above_maximum', // more than the fast payment system takes at once
  'below_minimum',
  'email_needed', // the till sends receipts by e-mail alone, and the order has no address
  'method_off', // the shop does not take it now
  'not_now', // the provider does not answer, or refuses: again in a minute
] as const;

const PayBody = z.object({
  method: z.enum(onlineMethods),
  /** Where the receipt goes, where `needsEmail` says so. */
  email: LineText.pipe(z.string().max(254)).default(''),
});

/** How the payment of an order stands. */
export const OrderPayment = z.object({
  number: z.string(),
  /** Of the latest attempt; null: there was none. `paid`, `refunded`: whatever way the money came. */
  state: z.enum([...paymentStates, 'paid', 'refunded']).nullable(),
  method: z.enum(paymentKinds).nullable(),
  /** Of the payment that is open or comes next; of a paid order all of it. */
  amount: Roubles,
  /** Of the order. */
  total: Roubles,
  /**
   * Where one receipt does not hold the order, it is paid in several payments: how many are made, how many are to come,
   * and what came; null: it is one payment.
   */
  parts: z.object({ paid: z.int(), left: z.int(), sum: Roubles }).nullable(),
  /** What of it came back to the buyer, or is on its way. */
  refunded: Roubles,
  /** Each return of money by bank or cash, the oldest first. */
  returns: z.array(
    z.object({
      way: z.enum(['bank', 'cash']),
      amount: Roubles,
      isDone: z.boolean(),
      /** The end of the account that it goes to; empty: none. */
      accountEnd: z.string(),
      /** On which day it was paid; null: it was not yet. */
      day: z.iso.date().nullable(),
    }),
  ),
  /** Where the buyer pays: the page of the provider; null: nothing to go on with. */
  confirmation_url: z.string().nullable(),
  /** The same as a picture for the camera of a phone, `data:image/svg+xml,…`; null: no payment by SBP is open. */
  qr: z.string().nullable(),
  /** Unpaid, and no money is awaited any more: it is cancelled, or its time is over. */
  isOver: z.boolean(),
  /** Unpaid then, the order is cancelled; null: it is not. */
  pay_until: z.string().nullable(),
  /** Until when the page takes money; null: not known. */
  expiresAt: z.string().nullable(),
  /** What to do after a payment that came to nothing. */
  advice: z.enum(cancelAdvices).nullable(),
  refusal: z.enum(payRefusals).nullable(),
  /** The order has no address that its receipt could go to, and the till needs one. */
  needsEmail: z.boolean(),
  /** The ways it can be paid now, each with the reason why not. Empty: it cannot, or need not. */
  methods: z.array(z.object({ method: z.enum(onlineMethods), refusal: z.enum(payRefusals).nullable() })),
  /** Ask again in so many seconds; null: nothing will change by itself. */
  askAgainSeconds: z.int().nullable(),
});

export type OrderPayment = z.infer<typeof OrderPayment>;

/** What a provider tells is written down as it is; only its id is read (integrations 2.2). */
const WebhookBody = z.unknown();
const WebhookTaken = z.object({});

/** Paying online (product Y1, Y3). */
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
  yookassaWebhook: {
    method: 'POST',
    path: '/webhooks/yookassa/{secret}',
    summary: 'For the payment provider: something happened to a payment or a refund',
    body: WebhookBody,
    answer: WebhookTaken,
  },
});
