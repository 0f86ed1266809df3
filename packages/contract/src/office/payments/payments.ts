import { payeeLengths } from '@farad/domain/company';
import { onlineMethods, paperNumberLengthMax, paymentStates, refundStates, refundWays } from '@farad/domain/payment';
import { receiptStates } from '@farad/domain/receipt';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import {
  EmptyBody,
  LineText,
  NamedVendor,
  NextPage,
  OptionalReasonLine,
  ReasonLine,
  Roubles,
  RowId,
  WireQuantity,
} from '../../kit/wire.ts';
import { MarksScanned } from '../orders/parcels.ts';

/** Position of an order line, from 1; 0 = the delivery. */
const Position = z.int().min(0).max(10_000);

/** Payee of a bank refund, as typed. The server checks INN, KPP, BIK and the accounts. Empty = not given. */
export const PayeeToSet = z.object({
  name: LineText.min(1).max(payeeLengths.name),
  inn: LineText.max(payeeLengths.inn).default(''),
  kpp: LineText.max(payeeLengths.kpp).default(''),
  bankName: LineText.max(payeeLengths.bankName).default(''),
  bik: LineText.min(1).max(payeeLengths.bik),
  account: LineText.min(1).max(payeeLengths.account),
  correspondentAccount: LineText.max(payeeLengths.correspondentAccount).default(''),
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

/** Number of a payment order, or of a receipt of the office cash register. */
const PaperNumber = LineText.regex(new RegExp(`^[0-9A-Za-zА-Яа-яЁё/№ .-]{1,${paperNumberLengthMax}}$`));

const Refund = z.object({
  id: RowId,
  /** Sequence number among the refunds of the order, from 1. */
  sequence: z.int(),
  amount: Roubles,
  way: z.enum(refundWays),
  /** Payee to copy into a payment order; null = none, or the person's data were erased. */
  payee: Payee.nullable(),
  purpose: z.string(),
  /** Number and day of the executed payment order, or of the cash register's receipt; null = none yet. */
  paper: z.object({ number: z.string(), day: z.iso.date() }).nullable(),
  state: z.enum(refundStates),
  /**
   * Why there is a refund. `late` = automatic: the order was paid after its cancellation. `overpaid` = automatic: it
   * was paid twice. `staff` = staff decided, see `note`. `not_captured` = held money that was not captured.
   */
  cause: z.enum(['late', 'overpaid', 'staff', 'not_captured']),
  note: z.string(),
  /** Error message of the payment provider; null = none. */
  failure: z.string().nullable(),
  mayRetry: z.boolean(),
  /** Reason why staff withdrew the refund. Empty = not withdrawn. */
  withdrawnBecause: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  lines: z.array(z.object({ position: Position, qty: z.int(), amount: Roubles })),
});

/** Number of pieces of an order line, by what happened to their money. */
const MoneyLine = z.object({
  position: Position,
  name: z.string(),
  qty: z.int(),
  total: Roubles,
  /** Pieces refunded before they were handed over. */
  cancelled: z.int(),
  /** Pieces handed over to the buyer. For online payments, a closing receipt was issued for them. */
  shipped: z.int(),
  /** Pieces refunded after they were handed over. */
  returned: z.int(),
  /** Pieces that are neither refunded nor handed over nor packed in a parcel. */
  unpacked: z.int(),
  /** True = a return of these goods needs their marking codes. */
  isMarked: z.boolean(),
});

const Payment = z.object({
  id: RowId,
  attempt: z.int(),
  method: z.enum(onlineMethods),
  state: z.enum(paymentStates),
  provider: NamedVendor,
  /** Id of the payment at the provider; null = the provider has not answered yet. */
  providerId: z.string().nullable(),
  amount: Roubles,
  /** Amount that can still be refunded. */
  refundable: Roubles,
  isHeld: z.boolean(),
  /** Error message of the payment provider; null = none. */
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
  /** Number of the receipt that the office cash register printed; null = none. */
  tillNumber: z.string().nullable(),
  at: z.string(),
});

/** Payments, receipts and refunds of one order. The latest payment attempt comes first. */
export const StaffOrderPayments = z.object({
  number: z.string(),
  total: Roubles,
  paidAt: z.string().nullable(),
  payments: z.array(Payment),
  receipts: z.array(Receipt),
  /** Pieces of accepted returns that are not refunded yet. */
  owed: z.array(z.object({ position: Position, qty: z.int() })),
  /** Money that was received by bank or in cash. It is not refunded through the payment provider. */
  office: z.object({
    /** How the order was paid: through the provider, by bank or in cash; null = unpaid. */
    source: z.enum(refundWays).nullable(),
    /** Ways in which staff may refund the money. Empty if the order is unpaid or was paid through the provider. */
    ways: z.array(z.enum(refundWays)),
    /** Amount paid for the order that can still be refunded. */
    refundable: Roubles,
    /** Bank payments above the order's total, or for a cancelled order. They must be refunded. */
    beyond: Roubles,
    lines: z.array(MoneyLine),
    /** Payee as far as the shop knows it, to fill the form. Empty texts = not known. */
    payee: Payee,
    /** True = the buyer is a company, so the payee's INN is required. */
    isCompany: z.boolean(),
    refunds: z.array(Refund),
  }),
});

export type StaffOrderPayments = z.infer<typeof StaffOrderPayments>;

/**
 * Way of a refund. `bank` = staff will pay it with a payment order. `cash` = the office has paid it out, with a receipt
 * of its cash register.
 */
const RefundBy = z.discriminatedUnion('way', [
  z.object({ way: z.literal('provider') }),
  z.object({ way: z.literal('bank'), payee: PayeeToSet }),
  z.object({ way: z.literal('cash'), number: PaperNumber, day: z.iso.date() }),
]);

/**
 * Part of the payment to refund: everything not refunded yet (`all`), pieces of lines and the delivery (`parts`), or an
 * overpayment by bank (`beyond`).
 */
export const RefundBody = z.object({
  what: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('all') }),
    z.object({ kind: z.literal('beyond') }),
    z.object({
      kind: z.literal('parts'),
      /** `shipped` = pieces that the buyer received and returned. `unshipped` = pieces that will never be sent. */
      of: z.enum(['shipped', 'unshipped']),
      lines: z
        .array(
          z.object({
            position: Position.min(1),
            qty: WireQuantity,
            /**
             * Marking codes of the refunded pieces, if they were handed over. Absent = the codes of accepted returns.
             */
            marks: MarksScanned,
          }),
        )
        .max(500)
        .default([]),
      delivery: z.boolean().default(false),
    }),
  ]),
  /** Payments through the provider are refunded through the provider, other payments by bank or in cash. */
  by: RefundBy.default({ way: 'provider' }),
  /**
   * True = the pieces are in the warehouse again, or free for other orders. Not used for an accepted return: there
   * staff have already answered this question.
   */
  isBackInStock: z.boolean(),
  /** Shown to the buyer. */
  reason: ReasonLine,
});

