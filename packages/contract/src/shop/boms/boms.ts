import {
  attritionPresets,
  bomBoardsMax,
  bomStatuses,
  bomTagsMax,
  boardNameLengthMax,
  bomNameLengthMax,
  tagLengthMax,
  dielectricDefaults,
  healthFlags,
  notPartsLists,
  toleranceDefaults,
  voltageDefaults,
  voltageMarginNames,
} from '@farad/domain/bom';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { LineText, ProductIdText, QuantityOrNone, Roubles } from '../../kit/wire.ts';
import { ProductCard } from '../catalogue.ts';

/** Id of a parts list of the caller. It cannot be guessed, because a guest needs only the id for access. */
const BomId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const Position = z.int().min(0);

/**
 * State of a parts list. `reading` and `matching` are background work. `mapping` = no column names the part, so the
 * customer must choose the columns. `refused` = the file is not a parts list; only its name is stored.
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
  /** Number of rows of the list's table. */
  lines: z.int(),
  counts: BomCounts,
  boards: z.array(z.object({ name: z.string(), count: z.int() })),
  /** Price of the chosen parts for all boards, at current prices; null = not known. */
  total: Roubles.nullable(),
  /**
   * Number of lines whose part has become worse since the list was matched: out of stock, more expensive or out of
   * production. A job checks this every night.
   */
  worseLines: z.int(),
  isShared: z.boolean(),
  changedAt: z.iso.datetime(),
});

export const BomList = z.object({ boms: z.array(BomListItem), most: z.int() });

export const UnreadColumn = z.object({ index: z.int(), header: z.string() });
/** A sheet with another parts list: a variant, another board, or the same parts in the form of a shop order. */
export const UnreadSheet = z.object({ index: z.int(), name: z.string(), lines: z.int() });

export const BomSettings = z.strictObject({
  name: LineText.min(1).max(bomNameLengthMax),
  tags: z.array(LineText.min(1).max(tagLengthMax)).max(bomTagsMax),
  attrition: z.enum(attritionPresets),
  /** Spare pieces in percent of the needed ones, used with the presets `own` and `leader`. */
  attritionPercent: z.number().min(0).max(100),
  /** Minimum number of spare pieces of each part, used with the preset `own`. */
  attritionMinimum: z.int().min(0).max(100_000),
  /** Used with the preset `leader`: pieces of each part that a feeder needs before it places the first piece. */
  attritionLeader: z.int().min(0).max(100_000),
  /** True = the shop chooses a part itself only if the match is certain. */
  isExactOnly: z.boolean(),
  isSamePackageOnly: z.boolean(),
  /** True = all lines with the same part form one row. */
  isMerged: z.boolean(),
  /** True = pieces that the customer already has are subtracted from the quantity to buy. */
  isOwnStockUsed: z.boolean(),
  /** Dielectric of a capacitor whose line names none. `usual` = chosen by size and value. */
  gradeDielectric: z.enum(dielectricDefaults),
  /** Minimum voltage rating, in volts, of a capacitor whose line names none. */
  gradeVoltage: z.enum(voltageDefaults),
  /** Maximum tolerance, in percent, of a resistor whose line names none. */
  gradeTolerance: z.enum(toleranceDefaults),
  /** How far a capacitor's voltage rating must exceed the stated voltage: not at all, by 25 %, by 50 % or by 100 %. */
  voltageMargin: z.enum(voltageMarginNames),
});

export const SetBomBody = z.strictObject({
  ...BomSettings.partial().shape,
  boards: z
    .array(
      z.strictObject({
        board: Position,
        name: LineText.max(boardNameLengthMax).optional(),
        count: z.int().min(0).max(1_000_000),
      }),
    )
    .max(bomBoardsMax)
    .optional(),
});

const BomBoard = z.object({
  /** Index of the board in the list, from 0. */
  board: z.int(),
  name: z.string(),
  count: z.int(),
  fileName: z.string().nullable(),
  /** Columns of the board's file that have whole numbers and whose meaning the server did not recognise. */
  unreadNumbers: z.array(UnreadColumn),
  /** Other sheets of the board's file. They contain parts lists too, but were not read. */
  unreadSheets: z.array(UnreadSheet),
  /** Number of the current revision, from 1. */
  revision: z.int(),
  revisions: z.array(
    z.object({ revision: z.int(), fileName: z.string().nullable(), lines: z.int(), at: z.iso.datetime() }),
  ),
});

export const BomTotals = z.object({
  perBoard: Roubles,
  /**
   * `all` = total with uncertain parts. `matched` = total of what `POST /boms/{id}/basket` adds with `rows: 'matched'`.
   */
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
  /** Index of the first board whose columns the customer must choose; null = all boards' files are read. */
  toMap: z.int().nullable(),
  lines: z.int(),
  counts: BomCounts,
  /** Counts of lines by warning, for the filters. */
  flags: z.record(z.enum(healthFlags), z.int()),
  /**
   * Counts of lines that need a decision. `lines` = no part, and not excluded. `toCheck` = an uncertain part that
   * nobody accepted. `single` = no part chosen, and exactly one possible part. `canAssemble` = the shop would choose a
   * part for some of these lines itself (`BomAssembly`).
   */
  open: z.object({ lines: z.int(), toCheck: z.int(), single: z.int(), canAssemble: z.boolean() }),
  totals: BomTotals,
  share: z.object({ token: z.string(), hasPrices: z.boolean(), expiresAt: z.iso.datetime() }).nullable(),
  /** Time of the prices. Every call that shows the list reads them anew. */
  pricedAt: z.iso.datetime(),
  /** True = the list is stored with an account. False = it belongs to this browser and is deleted after 30 days. */
  isKept: z.boolean(),
});

const ShareBomBody = z.strictObject({ hasPrices: z.boolean() });

/**
 * A parts list as anyone with its link sees it. It has prices only if the owner shares them, and nothing of the owner's
 * other lists.
 */
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
      /**
       * Pieces that must be bought in addition, for all boards. Negative = fewer. null = no part is chosen for the
       * line.
       */
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

/** Parts that the customer already has, so that they need not be bought. `most` = maximum number of parts. */
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

/**
 * Calls of parts lists. A guest's lists belong to the browser. After a sign-in they belong to the customer.
 */
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
