import { paymentKinds } from '@farad/domain/order';
import { z } from 'zod';

import { DeliveryChoice, DeliveryWish, QuotedDelivery, QuotedMethod } from './checkout.ts';
import { WireCity } from './delivery.ts';
import { CountedLine } from './phone-orders.ts';
import { PlainText, ProductIdText, Roubles, Slug, WireQuantity } from './wire.ts';

const Version = z.int().min(1);
const Reason = PlainText.pipe(z.string().max(500)).default('');

const edit = {
  /** As the caller saw it: an order that somebody else changed meanwhile is not changed. */
  version: Version,
  /** All lines as they shall be; those that are missing are taken off. */
  lines: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
  /** Absent: as it is. */
  payment_method: z.enum(paymentKinds).optional(),
};

export const QuoteOrderEditBody = z.object({
  ...edit,
  city: Slug.optional(),
  /** null: it stays as it is, price included. */
  delivery: DeliveryWish.nullable().default(null),
});

/** What an order would become. */
export const QuotedOrderEdit = z.object({
  lines: z.array(CountedLine),
  goods: Roubles,
  couponDiscount: Roubles,
  /** The coupon fits no more: its discount goes. */
  isCouponDropped: z.boolean(),
  bonuses: Roubles,
  cargo: Roubles,
  total: Roubles,
  /** What it costs now. */
  before: Roubles,
  city: WireCity,
  delivery: z.array(QuotedDelivery),
  payment_methods: z.array(QuotedMethod),
});

export type QuotedOrderEdit = z.infer<typeof QuotedOrderEdit>;

export const EditOrderBody = z.object({
  ...edit,
  delivery: DeliveryChoice.nullable().default(null),
  /** The sum that staff saw; another one is answered with 409. */
  total: Roubles,
  reason: Reason,
});

export const EditedOrder = z.object({ number: z.string(), total: Roubles });

export const SplitOrderBody = z.object({
  version: Version,
  /** What goes into the new order. */
  lines: z
    .array(z.object({ position: z.int().min(1).max(10_000), qty: WireQuantity }))
    .min(1)
    .max(500),
  reason: Reason,
});

export const SplitOrder = z.object({ number: z.string(), /** Of the new order. */ part: z.string() });
