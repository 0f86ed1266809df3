import { searchPeriods, synonymLengthMax } from '@farad/domain/searches';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { YesOrNo } from '../kit/query.ts';
import { EmptyBody, LineText, LocaleName, NextPage, Roubles, RowId } from '../kit/wire.ts';

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

/** What was looked for, in small letters. */
export const StaffSearch = z.object({
  text: z.string(),
  searches: z.int(),
  withoutResult: z.int(),
  /** In as many days before. */
  previous: z.int(),
});

export type StaffSearch = z.infer<typeof StaffSearch>;

const StaffSearches = z.object({ searches: z.array(StaffSearch), next: NextPage });

/** Words that stand for others in a search of one language. */
export const SearchSynonym = z.object({ id: RowId, locale: LocaleName, said: z.string(), meant: z.string() });

export type SearchSynonym = z.infer<typeof SearchSynonym>;

const SearchSynonyms = z.object({ synonyms: z.array(SearchSynonym) });

const Words = LineText.pipe(z.string().min(1).max(synonymLengthMax));

const AddSynonymBody = z.object({ locale: LocaleName, said: Words, meant: Words });

export type SynonymToAdd = z.input<typeof AddSynonymBody>;

/** The count and the text of the last row of a page: `12 ne555`. */
const CountAndText = z
  .string()
  .max(120)
  .regex(/^\d{1,10} ./su)
  .transform((key) => ({ count: Number.parseInt(key, 10), text: key.slice(key.indexOf(' ') + 1) }));

/** What the shop earned, what people look for, and words that stand for others (product X). */
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
