import { customerTypes, deliveryKinds, paymentKinds } from '@farad/domain/order';
import { paymentRefusals } from '@farad/domain/payment';
import { couponRefusals } from '@farad/domain/promotion';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, ProductIdText, Roubles, RowId, Slug } from '../kit/wire.ts';
import { AddressBody, AddressSoFar } from './addresses.ts';
import { BasketLine } from './basket.ts';
import { WireCity } from './delivery.ts';

/** As a delivery names a point: `MSK123`. */
const PointCode = LineText.pipe(z.string().min(1).max(60));

/** A coupon as it is typed. */
export const CouponCode = LineText.pipe(z.string().max(60));

/** Whole roubles to be paid with bonuses. */
export const BonusRoubles = z.int().min(0).max(100_000_000);

const OwnPickup = z.object({ kind: z.literal('own_pickup') });

/** By the id of an own address, or to a new one. */
const Courier = z.object({
  kind: z.literal('courier'),
  address_id: RowId.optional(),
  address: AddressBody.optional(),
});

/** How the goods come, as far as the buyer has said it. */
export const DeliveryWish = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier.extend({ address: AddressSoFar.optional() }),
  z.object({ kind: z.literal('pickup_point'), code: PointCode.optional() }),
]);

/** As a sender writes it. */
export type WishedDelivery = z.input<typeof DeliveryWish>;

/** How the goods come, in full: a courier needs one of the two. */
export const DeliveryChoice = z.discriminatedUnion('kind', [
  OwnPickup,
  Courier,
  z.object({ kind: z.literal('pickup_point'), code: PointCode }),
]);

const QuoteBody = z.object({
  /** Number of a request whose quote is to be ordered; absent: the caller's basket is. */
  request: z.string().max(40).optional(),
  /** How it is going to be bought; absent: as the account has chosen. A guest's company is known when he orders. */
  customer_type: z.enum(customerTypes).optional(),
  /** Where to; absent: the city of the delivery's address or point, else the visitor's. Unknown: 400. */
  city: Slug.optional(),
  /** null: nothing chosen yet, so no delivery is in the total. */
  delivery: DeliveryWish.nullable().default(null),
  coupon: CouponCode.default(''),
  bonuses: BonusRoubles.default(0),
});

/** What a buyer chose so far, as a page sends it. */
export type QuoteRequest = z.input<typeof QuoteBody>;

/** Why a kind of delivery is not to be had here. */
const DeliveryRefusal = z.enum(['not_here', 'point_closed', 'too_heavy', 'not_now']);

export const QuotedDelivery = z.object({
  kind: z.enum(deliveryKinds),
  /** What the shop calls it, in the reader's language; null: the usual words. */
  name: z.string().nullable(),
  /** What the buyer would pay for it, after thresholds and the coupon; null: not known, see `refusal`. */
  price: Roubles.nullable(),
  /** Days of arrival, both included; of own pickup: from when. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** It is in another city, where the buyer would have to go: nobody chooses that for him. */
  isElsewhere: z.boolean(),
  /** Pickup points there are in the city; null: it is no such kind. */
  points: z.int().nullable(),
  /** Where own pickup is; null: it is no such kind. */
  place: z.object({ address: z.string(), hours: z.string() }).nullable(),
  refusal: DeliveryRefusal.nullable(),
});

export type QuotedDelivery = z.infer<typeof QuotedDelivery>;

export const QuotedCoupon = z.object({
  /** As the shop has it; of an unknown one as it was typed. */
  code: z.string(),
  /** Off the goods. */
  discount: Roubles,
  freeDelivery: z.boolean(),
  /** null: it is taken into account. */
  refusal: z.enum(couponRefusals).nullable(),
  /** With `below_minimum`: goods it takes. */
  minimum: Roubles.nullable(),
});

/** One thing that would make the order better; each stands for itself (product B8). */
const Proposal = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('cheaper_at_more'),
    product_id: ProductIdText,
    /** The quantity to set. */
    qty: z.int(),
    /** What the line costs now and would cost then. */
    before: Roubles,
    now: Roubles,
  }),
  z.object({ kind: z.literal('free_delivery'), delivery: z.enum(deliveryKinds), remainder: Roubles, saves: Roubles }),
  z.object({ kind: z.literal('cashback'), roubles: z.int() }),
]);

