import { parcelStates } from '@farad/domain/delivery';
import {
  cancelWishStates,
  customerTypes,
  deliveryKinds,
  isOrderNumber,
  orderActorKinds,
  orderApprovals,
  orderFilters,
  orderStatuses,
  paymentKinds,
  returnPhotoLimits,
  returnReasons,
  returnStates,
} from '@farad/domain/order';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { DayText, RowNumber } from '../kit/query.ts';
import {
  Comment,
  EmptyBody,
  LineText,
  NeededPersonName,
  OptionalEmail,
  OptionalReason,
  PersonName,
  ProductIdText,
  Reason,
  Roubles,
  RowId,
  Slug,
  Unit,
  WireQuantity,
} from '../kit/wire.ts';
import { BonusRoubles, CouponCode, DeliveryChoice } from './checkout.ts';

export const OrderStatus = z.enum(orderStatuses);

export const PlaceOrderBody = z.object({
  /** Id of the basket, or number of a request whose quote this order accepts (product O3). */
  basket_id: z.string().max(100),
  contact: z.object({
    name: NeededPersonName,
    surname: PersonName.default(''),
    /** Email address for the confirmation. Empty = the address that the customer signed in with. */
    email: OptionalEmail,
  }),
  customer_type: z.enum(customerTypes),
  /**
   * Company that the buyer saw; null = the buyer orders as a private person. If it is different by now, the answer is
   * 409.
   */
  company_id: RowId.nullable().default(null),
  /** Purchase number of the buying company. It is printed on the order's documents. */
  purchase_number: LineText.max(60).default(''),
  /** Additional email address for the invoice. Empty = the invoice goes only to the buyer. */
  accountant_email: OptionalEmail,
  payment_method: z.enum(paymentKinds),
  delivery: DeliveryChoice,
  /** Code of a coupon. Empty = none. */
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
  comment: Comment,
  consents: z.object({ offer: z.literal(true), personalData: z.literal(true) }),
  /** Amounts that the buyer saw. If they are different by now, the answer is 409 with the new amounts (product O1). */
  expected: z.object({
    total_price: Roubles,
    cargo_price: Roubles.default(0),
    coupon_discount: Roubles.default(0),
    bonuses_discount: Roubles.default(0),
    products: z.array(z.object({ product_id: ProductIdText, qty: z.int(), total_price: Roubles })).max(500),
  }),
});

/** PlaceOrderBody as the caller sends it: fields with a default may be absent. */
export type OrderToPlace = z.input<typeof PlaceOrderBody>;

export const PlacedOrder = z.object({
  number: z.string(),
  status: OrderStatus,
  total_price: Roubles,
  /** Id for GET /orders/public/{id}, which shows only products and status. It is returned only here. */
  public_id: z.string(),
  /** How the order must be paid before it is shipped; null = it is paid on receipt. */
  pay: z.enum(['online', 'invoice']).nullable(),
  /** Until when the goods are reserved for a prepayment; null = until staff decide. */
  pay_until: z.string().nullable(),
});

export const OrderLine = z.object({
  product_id: ProductIdText,
  seo: Slug,
  title: z.string(),
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  categorySlug: Slug,
  qty: z.int(),
  current_price: Roubles,
  /** Before coupon and bonuses. */
  total_price: Roubles,
  /** Share of coupon and bonuses that is subtracted. */
  discount: Roubles,
});

export const OrderSummary = z.object({
  number: z.string(),
  status: OrderStatus,
  createdAt: z.string(),
  total_price: Roubles,
  /** Name of the buying company; null = a private buyer. */
  refunded: Roubles,
  lineCount: z.int(),
  /** The buying company; null = a private buyer. */
  companyName: z.string().nullable(),
  /** True = it waits for approval by an owner of the company. */
  isWaiting: z.boolean(),
  /** True = it waits for payment. False while it waits for approval. */
  isUnpaid: z.boolean(),
  /** True = placed by the caller. */
  isOwn: z.boolean(),
});

export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrdersAnswer = z.object({
  orders: z.array(OrderSummary),
  /** Number for the next page; null = the last page. */
  next: z.string().nullable(),
  /** Orders of the caller's companies that wait for the caller's approval. */
  waitingCount: z.int(),
});

export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

/** A line for callers who may see the whole order. */
const OwnOrderLine = OrderLine.extend({
  /** The buyer's own words: their part number, designators. */
  note: z.string(),
});

export const ParcelState = z.enum(parcelStates);

const ParcelLines = z.array(z.object({ product_id: ProductIdText, qty: z.int() }));

/** A parcel of an order, as its buyer sees it. */
export const Parcel = z.object({
  /** Tracking number of the carrier; null = none. */
  number: z.int(),
  state: ParcelState,
  /** The carrier's tracking number. */
  track: z.string().nullable(),
  /** URL of the tracking page. */
  trackUrl: z.string().nullable(),
  createdAt: z.string(),
  lines: ParcelLines,
  /** Events that moved it, oldest first. */
  events: z.array(z.object({ at: z.string(), state: ParcelState, city: z.string() })),
});

export const OrderContact = z.object({
  name: z.string(),
  surname: z.string(),
  phone: z.string(),
  email: z.string(),
});

/** The destination of an order. */
export const OrderPlace = z.object({
  kind: z.enum(deliveryKinds),
  /** The address in one line. */
  address: z.string(),
  /** Empty for a courier. */
  hours: z.string(),
  /** Code of a pickup point. */
  code: z.string().nullable(),
  /** Recipient, if not the buyer. */
  recipient: z.string(),
  phone: z.string(),
  comment: z.string(),
  /** Promised days of arrival. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
});

/** The company that an order is for. */
export const OrderCompany = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string().nullable(),
  /** The company's own purchase number. Empty = not set. */
  purchaseNumber: z.string(),
  /** Extra address for the invoice. Empty = not set. */
  accountantEmail: z.string(),
});

