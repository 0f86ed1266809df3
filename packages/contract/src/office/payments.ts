import { onlineMethods, paymentStates, refundStates, refundWays } from '@farad/domain/payment';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { RowNumber, YesOrNo } from '../kit/query.ts';
import { LineText, NextPage, Roubles, RowId } from '../kit/wire.ts';
import { MarksScanned } from './parcels.ts';

const receiptStates = ['created', 'pending', 'registered', 'failed'] as const;

const Reason = LineText.pipe(z.string().min(3).max(500));

/** Place of a line in its order, from 1; 0: the delivery. */
const Position = z.int().min(0).max(10_000);

/** To whom money goes by bank, as it is typed; the numbers are checked. Empty: not given. */
export const PayeeToSet = z.object({
  name: LineText.pipe(z.string().min(1).max(160)),
  inn: LineText.pipe(z.string().max(20)).default(''),
  kpp: LineText.pipe(z.string().max(20)).default(''),
  bankName: LineText.pipe(z.string().max(160)).default(''),
  bik: LineText.pipe(z.string().min(1).max(20)),
  account: LineText.pipe(z.string().min(1).max(40)),
  correspondentAccount: LineText.pipe(z.string().max(40)).default(''),
});

const Payee = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  bankName: z.string(),
  bik: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
});

export type WirePayee = z.infer<typeof Payee>;

/** Number of a payment order, or of a receipt of the till. */
const PaperNumber = LineText.pipe(z.string().regex(/^[0-9A-Za-zА-Яа-яЁё/№ .-]{1,60}$/));

const Refund = z.object({
  id: RowId,
  /** Of the order's refunds, from 1. */
  sequence: z.int(),
  amount: Roubles,
  way: z.enum(refundWays),
  /** Of a payment order that is to be copied; null: none, or the data of its person were erased. */
  payee: Payee.nullable(),
  purpose: z.string(),
  /** Number and day of the payment order that was paid, or of the till's receipt. */
  paper: z.object({ number: z.string(), day: z.iso.date() }).nullable(),
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
  /** Why it was withdrawn; empty: it was not. */
  withdrawnBecause: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  lines: z.array(z.object({ position: Position, qty: z.int(), amount: Roubles })),
});

/** Pieces of a line by what became of their money. */
const MoneyLine = z.object({
  position: Position,
  name: z.string(),
  qty: z.int(),
  total: Roubles,
  /** Given back before it was handed over. */
  cancelled: z.int(),
  /** Handed over; of a payment online, with a closing receipt. */
  shipped: z.int(),
  /** Given back after that. */
  returned: z.int(),
  /** Neither given back nor handed over, and in no parcel. */
  unpacked: z.int(),
  /** It comes back with its marking codes. */
  isMarked: z.boolean(),
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
  lines: z.array(MoneyLine),
  refunds: z.array(Refund),
});

const Receipt = z.object({
  id: RowId,
  kind: z.enum(['prepayment', 'closing', 'refund', 'till', 'till_refund']),
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
  /** Pieces of accepted returns that no refund is for yet. */
  owed: z.array(z.object({ position: Position, qty: z.int() })),
  /** Money that came by bank or cash, and goes back without the provider. */
  office: z.object({
    /** Who took the order's money; null: it is not paid. */
    source: z.enum(refundWays).nullable(),
    /** How it may go back. */
    ways: z.array(z.enum(refundWays)),
    /** What of the order's money can still go back. */
    refundable: Roubles,
    /** What came by bank beyond it, or for an order that is over: it is to be given back. */
    beyond: Roubles,
    lines: z.array(MoneyLine),
    /** To whom it would go by what is known; empty texts: not known. */
    payee: Payee,
    /** A company buys: its INN is needed. */
    isCompany: z.boolean(),
    refunds: z.array(Refund),
  }),
});

export type StaffOrderPayments = z.infer<typeof StaffOrderPayments>;

