import { z } from 'zod';

import { ProductIdText } from './wire.ts';

/** Prices that stand only when somebody confirms them (`isConfirmed`). */
export const LookedPrices = z.array(
  z.object({
    /** From so many pieces on. */
    quantity: z.int(),
    /** Roubles of one piece; null: there was no price. */
    before: z.number().nullable(),
    after: z.number(),
    /** Of the former price, below nothing: cheaper. */
    percent: z.number().nullable(),
    /** Absent for who may not see what the shop pays. */
    isBelowCost: z.boolean().optional(),
  }),
);

export type LookedPrices = z.infer<typeof LookedPrices>;

/** Which products and prices wait, with `price_second_look`: 50 products at most. */
export const SecondLook = z.object({
  /** Of all. */
  rows: z.int(),
  products: z.array(z.object({ productId: ProductIdText, mpn: z.string(), prices: LookedPrices })),
});

export type SecondLook = z.infer<typeof SecondLook>;
