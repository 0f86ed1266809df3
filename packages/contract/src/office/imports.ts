import {
  heldCauses,
  heldDecisions,
  importFailures,
  importLimits,
  importModes,
  importProblems,
  importRemedies,
  importStates,
  vanishedChoices,
  vanishedDoubts,
} from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../kit/call.ts';
import { FileAnswer } from '../kit/file.ts';
import { RowNumber } from '../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, LocaleName, NextPage, ProductIdText, RowId } from '../kit/wire.ts';
import { ProductTier } from './products.ts';

/** A part of a file, as it is. */
export const importPartTypes = ['application/octet-stream'] as const;

export const Name = (most: number) => LineText.pipe(z.string().min(1).max(most));

/** How an import is run. */
export const ImportRules = z.strictObject({
  mode: z.enum(importModes),
  /** New parts are shown at once (those whose Russian text is missing wait as drafts all the same), or all wait as drafts. */
  isPublished: z.boolean(),
  /** One refused row, and nothing of the file is imported. */
  isAllOrNothing: z.boolean(),
});

export type ImportRules = z.infer<typeof ImportRules>;

const CreateImportBody = z.strictObject({
  /** Of the file, with its ending. */
  name: Name(200),
  /** Bytes. */
  size: z.int().min(1).max(importLimits.fileBytesMax),
});

/** Rows of the file by what became, or would become, of them. */
const Counts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  /** Values that were left out of rows that were taken. */
  warnings: z.int(),
  /** New parts that stay drafts because their Russian text is missing. */
  withoutRussian: z.int(),
  addedBrands: z.int(),
  addedCategories: z.int(),
  addedAttributes: z.int(),
});

export type ImportCounts = z.infer<typeof Counts>;

const ChangedField = z.enum([
  'prices',
  'stock',
  'title',
  'description',
  'category',
  'brand',
  'package',
  'lifecycle',
  'leadTimeDays',
  'attributes',
  'series',
  'documents',
  'otherNumbers',
  'minQuantity',
  'multiple',
  'state',
  'mpn',
]);

export type ImportChangedField = z.infer<typeof ChangedField>;

/** Rows that the supplier's full list has no more. */
export const ImportVanished = z.object({
  choice: z.enum(vanishedChoices),
  /** Why they are left whatever was chosen, until somebody confirms so many (StartImportBody); null: they are not. */
  doubt: z.enum(vanishedDoubts).nullable(),
  /** Rows that vanished since the list before. */
  rows: z.int(),
  /** Rows that the list before had. */
  listed: z.int(),
  /** Rows that the supplier's lists of other columns have: this list says nothing of them. */
  others: z.int(),
  /** Parts that lose pieces or are archived. */
  parts: z.int(),
});

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

/** What a check found: nothing was written. */
const Check = z.object({
  at: z.string(),
  rules: ImportRules,
  counts: Counts,
  /** Parts by the field that would be different, the most first. */
  changed: z.array(z.object({ field: ChangedField, parts: z.int() })),
  /** null: only prices or stock are taken. */
  vanished: ImportVanished.nullable(),
  /** Rows that would wait for a person; null: made by an earlier version. */
  held: ImportHeld.nullable(),
  /**
   * Why the mapping does not fit, the commonest causes first, three at most: more than 5 % of the rows would be refused, or
   * most of a column of numbers is none. Empty: it fits.
   */
  advice: z.array(
    z.object({
      /** null: the whole row. */
      column: z.string().nullable(),
      rows: z.int(),
      /** One of the values; empty: nothing stood there. */
      sample: z.string(),
      /** In the caller's language. */
      message: z.string(),
      remedy: z.enum(importRemedies),
    }),
  ),
});

export type ImportAdvice = z.infer<typeof Check>['advice'][number];

const Progress = z.object({
  /** `look`: the first reading; `read`: the second; `write`: into the catalogue; `undo`: back out of it. */
  step: z.enum(['look', 'read', 'compare', 'write', 'undo']),
  /** Rows that this step has done. */
  rows: z.int(),
  /** Of all; null: not known yet. */
  total: z.int().nullable(),
  refused: z.int(),
  rowsPerSecond: z.int(),
  /** Of this step; null: not known yet. */
  secondsLeft: z.int().nullable(),
});

export const Import = z.object({
  id: RowId,
  state: z.enum(importStates),
  file: z.object({
    name: z.string(),
    size: z.int(),
    /** Bytes that arrived. */
    received: z.int(),
    /** Still on the server. */
    isKept: z.boolean(),
  }),
  /** How it came. */
  by: z.enum(['upload', 'schedule', 'command', 'exchange']),
  staff: z.object({ id: RowId, name: z.string() }).nullable(),
  supplier: z.object({ id: RowId, title: z.string() }).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  rules: ImportRules.nullable(),
  /** The run under way is a check: it returns to `mapping` with `check`. */
  isCheck: z.boolean(),
  /** A cancel was asked for, or an undo. */
  isStopping: z.boolean(),
  progress: Progress.nullable(),
  /** Of what was written. */
  counts: Counts.nullable(),
  /** What became of rows that the list has no more; null: it was no full list, or did not come to its end. */
  vanished: ImportVanished.nullable(),
  /** Rows whose stock or prices were left as they are until a person decides; null: none were looked at. */
  held: ImportHeld.nullable(),
  check: Check.nullable(),
  failure: z
    .object({
      code: z.enum(importFailures),
      /** In the caller's language. */
      message: z.string(),
    })
    .nullable(),
  /** There is a file of problems. */
  hasProblems: z.boolean(),
  canBeUndone: z.boolean(),
  undone: z
    .object({
      at: z.string(),
      staff: z.object({ id: RowId, name: z.string() }).nullable(),
      /** Parts that the import made: gone, or archived because baskets or lists hold them. */
      removed: z.int(),
      archived: z.int(),
      /** Parts that are as they were before. */
      restored: z.int(),
      /** Parts that were ordered or changed since: they stay as they are. */
      left: z.int(),
    })
    .nullable(),
});

