import { z } from 'zod';

import { Roubles } from './wire.ts';

/** Lengths of a period, in days. */
export const reportPeriods = [7, 30, 90, 365] as const;

const Figures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Placed: of orders that were not cancelled, without what went back, by the day of the order. */
  turnover: Roubles,
  /** Money that came in, without what went back, by the day of the money. */
  paid: z.number(),
  /** Goods that left the warehouse, without those that came back, by the day they moved. */
  shipped: z.number(),
  /** Baskets that were made; some became orders. */
  baskets: z.int(),
  /**
   * Of goods whose cost is known what buyers paid in the end (after coupon, bonuses and refunds), without what the shop
   * paid for them; absent for who may not see it.
   */
  profit: z.number().optional(),
  /** Percent of what was paid for those goods; null: there were none. */
  margin: z.number().nullable().optional(),
  /** Percent of all goods sold whose purchase price is known. */
  costed: z.number().nullable().optional(),
});

export type ReportFigures = z.infer<typeof Figures>;

export const Dashboard = z.object({
  /** The last of them is today, counted now. */
  days: z.array(Figures.extend({ day: z.iso.date() })),
  /** When the days before today were counted last; null: not yet. */
  countedAt: z.iso.datetime().nullable(),
  now: Figures,
  /** As many days before. */
  before: Figures,
  searchesWithoutResult: z.int(),
  searchesWithoutResultBefore: z.int(),
  /** Orders that hold parts and are not paid, now; whoever holds more than the shop wants to be warned of. */
  unpaid: z.object({
    orders: z.int(),
    total: Roubles,
    /** Of which goods left; `cash`: of it what is paid at the counter and nobody noted. */
    left: z.object({ orders: z.int(), missing: Roubles, cash: Roubles }),
    holders: z.array(z.object({ accountId: z.string(), orders: z.int(), total: Roubles })),
  }),
});

export type Dashboard = z.infer<typeof Dashboard>;
