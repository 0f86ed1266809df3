import { z } from 'zod';

import { ProductCard } from './catalogue.ts';
import { ProductIdText } from './wire.ts';

/** Own stock: parts that are at home or in the workshop and need not be bought. */
export const OwnStock = z.object({
  parts: z.array(z.object({ product: ProductCard, quantity: z.int() })),
  most: z.int(),
});

export const SetOwnStockBody = z.strictObject({
  parts: z
    .array(z.strictObject({ product_id: ProductIdText, quantity: z.int().min(0).max(10_000_000) }))
    .min(1)
    .max(1000),
});
