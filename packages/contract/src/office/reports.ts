import { searchPeriods, synonymLengthMax } from '@farad/domain/searches';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { YesOrNo } from '../kit/query.ts';
import { EmptyBody, LineText, LocaleName, NextPage, Roubles, RowId } from '../kit/wire.ts';

/** Lengths of a period in days. */
export const reportPeriods = [7, 30, 90, 365] as const;

const Figures = z.object({
  orders: z.int(),
  cancelled: z.int(),
  /** Total of orders placed, without cancelled orders and refunds, by date of the order. */
  turnover: Roubles,
  /** Payments received minus refunds, by date of payment. */
  paid: z.number(),
  /** Goods that left the warehouse minus goods returned, by date of the movement. */
  shipped: z.number(),
  /** Baskets created, including those that became orders. */
  baskets: z.int(),
  /**
   * What buyers finally paid for goods of known cost (after coupon, bonuses and refunds) minus that cost. Absent for
   * staff who may not see costs.
   */
  profit: z.number().optional(),
  /** Percent of the amount paid for those goods; null = there were none. */
  margin: z.number().nullable().optional(),
  /** Percent of all sold goods whose cost is known. */
  costed: z.number().nullable().optional(),
});

export type ReportFigures = z.infer<typeof Figures>;

export const Dashboard = z.object({
  /** The last day is today, counted now. */
  days: z.array(Figures.extend({ day: z.iso.date() })),
  /** When the earlier days were last counted; null = not yet. */
  countedAt: z.iso.datetime().nullable(),
  now: Figures,
  /** The period of equal length before. */
  before: Figures,
  searchesWithoutResult: z.int(),
  searchesWithoutResultBefore: z.int(),
  /** Current unpaid orders with reserved parts, and buyers above the shop's warning limit. */
  unpaid: z.object({
    orders: z.int(),
    total: Roubles,
    /** Those whose goods left. `cash` = the part to be paid on receipt. */
    left: z.object({ orders: z.int(), missing: Roubles, cash: Roubles }),
    holders: z.array(z.object({ accountId: z.string(), orders: z.int(), total: Roubles })),
  }),
});

export type Dashboard = z.infer<typeof Dashboard>;

/** A search text, in lower case. */
export const StaffSearch = z.object({
  text: z.string(),
  searches: z.int(),
  withoutResult: z.int(),
  /** Searches in the period of equal length before. */
  previous: z.int(),
});

export type StaffSearch = z.infer<typeof StaffSearch>;

const StaffSearches = z.object({ searches: z.array(StaffSearch), next: NextPage });

/** A synonym for searches in one language. */
export const SearchSynonym = z.object({ id: RowId, locale: LocaleName, said: z.string(), meant: z.string() });

export type SearchSynonym = z.infer<typeof SearchSynonym>;

const SearchSynonyms = z.object({ synonyms: z.array(SearchSynonym) });

const Words = LineText.min(1).max(synonymLengthMax);

const AddSynonymBody = z.object({ locale: LocaleName, said: Words, meant: Words });

export type SynonymToAdd = z.input<typeof AddSynonymBody>;

/** Count and text of the last row on a page: `12 ne555`. */
const CountAndText = z
  .string()
  .max(120)
  .regex(/^\d{1,10} ./su)
  .transform((key) => ({ count: Number.parseInt(key, 10), text: key.slice(key.indexOf(' ') + 1) }));

/** Calls of sales reports, search statistics and synonyms (product X). */
export const officeReportsCalls = define({
  dashboard: {
    method: 'GET',
    path: '/admin/dashboard',
    summary: 'Figures of a period by day, beside those of the period before',
    answer: Dashboard,
    query: z.strictObject({
      days: z
        .enum(reportPeriods.map(String) as [string, ...string[]])
        .default('30')
        .transform(Number)
        .describe('`7`, `30` (when absent), `90` or `365`'),
    }),
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
