import { parcelStates } from '@farad/domain/delivery';
import {
  cancelWishStates,
  customerTypes,
  deliveryKinds,
  isOrderNumber,
  orderActorKinds,
  orderApprovals,
  orderFilters,
  orderSearchLengthMax,
  purchaseNumberLengthMax,
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
   * Company that the page showed as the buyer; null = a private person. If the account now buys for another one, the
   * answer is 409.
   */
  company_id: RowId.nullable().default(null),
  /** Purchase number of the buying company. It is printed on the order's documents. */
  purchase_number: LineText.max(purchaseNumberLengthMax).default(''),
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
  /** Price of the line before coupon and bonuses. */
  total_price: Roubles,
  /** The line's share of the coupon's discount and of the bonuses. */
  discount: Roubles,
});

export const OrderSummary = z.object({
  number: z.string(),
  status: OrderStatus,
  createdAt: z.string(),
  total_price: Roubles,
  /** Amount refunded so far. */
  refunded: Roubles,
  lineCount: z.int(),
  /** Name of the buying company; null = a private buyer. */
  companyName: z.string().nullable(),
  /** True = the order waits for approval by an owner of the company. */
  isWaiting: z.boolean(),
  /** True = the order waits for payment. False while it waits for approval. */
  isUnpaid: z.boolean(),
  /** True = the caller placed the order. False = a colleague in the company did. */
  isOwn: z.boolean(),
});

export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrdersAnswer = z.object({
  orders: z.array(OrderSummary),
  /** Parameter `after` for the next page: number of the last order; null = the last page. */
  next: z.string().nullable(),
  /** Number of orders of the caller's companies that the caller should approve. */
  waitingCount: z.int(),
});

export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

/** A line as callers see it who may see the whole order. */
const OwnOrderLine = OrderLine.extend({
  /** Note of the buyer, such as their own part number or designators. */
  note: z.string(),
});

export const ParcelState = z.enum(parcelStates);

const ParcelLines = z.array(z.object({ product_id: ProductIdText, qty: z.int() }));

/** A parcel of an order, as its buyer sees it. */
export const Parcel = z.object({
  /** Number of the parcel within the order, from 1. */
  number: z.int(),
  state: ParcelState,
  /** Tracking number of the carrier; null = none. */
  track: z.string().nullable(),
  /** URL of the carrier's tracking page; null = none. */
  trackUrl: z.string().nullable(),
  createdAt: z.string(),
  lines: ParcelLines,
  /** Events that changed the parcel's state, oldest first. */
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
  /** Opening hours of the pickup point. Empty for a courier. */
  hours: z.string(),
  /** Code of the pickup point; null = another kind of delivery. */
  code: z.string().nullable(),
  /** Name of the recipient. Empty = the buyer is the recipient. */
  recipient: z.string(),
  phone: z.string(),
  comment: z.string(),
  /** First and last day on which the shop promised arrival; null = none. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
});

/** The company that an order is for. */
export const OrderCompany = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string().nullable(),
  /** Purchase number of the company. Empty = not set. */
  purchaseNumber: z.string(),
  /** Additional email address for the invoice. Empty = not set. */
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
  /** Payment deadline. An order that is unpaid then is cancelled automatically; null = no deadline. */
  pay_until: z.string().nullable(),
  paidAt: z.string().nullable(),
  contact: OrderContact,
  delivery: OrderPlace,
  payment_method: z.enum(paymentKinds),
  comment: z.string(),
  company: OrderCompany.nullable(),
  approval: z.enum(orderApprovals).nullable(),
  events: z.array(z.object({ at: z.string(), status: OrderStatus, by: z.enum(orderActorKinds), reason: z.string() })),
  /** Parcels of the order, in the order in which they were packed. */
  parcels: z.array(Parcel),
  returns: z.array(
    z.object({
      createdAt: z.string(),
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      comment: z.string(),
      products: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
      /** Ids of the photos that belong to the return request. */
      photos: z.array(RowId),
    }),
  ),
  /** The latest cancellation request; null = none. */
  cancelWish: z
    .object({ state: z.enum(cancelWishStates), reason: z.string(), createdAt: z.string(), answer: z.string() })
    .nullable(),
  /**
   * Actions that the caller may take on the order now. `askToCancel` = the caller cannot cancel it, but may ask staff
   * to do so.
   */
  may: z.object({ cancel: z.boolean(), askToCancel: z.boolean(), approve: z.boolean() }),
  /** Pieces of each product that can still be returned. */
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
  /** Ids of photos that were uploaded before. */
  photos: z.array(RowNumber).max(returnPhotoLimits.count).default([]),
});

/** Lines of an earlier order that were added to the basket, and how they differ from that order. */
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

/** An order as anyone with its link sees it: no name, phone number, address, email or documents. */
export const PublicOrder = z.object({ number: z.string(), status: OrderStatus, products: z.array(OrderLine) });

export type WireParcel = z.infer<typeof Parcel>;

/** API calls about the customer's orders. */
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
      text: z
        .string()
        .trim()
        .max(orderSearchLengthMax)
        .default('')
        .describe('Part number, name, or number of the order'),
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
