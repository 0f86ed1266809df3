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
import { staffOrderSorts } from '@farad/domain/staff';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { DayText, RowNumber, SearchText } from '../kit/query.ts';
import { LocaleName, NextPage, PlainText, ProductIdText, Roubles, RowId, Slug, Unit } from '../kit/wire.ts';

export const Status = z.enum(orderStatuses);
export const Place = z.int().min(1).max(10_000);

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

const AddOrderNoteBody = z.object({ text: PlainText.pipe(z.string().min(1).max(2000)) });
const RemoveOrderNoteBody = z.object({});

/** Orders, as staff see them (product O2–O5, X). */
export const officeOrdersCalls = define({
  staffOrders: {
    method: 'GET',
    path: '/admin/orders',
    summary: 'Orders, the newest first unless another order is asked for',
    answer: StaffOrders,
    query: z.strictObject({
      text: SearchText.describe('Number; beginning of a name, e-mail, company, INN or part number; digits of a phone'),
      status: z
        .enum([...orderFilters, 'open', 'undelivered', 'cancel_asked'])
        .optional()
        .describe(
          'A status; `in_work`: both kinds of work; `waiting`: for approval; `open`: all but completed and cancelled',
        ),
      from: DayText.optional().describe('First day, 2026-11-21'),
      to: DayText.optional().describe('Last day'),
      payment: z
        .enum(['paid', 'unpaid', 'left_unpaid'])
        .optional()
        .describe('`paid`, `unpaid`, or `left_unpaid`: goods left before they were paid'),
      delivery: z.enum(deliveryKinds).optional().describe('A kind of delivery'),
      sort: z
        .enum(staffOrderSorts)
        .default('created_back')
        .describe('created, number, total or status; `_back` behind it: the other way round'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
  },
  orderBoard: {
    method: 'GET',
    path: '/admin/orders/board',
    summary: 'Orders that are not over, by status',
    answer: OrderBoard,
  },
  orderFigures: {
    method: 'GET',
    path: '/admin/orders/figures',
    summary: 'What waits for staff',
    answer: OrderFigures,
  },
  staffOrder: { method: 'GET', path: '/admin/orders/{number}', summary: 'One order', answer: StaffOrder },
  addOrderNote: {
    method: 'POST',
    path: '/admin/orders/{number}/notes',
    summary: 'Write a note that staff alone see',
    body: AddOrderNoteBody,
    answer: StaffOrder,
  },
  removeOrderNote: {
    method: 'POST',
    path: '/admin/orders/{number}/notes/{noteId}/remove',
    summary: 'Remove a note',
    body: RemoveOrderNoteBody,
    answer: StaffOrder,
  },
});
