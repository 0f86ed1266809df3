import { basketNameLengthMax } from '@farad/domain/basket';
import { z } from 'zod';

import { LineText, ProductIdText, Roubles } from './wire.ts';

const BasketName = LineText.pipe(z.string().max(basketNameLengthMax));

/** Absent or empty: the shop finds one, "Basket 2". */
export const NewBasketBody = z.object({ name: BasketName.default('') });

/** Of the current basket. */
export const LineAsideBody = z.object({ product_id: ProductIdText });

export const BasketNameBody = z.object({ name: BasketName.pipe(z.string().min(1)) });

export const BasketActBody = z.object({});

export const RemoveBasketBody = z.object({ isRemoved: z.boolean() });

/** One of the caller's baskets, at today's prices (product B7). */
const KeptBasket = z.object({
  id: z.string(),
  /** Empty: the current one, which has no name yet. */
  name: z.string(),
  isCurrent: z.boolean(),
  lineCount: z.int(),
  /** Whole roubles. */
  total_price: Roubles,
  /** Lines whose price is not what the customer saw (B6). */
  movedCount: z.int(),
  /** Lines that cannot be ordered as they stand. */
  problemCount: z.int(),
  updatedAt: z.string(),
});

export type KeptBasket = z.infer<typeof KeptBasket>;

/** The current one first. */
export const KeptBaskets = z.object({ baskets: z.array(KeptBasket) });

/** The basket that was changed, and all as they are then. */
export const ChangedBaskets = KeptBaskets.extend({ id: z.string(), name: z.string() });

/** Baskets after one went into the current one. */
export const MergedBaskets = ChangedBaskets.extend({
  /** Lines that found no room in it. */
  leftOut: z.int(),
});
