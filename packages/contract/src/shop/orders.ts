import { parcelStates } from '@farad/domain/delivery';
import {
  cancelReasonLengthMin,
  cancelWishStates,
  customerTypes,
  deliveryKinds,
  isOrderNumber,
  orderActorKinds,
  orderApprovals,
  orderFilters,
  orderStatuses,
  paymentKinds,
  returnReasons,
  returnStates,
} from '@farad/domain/order';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { DayText, RowNumber } from '../kit/query.ts';
import { LineText, PlainText, ProductIdText, Roubles, RowId, Slug, Unit, WireQuantity } from '../kit/wire.ts';
import { BonusRoubles, CouponCode, DeliveryChoice } from './checkout.ts';

export const OrderStatus = z.enum(orderStatuses);

export const PlaceOrderBody = z.object({
  /** Of the basket; or the number of a request, whose quote is accepted by this order (product O3). */
  basket_id: z.string().max(100),
  contact: z.object({
    name: LineText.min(1).max(100),
    surname: LineText.max(100).default(''),
    /** For the confirmation; by default the address the customer signed in with. */
    email: LineText.max(254).default(''),
  }),
  customer_type: z.enum(customerTypes),
  /** The company that the buyer saw he buys for; null: himself. Another one now is answered with 409. */
  company_id: RowId.nullable().default(null),
  /** The company's own number of this purchase; it stands on the papers. */
  purchase_number: LineText.max(60).default(''),
  /** Where the invoice goes besides the buyer; empty: to the buyer alone. */
  accountant_email: LineText.max(254).default(''),
  payment_method: z.enum(paymentKinds),
  delivery: DeliveryChoice,
  /** Empty: none. */
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
  comment: PlainText.max(1000).default(''),
  consents: z.object({ offer: z.literal(true), personalData: z.literal(true) }),
  /** The figures the buyer saw; others are answered with 409 and the new ones (product O1). */
  expected: z.object({
    total_price: Roubles,
    cargo_price: Roubles.default(0),
    coupon_discount: Roubles.default(0),
    bonuses_discount: Roubles.default(0),
    products: z.array(z.object({ product_id: ProductIdText, qty: z.int(), total_price: Roubles })).max(500),
  }),
});

/** An order as its sender writes it. */
export type OrderToPlace = z.input<typeof PlaceOrderBody>;

export const PlacedOrder = z.object({
  number: z.string(),
  status: OrderStatus,
  total_price: Roubles,
  /** For GET /orders/public/{id}: products and status only; told once. */
  public_id: z.string(),
  /** What is to be paid before anything is sent; null: nothing, it is paid on receipt. */
  pay: z.enum(['online', 'invoice']).nullable(),
  /** The goods are held so long for who pays ahead; null: until staff decide. */
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
  /** The share of coupon and bonuses that is taken off. */
  discount: Roubles,
});

export const OrderSummary = z.object({
  number: z.string(),
  status: OrderStatus,
  createdAt: z.string(),
  total_price: Roubles,
  /** What of it went back to the buyer. */
  refunded: Roubles,
  lineCount: z.int(),
  /** The company that buys; null: a person. */
  companyName: z.string().nullable(),
  /** It waits for an owner of the company. */
  isWaiting: z.boolean(),
  /** It waits for money; not as long as it waits for an owner. */
  isUnpaid: z.boolean(),
  /** The caller placed it. */
  isOwn: z.boolean(),
});

export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrdersAnswer = z.object({
  orders: z.array(OrderSummary),
  /** Number to go on after; null: these are the last. */
  next: z.string().nullable(),
  /** Orders of the caller's companies that wait for his word. */
  waitingCount: z.int(),
});

export type OrdersAnswer = z.infer<typeof OrdersAnswer>;

/** A line as those see it who may see the whole order. */
const OwnOrderLine = OrderLine.extend({
  /** In the buyer's words: his own number of the part, designators. */
  note: z.string(),
});

export const ParcelState = z.enum(parcelStates);

const ParcelLines = z.array(z.object({ product_id: ProductIdText, qty: z.int() }));

/** A part of an order that travels by itself, as its buyer sees it. */
export const Parcel = z.object({
  /** Within the order. */
  number: z.int(),
  state: ParcelState,
  /** Number that it is followed by at the carrier. */
  track: z.string().nullable(),
  /** Where it can be followed. */
  trackUrl: z.string().nullable(),
  createdAt: z.string(),
  lines: ParcelLines,
  /** What moved it, the oldest first. */
  events: z.array(z.object({ at: z.string(), state: ParcelState, city: z.string() })),
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
  /** Unpaid then, it is cancelled by itself; null: it is not. */
  pay_until: z.string().nullable(),
  paidAt: z.string().nullable(),
  contact: z.object({ name: z.string(), surname: z.string(), phone: z.string(), email: z.string() }),
  delivery: z.object({
    kind: z.enum(deliveryKinds),
    /** In one line. */
    address: z.string(),
    /** Empty: of a courier. */
    hours: z.string(),
    /** Of a pickup point. */
    code: z.string().nullable(),
    /** Who opens the door, where it is not the buyer. */
    recipient: z.string(),
    phone: z.string(),
    comment: z.string(),
    /** Days of arrival as they were promised. */
    days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
  payment_method: z.enum(paymentKinds),
  comment: z.string(),
  company: z
    .object({
      name: z.string(),
      inn: z.string(),
      kpp: z.string().nullable(),
      /** Its own number of the purchase; empty: none. */
      purchaseNumber: z.string(),
      /** Where its invoice goes besides the buyer; empty: nowhere. */
      accountantEmail: z.string(),
    })
    .nullable(),
  approval: z.enum(orderApprovals).nullable(),
  events: z.array(z.object({ at: z.string(), status: OrderStatus, by: z.enum(orderActorKinds), reason: z.string() })),
  /** Parts of it that travel by themselves, in the order in which they were packed. */
  parcels: z.array(Parcel),
  returns: z.array(
    z.object({
      createdAt: z.string(),
      state: z.enum(returnStates),
      reason: z.enum(returnReasons),
      comment: z.string(),
      products: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
    }),
  ),
  /** The latest wish to cancel it; null: none. */
  cancelWish: z
    .object({ state: z.enum(cancelWishStates), reason: z.string(), createdAt: z.string(), answer: z.string() })
    .nullable(),
  /** What the caller can do with it now; `askToCancel`: staff cancel it, if they say yes. */
  may: z.object({ cancel: z.boolean(), askToCancel: z.boolean(), approve: z.boolean() }),
  /** How many of each line can still be asked back. */
  returnable: z.array(z.object({ product_id: ProductIdText, qty: z.int() })),
});

export type WireOrder = z.infer<typeof Order>;

const Reason = PlainText.max(500).default('');

export const CancelOrderBody = z.object({ reason: Reason });
export const AskToCancelBody = z.object({ reason: PlainText.pipe(z.string().min(cancelReasonLengthMin).max(500)) });
export const ApproveOrderBody = z.object({});
export const RefuseOrderBody = z.object({ reason: Reason });

export const ReturnBody = z.object({
  products: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: z.enum(returnReasons),
  comment: PlainText.max(1000).default(''),
});

export const RepeatOrderBody = z.object({});

/** What of an order is in the basket now, and what is not as it was. */
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

/** What a holder of the link sees: no name, phone, address, e-mail or documents. */
export const PublicOrder = z.object({ number: z.string(), status: OrderStatus, products: z.array(OrderLine) });

export type WireParcel = z.infer<typeof Parcel>;

/** Orders of the customer. */
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
    body: ApproveOrderBody,
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
    body: RepeatOrderBody,
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
