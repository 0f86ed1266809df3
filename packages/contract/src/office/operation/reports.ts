import { searchPeriods, synonymLengthMax } from '@farad/domain/searches';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { YesOrNo } from '../../kit/query.ts';
import { EmptyBody, LineText, LocaleName, NextPage, ProductIdText, Roubles, RowId } from '../../kit/wire.ts';

/** Lengths in days that a report's period may have. */
export const reportPeriods = [7, 30, 90, 365] as const;

const Figures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Total of orders by the day they were placed, less cancelled orders and refunds. */
  turnover: Roubles,
  /** Payments received minus refunds, by day of payment. */
  paid: z.number(),
  /** Goods that left the warehouse minus returned goods, by day of the stock movement. */
  shipped: z.number(),
  /** Number of baskets created, including those that became orders. */
  baskets: z.int(),
  /**
   * Profit from goods whose cost is known: the amount paid (after coupon, bonuses and refunds) minus the cost. Absent
   * for staff who may not see costs.
   */
  profit: z.number().optional(),
  /** Amount paid for these goods without VAT. Absent for staff who may not see costs. */
  costedSales: z.number().optional(),
  /** `profit` in percent of `costedSales`; null = there were no such goods. */
  margin: z.number().nullable().optional(),
  /** Share of the sold amount that belongs to goods of known cost, in percent; null = nothing was sold. */
  costed: z.number().nullable().optional(),
});

export type ReportFigures = z.infer<typeof Figures>;

export const Dashboard = z.object({
  /** Figures by day. The last day is today and is counted at the request. */
  days: z.array(
    Figures.extend({
      day: z.iso.date(),
      /** Value of the stock at the shop's prices, as last counted that day; null = not counted. */
      stockAtPrice: Roubles.nullable(),
      /** The same at cost. Absent for staff who may not see costs. */
      stockCost: Roubles.nullable().optional(),
    }),
  ),
  /** When the days before today were last counted; null = not yet. */
  countedAt: z.iso.datetime().nullable(),
  now: Figures,
  /** Figures of the equally long period before this one. */
  before: Figures,
  searchesWithoutResult: z.int(),
  searchesWithoutResultBefore: z.int(),
  /**
   * Unpaid orders that currently reserve parts. `holders` = buyers whose unpaid orders exceed the shop's warning limit.
   */
  unpaid: z.object({
    orders: z.int(),
    total: Roubles,
    /** Unpaid orders whose goods left the warehouse. `cash` = the part of `missing` that is paid on receipt. */
    left: z.object({ orders: z.int(), missing: Roubles, cash: Roubles }),
    holders: z.array(z.object({ accountId: z.string(), orders: z.int(), total: Roubles })),
  }),
});

export type Dashboard = z.infer<typeof Dashboard>;

/** Maximum number of parts, and of suppliers, that the dashboard lists. */
export const goodsShown = 10;

const Sold = z.object({
  /** Amount that buyers paid, after coupons, bonuses and returns. */
  sum: Roubles,
  /** Sum minus cost; null = the cost is not known. Absent for staff who may not see costs. */
  profit: z.number().nullable().optional(),
});

const StockSums = z.object({
  parts: z.int(),
  pieces: z.int(),
  /** Value at the price of a single piece. */
  atPrice: Roubles,
  /** Cost of the pieces whose cost is known. Absent for staff who may not see costs. */
  cost: Roubles.optional(),
  /** Pieces whose cost is known, as a percentage of all pieces; null = there are no pieces. */
  costed: z.number().nullable().optional(),
});

/** Best-selling parts and suppliers of a period, and the value of the stock. */
export const DashboardGoods = z.object({
  parts: z.array(
    Sold.extend({
      productId: ProductIdText,
      mpn: z.string(),
      brand: z.string(),
      title: z.string(),
      orders: z.int(),
      pieces: z.int(),
    }),
  ),
  /**
   * Sales and stock by supplier. A part counts for the supplier that its current purchase price comes from; name '' =
   * no supplier. Absent for staff who may not see costs.
   */
  suppliers: z.array(Sold.extend({ name: z.string(), stock: StockSums.nullable() })).optional(),
  /** null = not counted yet. */
  stock: StockSums.extend({ countedAt: z.iso.datetime() }).nullable(),
});

export type DashboardGoods = z.infer<typeof DashboardGoods>;

const DashboardQuery = z.strictObject({
  days: z
    .enum(reportPeriods.map(String) as [string, ...string[]])
    .default('30')
    .transform(Number)
    .describe('`7`, `30` (when absent), `90` or `365`'),
});

/** A search text in lower case, with the number of searches for it. */
export const StaffSearch = z.object({
  text: z.string(),
  searches: z.int(),
  withoutResult: z.int(),
  /** Number of searches in the equally long period before this one. */
  previous: z.int(),
});

export type StaffSearch = z.infer<typeof StaffSearch>;

const StaffSearches = z.object({ searches: z.array(StaffSearch), next: NextPage });

/** A synonym for searches in one language: a search for `said` also finds `meant`. */
export const SearchSynonym = z.object({ id: RowId, locale: LocaleName, said: z.string(), meant: z.string() });

export type SearchSynonym = z.infer<typeof SearchSynonym>;

const SearchSynonyms = z.object({ synonyms: z.array(SearchSynonym) });

const Words = LineText.min(1).max(synonymLengthMax);

const AddSynonymBody = z.object({ locale: LocaleName, said: Words, meant: Words });

export type SynonymToAdd = z.input<typeof AddSynonymBody>;

/** Where the next page starts: count and text of the last row of the page before, `12 ne555`. */
const CountAndText = z
  .string()
  .max(120)
  .regex(/^\d{1,10} ./su)
  .transform((key) => ({ count: Number.parseInt(key, 10), text: key.slice(key.indexOf(' ') + 1) }));

/** API calls about sales reports, search statistics and synonyms. */
export const officeReportsCalls = define({
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'Figures of a period by day, beside those of the period before',
    answer: Dashboard,
    query: DashboardQuery,
  },
  dashboardGoods: {
    method: 'GET',
    path: '/admin/dashboard/goods',
    summary: 'What sold best in a period, by part and supplier, and the value of the stock',
    answer: DashboardGoods,
    query: DashboardQuery,
  },
  staffSearches: {
    method: 'GET',
    path: '/admin/searches',
    summary: 'What people looked for, the most frequent first',
    answer: StaffSearches,
    query: z.strictObject({
      text: z.string().trim().toLowerCase().max(200).default('').describe('A part of the text'),
      language: LocaleName.optional().describe('`ru`, `en` or `tr`; absent: all together'),
      days: z.enum(searchPeriods.map(String)).default('30').transform(Number).describe('1, 7, 30 or 90; absent: 30'),
      without: YesOrNo.optional().describe('`true`: what found nothing, by how often'),
      after: CountAndText.optional().describe('What `next` of the page before said'),
    }),
  },
  searchSynonyms: {
    method: 'GET',
    path: '/admin/search-synonyms',
    summary: 'Words that stand for others in a search',
    answer: SearchSynonyms,
  },
  addSynonym: {
    method: 'POST',
    path: '/admin/search-synonyms',
    summary: 'Let words stand for others in a search',
    body: AddSynonymBody,
    answer: SearchSynonyms,
  },
  removeSynonym: {
    method: 'POST',
    path: '/admin/search-synonyms/{synonymId}/remove',
    summary: 'Let words stand for themselves again',
    body: EmptyBody,
    answer: SearchSynonyms,
  },
});
