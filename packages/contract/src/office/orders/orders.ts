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

import { define } from '../../kit/call.ts';
import { AfterRow, DayText, SearchText } from '../../kit/query.ts';
import {
  EmptyBody,
  LocaleName,
  NextPage,
  Note,
  NoteText,
  ProductIdText,
  Roubles,
  RowId,
  Slug,
  Unit,
} from '../../kit/wire.ts';
import { OrderCompany, OrderContact, OrderPlace } from '../../shop/orders.ts';
import { ReturnPhoto } from '../../shop/return-photos.ts';

export const Status = z.enum(orderStatuses);
export const Place = z.int().min(1).max(10_000);

/** UTM tags of an advertising campaign, by name of the tag. Empty = no campaign. */
const Touch = z.partialRecord(z.enum(utmTags), z.string());

/** Margin of an order's goods. Absent for staff who may not see costs, and for cancelled orders. */
const WireOrderMargin = z.object({
  /** Sum of the margins of lines whose cost is known; null = no line's cost is known. */
  sum: Roubles.nullable(),
  /** `sum` in percent of the amount paid for these lines, two decimals; null = `sum` is null, or nothing was paid. */
  percent: z.number().nullable(),
  /** Number of lines whose cost is not known. */
  unknownLines: z.int(),
});

/** Margin of a line. Its cost was recorded when the order was placed. */
const LineMargin = z.object({
  /** Amount paid for the line without VAT, after coupon, bonuses and refunds; of an unpaid order, the amount to pay. */
  revenue: Roubles,
  /**
   * Cost of the pieces that the buyer keeps, without the VAT that the shop may deduct; null = not known. Then `sum` and
   * `percent` are null too.
   */
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
  /** Refunded amount. */
  refunded: Roubles,
  /** Amount still to refund for accepted returns. */
  owed: Roubles,
  lineCount: z.int(),
  customerId: RowId,
  /** Name of the recipient. Empty = erased on the customer's request. */
  name: z.string(),
  /** 11 digits. Empty = not set. */
  phone: z.string(),
  company: z.object({ name: z.string(), inn: z.string() }).nullable(),
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  paidAt: z.string().nullable(),
  payUntil: z.string().nullable(),
  /** True = the order waits for approval by an owner of the buyer's company. */
  isWaiting: z.boolean(),
  /** True = the customer has asked to cancel the order, and staff have not answered. */
  asksToCancel: z.boolean(),
  /** Statuses that staff may set next. */
  next: z.array(Status),
  /** First and last advertising campaign that the buyer came from. */
  campaign: z.object({ first: Touch, last: Touch }),
  margin: WireOrderMargin.optional(),
});

export type StaffOrderRow = z.infer<typeof StaffOrderRow>;

export const StaffOrders = z.object({ orders: z.array(StaffOrderRow), next: NextPage });

export type StaffOrders = z.infer<typeof StaffOrders>;

/** Maximum count of orders in one column. Counting stops there. */
export const boardCountMax = 999;

export const OrderBoard = z.object({
  columns: z.array(
    z.object({
      filter: z.enum(orderFilters),
      /** Counted up to {@link boardCountMax}. */
      count: z.int(),
      /** True = there are more orders than `count`. */
      isMore: z.boolean(),
      /** Newest first. */
      orders: z.array(StaffOrderRow),
    }),
  ),
});

export type OrderBoard = z.infer<typeof OrderBoard>;

/** Counts of the items that wait for staff, refunds that are due, and warnings. */
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
    /** Orders with pieces that were missing on their shelf, for which staff have not decided what to do. */
    shortages: z.int(),
    returns: z.int(),
    requests: z.int(),
  }),
  /** `owed` = accepted returns that are not refunded. `toPay` = refunds that staff must pay by bank. */
  refunds: z.object({
    owed: z.object({ count: z.int(), sum: Roubles }),
    toPay: z.object({ count: z.int(), sum: Roubles }),
  }),
  /** False = buyers cannot order, because the seller's details are missing. */
  takesOrders: z.boolean(),
  /** True = staff must enter the working days of the next year. */
  calendarEnds: z.boolean(),
});

export type OrderFigures = z.infer<typeof OrderFigures>;

/** Maximum number of orders that an announcement names. */
export const newOrdersShown = 3;

/** Orders placed since an order that staff have seen. */
export const NewOrders = z.object({
  /** The latest order, for `since` of the next call; `0` = there are no orders. */
  last: z.string(),
  count: z.int(),
  /** The latest of them, at most {@link newOrdersShown}. */
  orders: z.array(z.object({ number: z.string(), total: Roubles, name: z.string() })),
});

export type NewOrders = z.infer<typeof NewOrders>;