/** What is otherwise than when the buyer put it in or last looked (product B6). */
const SeenChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), product_id: ProductIdText, before: Roubles, now: Roubles }),
  z.object({ kind: z.literal('stock'), product_id: ProductIdText, wanted: z.int(), available: z.int() }),
  z.object({ kind: z.literal('gone'), product_id: ProductIdText }),
]);

export const QuotedMethod = z.object({
  method: z.enum(paymentKinds),
  /** null: it is offered; otherwise why not. */
  refusal: z.enum(paymentRefusals).nullable(),
  /** What the shop calls it and says of it, in the reader's language; null: the usual words. */
  name: z.string().nullable(),
  note: z.string().nullable(),
  /** With `shop_minimum` and `shop_maximum`: the sum. */
  limit: Roubles.nullable(),
});

/** What the buyer would pay now. The sum: total = goods − coupon − bonuses + cargo. */
export const CheckoutQuote = z.object({
  /** What an order of it names: a basket, or the number of the request whose quote is ordered. */
  basket_id: z.string(),
  /** When the goods of that quote are all there, in days: until then the order waits; 0: they are. */
  awaitedDays: z.int(),
  /** The company that the account buys for now: it goes into the order. */
  company_id: RowId.nullable(),
  /** What it may order alone; null: a person buys. */
  company: z
    .object({
      name: z.string(),
      /** Largest sum of one order without the word of an owner; null: no limit. */
      limit: Roubles.nullable(),
      /** This order is above it: an owner is asked first. */
      needsApproval: z.boolean(),
    })
    .nullable(),
  products: z.array(BasketLine),
  goods_price: Roubles,
  /** Off former prices, in `goods_price` already. */
  total_discount: Roubles,
  coupon: QuotedCoupon.nullable(),
  bonuses: z.object({
    balance: z.int(),
    /** Most that this order takes. */
    mayUse: z.int(),
    used: z.int(),
  }),
  city: WireCity,
  /** In the order they are offered. */
  delivery: z.array(QuotedDelivery),
  /** What was chosen and can be had; null: nothing. */
  chosen: z.enum(deliveryKinds).nullable(),
  cargo_price: Roubles,
  total_price: Roubles,
  /** VAT inside the total by rate, the highest first; empty: nothing of it bears VAT, or nobody has said who sells. */
  vat: z.array(z.object({ percent: z.int(), sum: Roubles })),
  /** The shop takes orders from this sum of goods on, and these are less; null: they are enough. */
  order_minimum: Roubles.nullable(),
  /** false: the shop is not open for orders yet, since nobody has said who sells. */
  takes_orders: z.boolean(),
  /** Bonuses that come when the order is completed. */
  cashback: z.int(),
  payment_methods: z.array(QuotedMethod),
  proposals: z.array(Proposal),
  changes: z.array(SeenChange),
  /** Payments that the order is, where it is paid online: several, where one receipt does not hold it. */
  onlinePayments: z.int(),
  /** The till sends receipts of online payments by e-mail alone, so such an order needs an address. */
  receiptNeedsEmail: z.boolean(),
});

export type CheckoutQuote = z.infer<typeof CheckoutQuote>;

/** What the caller chose and wrote last; empty and null: nothing yet. */
export const RememberedChoices = z.object({
  name: z.string(),
  email: z.string(),
  delivery: z.enum(deliveryKinds).nullable(),
  /** Code of the pickup point. */
  point: z.string().nullable(),
  payment_method: z.enum(paymentKinds).nullable(),
  /** Where the invoices of his company go. */
  accountant_email: z.string(),
  /** He agreed to the text about personal data as it is now. */
  hasConsent: z.boolean(),
});

export type RememberedChoices = z.infer<typeof RememberedChoices>;

/** null: the basket is empty, or the quote cannot be ordered. */
export const QuoteAnswer = z.object({ quote: CheckoutQuote.nullable() });

/** What the checkout asks before the order is placed. */
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
