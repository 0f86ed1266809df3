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

import { define } from '../../kit/call.ts';
import { FileAnswer } from '../../kit/file.ts';
import { AfterRow, ShortRowNumber } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LineText, LocaleName, NextPage, ProductIdText, RowId } from '../../kit/wire.ts';
import { ProductTier } from '../catalogue/products.ts';

/** Media type of one piece of a file that is uploaded in pieces. */
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

/** Number of rows by outcome; for a check, by expected outcome. */
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

/**
 * Rows of the supplier's previous full list that this list no longer contains ("vanished"), and what is done with their
 * parts.
 */
export const ImportVanished = z.object({
  choice: z.enum(vanishedChoices),
  /** Why `choice` is not applied until somebody confirms the number of rows (StartImportBody); null = it is applied. */
  doubt: z.enum(vanishedDoubts).nullable(),
  /** Number of rows that vanished since the previous list. */
  rows: z.int(),
  /** Number of rows in the previous list. */
  listed: z.int(),
  /** Number of rows in the supplier's lists that have other columns. This list does not affect those rows. */
  others: z.int(),
  /** Number of parts that lose their stock or are archived. */
  parts: z.int(),
});

/** Numbers of rows that wait for a decision of staff: all of them, then by cause. A row may have several causes. */
export const ImportHeld = z.object({
  rows: z.int(),
  /** A stock document for the part was posted after the supplier's last list. */
  stock_touched: z.int(),
  /** Another supplier offers the part cheaper. */
  dearer: z.int(),
  below_cost: z.int(),
  /** A price changes by more than the setting `second_look` allows. */
  price_jump: z.int(),
});

/** Result of a check, which reads the file but changes no data. */
const Check = z.object({
  at: z.string(),
  rules: ImportRules,
  counts: Counts,
  /** Number of parts by changed field, largest first. */
  changed: z.array(z.object({ field: ChangedField, parts: z.int() })),
  /** null = the import is not a full list: it changes only prices or stock. */
  vanished: ImportVanished.nullable(),
  /** Rows that would wait for a decision of staff; null = an earlier version of the program made this check. */
  held: ImportHeld.nullable(),
  /**
   * Why the mapping does not fit, at most three causes, most common first. It does not fit if more than 5 % of rows
   * would be refused, or most values of a numeric column are no numbers. Empty = it fits.
   */
  advice: z.array(
    z.object({
      /** Column that does not fit; null = the advice is about whole rows. */
      column: z.string().nullable(),
      rows: z.int(),
      /** An example of a value that does not fit. Empty = the cell was empty. */
      sample: z.string(),
      /** In the caller's language. */
      message: z.string(),
      remedy: z.enum(importRemedies),
    }),
  ),
});

export type ImportAdvice = z.infer<typeof Check>['advice'][number];

const Progress = z.object({
  /**
   * `look` = first reading of the file. `read` = second reading. `compare` = comparing with the catalogue. `write` =
   * writing the catalogue. `undo` = undoing an import.
   */
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
  /** What started the import. */
  by: z.enum(['upload', 'schedule', 'command', 'exchange']),
  staff: z.object({ id: RowId, name: z.string() }).nullable(),
  supplier: z.object({ id: RowId, title: z.string() }).nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  rules: ImportRules.nullable(),
  /** True = this run is a check: it returns to `mapping` with `check` set. */
  isCheck: z.boolean(),
  /** True = somebody requested a cancel or an undo. */
  isStopping: z.boolean(),
  progress: Progress.nullable(),
  /** Counts of what was written. */
  counts: Counts.nullable(),
  /** What was done with rows that the list no longer contains; null = not a full list, or not finished. */
  vanished: ImportVanished.nullable(),
  /** Numbers of rows whose stock or prices wait for a decision of staff; null = the import has no such counts. */
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
      /** Parts that the import had created. They were deleted, or archived if baskets or lists refer to them. */
      removed: z.int(),
      archived: z.int(),
      /** Parts restored to their former state. */
      restored: z.int(),
      /** Parts that were ordered or changed after the import. The undo did not change them. */
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

/** How many drafts of an import were put on sale. */
const ImportPublished = z.object({
  published: z.int(),
  /** Number of drafts left: their Russian text or price is missing. */
  left: z.int(),
});

const StartImportBody = z.strictObject({
  rules: ImportRules,
  /** True = only finds out what the import would change. */
  isCheck: z.boolean(),
  /**
   * Confirms that up to this many rows have vanished. The chosen treatment is then applied to them whatever their
   * share.
   */
  vanishedUpTo: z.int().min(0).max(1_000_000_000).optional(),
});

const importDifferenceKinds = ['new', 'changed', 'refused', 'vanished', 'held'] as const;

export type ImportDifferenceKind = (typeof importDifferenceKinds)[number];

/** Up to 50 differences of each kind between the file and the catalogue, from the last check. */
export const ImportDifferences = z.object({
  rows: z.array(
    z.object({
      /** Row of the file; 0 = the file does not contain the part. */
      row: z.int(),
      mpn: z.string(),
      maker: z.string(),
      /** null = the part is new, or the row is refused. */
      product_id: ProductIdText.nullable(),
      /** Changed fields with their values as text. `before` is empty for a new part. */
      fields: z.array(z.object({ field: ChangedField, before: z.string(), after: z.string() })),
      problems: z.array(RowProblem),
    }),
  ),
});

export type ImportDifferences = z.infer<typeof ImportDifferences>;

/** Up to 50 parts that an undo did not change. */
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
  /** Pieces in the shop and in the list; null = the stock needs no decision. */
  stock: z.object({ ours: z.int(), theirs: z.int() }).nullable(),
  /** Prices in the shop and in the list; null = the prices need no decision. */
  prices: z.object({ ours: Tiers, theirs: Tiers }).nullable(),
  /** Another supplier that offers the part cheaper; null = none. */
  other: z.object({ supplier: z.string(), prices: Tiers }).nullable(),
  /**
   * `keep` = the shop's stock and prices stay. `take` = those of the list are used. null = not decided: the shop's
   * stay.
   */
  decision: z.enum(heldDecisions).nullable(),
});

export type HeldRow = z.infer<typeof HeldRow>;

/** Rows without a decision come first. */
export const HeldRows = z.object({ rows: z.array(HeldRow), waiting: z.int(), next: NextPage });

/** `productIds` null = all rows without a decision. */
export const DecideHeldBody = z.strictObject({
  decision: z.enum(heldDecisions),
  productIds: z.array(ProductIdText).min(1).max(500).nullable(),
});

export const HeldDecided = z.object({
  decided: z.int(),
  /** Rows whose stock or prices in the shop changed since they were shown. They still need a decision. */
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
