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
import { AfterRow, ShortRowNumber } from '../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, LocaleName, NextPage, ProductIdText, RowId } from '../kit/wire.ts';
import { ProductTier } from './products.ts';

/** A part of a file, unchanged. */
export const importPartTypes = ['application/octet-stream'] as const;

export const Name = (most: number) => LineText.min(1).max(most);

/** How to run an import. */
export const ImportRules = z.strictObject({
  mode: z.enum(importModes),
  /** True = new parts are shown at once, except drafts without a Russian text. False = all new parts are drafts. */
  isPublished: z.boolean(),
  /** True = a single refused row stops the whole import. */
  isAllOrNothing: z.boolean(),
});

export type ImportRules = z.infer<typeof ImportRules>;

const CreateImportBody = z.strictObject({
  /** Name of the file, with its extension. */
  name: Name(200),
  /** Bytes. */
  size: z.int().min(1).max(importLimits.fileBytesMax),
});

/** Rows of the file, by actual or expected outcome. */
const Counts = z.object({
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  duplicate: z.int(),
  refused: z.int(),
  /** Values left out of accepted rows. */
  warnings: z.int(),
  /** New parts that stay drafts because they lack a Russian text. */
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

/** Rows that the supplier's full list no longer contains. */
export const ImportVanished = z.object({
  choice: z.enum(vanishedChoices),
  /** Why they are not treated as chosen until somebody confirms the number (StartImportBody); null = no doubt. */
  doubt: z.enum(vanishedDoubts).nullable(),
  /** Rows that vanished since the previous list. */
  rows: z.int(),
  /** Rows that the previous list had. */
  listed: z.int(),
  /** Rows that the supplier's lists with other columns have. This list does not affect them. */
  others: z.int(),
  /** Parts that lose stock or are archived. */
  parts: z.int(),
});

/** How many rows of an import wait for a decision. A row may wait for several causes. */
export const ImportHeld = z.object({
  rows: z.int(),
  /** A stock document was posted after the last list. */
  stock_touched: z.int(),
  /** Another supplier's current row is cheaper. */
  dearer: z.int(),
  below_cost: z.int(),
  /** A price changes by more than the setting `second_look` allows. */
  price_jump: z.int(),
});

/** Result of a check. It writes nothing. */
const Check = z.object({
  at: z.string(),
  rules: ImportRules,
  counts: Counts,
  /** Number of parts by changed field, largest first. */
  changed: z.array(z.object({ field: ChangedField, parts: z.int() })),
  /** null = only prices or stock are imported. */
  vanished: ImportVanished.nullable(),
  /** Rows that would wait for a decision of staff; null = from an earlier version. */
  held: ImportHeld.nullable(),
  /**
   * Why the mapping does not fit, at most three causes, most common first. It does not fit if more than 5 % of rows
   * would be refused, or most values of a numeric column are no numbers. Empty = it fits.
   */
  advice: z.array(
    z.object({
      /** null = the whole row. */
      column: z.string().nullable(),
      rows: z.int(),
      /** One of the values. Empty = the cell was empty. */
      sample: z.string(),
      /** In the caller's language. */
      message: z.string(),
      remedy: z.enum(importRemedies),
    }),
  ),
});

export type ImportAdvice = z.infer<typeof Check>['advice'][number];

const Progress = z.object({
  /** `look` = first reading; `read` = second reading; `write` = writing the catalogue; `undo` = undoing it. */
  step: z.enum(['look', 'read', 'compare', 'write', 'undo']),
  /** Rows that this step has processed. */
  rows: z.int(),
  /** Total number of rows; null = not known yet. */
  total: z.int().nullable(),
  refused: z.int(),
  rowsPerSecond: z.int(),
  /** Seconds left in this step; null = not known yet. */
  secondsLeft: z.int().nullable(),
});

export const Import = z.object({
  id: RowId,
  state: z.enum(importStates),
  file: z.object({
    name: z.string(),
    size: z.int(),
    /** Bytes received. */
    received: z.int(),
    /** True = the file is still stored on the server. */
    isKept: z.boolean(),
  }),
  /** Origin of the import. */
  by: z.enum(['upload', 'schedule', 'command', 'exchange']),
  staff: z.object({ id: RowId, name: z.string() }).nullable(),
  supplier: z.object({ id: RowId, title: z.string() }).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  rules: ImportRules.nullable(),
  /** True = this run is a check: it returns to `mapping` with `check` set. */
  isCheck: z.boolean(),
  /** True = a cancel or an undo was requested. */
  isStopping: z.boolean(),
  progress: Progress.nullable(),
  /** Counts of what was written. */
  counts: Counts.nullable(),
  /** What happened to rows that the list no longer contains; null = not a full list, or not finished. */
  vanished: ImportVanished.nullable(),
  /** Rows whose stock or prices wait for a decision of staff; null = not checked. */
  held: ImportHeld.nullable(),
  check: Check.nullable(),
  failure: z
    .object({
      code: z.enum(importFailures),
      /** In the caller's language. */
      message: z.string(),
    })
    .nullable(),
  /** True = a file of problems can be downloaded. */
  hasProblems: z.boolean(),
  canBeUndone: z.boolean(),
  undone: z
    .object({
      at: z.string(),
      staff: z.object({ id: RowId, name: z.string() }).nullable(),
      /** Parts that the import created: deleted, or archived if baskets or lists refer to them. */
      removed: z.int(),
      archived: z.int(),
      /** Parts restored to their former state. */
      restored: z.int(),
      /** Parts ordered or changed since: they are left as they are. */
      left: z.int(),
    })
    .nullable(),
});

export type Import = z.infer<typeof Import>;

const Imports = z.object({
  /** Progress is present only for running imports. */
  imports: z.array(Import),
  next: NextPage,
});

export const RowProblem = z.object({
  /** Name of the column; null = the whole row. */
  column: z.string().nullable(),
  value: z.string(),
  reason: z.enum(importProblems),
  /** In the caller's language. */
  message: z.string(),
  /** True = the row is refused. False = only the value is left out. */
  isRefused: z.boolean(),
});

/** Drafts of an import that were put on sale. */
const ImportPublished = z.object({
  published: z.int(),
  /** Number of drafts left: their Russian text or price is missing. */
  left: z.int(),
});

const StartImportBody = z.strictObject({
  rules: ImportRules,
  /** True = only checks what would change. */
  isCheck: z.boolean(),
  /** Confirms that up to this many rows vanished, so that they are treated as chosen, whatever their share. */
  vanishedUpTo: z.int().min(0).max(1_000_000_000).optional(),
});

const importDifferenceKinds = ['new', 'changed', 'refused', 'vanished', 'held'] as const;

export type ImportDifferenceKind = (typeof importDifferenceKinds)[number];

/** First 50 differences of each kind, from the last check. */
export const ImportDifferences = z.object({
  rows: z.array(
    z.object({
      /** 0 = a row that the file does not contain. */
      row: z.int(),
      mpn: z.string(),
      maker: z.string(),
      /** null = new or refused. */
      product_id: ProductIdText.nullable(),
      /** In readable form. `before` is empty for a new part. */
      fields: z.array(z.object({ field: ChangedField, before: z.string(), after: z.string() })),
      problems: z.array(RowProblem),
    }),
  ),
});

export type ImportDifferences = z.infer<typeof ImportDifferences>;

/** Parts that an undo left unchanged, the first 50. */
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
  /** Pieces; null = stock does not wait. */
  stock: z.object({ ours: z.int(), theirs: z.int() }).nullable(),
  /** null = prices do not wait. */
  prices: z.object({ ours: Tiers, theirs: Tiers }).nullable(),
  /** Supplier whose current row is cheaper. */
  other: z.object({ supplier: z.string(), prices: Tiers }).nullable(),
  /** `keep` = the shop's figures. `take` = the list's figures. null = not decided: the shop's figures stay. */
  decision: z.enum(heldDecisions).nullable(),
});

export type HeldRow = z.infer<typeof HeldRow>;

/** Waiting rows first. */
export const HeldRows = z.object({ rows: z.array(HeldRow), waiting: z.int(), next: NextPage });

/** `productIds` null = all waiting rows. */
export const DecideHeldBody = z.strictObject({
  decision: z.enum(heldDecisions),
  productIds: z.array(ProductIdText).min(1).max(500).nullable(),
});

export const HeldDecided = z.object({
  decided: z.int(),
  /** Rows whose figures in the shop changed since they were shown. They keep waiting, with the new figures. */
  changed: z.int(),
  waiting: z.int(),
});

export type ImportVanished = z.infer<typeof ImportVanished>;

/** Calls of imports of suppliers' files (product I1, X). */
export const officeImportsCalls = define({
  imports: {
    method: 'GET',
    path: '/admin/imports',
    summary: 'Imports, the latest first',
    answer: Imports,
    query: z.strictObject({
      supplier: ShortRowNumber.optional().describe('Id of a supplier; absent: all'),
      state: z.enum(importStates).optional().describe('A state; absent: any'),
      after: AfterRow,
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
