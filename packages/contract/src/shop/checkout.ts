import { pointCodeLengthMax } from '@farad/domain/address';
import { customerTypes, deliveryKinds, paymentKinds } from '@farad/domain/order';
import { paymentRefusals } from '@farad/domain/payment';
import { typedCouponLengthMax, couponRefusals } from '@farad/domain/promotion';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, ProductIdText, Roubles, RowId, Slug } from '../kit/wire.ts';
import { AddressBody, AddressSoFar } from './addresses.ts';
import { BasketLine } from './basket.ts';
import { WireCity } from './delivery.ts';

/** Code of a pickup point: `MSK123`. */
const PointCode = LineText.min(1).max(pointCodeLengthMax);

/** Code of a coupon as typed. */
export const CouponCode = LineText.max(typedCouponLengthMax);

/** Part of the price that the buyer pays with bonuses, in whole roubles. */
export const BonusRoubles = z.int().min(0).max(100_000_000);

const OwnPickup = z.object({ kind: z.literal('own_pickup') });

/** Delivery by courier, to a saved address of the buyer (`address_id`) or to a new one (`address`). */
const Courier = z.object({
  kind: z.literal('courier'),
  address_id: RowId.optional(),
  address: AddressBody.optional(),
});

/** Delivery as far as the buyer has chosen it. Its address may be incomplete. */
export const DeliveryWish = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier.extend({ address: AddressSoFar.optional() }),
  z.object({ kind: z.literal('pickup_point'), code: PointCode.optional() }),
]);

/** DeliveryWish as the caller sends it: fields with a default may be absent. */
export type WishedDelivery = z.input<typeof DeliveryWish>;

/** A complete delivery. A courier needs either `address_id` or `address`. */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier,
  z.object({ kind: z.literal('pickup_point'), code: PointCode }),
]);

const QuoteBody = z.object({
  /** Number of the request for quotation whose quote is ordered. Absent = the caller's basket is ordered. */
  request: z.string().max(40).optional(),
  /** Type of customer. Absent = the type that the account has chosen. A guest names the company only when ordering. */
  customer_type: z.enum(customerTypes).optional(),
  /**
   * City of the destination. Absent = the city of the chosen address or pickup point, or else the visitor's city. An
   * unknown city is answered with 400.
   */
  city: Slug.optional(),
  /** null = the buyer has not chosen a delivery yet, so the total does not include it. */
  delivery: DeliveryWish.nullable().default(null),
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
});

/** QuoteBody as a page sends it: fields with a default may be absent. */
export type QuoteRequest = z.input<typeof QuoteBody>;

/** Why a kind of delivery is not available for this order. */
const DeliveryRefusal = z.enum(['not_here', 'point_closed', 'too_heavy', 'not_now']);

export const QuotedDelivery = z.object({
  kind: z.enum(deliveryKinds),
  /** Name of the delivery that the shop set, in the reader's language; null = the default name. */
  name: z.string().nullable(),
  /** Price for the buyer, with free delivery by threshold or coupon applied; null = not known, see `refusal`. */
  price: Roubles.nullable(),
  /**
   * First and last day on which the order may arrive. For pickup at the shop, `from` = the first day. null = not known.
   */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** True = the buyer would have to go to another city, so this delivery is never preselected. */
  isElsewhere: z.boolean(),
  /** Number of pickup points in the city; null = not a delivery to pickup points. */
  points: z.int().nullable(),
  /** Where the buyer picks up the order at the shop; null = another kind of delivery. */
  place: z.object({ address: z.string(), hours: z.string() }).nullable(),
  refusal: DeliveryRefusal.nullable(),
});

export type QuotedDelivery = z.infer<typeof QuotedDelivery>;

export const QuotedCoupon = z.object({
  /** Code as the shop spells it. An unknown code is returned as it was typed. */
  code: z.string(),
  /** Discount on the goods. */
  discount: Roubles,
  freeDelivery: z.boolean(),
  /** Why the coupon is not applied; null = it is applied. */
  refusal: z.enum(couponRefusals).nullable(),
  /** Minimum amount of goods that the coupon needs. Set only with the refusal `below_minimum`; otherwise null. */
  minimum: Roubles.nullable(),
});

/**
 * A proposal that makes the order cheaper or better. The buyer can accept each proposal without the others (product
 * B8).
 */
const Proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cheaper_at_more'),
    product_id: ProductIdText,
    /** Proposed quantity of the line. */
    qty: z.int(),
    /** Price of the line: `before` = at its current quantity, `now` = at the proposed quantity. */
    before: Roubles,
    now: Roubles,
  }),
  z.object({ kind: z.literal('free_delivery'), delivery: z.enum(deliveryKinds), remainder: Roubles, saves: Roubles }),
  z.object({ kind: z.literal('cashback'), roubles: z.int() }),
]);

/** A change of a line's price or stock since the buyer last saw it (product B6). */
const SeenChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), product_id: ProductIdText, before: Roubles, now: Roubles }),
  z.object({ kind: z.literal('stock'), product_id: ProductIdText, wanted: z.int(), available: z.int() }),
  z.object({ kind: z.literal('gone'), product_id: ProductIdText }),
]);

export const QuotedMethod = z.object({
  method: z.enum(paymentKinds),
  /** Why the payment method is not available; null = it is available. */
  refusal: z.enum(paymentRefusals).nullable(),
  /** Name and description that the shop set, in the reader's language; null = the default text. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  /** Minimum or maximum total. Set only with the refusals `shop_minimum` and `shop_maximum`; otherwise null. */
  limit: Roubles.nullable(),
});

/** Amounts that the buyer would pay now: total = goods − coupon − bonuses + cargo. */
export const CheckoutQuote = z.object({
  /** Source of the order: the id of a basket, or the number of the request whose quote is ordered. */
  basket_id: z.string(),
  /** Days until all quoted goods are in stock; 0 = they are in stock. The order is not shipped before. */
  awaitedDays: z.int(),
  /** Company that the account currently buys for; null = a private person buys. The order stores it. */
  company_id: RowId.nullable(),
  /** The buying company; null = a private person buys. */
  company: z
    .object({
      name: z.string(),
      /** Largest order total that needs no approval by an owner of the company; null = no limit. */
      limit: Roubles.nullable(),
      /** True = the order's total is above the limit, so an owner of the company must approve the order. */
      needsApproval: z.boolean(),
    })
    .nullable(),
  products: z.array(BasketLine),
  goods_price: Roubles,
  /** Discount that comes from former prices. `goods_price` already includes it. */
  total_discount: Roubles,
  coupon: QuotedCoupon.nullable(),
  bonuses: z.object({
    balance: z.int(),
    /** Maximum of bonuses that this order may use. */
    mayUse: z.int(),
    used: z.int(),
  }),
  city: WireCity,
  /** Kinds of delivery in the order of display. */
  delivery: z.array(QuotedDelivery),
  /** Kind of the chosen delivery; null = none is chosen, or it is not available. */
  chosen: z.enum(deliveryKinds).nullable(),
  cargo_price: Roubles,
  total_price: Roubles,
  /** VAT included in the total, by rate, highest first. Empty = no VAT is due, or the seller is not set. */
  vat: z.array(z.object({ percent: z.int(), sum: Roubles })),
  /** Minimum amount of goods for an order, if the basket is below it; null = the basket is large enough. */
  order_minimum: Roubles.nullable(),
  /** False = the shop takes no orders yet, because the seller is not set. */
  takes_orders: z.boolean(),
  /** Bonuses credited when the order is completed. */
  cashback: z.int(),
  payment_methods: z.array(QuotedMethod),
  proposals: z.array(Proposal),
  changes: z.array(SeenChange),
  /** Number of online payments that the order needs. It is more than one if one receipt cannot hold all lines. */
  onlinePayments: z.int(),
  /** True = the cash register sends receipts only by email, so an order paid online needs an email address. */
  receiptNeedsEmail: z.boolean(),
});

export type CheckoutQuote = z.infer<typeof CheckoutQuote>;

/** The caller's choices in the last order. Empty or null = no order yet. */
export const RememberedChoices = z.object({
  name: z.string(),
  email: z.string(),
  delivery: z.enum(deliveryKinds).nullable(),
  /** Code of the pickup point. */
  point: z.string().nullable(),
  payment_method: z.enum(paymentKinds).nullable(),
  /** Extra email address for the company's invoices. */
  accountant_email: z.string(),
  /** True = the person has agreed to the current version of the consent to personal data. */
  hasConsent: z.boolean(),
});

export type RememberedChoices = z.infer<typeof RememberedChoices>;

/** `quote` null = the basket is empty, or the quote of the request cannot be ordered. */
export const QuoteAnswer = z.object({ quote: CheckoutQuote.nullable() });

/** API calls about the checkout before the order is placed. */
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
