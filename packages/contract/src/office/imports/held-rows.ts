import { heldCauses, heldDecisions } from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { NextPage, ProductIdText } from '../../kit/wire.ts';
import { ProductTier } from '../catalogue/products.ts';

const Tiers = z.array(ProductTier);

export const HeldRow = z.object({
  product_id: ProductIdText,
  mpn: z.string(),
  maker: z.string(),
  causes: z.array(z.enum(heldCauses)),
  /** Pieces in the shop and in the list; null = the stock needs no decision. */
  stock: z.object({ ours: z.int(), theirs: z.int() }).nullable(),
  /** Prices in the shop and in the list; null = the prices need no decision. */
  prices: z.object({ ours: Tiers, theirs: Tiers }).nullable(),
  /** Another supplier that offers the part cheaper; null = none. */
  other: z.object({ supplier: z.string(), prices: Tiers }).nullable(),
  /**
   * `keep` = the shop's stock and prices stay. `take` = the stock and prices of the list are used. null = not decided;
   * until then the shop's stay.
   */
  decision: z.enum(heldDecisions).nullable(),
});

export type HeldRow = z.infer<typeof HeldRow>;

/** Rows without a decision come first. */
export const HeldRows = z.object({ rows: z.array(HeldRow), waiting: z.int(), next: NextPage });

/** `productIds` null = all rows without a decision. */
export const DecideHeldBody = z.strictObject({
  decision: z.enum(heldDecisions),
  productIds: z.array(ProductIdText).min(1).max(500).nullable(),
});

export const HeldDecided = z.object({
  decided: z.int(),
  /** Number of rows whose stock or prices in the shop changed since they were shown. They still need a decision. */
  changed: z.int(),
  waiting: z.int(),
});

/** Calls for import rows whose stock or prices wait for a decision of staff. */
export const officeHeldRowsCalls = define({
  importHeld: {
    method: 'GET',
    path: '/admin/imports/{importId}/held',
    summary: 'Rows whose stock or prices wait for a person: what the shop has, and what the list says',
    answer: HeldRows,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^[01]-\d{1,10}$/)
        .optional()
        .describe('`next` of the page before'),
    }),
  },
  decideImportHeld: {
    method: 'POST',
    path: '/admin/imports/{importId}/held',
    summary: 'Keep what the shop has, or take what the list says',
    body: DecideHeldBody,
    answer: HeldDecided,
  },
});
