import { z } from 'zod';

import { Roubles } from './wire.ts';

/** Lengths of a period, in days. */
export const reportPeriods = [7, 30, 90, 365] as const;

const Figures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Of orders that were not cancelled, without what went back. */
  turnover: Roubles,
  /** Baskets that were made; some became orders. */
  baskets: z.int(),
  /** Goods whose purchase price is known, without what the shop paid for them; absent for who may not see it. */
  profit: z.number().optional(),
  /** Percent of what was paid for those goods; null: there were none. */
  margin: z.number().nullable().optional(),
  /** Percent of all goods sold whose purchase price is known. */
  costed: z.number().nullable().optional(),
});

export type ReportFigures = z.infer<typeof Figures>;

export const Dashboard = z.object({
  days: z.array(Figures.extend({ day: z.iso.date() })),
  now: Figures,
  /** As many days before. */
  before: Figures,
  searchesWithoutResult: z.int(),
  searchesWithoutResultBefore: z.int(),
  /** Orders that hold parts and are not paid, now; whoever holds more than the shop wants to be warned of. */
  unpaid: z.object({
    orders: z.int(),
    total: Roubles,
    holders: z.array(z.object({ accountId: z.string(), orders: z.int(), total: Roubles })),
  }),
});

export type Dashboard = z.infer<typeof Dashboard>;