/**
 * Answer of staff to a cancellation request. The buyer sees its text. If it is accepted, payments through the provider
 * are refunded.
 */
export const AnswerCancelBody = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept'), answer: OptionalReasonLine }),
  z.object({ decision: z.literal('refuse'), answer: ReasonLine }),
]);

/** Captures held money without the price of pieces that will not be sent. The rest of the held money is released. */
export const CaptureBody = z.object({
  without: z
    .array(z.object({ position: Position, qty: WireQuantity }))
    .max(500)
    .default([]),
  /** Shown to the buyer. */
  reason: OptionalReasonLine,
});

const ReleaseBody = z.object({ reason: ReasonLine });
/** Withdraws a bank refund that staff started by mistake. */
export const WithdrawRefundBody = z.object({
  /** Reason. The buyer sees it, because the buyer was notified of the refund. */
  reason: ReasonLine,
  /** True = the goods are reserved for the order again. False = they stay in stock, because other orders need them. */
  isGoodsBack: z.boolean().default(true),
});

const SetRefundPayeeBody = z.object({ payee: PayeeToSet });

/** Number and day of the payment order with which the bank paid a refund. */
export const RefundPaidBody = z.object({ number: PaperNumber, day: z.iso.date() });

/** Refunds by bank, newest first. */
export const BankRefunds = z.object({
  refunds: z.array(z.object({ ...Refund.shape, order: z.string() })),
  next: NextPage,
});

export type BankRefund = z.infer<typeof BankRefunds>['refunds'][number];

/** Number of the receipt that the office cash register printed. */
const TillReceiptBody = z.object({ number: PaperNumber });

/** API calls about payments and refunds, for staff (product Y1, Y3, Y4). */
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
    body: EmptyBody,
    answer: StaffOrderPayments,
  },
  bankRefunds: {
    method: 'GET',
    path: '/admin/bank/refunds',
    summary: 'Refunds by bank with their payment orders, the newest first',
    query: z.strictObject({
      open: YesOrNo.default('false').describe('`true`: only those that are to be paid'),
      after: AfterRow,
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
});
