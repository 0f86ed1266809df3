import {
  cancelWishStates,
  customerTypes,
  deliveryKinds,
  orderActorKinds,
  orderApprovals,
  orderFilters,
  orderStatuses,
  paymentKinds,
  returnReasons,
  returnStates,
} from '@farad/domain/order';
import { utmTags } from '@farad/domain/site';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { MarksScanned } from './parcels.ts';
import { RowId } from './staff.ts';
import { LocaleName, PlainText, ProductIdText, Roubles, Slug, Unit, WireQuantity } from './wire.ts';

const Status = z.enum(orderStatuses);
const Place = z.int().min(1).max(10_000);
/** Told to the buyer. */
const Reason = PlainText.pipe(z.string().max(500));
const NeededReason = PlainText.pipe(z.string().min(3).max(500));

/** Tags of a campaign by name; none: no campaign. */
const Touch = z.partialRecord(z.enum(utmTags), z.string());

/** What an order earned on its goods; left out for those who may not see costs, and of cancelled orders. */
const WireOrderMargin = z.object({
  /** Of the lines whose cost is known; null: of no line. */
  sum: Roubles.nullable(),
  /** Of what was paid for them, with two places; null: unknown, or nothing was paid. */
  percent: z.number().nullable(),
  /** Lines whose cost is unknown. */
  unknownLines: z.int(),
});

/** What a line earned, with the cost that was frozen when the order was placed. */
const LineMargin = z.object({
  /** After coupon, bonuses and refunds; of an order that is not paid yet: what is to be paid. */
  paid: Roubles,
  /** Of the pieces that stay with the buyer; null: unknown, as are `sum` and `percent` then. */
  cost: Roubles.nullable(),
  sum: Roubles.nullable(),
  percent: z.number().nullable(),
});

/** One row of the list of orders. */
export const StaffOrderRow = z.object({
  id: RowId,
  number: z.string(),
  status: Status,
  createdAt: z.string(),
  total: Roubles,
  /** What of it went back to the buyer. */
  refunded: Roubles,
  /** What is still to go back for goods whose return was accepted. */
  owed: Roubles,
  lineCount: z.int(),
  customerId: RowId,
  /** Who the order is for; empty: erased. */
  name: z.string(),
  /** 11 digits; empty: none. */
  phone: z.string(),
  company: z.object({ name: z.string(), inn: z.string() }).nullable(),
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  paidAt: z.string().nullable(),
  payUntil: z.string().nullable(),
  /** An owner of the buyer's company has still to say yes. */
  isWaiting: z.boolean(),
  /** Its customer asks to cancel it and waits for an answer. */
  asksToCancel: z.boolean(),
  /** Statuses that staff may give it. */
  next: z.array(Status),
  /** Which campaigns brought the buyer, the first and the last. */
  campaign: z.object({ first: Touch, last: Touch }),
  margin: WireOrderMargin.optional(),
});

export type StaffOrderRow = z.infer<typeof StaffOrderRow>;

export const StaffOrders = z.object({ orders: z.array(StaffOrderRow), next: NextPage });

export type StaffOrders = z.infer<typeof StaffOrders>;

/** Most orders that are counted in a column. */
export const boardCountMax = 999;

export const OrderBoard = z.object({
  columns: z.array(
    z.object({
      filter: z.enum(orderFilters),
      /** Counted up to {@link boardCountMax}. */
      count: z.int(),
      /** There are more than were counted. */
      isMore: z.boolean(),
      /** The newest first. */
      orders: z.array(StaffOrderRow),
    }),
  ),
});

export type OrderBoard = z.infer<typeof OrderBoard>;

/** What waits, and what came in, day by day. */
export const OrderFigures = z.object({
  waiting: z.object({
    created: z.int(),
    request: z.int(),
    inWork: z.int(),
    inWarehouse: z.int(),
    /** Orders with a parcel that was not delivered and is not on its way back. */
    undelivered: z.int(),
    /** Customers who ask to cancel an order. */
    cancels: z.int(),
    /** Orders that lack pieces which were not at their shelf, and nobody has decided about. */
    shortages: z.int(),
    returns: z.int(),
    requests: z.int(),
  }),
  /** Accepted returns whose money has not gone back, and refunds that the bank is to pay. */
  refunds: z.object({
    owed: z.object({ count: z.int(), sum: Roubles }),
    toPay: z.object({ count: z.int(), sum: Roubles }),
  }),
  /** false: buyers cannot order, since the seller's requisites are not filled in. */
  takesOrders: z.boolean(),
  /** The working days of the next year are to be entered. */
  calendarEnds: z.boolean(),
});

export type OrderFigures = z.infer<typeof OrderFigures>;

const ReturnRequest = z.object({
  id: RowId,
  createdAt: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  comment: z.string(),
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  answer: z.string(),
  /** What of it has not gone back; of that, what a refund was begun for. */
  owed: Roubles,
  underway: Roubles,
  /** `accepted` null: not answered yet. */
  lines: z.array(
    z.object({
      position: z.int(),
      productId: ProductIdText,
      mpn: z.string(),
      qty: z.int(),
      accepted: z.int().nullable(),
      /** Its marking codes are scanned when it comes back. */
      isMarked: z.boolean(),
    }),
  ),
});

/** What an order was or became by a change of staff. */
const Figures = z.object({
  goods: Roubles,
  coupon: Roubles,
  bonuses: Roubles,
  cargo: Roubles,
  total: Roubles,
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  lines: z.array(z.object({ mpn: z.string(), qty: z.int(), total: Roubles })),
  /** Of the order that was divided off; empty: none was. */
  number: z.string(),
});

