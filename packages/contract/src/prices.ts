import { z } from 'zod';

import { LineText, PriceMap, ProductIdText, Roubles, Slug, Unit, WireQuantity } from './wire.ts';

/** So many numbers a call. */
export const pricedNumbersMax = 1000;

export const PricesBody = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        /** A part number of its maker, or the shop's own number of the product. */
        number: LineText.min(1).max(100),
        /** Where several makers have parts of this number. */
        maker: LineText.max(100).default(''),
        quantity: WireQuantity.default(1),
      }),
    )
    .min(1)
    .max(pricedNumbersMax),
});

const Priced = z.object({
  product_id: ProductIdText,
  seo: Slug,
  mpn: z.string(),
  maker: z.string(),
  title: z.string(),
  package: z.string().nullable(),
  unit: Unit,
  /** False: it is known, and not sold now. */
  isSold: z.boolean(),
  /** Pieces that can be had now. */
  available: z.int(),
  minQuantity: z.int(),
  multiple: z.int(),
  leadTimeDays: z.int().nullable(),
  lifecycle: z.enum(['active', 'not_for_new_designs', 'end_of_life', 'obsolete']),
  /** Quantity tiers, for the owner of the key. */
  price: PriceMap,
  /** The nearest quantity that can be bought; null: none, it is not sold. */
  quantity: z.int().nullable(),
  /** For that quantity. */
  unit_price: Roubles.nullable(),
  total_price: Roubles.nullable(),
});

export const PricesAnswer = z.object({
  /** In the order that was asked; several products where makers share a number, none where it is unknown. */
  lines: z.array(z.object({ number: z.string(), maker: z.string(), products: z.array(Priced) })),
  /** Numbers that nothing was found for, each once. */
  unknown: z.array(z.string()),
});

export type PricesAnswer = z.infer<typeof PricesAnswer>;
