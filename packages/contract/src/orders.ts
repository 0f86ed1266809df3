import {
  cancelReasonLengthMin,
  cancelWishStates,
  customerTypes,
  orderActorKinds,
  orderApprovals,
  orderStatuses,
  deliveryKinds,
  paymentKinds,
  returnReasons,
  returnStates,
} from '@farad/domain/order';
import { z } from 'zod';

import { BonusRoubles, CouponCode, DeliveryChoice } from './checkout.ts';
import { Parcel } from './parcels.ts';
import { LineText, PlainText, ProductIdText, Roubles, Slug, Unit, WireQuantity, RowIdText } from './wire.ts';

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
  company_id: RowIdText.nullable().default(null),
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
