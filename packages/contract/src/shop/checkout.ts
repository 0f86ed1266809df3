import { customerTypes, deliveryKinds, paymentKinds } from '@farad/domain/order';
import { paymentRefusals } from '@farad/domain/payment';
import { couponRefusals } from '@farad/domain/promotion';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, ProductIdText, Roubles, RowId, Slug } from '../kit/wire.ts';
import { AddressBody, AddressSoFar } from './addresses.ts';
import { BasketLine } from './basket.ts';
import { WireCity } from './delivery.ts';

/** Code of a pickup point: `MSK123`. */
const PointCode = LineText.min(1).max(60);

/** A coupon as typed. */
export const CouponCode = LineText.max(60);

/** Whole roubles to pay with bonuses. */
export const BonusRoubles = z.int().min(0).max(100_000_000);

const OwnPickup = z.object({ kind: z.literal('own_pickup') });

/** Given by the id of an own address, or as a new one. */
const Courier = z.object({
  kind: z.literal('courier'),
  address_id: RowId.optional(),
  address: AddressBody.optional(),
});

/** Delivery as far as the buyer has chosen it. */
export const DeliveryWish = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier.extend({ address: AddressSoFar.optional() }),
  z.object({ kind: z.literal('pickup_point'), code: PointCode.optional() }),
]);

/** Input form of DeliveryWish. */
export type WishedDelivery = z.input<typeof DeliveryWish>;

/** A complete delivery. A courier needs one of the two addresses. */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier,
  z.object({ kind: z.literal('pickup_point'), code: PointCode }),
]);

const QuoteBody = z.object({
  /** Number of the request whose quote is ordered. Absent = the caller's basket. */
  request: z.string().max(40).optional(),
  /** Type of customer. Absent = as the account has chosen. A guest's company is known only with the order. */
  customer_type: z.enum(customerTypes).optional(),
  /**
   * Destination. Absent = the city of the delivery's address or point, otherwise the visitor's. An unknown city gives
   * 400.
   */
  city: Slug.optional(),
  /** null = not chosen yet, so the total has no delivery. */
  delivery: DeliveryWish.nullable().default(null),
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
});

/** The buyer's choices so far, as a page sends them. */
export type QuoteRequest = z.input<typeof QuoteBody>;

/** Why a kind of delivery is not available here. */
const DeliveryRefusal = z.enum(['not_here', 'point_closed', 'too_heavy', 'not_now']);

export const QuotedDelivery = z.object({
  kind: z.enum(deliveryKinds),
  /** The shop's own name for it, in the reader's language; null = the default text. */
  name: z.string().nullable(),
  /** Price for the buyer, after thresholds and the coupon; null = not known, see `refusal`. */
  price: Roubles.nullable(),
  /** Days of arrival, inclusive. For own pickup, the first day. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** True = in another city, where the buyer would have to go, so it is never preselected. */
  isElsewhere: z.boolean(),
  /** Number of pickup points in the city; null = another kind of delivery. */
  points: z.int().nullable(),
  /** Place of own pickup; null = another kind of delivery. */
  place: z.object({ address: z.string(), hours: z.string() }).nullable(),
  refusal: DeliveryRefusal.nullable(),
});

export type QuotedDelivery = z.infer<typeof QuotedDelivery>;

export const QuotedCoupon = z.object({
  /** As the shop has it. An unknown code is returned as typed. */
  code: z.string(),
  /** Discount on the goods. */
  discount: Roubles,
  freeDelivery: z.boolean(),
  /** null = the coupon is applied. */
  refusal: z.enum(couponRefusals).nullable(),
  /** Set with `below_minimum`: required amount of goods. */
  minimum: Roubles.nullable(),
});

/** An improvement of the order. Proposals are independent of each other (product B8). */
const Proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cheaper_at_more'),
    product_id: ProductIdText,
    /** The quantity to set. */
    qty: z.int(),
    /** Price of the line now, and after the change. */
    before: Roubles,
    now: Roubles,
  }),
  z.object({ kind: z.literal('free_delivery'), delivery: z.enum(deliveryKinds), remainder: Roubles, saves: Roubles }),
  z.object({ kind: z.literal('cashback'), roubles: z.int() }),
]);