/** How money goes back. `bank`: a payment order is made, to be paid; `cash`: the till has paid it out, with a receipt. */
const RefundBy = z.discriminatedUnion('way', [
  z.object({ way: z.literal('provider') }),
  z.object({ way: z.literal('bank'), payee: PayeeToSet }),
  z.object({ way: z.literal('cash'), number: PaperNumber, day: z.iso.date() }),
]);

/** What goes back: all that is left, pieces of lines and the delivery, or what came by bank beyond the order's sum. */
export const RefundBody = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('beyond') }),
    z.object({
      kind: z.literal('parts'),
      /** Pieces that were handed over and came back, or pieces that never will be. */
      of: z.enum(['shipped', 'unshipped']),
      lines: z
        .array(
          z.object({
            position: Position.min(1),
            qty: z.int().min(1).max(10_000_000),
            /** Of marked goods that were handed over; absent: those of accepted wishes. */
            marks: MarksScanned,
          }),
        )
        .max(500)
        .default([]),
      delivery: z.boolean().default(false),
    }),
  ]),
  /** Money that a provider took goes back through it, other money by bank or out of the till. */
  by: RefundBy.default({ way: 'provider' }),
  /**
   * The pieces lie in the warehouse again, or are free for others. Where goods of an accepted wish lie was said when it was
   * accepted.
   */
  isBackInStock: z.boolean(),
  /** The buyer reads it. */
  reason: Reason,
});

/** The answer to a wish to cancel an order; the buyer reads the words. What came through the provider goes back with it. */
export const AnswerCancelBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), answer: LineText.pipe(z.string().max(500)).default('') }),
  z.object({ decision: z.literal('refuse'), answer: Reason }),
]);

/** Pieces that will not be sent: less is taken by what they cost, and the rest of the held money is let go. */
export const CaptureBody = z.object({
  without: z
    .array(z.object({ position: Position, qty: z.int().min(1).max(10_000_000) }))
    .max(500)
    .default([]),
  /** The buyer reads it. */
  reason: LineText.pipe(z.string().max(500)).default(''),
});

const ReleaseBody = z.object({ reason: Reason });
const RetryRefundBody = z.object({});

/** A refund by bank was begun by mistake. */
export const WithdrawRefundBody = z.object({
  /** The buyer, who was told that money is on its way, reads it. */
  reason: Reason,
  /** Its goods are the order's again, as before; false: they stay where they are, because others need them. */
  isGoodsBack: z.boolean().default(true),
});

const SetRefundPayeeBody = z.object({ payee: PayeeToSet });

/** The payment order that the bank carried out. */
export const RefundPaidBody = z.object({ number: PaperNumber, day: z.iso.date() });

/** Refunds by bank, the newest first. */
export const BankRefunds = z.object({
  refunds: z.array(z.object({ ...Refund.shape, order: z.string() })),
  next: NextPage,
});

export type BankRefund = z.infer<typeof BankRefunds>['refunds'][number];

/** Number of the receipt that the till in the office printed. */
const TillReceiptBody = z.object({ number: PaperNumber });

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

const ResolveBody = z.object({ note: Reason });
const Resolved = z.object({});

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

const RetryWebhookBody = z.object({});
const WebhookRetried = z.object({});

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

const RemovePaymentAccountBody = z.object({});
const TestPaymentMethodsBody = z.object({});

export const PaymentMethodsTested = z.object({
  result: z.enum(['works', 'not_admitted', 'no_answer', 'other_account']),
  /** A shop for tests: nothing is really paid. */
  isTest: z.boolean().nullable(),
});