export const Order = OrderSummary.extend({
  products: z.array(OwnOrderLine),
  /** total_price = goods_price − coupon_discount − bonuses_discount + cargo_price */
  goods_price: Roubles,
  total_discount: Roubles,
  coupon: z.string().nullable(),
  coupon_discount: Roubles,
  bonuses_discount: Roubles,
  cargo_price: Roubles,
  /** If unpaid by then, it is cancelled automatically; null = no deadline. */
  pay_until: z.string().nullable(),
  paidAt: z.string().nullable(),
  contact: OrderContact,
  delivery: OrderPlace,
  payment_method: z.enum(paymentKinds),
  comment: z.string(),
  company: OrderCompany.nullable(),
  approval: z.enum(orderApprovals).nullable(),
  events: z.array(z.object({ at: z.string(), status: OrderStatus, by: z.enum(orderActorKinds), reason: z.string() })),
  /** Parcels of the order, in order of packing. */
  parcels: z.array(Parcel),
  returns: z.array(
    z.object({
      createdAt: z.string(),
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      comment: z.string(),
      products: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
      /** Numbers of its photos. */
      photos: z.array(RowId),
    }),
  ),
  /** The latest cancellation request; null = none. */
  cancelWish: z
    .object({ state: z.enum(cancelWishStates), reason: z.string(), createdAt: z.string(), answer: z.string() })
    .nullable(),
  /** What the caller may do with it now. `askToCancel` = request a cancellation from staff. */
  may: z.object({ cancel: z.boolean(), askToCancel: z.boolean(), approve: z.boolean() }),
  /** Pieces of each line that can still be returned. */
  returnable: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
});

export type WireOrder = z.infer<typeof Order>;

export const CancelOrderBody = z.object({ reason: OptionalReason });
export const AskToCancelBody = z.object({ reason: Reason });
export const RefuseOrderBody = z.object({ reason: OptionalReason });

export const ReturnBody = z.object({
  products: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: z.enum(returnReasons),
  comment: Comment,
  /** Numbers of uploaded photos. */
  photos: z.array(RowNumber).max(returnPhotoLimits.count).default([]),
});

/** What was added to the basket from an order, and what differs. */
export const RepeatedOrder = z.object({
  added: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
  changes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('gone'), product_id: ProductIdText }),
      z.object({ kind: z.literal('stock'), product_id: ProductIdText, wanted: z.int(), added: z.int() }),
      z.object({ kind: z.literal('price'), product_id: ProductIdText, before: Roubles, now: Roubles }),
    ]),
  ),
});

export type RepeatedOrder = z.infer<typeof RepeatedOrder>;

/** What anyone with the link sees: no name, phone, address, email or documents. */
export const PublicOrder = z.object({ number: z.string(), status: OrderStatus, products: z.array(OrderLine) });

export type WireParcel = z.infer<typeof Parcel>;

/** Calls of the customer's orders. */
export const ordersCalls = define({
  publicOrder: {
    method: 'GET',
    path: '/orders/public/{id}',
    summary: 'Products and status of an order, by its public link',
    answer: PublicOrder,
  },
  placeOrder: {
    method: 'POST',
    path: '/orders',
    summary: 'Place an order',
    body: PlaceOrderBody,
    answer: PlacedOrder,
    status: 201,
    isIdempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/orders',
    summary: "The customer's orders and those of his companies, newest first",
    query: z.strictObject({
      text: z.string().trim().max(100).default('').describe('Part number, name, or number of the order'),
      status: z.enum(orderFilters).optional().describe('A status; in_work: both kinds of work; waiting: for approval'),
      from: DayText.optional().describe('First day, 2026-11-21'),
      to: DayText.optional().describe('Last day'),
      company: RowNumber.optional().describe('Only those of this company'),
      after: z.string().refine(isOrderNumber).optional().describe('Number of the last order of the page before'),
    }),
    answer: OrdersAnswer,
  },
  order: { method: 'GET', path: '/orders/{number}', summary: "One of the customer's orders", answer: Order },
  cancelOrder: {
    method: 'POST',
    path: '/orders/{number}/cancel',
    summary: 'Cancel an order, as long as its customer may',
    body: CancelOrderBody,
    answer: Order,
  },
  askToCancel: {
    method: 'POST',
    path: '/orders/{number}/cancel-wish',
    summary: 'Ask to cancel an order that its customer may not cancel any more',
    body: AskToCancelBody,
    answer: Order,
  },
  approveOrder: {
    method: 'POST',
    path: '/orders/{number}/approve',
    summary: "Let an order above its buyer's limit through, as an owner of the company",
    body: EmptyBody,
    answer: Order,
  },
  refuseOrder: {
    method: 'POST',
    path: '/orders/{number}/refuse',
    summary: "Refuse an order above its buyer's limit, as an owner of the company",
    body: RefuseOrderBody,
    answer: Order,
  },
  returnOrder: {
    method: 'POST',
    path: '/orders/{number}/returns',
    summary: 'Ask to give goods of a delivered order back',
    body: ReturnBody,
    answer: Order,
  },
  repeatOrder: {
    method: 'POST',
    path: '/orders/{number}/repeat',
    summary: "Put an order's products into the basket once more, at today's prices",
    body: EmptyBody,
    answer: RepeatedOrder,
  },
  orderLines: {
    method: 'GET',
    path: '/orders/{number}/lines',
    summary: 'Lines of an order as a table for other programs',
    query: z.object({
      columns: z.enum(['part-db', 'inventree']).describe('part-db or inventree: what those programs import'),
    }),
    answer: FileAnswer,
    answerTypes: ['text/csv'],
  },
});