const ReturnRequest = z.object({
  id: RowId,
  createdAt: z.string(),
  state: z.enum(returnStates),
  reason: z.enum(returnReasons),
  comment: z.string(),
  /** Ids of the photos that the customer attached. */
  photos: z.array(RowId),
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  answer: z.string(),
  /** Amount paid for the accepted pieces. Before the answer, for the requested pieces. */
  sum: Roubles,
  /** `owed` = amount that is not refunded yet. `underway` = the part of it that started refunds will pay. */
  owed: Roubles,
  underway: Roubles,
  /** Lines of the request. `accepted` = accepted pieces; null = not answered yet. */
  lines: z.array(
    z.object({
      position: z.int(),
      productId: ProductIdText,
      mpn: z.string(),
      qty: z.int(),
      accepted: z.int().nullable(),
      /** True = staff must scan the marking codes of the returned pieces. */
      isMarked: z.boolean(),
    }),
  ),
});

/** Amounts and contents of an order before or after a change by staff. */
const Figures = z.object({
  goods: Roubles,
  coupon: Roubles,
  bonuses: Roubles,
  cargo: Roubles,
  total: Roubles,
  delivery: z.enum(deliveryKinds),
  payment: z.enum(paymentKinds),
  lines: z.array(z.object({ mpn: z.string(), qty: z.int(), total: Roubles })),
  /** Number of the order that was split off. Empty = none. */
  number: z.string(),
});

export type WireFigures = z.infer<typeof Figures>;

/** Everything staff see about an order, except payments, parcels and documents, which have their own calls. */
export const StaffOrder = z.object({
  ...StaffOrderRow.shape,
  customerType: z.enum(customerTypes),
  locale: LocaleName,
  /** Version number. It grows with every change of lines, delivery or payment. */
  version: z.int(),
  /** Staff member who took the order by phone. Empty = the buyer placed it. */
  madeBy: z.string(),
  /** Number of the order that this one was split from; null = not split. */
  splitFrom: z.string().nullable(),
  /** Numbers of orders that were split off from this one. */
  splitInto: z.array(z.string()),
  contact: OrderContact,
  company: z.object({ id: RowId.nullable(), ...OrderCompany.shape }).nullable(),
  approval: z.enum(orderApprovals).nullable(),
  comment: z.string(),
  place: OrderPlace,
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
      /** Pieces reserved for the order, by warehouse. */
      held: z.array(z.object({ warehouse: z.string(), qty: z.int() })),
      /** Margin of the line. Absent under the same conditions as the order's margin. */
      margin: LineMargin.optional(),
      /** Number of pieces that were missing on their shelf. */
      lacks: z.int(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      from: Status.nullable(),
      to: Status,
      by: z.enum(orderActorKinds),
      /** Staff member who caused the event. Empty = not staff. */
      name: z.string(),
      reason: z.string(),
    }),
  ),
  /** Changes of the order's contents by staff, latest first. */
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
  /** The customer's latest cancellation request; null = none. */
  cancelWish: z
    .object({
      state: z.enum(cancelWishStates),
      reason: z.string(),
      createdAt: z.string(),
      answeredAt: z.string().nullable(),
      /** Staff member who answered. Empty = staff have not answered, or the order moved on without an answer. */
      answeredBy: z.string(),
      answer: z.string(),
    })
    .nullable(),
  returns: z.array(ReturnRequest),
  /** Amount still to pay. */
  unpaid: Roubles,
  /** Permissions to ship unpaid goods, latest first. `missing` = the unpaid amount at that time. */
  releases: z.array(z.object({ at: z.string(), by: z.string(), missing: Roubles, reason: z.string() })),
  notes: z.array(Note),
  may: z.object({
    /** True = staff may set when the reservation of the goods expires. */
    hold: z.boolean(),
    /** True = pieces may be cancelled. */
    cancelPieces: z.boolean(),
    /**
     * Fields that staff may change: all (`all`), only the destination at the same total (`place`), or no field
     * (`none`).
     */
    edit: z.enum(['all', 'place', 'none']),
    /** True = the order may be split in two. */
    split: z.boolean(),
    /** True = the goods cannot be shipped until they are paid, unless a permitted staff member releases them. */
    releaseUnpaid: z.boolean(),
  }),
});

export type StaffOrder = z.infer<typeof StaffOrder>;

const AddOrderNoteBody = z.object({ text: NoteText });
/** API calls about orders, for staff (product O2–O5, X). */
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
      after: AfterRow,
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
  newOrders: {
    method: 'GET',
    path: '/admin/orders/new',
    summary: 'Orders placed since those that were announced',
    answer: NewOrders,
    query: z.strictObject({
      since: z
        .string()
        .regex(/^\d{1,15}$/u)
        .transform(Number)
        .optional()
        .describe('What `last` said before; absent: only `last` is answered'),
    }),
  },
  staffOrder: { method: 'GET', path: '/admin/orders/{number}', summary: 'One order', answer: StaffOrder },
  staffReturnPhoto: {
    method: 'GET',
    path: '/admin/orders/{number}/return-photos/{photoId}',
    summary: 'A photo of a return request',
    answer: ReturnPhoto,
  },
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
    body: EmptyBody,
    answer: StaffOrder,
  },
});