export type WireFigures = z.infer<typeof Figures>;

/** Everything that staff see of one order, but payments, parcels and documents, which have calls of their own. */
export const StaffOrder = z.object({
  ...StaffOrderRow.shape,
  customerType: z.enum(customerTypes),
  locale: LocaleName,
  /** Raised by every change of lines, delivery or payment. */
  version: z.int(),
  /** Who of the staff took it by phone; empty: its buyer placed it. */
  madeBy: z.string(),
  /** Number of the order it was a part of; null: of none. */
  splitFrom: z.string().nullable(),
  /** Orders that were divided off it. */
  splitInto: z.array(z.string()),
  contact: z.object({ name: z.string(), surname: z.string(), phone: z.string(), email: z.string() }),
  company: z
    .object({
      id: RowId.nullable(),
      name: z.string(),
      inn: z.string(),
      kpp: z.string().nullable(),
      /** Its own number of the purchase; empty: none. */
      purchaseNumber: z.string(),
      accountantEmail: z.string(),
    })
    .nullable(),
  approval: z.enum(orderApprovals).nullable(),
  comment: z.string(),
  place: z.object({
    kind: z.enum(deliveryKinds),
    address: z.string(),
    hours: z.string(),
    code: z.string().nullable(),
    recipient: z.string(),
    phone: z.string(),
    comment: z.string(),
    days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
  /** total = goods − couponDiscount − bonuses + cargo */
  goods: Roubles,
  coupon: z.string().nullable(),
  couponDiscount: Roubles,
  bonuses: Roubles,
  cargo: Roubles,
  lines: z.array(
    z.object({
      position: Place,
      productId: ProductIdText,
      seo: Slug,
      title: z.string(),
      mpn: z.string(),
      brand: z.string(),
      package: z.string().nullable(),
      unit: Unit,
      qty: z.int(),
      price: Roubles,
      /** Before coupon and bonuses. */
      total: Roubles,
      discount: Roubles,
      /** What is held for the order, by warehouse. */
      held: z.array(z.object({ warehouse: z.string(), qty: z.int() })),
      /** Left out as the order's own. */
      margin: LineMargin.optional(),
      /** Of what was not found at its shelf, pieces that the order lacks now. */
      lacks: z.int(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      from: Status.nullable(),
      to: Status,
      by: z.enum(orderActorKinds),
      /** Of the staff who did it; empty: none of them. */
      name: z.string(),
      reason: z.string(),
    }),
  ),
  /** Changes of its contents by staff, the latest first. */
  changes: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      kind: z.enum(['edited', 'split']),
      reason: z.string(),
      before: Figures,
      after: Figures,
    }),
  ),
  /** The latest wish of its customer to cancel it; null: none. */
  cancelWish: z
    .object({
      state: z.enum(cancelWishStates),
      reason: z.string(),
      createdAt: z.string(),
      answeredAt: z.string().nullable(),
      /** Empty: nobody, the order went its way. */
      answeredBy: z.string(),
      answer: z.string(),
    })
    .nullable(),
  returns: z.array(ReturnRequest),
  /** What is still to be paid. */
  unpaid: Roubles,
  /** Who let goods leave before they were paid, the latest first, and how much was missing then. */
  releases: z.array(z.object({ at: z.string(), by: z.string(), missing: Roubles, reason: z.string() })),
  notes: z.array(z.object({ id: RowId, text: z.string(), by: z.string(), at: z.string() })),
  may: z.object({
    /** A day may be set until which its goods are held. */
    hold: z.boolean(),
    /** Pieces of lines may be taken off while nothing is paid. */
    cancelPieces: z.boolean(),
    /** What may be changed: `all`; `place`: where it goes, for the same sum; `none`. */
    edit: z.enum(['all', 'place', 'none']),
    /** It may be divided in two. */
    split: z.boolean(),
    /** Its goods do not leave, since money is missing; somebody with the right may let them. */
    releaseUnpaid: z.boolean(),
  }),
});

export type StaffOrder = z.infer<typeof StaffOrder>;

export const MoveOrderBody = z.object({
  /** As the caller saw it: an order that was moved meanwhile is not moved. */
  from: Status,
  to: Status,
  reason: Reason.default(''),
  /** Completes an order though money for its returned goods has not gone back; the reason is needed then. */
  evenOwed: z.boolean().default(false),
});

export const AddOrderNoteBody = z.object({ text: PlainText.pipe(z.string().min(1).max(2000)) });
export const RemoveOrderNoteBody = z.object({});

/** The last day on which the goods are held; null: without end. */
export const HoldOrderBody = z.object({ until: z.iso.date().nullable() });

/** Goods may leave unpaid, because. */
export const ReleaseUnpaidBody = z.object({ reason: NeededReason });

export const CancelPiecesBody = z.object({
  lines: z
    .array(z.object({ position: Place, qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: NeededReason,
});

/** The answer to a wish to give back. `close`: the money went back, nothing is open any more. */
export const AnswerReturnBody = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept'),
    lines: z
      .array(
        z.object({
          productId: ProductIdText,
          qty: z.int().min(0).max(10_000_000),
          /** Codes of marked goods as they were scanned. */
          marks: MarksScanned,
        }),
      )
      .min(1)
      .max(500),
    /** The pieces lie in the warehouse again. */
    isBackInStock: z.boolean(),
    answer: Reason.default(''),
  }),
  z.object({ decision: z.literal('refuse'), answer: NeededReason }),
  z.object({
    decision: z.literal('close'),
    /** Needed where money for the goods has not gone back: why it does not. */
    reason: Reason.default(''),
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
