import { importFailures, importLimits, importProblems, importStates } from '@farad/domain/import';
import { z } from 'zod';

import { define } from '../../kit/call.ts';
import { FileAnswer } from '../../kit/file.ts';
import { AfterRow, ShortRowNumber } from '../../kit/query.ts';
import { DoneAnswer, EmptyBody, LocaleName, NextPage, ProductIdText, RowId } from '../../kit/wire.ts';
import { Name, ImportRules, Counts, ChangedField, ImportVanished, ImportHeld, Check } from './check.ts';

/** Media type of one piece of a file that is uploaded in pieces. */
export const importPartTypes = ['application/octet-stream'] as const;

const CreateImportBody = z.strictObject({
  /** Name of the file, with its extension. */
  name: Name(200),
  /** Size in bytes. */
  size: z.int().min(1).max(importLimits.fileBytesMax),
});

const Progress = z.object({
  /**
   * `look` = first reading of the file. `read` = second reading. `compare` = comparing with the catalogue. `write` =
   * writing the catalogue. `undo` = undoing an import.
   */
  step: z.enum(['look', 'read', 'compare', 'write', 'undo']),
  /** Number of rows that this step has processed. */
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
  /** VAT in percent that is added to the prices of the file; null = none. */
  addedVat: z.int().nullable(),
  /** True = this run is a check: it returns to `mapping` with `check` set. */
  isCheck: z.boolean(),
  /** True = somebody requested a cancel or an undo. */
  isStopping: z.boolean(),
  progress: Progress.nullable(),
  /** Counts of the written rows. */
  counts: Counts.nullable(),
  /** Treatment of rows that the list no longer contains; null = not a full list, or not finished. */
  vanished: ImportVanished.nullable(),
  /** Counts of the rows whose stock or prices await a decision by staff; null = the import has no such counts. */
  held: ImportHeld.nullable(),
  check: Check.nullable(),
  failure: z
    .object({
      code: z.enum(importFailures),
      /** Message in the caller's language. */
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
      /**
       * Number of parts that the import had created and the undo deleted. `archived` counts those that were archived
       * instead, because baskets or lists refer to them.
       */
      removed: z.int(),
      archived: z.int(),
      /** Number of parts that were restored to their former state. */
      restored: z.int(),
      /** Number of parts that were ordered or changed after the import. The undo did not change them. */
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
  /** Message in the caller's language. */
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
  /** True = the import is only checked: its changes are computed but not written. */
  isCheck: z.boolean(),
  /**
   * Maximum number of vanished rows that staff have confirmed. Up to this number, the chosen treatment is applied, even
   * if the rows are a large share of the list.
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

/** API calls about imports of suppliers' files (product I1, X). */
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
  removeImport: {
    method: 'POST',
    path: '/admin/imports/{importId}/remove',
    summary: 'Throw away a file that was not imported',
    body: EmptyBody,
    answer: DoneAnswer,
  },
});
