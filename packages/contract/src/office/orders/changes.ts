import { paymentKinds, returnReasons, returnStates } from '@farad/domain/order';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { AfterRow, YesOrNo } from '../../kit/query.ts';
import {
  NextPage,
  OptionalReason,
  ProductIdText,
  QuantityOrNone,
  Reason,
  Roubles,
  RowId,
  Slug,
  WireQuantity,
} from '../../kit/wire.ts';
import { DeliveryChoice, DeliveryWish, QuotedDelivery, QuotedMethod } from '../../shop/checkout.ts';
import { WireCity } from '../../shop/delivery.ts';
import { Place, StaffOrder, Status } from './orders.ts';
import { MarksScanned } from './parcels.ts';
import { CountedLine } from './phone-orders.ts';

export const MoveOrderBody = z.object({
  /** Status that the caller saw. If the order has another status by now, it is not changed. */
  from: Status,
  to: Status,
  reason: OptionalReason,
  /** True = complete the order although returned goods are not refunded yet. The reason is then required. */
  evenOwed: z.boolean().default(false),
});

/** Last day of the reservation; null = no expiry. */
export const HoldOrderBody = z.object({ until: z.iso.date().nullable() });

/** Permits shipping the goods of an unpaid order. The reason is recorded. */
export const ReleaseUnpaidBody = z.object({ reason: Reason });

export const CancelPiecesBody = z.object({
  lines: z
    .array(z.object({ position: Place, qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: Reason,
});

/** Decision of staff on a return request. `close` = the request is finished, and nothing is left to refund. */
export const AnswerReturnBody = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept'),
    lines: z
      .array(
        z.object({
          productId: ProductIdText,
          qty: QuantityOrNone,
          /** Scanned codes of marked goods. */
          marks: MarksScanned,
        }),
      )
      .min(1)
      .max(500),
    /** True = the pieces are back in the warehouse. */
    isBackInStock: z.boolean(),
    answer: OptionalReason,
  }),
  z.object({ decision: z.literal('refuse'), answer: Reason }),
  z.object({
    decision: z.literal('close'),
    /** Why the goods are not refunded. Required if a refund for them is still owed. */
    reason: OptionalReason,
  }),
]);

export const StaffReturns = z.object({
  returns: z.array(
    z.object({
      id: RowId,
      order: z.string(),
      name: z.string(),
      createdAt: z.string(),
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      comment: z.string(),
      pieces: z.int(),
      owed: Roubles,
      underway: Roubles,
    }),
  ),
  next: NextPage,
});

export type StaffReturns = z.infer<typeof StaffReturns>;

const Version = z.int().min(1);

const edit = {
  /** Version of the order that the caller saw. If the order has changed since, nothing is changed. */
  version: Version,
  /** All lines that the order will have. Its other lines are removed. */
  lines: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
  /** New payment method. Absent = unchanged. */
  payment_method: z.enum(paymentKinds).optional(),
};

export const QuoteOrderEditBody = z.object({
  ...edit,
  city: Slug.optional(),
  /** New delivery; null = the delivery and its price stay. */
  delivery: DeliveryWish.nullable().default(null),
});

/** The order as it would be after the change. */
export const QuotedOrderEdit = z.object({
  lines: z.array(CountedLine),
  goods: Roubles,
  couponDiscount: Roubles,
  /** True = the coupon no longer applies, so its discount is lost. */
  isCouponDropped: z.boolean(),
  bonuses: Roubles,
  cargo: Roubles,
  total: Roubles,
  /** The order's total before the change. */
  before: Roubles,
  city: WireCity,
  delivery: z.array(QuotedDelivery),
  payment_methods: z.array(QuotedMethod),
});

export type QuotedOrderEdit = z.infer<typeof QuotedOrderEdit>;

export const EditOrderBody = z.object({
  ...edit,
  delivery: DeliveryChoice.nullable().default(null),
  /** The new total that staff saw. If the total is different by now, the answer is 409. */
  total: Roubles,
  reason: OptionalReason,
});

const EditedOrder = z.object({ number: z.string(), total: Roubles });

export const SplitOrderBody = z.object({
  version: Version,
  /** Pieces that move to the new order. */
  lines: z
    .array(z.object({ position: z.int().min(1).max(10_000), qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: OptionalReason,
});

const SplitOrder = z.object({ number: z.string(), /** Number of the new order. */ part: z.string() });

/** Calls that change orders, for staff (product O2–O5, X). */
export const officeOrderChangesCalls = define({
  quoteOrderEdit: {
    method: 'POST',
    path: '/admin/orders/{number}/edit/quote',
    summary: 'What an order would become with other lines, delivery or payment',
    body: QuoteOrderEditBody,
    answer: QuotedOrderEdit,
    isQuestion: true,
  },
  editOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/edit',
    summary: 'Change lines, delivery or payment of an order; its buyer is told the difference',
    body: EditOrderBody,
    answer: EditedOrder,
  },
  splitOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/split',
    summary: 'Divide an order in two; both together cost what it cost, to the kopeck',
    body: SplitOrderBody,
    answer: SplitOrder,
  },
  moveOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/move',
    summary: 'Give an order another status; the buyer is told',
    body: MoveOrderBody,
    answer: StaffOrder,
  },
  holdOrder: {
    method: 'POST',
    path: '/admin/orders/{number}/hold',
    summary: 'Set the last day on which the goods of an unpaid order are held',
    body: HoldOrderBody,
    answer: StaffOrder,
  },
  cancelPieces: {
    method: 'POST',
    path: '/admin/orders/{number}/cancel-pieces',
    summary: 'Take pieces off an order that is not paid; its sums follow, the goods are free again',
    body: CancelPiecesBody,
    answer: StaffOrder,
  },
  releaseUnpaid: {
    method: 'POST',
    path: '/admin/orders/{number}/release-unpaid',
    summary: 'Let goods of an order leave before they are paid, for the sum that is missing now',
    body: ReleaseUnpaidBody,
    answer: StaffOrder,
  },
  answerReturn: {
    method: 'POST',
    path: '/admin/orders/{number}/returns/{returnId}',
    summary: 'Accept, refuse or close a wish to give goods back',
    body: AnswerReturnBody,
    answer: StaffOrder,
  },
  staffReturns: {
    method: 'GET',
    path: '/admin/returns',
    summary: 'Wishes to give goods back, the newest first',
    answer: StaffReturns,
    query: z.strictObject({
      all: YesOrNo.default('false').describe('`true`: those that are over too'),
      owed: YesOrNo.default('false').describe(
        '`true`: only those whose goods were taken back and whose money was not given back',
      ),
      after: AfterRow,
    }),
  },
});
