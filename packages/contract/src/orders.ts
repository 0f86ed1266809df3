import { orderStatuses } from '@farad/domain/order';
import { z } from 'zod';

import { LineText, PlainText, ProductIdText, Roubles, Slug, Unit } from './wire.ts';

export const OrderStatus = z.enum(orderStatuses);

export const PlaceOrderBody = z.object({
  basket_id: z.string().max(100),
  contact: z.object({
    name: LineText.min(1).max(100),
    surname: LineText.max(100).default(''),
    /** For the confirmation; by default the address the customer signed in with. */
    email: LineText.max(254).default(''),
  }),
  customer_type: z.literal('personal'),
  payment_method: z.literal('cash_on_receipt'),
  delivery: z.object({ kind: z.literal('own_pickup') }),
  comment: PlainText.max(1000).default(''),
  consents: z.object({ offer: z.literal(true), personalData: z.literal(true) }),
  /** The figures the buyer saw; others are answered with 409 and the new ones (product O1). */
  expected: z.object({
    total_price: Roubles,
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
  total_price: Roubles,
});

export const OrderSummary = z.object({
  number: z.string(),
  status: OrderStatus,
  createdAt: z.string(),
  total_price: Roubles,
  lineCount: z.int(),
});

export const Order = OrderSummary.extend({
  products: z.array(OrderLine),
  total_discount: Roubles,
  contact: z.object({ name: z.string(), surname: z.string(), phone: z.string(), email: z.string() }),
  delivery: z.object({ kind: z.literal('own_pickup'), address: z.string(), hours: z.string() }),
  payment_method: z.literal('cash_on_receipt'),
  comment: z.string(),
  events: z.array(z.object({ at: z.string(), status: OrderStatus, by: z.enum(['customer', 'staff', 'system']) })),
});

export type WireOrder = z.infer<typeof Order>;

/** What a holder of the link sees: no name, phone, address, e-mail or documents. */
export const PublicOrder = z.object({ number: z.string(), status: OrderStatus, products: z.array(OrderLine) });
