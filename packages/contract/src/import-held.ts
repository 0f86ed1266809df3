import { heldCauses, heldDecisions } from '@farad/domain/import';
import { z } from 'zod';

import { NextPage } from './back-office-customers.ts';
import { ProductTier } from './back-office-products.ts';
import { ProductIdText } from './wire.ts';

/** How many rows of an import wait for a person; one may wait for several causes. */
export const ImportHeld = z.object({
  rows: z.int(),
  /** A stock document was posted since a list told the pieces last. */
  stock_touched: z.int(),
  /** Another supplier's current row is cheaper. */
  dearer: z.int(),
  below_cost: z.int(),
  /** A price changes by more than the setting `second_look` allows. */
  price_jump: z.int(),
});

export type ImportHeld = z.infer<typeof ImportHeld>;

const Tiers = z.array(ProductTier);

const HeldRow = z.object({
  product_id: ProductIdText,
  mpn: z.string(),
  maker: z.string(),
  causes: z.array(z.enum(heldCauses)),
  /** Pieces; null: the stock does not wait. */
  stock: z.object({ ours: z.int(), theirs: z.int() }).nullable(),
  /** null: the prices do not wait. */
  prices: z.object({ ours: Tiers, theirs: Tiers }).nullable(),
  /** Whose current row is cheaper. */
  other: z.object({ supplier: z.string(), prices: Tiers }).nullable(),
  /** `keep`: what the shop has; `take`: what the list says; null: nobody has decided, and the shop's figures stand. */
  decision: z.enum(heldDecisions).nullable(),
});

export type HeldRow = z.infer<typeof HeldRow>;

/** Those that wait first. */
export const HeldRows = z.object({ rows: z.array(HeldRow), waiting: z.int(), next: NextPage });

/** `productIds` null: all that wait. */
export const DecideHeldBody = z.strictObject({
  decision: z.enum(heldDecisions),
  productIds: z.array(ProductIdText).min(1).max(500).nullable(),
});

export const HeldDecided = z.object({
  decided: z.int(),
  /** The shop's figures are others than were shown: these rows wait on, with the new ones. */
  changed: z.int(),
  waiting: z.int(),
});
