import { lineNoteLengthMax } from '@farad/domain/basket';
import { z } from 'zod';

import { LineText, PriceMap, ProductIdText, Roubles, Slug, WireQuantity, Unit } from './wire.ts';

/** Line of specification section 3. Prices are this caller's. */
export const BasketLine = z.object({
  product_id: ProductIdText,
  seo: Slug,
  title: z.string(),
  description: z.string(),
  qty: z.int(),
  prices: PriceMap,
  /** Price of one piece at `qty`. */
  current_price: Roubles,
  /** Whole roubles. */
  total_price: Roubles,
  isDeleted: z.boolean(),
  before_price: Roubles.nullable(),
  // ours
  mpn: z.string(),
  brand: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  categorySlug: Slug,
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  /** What the buyer saw when he put it in or last looked; differs from the present when price or stock moved (B6). */
  seen: z.object({ current_price: Roubles, available: z.int() }),
  /** In the buyer's words: his own number of the part, designators. */
  note: z.string(),
  /** Why this line cannot be ordered as it stands; null: it can. */
  problem: z.enum(['not_enough_stock', 'below_minimum_quantity', 'off_multiple', 'not_for_sale']).nullable(),
});

export type WireBasketLine = z.infer<typeof BasketLine>;

/** Basket of specification section 3 (product B3). */
export const Basket = z.object({
  _id: z.string(),
  created_user: z.object({ name: z.string(), id: z.string().nullable() }),
  customer_id: z.string().nullable(),
  products: z.array(BasketLine),
  total_price: Roubles,
  total_discount: Roubles,
  pricesKoef: z.number(),
  coupon: z.string().nullable(),
  bonuses_discount: Roubles,
  isDeliveryToDoor: z.boolean(),
  isDeliveryToPickUp: z.boolean(),
  cargo_price: Roubles,
  // ours
  /** Empty: it has none, and is the current one or a copy that was shared. */
  name: z.string(),
});

export type WireBasket = z.infer<typeof Basket>;

export const AddToBasketBody = z.object({
  products: z
    .array(z.object({ product_id: ProductIdText, qty: WireQuantity }))
    .min(1)
    .max(500),
});

export const SetBasketBody = z.object({
  products: z
    .array(
      z.object({
        product_id: ProductIdText,
        qty: z.int().min(0).max(10_000_000),
        isDeleted: z.boolean().optional(),
        /** Absent: as it was. */
        note: LineText.pipe(z.string().max(lineNoteLengthMax)).optional(),
      }),
    )
    .min(1)
    .max(500),
});

export const ShareBasketBody = z.object({});

/** A link to a copy of the lines: `GET /basket/{token}` shows them, whoever has it. */
export const SharedBasket = z.object({ token: z.string(), expiresAt: z.string() });

/** A basket, or null once its last line is gone (an emptied basket is deleted). */
export const BasketOrNone = z.object({ basket: Basket.nullable() });

export const DeleteByCustomerBody = z.object({ id: z.string().max(40) });

export const DeletedAnswer = z.object({ deleted: z.int() });
