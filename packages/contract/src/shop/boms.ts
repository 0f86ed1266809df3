import {
  attritionPresets,
  bomStatuses,
  dielectricDefaults,
  healthFlags,
  notPartsLists,
  toleranceDefaults,
  voltageDefaults,
  voltageMarginNames,
} from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { LineText, ProductIdText, QuantityOrNone, Roubles } from '../kit/wire.ts';
import { ProductCard } from './catalogue.ts';

/** Id of the caller's list. It is unguessable, because guests have lists too. */
const BomId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const Position = z.int().min(0);

/**
 * `reading` and `matching` continue in the background. `mapping` waits for a person, because no column names the part.
 * `refused` = no parts list: only its name is kept.
 */
const bomStates = ['reading', 'mapping', 'matching', 'ready', 'refused'] as const;

const BomProgress = z.object({ done: z.int(), total: z.int() });

const BomRefusal = z.object({ what: z.enum(notPartsLists) });

const BomCounts = z.record(z.enum(bomStatuses), z.int());

const BomListItem = z.object({
  _id: BomId,
  name: z.string(),
  state: z.enum(bomStates),
  tags: z.array(z.string()),
  /** Rows of the workbench. */
  lines: z.int(),
  counts: BomCounts,
  boards: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Today's total for all boards, for chosen parts. */
  total: Roubles.nullable(),
  /** Lines that the nightly check found worse: out of stock, dearer, out of production. */
  worseLines: z.int(),
  isShared: z.boolean(),
  changedAt: z.iso.datetime(),
});

export const BomList = z.object({ boms: z.array(BomListItem), most: z.int() });

export const UnreadColumn = z.object({ index: z.int(), header: z.string() });
/** A sheet with a list of its own: a variant, another board, or the same parts in a shop's order. */
export const UnreadSheet = z.object({ index: z.int(), name: z.string(), lines: z.int() });

export const BomSettings = z.strictObject({
  name: LineText.min(1).max(120),
  tags: z.array(LineText.min(1).max(40)).max(10),
  attrition: z.enum(attritionPresets),
  /** For `own` and `leader`. */
  attritionPercent: z.number().min(0).max(100),
  /** For `own`. */
  attritionMinimum: z.int().min(0).max(100_000),
  /** For `leader`: pieces of each part that a feeder needs before it places the first. */
  attritionLeader: z.int().min(0).max(100_000),
  /** True = only certain matches are chosen automatically. */
  isExactOnly: z.boolean(),
  isSamePackageOnly: z.boolean(),
  /** True = lines of one part form one row. */
  isMerged: z.boolean(),
  /** True = the customer's own stock is subtracted. */
  isOwnStockUsed: z.boolean(),
  /** Assumed dielectric of capacitors if the line gives none; `usual` = by size and value. */
  gradeDielectric: z.enum(dielectricDefaults),
  /** Assumed minimum voltage if the line gives none. */
  gradeVoltage: z.enum(voltageDefaults),
  /** Assumed maximum tolerance in percent if the line gives none. */
  gradeTolerance: z.enum(toleranceDefaults),
  /** Margin of the voltage rating of capacitors over the stated voltage: a quarter, a half, twice. */
  voltageMargin: z.enum(voltageMarginNames),
});

export const SetBomBody = z.strictObject({
  ...BomSettings.partial().shape,
  boards: z
    .array(z.strictObject({ board: Position, name: LineText.max(80).optional(), count: z.int().min(0).max(1_000_000) }))
    .max(20)
    .optional(),
});

const BomBoard = z.object({
  /** Index in the list, from 0. */
  board: z.int(),
  name: z.string(),
  count: z.int(),
  fileName: z.string().nullable(),
  /** Columns of integers in its file with unknown meaning. */
  unreadNumbers: z.array(UnreadColumn),
  /** Other lists in its file that were not read. */
  unreadSheets: z.array(UnreadSheet),
  /** From 1. */
  revision: z.int(),
  revisions: z.array(
    z.object({ revision: z.int(), fileName: z.string().nullable(), lines: z.int(), at: z.iso.datetime() }),
  ),
});

export const BomTotals = z.object({
  perBoard: Roubles,
  /** `all` = with unsure parts; `matched` = what `POST /boms/{id}/basket` with `rows: 'matched'` puts into a basket. */
  all: Roubles,
  matched: Roubles,
  notOrdered: z.object({
    excluded: z.int(),
    undecided: z.int(),
    notFound: z.int(),
    notSold: z.int(),
    short: z.int(),
    waiting: z.int(),
  }),
  asked: z.int(),
  shortPieces: z.int(),
  grams: z.int().nullable(),
  readyInDays: z.int().nullable(),
  surplus: Roubles,
});

export const Bom = z.object({
  _id: BomId,
  state: z.enum(bomStates),
  progress: BomProgress.nullable(),
  refusal: BomRefusal.nullable(),
  settings: BomSettings,
  boards: z.array(BomBoard),
  /** The board whose file needs a mapping first; null = all are read. */
  toMap: z.int().nullable(),
  lines: z.int(),
  counts: BomCounts,
  /** Number of lines by flag, for filters. */
  flags: z.record(z.enum(healthFlags), z.int()),
  /**
   * `lines` = without a part and not excluded. `toCheck` = with an uncertain part that nobody took. `single` = undecided with exactly
   * one candidate. `canAssemble` = assembling would choose a part for some line.
   */
  open: z.object({ lines: z.int(), toCheck: z.int(), single: z.int(), canAssemble: z.boolean() }),
  totals: BomTotals,
  share: z.object({ token: z.string(), hasPrices: z.boolean(), expiresAt: z.iso.datetime() }).nullable(),
  /** Time of the prices. They are renewed whenever the list is viewed. */
  pricedAt: z.iso.datetime(),
  /** True = kept with an account. False = kept with this browser for 30 days. */
  isKept: z.boolean(),
});

