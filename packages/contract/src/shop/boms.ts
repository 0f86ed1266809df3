import {
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
import { LineText, ProductIdText, Roubles } from '../kit/wire.ts';
import { ProductCard } from './catalogue.ts';

/** An own list's id: unguessable, as guests have lists too. */
const BomId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const Position = z.int().min(0);

/**
 * `reading` and `matching` go on by themselves, also when nobody looks; `mapping` waits for a person: no column says
 * what the part is. `refused`: it is no parts list, and nothing of it is kept but the name.
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
  /** What all boards cost today, of what is chosen. */
  total: Roubles.nullable(),
  /** Lines that the nightly look found worse: out of stock, dearer, out of production. */
  worseLines: z.int(),
  isShared: z.boolean(),
  changedAt: z.iso.datetime(),
});

export const BomList = z.object({ boms: z.array(BomListItem), most: z.int() });

export const UnreadColumn = z.object({ index: z.int(), header: z.string() });

/** How many pieces more than needed are ordered for what gets lost in making (product M6). */
const attritionPresets = ['none', 'hand', 'machine', 'own', 'leader'] as const;

export const BomSettings = z.strictObject({
  name: LineText.min(1).max(120),
  tags: z.array(LineText.min(1).max(40)).max(10),
  attrition: z.enum(attritionPresets),
  /** Of `own` and `leader`. */
  attritionPercent: z.number().min(0).max(100),
  /** Of `own`. */
  attritionMinimum: z.int().min(0).max(100_000),
  /** Of `leader`: pieces of each part that a feeder takes before it places the first. */
  attritionLeader: z.int().min(0).max(100_000),
  /** Only what is certain is taken by itself. */
  isExactOnly: z.boolean(),
  isSamePackageOnly: z.boolean(),
  /** Lines of one part are one row. */
  isMerged: z.boolean(),
  /** The own stock is counted off. */
  isOwnStockUsed: z.boolean(),
  /** Assumed of capacitors and chip resistors whose line does not say it; `usual`: by size and value. */
  gradeDielectric: z.enum(dielectricDefaults),
  /** Volts at least. */
  gradeVoltage: z.enum(voltageDefaults),
  /** Per cent at most. */
  gradeTolerance: z.enum(toleranceDefaults),
  /** How much more than the stated voltage capacitors are to take: a quarter, a half, twice. */
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
  /** From 0, in the list. */
  board: z.int(),
  name: z.string(),
  count: z.int(),
  fileName: z.string().nullable(),
  /** Columns of whole numbers of its file whose meaning is not known. */
  unreadNumbers: z.array(UnreadColumn),
  /** From 1. */
  revision: z.int(),
  revisions: z.array(
    z.object({ revision: z.int(), fileName: z.string().nullable(), lines: z.int(), at: z.iso.datetime() }),
  ),
});

export const BomTotals = z.object({
  perBoard: Roubles,
  all: Roubles,
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
  /** Board whose file is to be mapped first; null: all are read. */
  toMap: z.int().nullable(),
  lines: z.int(),
  counts: BomCounts,
  /** Lines by flag, as filters. */
  flags: z.record(z.enum(healthFlags), z.int()),
  /**
   * `lines`: have no part yet and are not excluded; `toCheck`: have one that is not sure; `single`: lines to be looked at that have one candidate alone;
   * `canAssemble`: assembling would take a part for some line.
   */
  open: z.object({ lines: z.int(), toCheck: z.int(), single: z.int(), canAssemble: z.boolean() }),
  totals: BomTotals,
  share: z.object({ token: z.string(), hasPrices: z.boolean(), expiresAt: z.iso.datetime() }).nullable(),
  /** Prices hold while the list is looked at; asked anew then. */
  pricedAt: z.iso.datetime(),
  /** True: kept with an account; false: with this browser, for 30 days. */
  isKept: z.boolean(),
});

const ShareBomBody = z.strictObject({ hasPrices: z.boolean() });

/** What whoever has the link sees: rows, and prices only where the owner gives them. Nothing of other files. */
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

/** Between two revisions of one board. */
export const BomDifference = z.object({
  from: z.int(),
  to: z.int(),
  rows: z.array(
    z.object({
      kind: z.enum(['added', 'removed', 'changed']),
      designators: z.string(),
      before: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      after: z.object({ part: z.string(), quantity: z.int() }).nullable(),
      /** Pieces of all boards that are to be bought more; negative: fewer; null: the line is not decided yet. */
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

const UpTo99 = z
  .string()
  .regex(/^\d{1,2}$/u)
  .transform(Number);

/** Parts lists (product M). Those of a guest belong to the browser and become the customer's at sign-in. */
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
