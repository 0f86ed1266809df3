import { onlineMethods, paymentStates, refundStates } from '@farad/domain/payment';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { RowId } from './staff.ts';
import { LineText, Roubles } from './wire.ts';

const receiptStates = ['created', 'pending', 'registered', 'failed'] as const;

const Reason = LineText.pipe(z.string().min(3).max(500));

/** Place of a line in its order, from 1; 0: the delivery. */
const Position = z.int().min(0).max(10_000);

const Refund = z.object({
  id: RowId,
  amount: Roubles,
  state: z.enum(refundStates),
  /**
   * `late`: by itself, the order was over; `overpaid`: by itself, it was paid already; `staff`: as `note` says;
   * `not_captured`: held, never taken and let go.
   */
  cause: z.enum(['late', 'overpaid', 'staff', 'not_captured']),
  note: z.string(),
  /** The provider's word for why it came to nothing; null: it did not. */
  failure: z.string().nullable(),
  mayRetry: z.boolean(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  lines: z.array(z.object({ position: Position, qty: z.int(), amount: Roubles })),
});

const Payment = z.object({
  id: RowId,
  attempt: z.int(),
  method: z.enum(onlineMethods),
  state: z.enum(paymentStates),
  /** The provider's id; null: it has not answered yet. */
  providerId: z.string().nullable(),
  amount: Roubles,
  /** What can still go back. */
  refundable: Roubles,
  isHeld: z.boolean(),
  /** The provider's word for why it came to nothing. */
  failure: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  may: z.object({ capture: z.boolean(), release: z.boolean(), refund: z.boolean() }),
  events: z.array(z.object({ at: z.string(), state: z.enum(paymentStates) })),
  /** Pieces of each line by what became of their money. */
  lines: z.array(
    z.object({
      position: Position,
      name: z.string(),
      qty: z.int(),
      total: Roubles,
      /** Given back before it was handed over. */
      cancelled: z.int(),
      /** Handed over, with a closing receipt. */
      shipped: z.int(),
      /** Given back after that. */
      returned: z.int(),
      /** Neither given back nor handed over, and in no parcel. */
      unpacked: z.int(),
    }),
  ),
  refunds: z.array(Refund),
});

const Receipt = z.object({
  id: RowId,
  kind: z.enum(['prepayment', 'closing', 'refund', 'till']),
  state: z.enum(receiptStates),
  amount: Roubles,
  rows: z.int(),
  /** Of the till in the office. */
  tillNumber: z.string().nullable(),
  at: z.string(),
});

/** Money of one order, the latest attempt first. */
export const StaffOrderPayments = z.object({
  number: z.string(),
  total: Roubles,
  paidAt: z.string().nullable(),
  payments: z.array(Payment),
  receipts: z.array(Receipt),
});

export type StaffOrderPayments = z.infer<typeof StaffOrderPayments>;

/** What goes back: all that is left, or pieces of lines and the delivery. */
export const RefundBody = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.literal('parts'),
      /** Pieces that were handed over and came back, or pieces that never will be. */
      of: z.enum(['shipped', 'unshipped']),
      lines: z
        .array(z.object({ position: Position.min(1), qty: z.int().min(1).max(10_000_000) }))
        .max(500)
        .default([]),
      delivery: z.boolean().default(false),
    }),
  ]),
  /** The pieces lie in the warehouse again, or are free for others. */
  isBackInStock: z.boolean(),
  /** The buyer reads it. */
  reason: Reason,
});

/** Pieces that will not be sent: less is taken by what they cost, and the rest of the held money is let go. */
export const CaptureBody = z.object({
  without: z
    .array(z.object({ position: Position, qty: z.int().min(1).max(10_000_000) }))
    .max(500)
    .default([]),
  /** The buyer reads it. */
  reason: LineText.pipe(z.string().max(500)).default(''),
});
export const ReleaseBody = z.object({ reason: Reason });
export const RetryRefundBody = z.object({});
/** Number of the receipt that the till in the office printed. */
export const TillReceiptBody = z.object({
  number: LineText.pipe(z.string().regex(/^[0-9A-Za-zА-Яа-яЁё/№ .-]{1,60}$/)),
});

/** Reports of the provider that did not fit what the shop knows; nothing was done by them. */
export const Quarantine = z.object({
  entries: z.array(
    z.object({
      id: RowId,
      kind: z.enum(['payment', 'refund']),
      providerId: z.string(),
      order: z.string().nullable(),
      mismatches: z.array(z.string()),
      amount: Roubles.nullable(),
      /** What the provider said the state is. */
      reported: z.string(),
      at: z.string(),
      resolution: z.object({ at: z.string(), by: z.string(), note: z.string() }).nullable(),
    }),
  ),
  next: NextPage,
});
export const ResolveBody = z.object({ note: Reason });
export const Resolved = z.object({});

export const Webhooks = z.object({
  events: z.array(
    z.object({
      id: RowId,
      source: z.string(),
      kind: z.string(),
      objectId: z.string(),
      receivedAt: z.string(),
      doneAt: z.string().nullable(),
      attempts: z.int(),
      /** What became of it; null: nothing yet. */
      outcome: z.string().nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  next: NextPage,
});
export const RetryWebhookBody = z.object({});
export const WebhookRetried = z.object({});

/** Where money that is paid online goes. Keys go in and never come out. */
export const PaymentMethods = z.object({
  /** Whose account is in use; the environment's stands above that of the back office. */
  source: z.enum(['settings', 'environment', 'twin']),
  /** Its number at the provider. */
  shopId: z.string(),
  /** A shop for tests: nothing is really paid. */
  isTest: z.boolean(),
  /** The account that the back office has set, in use or not; null: none. */
  own: z
    .object({
      shopId: z.string(),
      /** Last signs of the key; empty: not noted. */
      keyEnd: z.string(),
      setAt: z.string().nullable(),
    })
    .nullable(),
  /** Variables of the environment that name the account. */
  variables: z.array(z.string()),
});
export type PaymentMethods = z.infer<typeof PaymentMethods>;

export const SetPaymentAccountBody = z.object({
  shopId: LineText.pipe(z.string().regex(/^\d{1,20}$/)),
  secretKey: LineText.pipe(z.string().regex(/^[\x21-\x7e]{8,200}$/)),
});
export const RemovePaymentAccountBody = z.object({});
export const TestPaymentMethodsBody = z.object({});
export const PaymentMethodsTested = z.object({
  result: z.enum(['works', 'not_admitted', 'no_answer', 'other_account']),
  /** A shop for tests: nothing is really paid. */
  isTest: z.boolean().nullable(),
});