const ShareBomBody = z.strictObject({ hasPrices: z.boolean() });

/** What anyone with the link sees: rows, and prices only if the owner shares them. Nothing of other files. */
export const SharedBom = z.object({
  name: z.string(),
  boards: z.array(z.object({ name: z.string(), count: z.int() })),
  hasPrices: z.boolean(),
  total: Roubles.nullable(),
  rows: z.array(
    z.object({
      designators: z.string(),
      asked: z.string(),
      status: z.enum(bomStatuses),
      product: z
        .object({
          _id: ProductIdText,
          seo: z.string(),
          categorySlug: z.string(),
          mpn: z.string(),
          brand: z.string(),
          title: z.string(),
        })
        .nullable(),
      order: z.int(),
      unitPrice: Roubles.nullable(),
      total: Roubles.nullable(),
    }),
  ),
});

/** Difference between two revisions of one board. */
export const BomDifference = z.object({
  from: z.int(),
  to: z.int(),
  rows: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      designators: z.string(),
      before: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      after: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      /** Additional pieces to buy for all boards; negative = fewer; null = the line is undecided. */
      pieces: z.int().nullable(),
      product: z.object({ _id: ProductIdText, mpn: z.string() }).nullable(),
    }),
  ),
});

const RemovedBom = z.object({ undo: z.string() });

export type WireBom = z.infer<typeof Bom>;

export type WireBomListItem = z.infer<typeof BomListItem>;

export type WireBomDifference = z.infer<typeof BomDifference>;
export type WireSharedBom = z.infer<typeof SharedBom>;

/** Own stock: parts that the customer has already and need not buy. */
export const OwnStock = z.object({
  parts: z.array(z.object({ product: ProductCard, quantity: z.int() })),
  most: z.int(),
});

export const SetOwnStockBody = z.strictObject({
  parts: z
    .array(z.strictObject({ product_id: ProductIdText, quantity: QuantityOrNone }))
    .min(1)
    .max(1000),
});

const UpTo99 = z
  .string()
  .regex(/^\d{1,2}$/u)
  .transform(Number);

/** Calls of parts lists (product M). A guest's lists belong to the browser, and to the customer after sign-in. */
export const bomsCalls = define({
  boms: { method: 'GET', path: '/boms', summary: "The caller's parts lists, latest first", answer: BomList },
  ownStock: { method: 'GET', path: '/boms/own-stock', summary: 'Parts that the caller has', answer: OwnStock },
  setOwnStock: {
    method: 'POST',
    path: '/boms/own-stock',
    summary: 'Say how many pieces the caller has; 0 takes a part off',
    body: SetOwnStockBody,
    answer: OwnStock,
  },
  sharedBom: { method: 'GET', path: '/boms/shared/{token}', summary: 'A list by its link', answer: SharedBom },
  bom: { method: 'GET', path: '/boms/{bomId}', summary: 'A list: how far it is, settings, figures', answer: Bom },
  setBom: {
    method: 'POST',
    path: '/boms/{bomId}',
    summary: 'Set name, boards and how quantities are counted',
    body: SetBomBody,
    answer: Bom,
  },
  removeBom: {
    method: 'POST',
    path: '/boms/{bomId}/delete',
    summary: 'Delete a list; it can be brought back for a day',
    body: z.strictObject({}),
    answer: RemovedBom,
  },
  restoreBom: {
    method: 'POST',
    path: '/boms/{bomId}/restore',
    summary: 'Bring a deleted list back',
    body: z.strictObject({}),
    answer: Bom,
  },
  copyBom: {
    method: 'POST',
    path: '/boms/{bomId}/copy',
    summary: 'A copy of a list',
    body: z.strictObject({}),
    answer: Bom,
  },
  rematchBom: {
    method: 'POST',
    path: '/boms/{bomId}/match',
    summary: 'Look for parts again, for rows that have none',
    body: z.strictObject({}),
    answer: Bom,
  },
  shareBom: {
    method: 'POST',
    path: '/boms/{bomId}/share',
    summary: 'Make a link to look at the list',
    body: ShareBomBody,
    answer: Bom,
  },
  stopSharingBom: {
    method: 'POST',
    path: '/boms/{bomId}/share/stop',
    summary: 'Make the link lead nowhere',
    body: z.strictObject({}),
    answer: Bom,
  },
  bomDifference: {
    method: 'GET',
    path: '/boms/{bomId}/difference',
    summary: 'What changed between two revisions of a board',
    isEmptyRefused: true,
    query: z.object({
      board: UpTo99.optional().describe('From 0'),
      from: UpTo99.describe('Revision, from 1'),
      to: UpTo99.describe('Revision, from 1'),
    }),
    answer: BomDifference,
  },
});