/** Payments and refunds, as staff work with them (product Y1, Y3, Y4). */
export const officePaymentsCalls = define({
  staffOrderPayments: {
    method: 'GET',
    path: '/admin/orders/{number}/payments',
    summary: 'Payments, refunds and receipts of an order',
    answer: StaffOrderPayments,
  },
  answerCancel: {
    method: 'POST',
    path: '/admin/orders/{number}/cancel-wish',
    summary: 'Accept or refuse a wish to cancel an order; what was paid online goes back with it',
    body: AnswerCancelBody,
    answer: StaffOrderPayments,
  },
  refundOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/refunds',
    summary:
      'Give money back: all that is left, or of pieces and delivery; through the provider, by bank, or out of the till',
    body: RefundBody,
    answer: StaffOrderPayments,
    isIdempotent: true,
  },
  retryRefund: {
    method: 'POST',
    path: '/admin/refunds/{refundId}/retry',
    summary: 'Try a refund again that came to nothing',
    body: RetryRefundBody,
    answer: StaffOrderPayments,
  },
  bankRefunds: {
    method: 'GET',
    path: '/admin/bank/refunds',
    summary: 'Refunds by bank with their payment orders, the newest first',
    query: z.strictObject({
      open: YesOrNo.default('false').describe('`true`: only those that are to be paid'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
    answer: BankRefunds,
  },
  setRefundPayee: {
    method: 'POST',
    path: '/admin/refunds/{refundId}/payee',
    summary: 'Put right to whom a refund goes that is not paid yet',
    body: SetRefundPayeeBody,
    answer: StaffOrderPayments,
  },
  refundPaid: {
    method: 'POST',
    path: '/admin/refunds/{refundId}/paid',
    summary: 'Say that the bank carried out the payment order of a refund: its number and day, once',
    body: RefundPaidBody,
    answer: StaffOrderPayments,
  },
  withdrawRefund: {
    method: 'POST',
    path: '/admin/refunds/{refundId}/withdraw',
    summary:
      'Take back a refund by bank that was begun by mistake and is not paid: sums, goods and bonuses are as before',
    body: WithdrawRefundBody,
    answer: StaffOrderPayments,
  },
  capturePayment: {
    method: 'POST',
    path: '/admin/orders/{number}/capture',
    summary: 'Take the held money of an order',
    body: CaptureBody,
    answer: StaffOrderPayments,
  },
  releasePayment: {
    method: 'POST',
    path: '/admin/orders/{number}/release',
    summary: 'Let the held money of an order go',
    body: ReleaseBody,
    answer: StaffOrderPayments,
  },
  recordTillReceipt: {
    method: 'POST',
    path: '/admin/orders/{number}/till-receipt',
    summary: 'An order was paid in the office: the number of the receipt that the till printed',
    body: TillReceiptBody,
    answer: StaffOrderPayments,
  },
  paymentQuarantine: {
    method: 'GET',
    path: '/admin/payment-quarantine',
    summary: 'Reports of the payment provider that did not fit, the latest first',
    query: z.strictObject({
      all: YesOrNo.optional().describe('`true`: resolved ones too'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
    answer: Quarantine,
  },
  resolveQuarantine: {
    method: 'POST',
    path: '/admin/payment-quarantine/{entryId}/resolve',
    summary: 'Say what was done about a report that did not fit',
    body: ResolveBody,
    answer: Resolved,
  },
  webhooks: {
    method: 'GET',
    path: '/admin/webhooks',
    summary: 'What providers told the shop, the latest first',
    query: z.strictObject({
      open: YesOrNo.optional().describe('`true`: only what is not done'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
    answer: Webhooks,
  },
  retryWebhook: {
    method: 'POST',
    path: '/admin/webhooks/{eventId}/retry',
    summary: 'Look once more at what a provider told',
    body: RetryWebhookBody,
    answer: WebhookRetried,
  },
  paymentMethods: {
    method: 'GET',
    path: '/admin/payment-methods',
    summary: 'Where money that is paid online goes',
    answer: PaymentMethods,
  },
  setPaymentAccount: {
    method: 'POST',
    path: '/admin/payment-account',
    summary: 'Set the account at the payment provider; its key is never shown again',
    body: SetPaymentAccountBody,
    answer: PaymentMethods,
  },
  removePaymentAccount: {
    method: 'POST',
    path: '/admin/payment-account/remove',
    summary: 'Take away the account that the back office has set',
    body: RemovePaymentAccountBody,
    answer: PaymentMethods,
  },
  testPaymentMethods: {
    method: 'POST',
    path: '/admin/payment-methods/test',
    summary: 'Ask the provider whether the account works',
    body: TestPaymentMethodsBody,
    answer: PaymentMethodsTested,
  },
});