/** A change since the buyer added the line or last looked (product B6). */
const SeenChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), product_id: ProductIdText, before: Roubles, now: Roubles }),
  z.object({ kind: z.literal('stock'), product_id: ProductIdText, wanted: z.int(), available: z.int() }),
  z.object({ kind: z.literal('gone'), product_id: ProductIdText }),
]);

export const QuotedMethod = z.object({
  method: z.enum(paymentKinds),
  /** null = available; otherwise the reason why not. */
  refusal: z.enum(paymentRefusals).nullable(),
  /** The shop's own name and description, in the reader's language; null = the default texts. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  /** Set with `shop_minimum` and `shop_maximum`: the limit. */
  limit: Roubles.nullable(),
});

/** What the buyer would pay now: total = goods − coupon − bonuses + cargo. */
export const CheckoutQuote = z.object({
  /** What an order refers to: a basket, or the number of the request whose quote is ordered. */
  basket_id: z.string(),
  /** Days until all goods of the quote are in stock; 0 = now. The order waits until then. */
  awaitedDays: z.int(),
  /** Company that the account buys for now. It is stored in the order. */
  company_id: RowId.nullable(),
  /** Limits of this company; null = a private buyer. */
  company: z
    .object({
      name: z.string(),
      /** Largest order without an owner's approval; null = no limit. */
      limit: Roubles.nullable(),
      /** True = the order exceeds the limit: an owner must approve it. */
      needsApproval: z.boolean(),
    })
    .nullable(),
  products: z.array(BasketLine),
  goods_price: Roubles,
  /** Discount from former prices. `goods_price` includes it already. */
  total_discount: Roubles,
  coupon: QuotedCoupon.nullable(),
  bonuses: z.object({
    balance: z.int(),
    /** Maximum for this order. */
    mayUse: z.int(),
    used: z.int(),
  }),
  city: WireCity,
  /** In the order of display. */
  delivery: z.array(QuotedDelivery),
  /** The chosen delivery if it is available; null = none. */
  chosen: z.enum(deliveryKinds).nullable(),
  cargo_price: Roubles,
  total_price: Roubles,
  /** VAT included in the total, by rate, highest first. Empty = nothing bears VAT, or the seller is not set. */
  vat: z.array(z.object({ percent: z.int(), sum: Roubles })),
  /** Minimum of goods for an order, if the basket is below it; null = the basket is large enough. */
  order_minimum: Roubles.nullable(),
  /** False = the shop takes no orders yet, because the seller is not set. */
  takes_orders: z.boolean(),
  /** Bonuses credited when the order is completed. */
  cashback: z.int(),
  payment_methods: z.array(QuotedMethod),
  proposals: z.array(Proposal),
  changes: z.array(SeenChange),
  /** Number of online payments. More than one if a single receipt cannot hold the order. */
  onlinePayments: z.int(),
  /** True = the till sends receipts by email only, so an order paid online needs an address. */
  receiptNeedsEmail: z.boolean(),
});

export type CheckoutQuote = z.infer<typeof CheckoutQuote>;

/** The caller's last choices. Empty or null = none yet. */
export const RememberedChoices = z.object({
  name: z.string(),
  email: z.string(),
  delivery: z.enum(deliveryKinds).nullable(),
  /** Code of the pickup point. */
  point: z.string().nullable(),
  payment_method: z.enum(paymentKinds).nullable(),
  /** Extra email address for the company's invoices. */
  accountant_email: z.string(),
  /** True = the person agreed to the current text about personal data. */
  hasConsent: z.boolean(),
});

export type RememberedChoices = z.infer<typeof RememberedChoices>;

/** null = the basket is empty, or the quote cannot be ordered. */
export const QuoteAnswer = z.object({ quote: CheckoutQuote.nullable() });

/** Calls of the checkout before the order is placed. */
export const checkoutCalls = define({
  quoteOrder: {
    method: 'POST',
    path: '/checkout/quote',
    summary: 'What the basket would cost now, with delivery, coupon and bonuses, and how it can be paid',
    body: QuoteBody,
    answer: QuoteAnswer,
  },
  rememberedChoices: {
    method: 'GET',
    path: '/checkout/remembered',
    summary: 'What the caller chose and wrote in the last order',
    answer: RememberedChoices,
  },
});