export type Import = z.infer<typeof Import>;

const Imports = z.object({
  /** Without progress of those that rest. */
  imports: z.array(Import),
  next: NextPage,
});

export const RowProblem = z.object({
  /** Name of the column, null: the whole row. */
  column: z.string().nullable(),
  value: z.string(),
  reason: z.enum(importProblems),
  /** In the caller's language. */
  message: z.string(),
  /** The row is refused; else only the value is left out. */
  isRefused: z.boolean(),
});

/** Drafts of an import that were put on sale. */
const ImportPublished = z.object({
  published: z.int(),
  /** They stay drafts: the Russian text or the price is missing. */
  left: z.int(),
});

const StartImportBody = z.strictObject({
  rules: ImportRules,
  /** Only looks what would change. */
  isCheck: z.boolean(),
  /** So many rows vanished, and it is right: they are treated as was chosen, whatever their share. */
  vanishedUpTo: z.int().min(0).max(1_000_000_000).optional(),
});

const importDifferenceKinds = ['new', 'changed', 'refused', 'vanished', 'held'] as const;

export type ImportDifferenceKind = (typeof importDifferenceKinds)[number];

/** First 50 differences of a kind, of the last check. */
export const ImportDifferences = z.object({
  rows: z.array(
    z.object({
      /** 0: a row that the file does not have. */
      row: z.int(),
      mpn: z.string(),
      maker: z.string(),
      /** null: new or refused. */
      product_id: ProductIdText.nullable(),
      /** As people read them; of a new part `before` is empty. */
      fields: z.array(z.object({ field: ChangedField, before: z.string(), after: z.string() })),
      problems: z.array(RowProblem),
    }),
  ),
});

export type ImportDifferences = z.infer<typeof ImportDifferences>;

/** Parts that an undo left as they are, the first 50. */
const ImportLeft = z.object({
  parts: z.array(
    z.object({ product_id: ProductIdText, mpn: z.string(), brand: z.string(), why: z.enum(['ordered', 'changed']) }),
  ),
});

export type ImportLeft = z.infer<typeof ImportLeft>;

export type ImportHeld = z.infer<typeof ImportHeld>;

const Tiers = z.array(ProductTier);

export const HeldRow = z.object({
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

export type ImportVanished = z.infer<typeof ImportVanished>;

export const SupplierNumber = RowNumber.refine((value) => value <= 2_147_483_647);

/** Imports of suppliers' files (product I1, X). */
export const officeImportsCalls = define({
  imports: {
    method: 'GET',
    path: '/admin/imports',
    summary: 'Imports, the latest first',
    answer: Imports,
    query: z.strictObject({
      supplier: SupplierNumber.optional().describe('Id of a supplier; absent: all'),
      state: z.enum(importStates).optional().describe('A state; absent: any'),
      after: RowNumber.optional().describe('`next` of the page before'),
    }),
  },
  import: {
    method: 'GET',
    path: '/admin/imports/{importId}',
    summary: 'One import, with its progress',
    answer: Import,
  },
  createImport: {
    method: 'POST',
    path: '/admin/imports',
    summary: 'Begin to send a file',
    body: CreateImportBody,
    answer: Import,
  },
  addImportPart: {
    method: 'POST',
    path: '/admin/imports/{importId}/parts/{offset}',
    summary: 'Send the part of the file from byte `offset` on; parts go one after another, each of 4 MB but the last',
    fileTypes: importPartTypes,
    answer: Import,
  },
  startImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/start',
    summary: 'Check or import with the saved mapping; one import runs at a time, others wait',
    body: StartImportBody,
    answer: Import,
  },
  importDifferences: {
    method: 'GET',
    path: '/admin/imports/{importId}/differences',
    summary: 'First differences that the last check found',
    answer: ImportDifferences,
    query: z.strictObject({
      kind: z.enum(importDifferenceKinds).describe('`new`, `changed`, `refused`, `vanished` or `held`'),
    }),
  },
  publishImported: {
    method: 'POST',
    path: '/admin/imports/{importId}/publish',
    summary: 'Put the drafts that an import made on sale',
    body: EmptyBody,
    answer: ImportPublished,
  },
  importProblemsFile: {
    method: 'GET',
    path: '/admin/imports/{importId}/problems-file',
    summary: 'Rows and values that were not taken: row, column, value, why',
    answer: FileAnswer,
    answerTypes: ['text/csv'],
    query: z.strictObject({ language: LocaleName.optional().describe('A language; absent: the caller’s') }),
  },
  cancelImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/cancel',
    summary: 'Stop a run, or take it out of the queue',
    body: EmptyBody,
    answer: Import,
  },
  undoImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/undo',
    summary: 'Take back what an import wrote, where nobody changed or ordered it since',
    body: EmptyBody,
    answer: Import,
  },
  importLeft: {
    method: 'GET',
    path: '/admin/imports/{importId}/left',
    summary: 'Parts that an undo left as they are',
    answer: ImportLeft,
  },
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
  removeImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/remove',
    summary: 'Throw away a file that was not imported',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});
