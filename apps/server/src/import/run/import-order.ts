import type { Difference, GonePart, HeldCounts, HeldRow } from '@farad/database/imports/import-session';
import type { ImportCause, ImportMode, VanishedChoice, VanishedDoubt } from '@farad/domain/import';
import type { SourceProblem } from '@farad/importers/record';

import type { NamedJoin } from '../makers/maker-joins.ts';
import type { Mapping } from '../mapping.ts';
import type { ImportPlan } from '../row/part-row.ts';
import type { Survey } from '../row/survey.ts';

export type ImportStep = 'survey' | 'read' | 'match' | 'merge';

export interface ImportOrder {
  /** Address of the database. */
  readonly url: string;
  readonly file: string;
  readonly mapping: Mapping;
  readonly isDryRun: boolean;
  /** Default: everything in the file. */
  readonly mode?: ImportMode;
  /** Id in import_run; absent = a command or an exchange, which creates a row when it writes. */
  readonly runId?: number;
  /** Hash of the file's columns. Rows count as vanished only from lists with the same columns; absent = unknown. */
  readonly layout?: string | null;
  /** Number of vanished rows that a person confirmed; absent = not confirmed. */
  readonly vanishedUpTo?: number | null;
  /** Name of an exchange's file in its history. Only faulty rows are refused, even in a single transaction. */
  readonly exchangeFile?: string;
  /** If true, the whole file is one transaction instead of one for each batch, and a refused row prevents it. */
  readonly isAllOrNothing: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (step: ImportStep, rows: number, total: number | null) => void;
  readonly onProblem: (problem: SourceProblem) => void;
  /** Called before writing with the reasons why the mapping does not fit. If it returns true, the import continues. */
  readonly onAdvice?: (causes: readonly ImportCause[], result: ImportResult) => boolean;
}

/** Rows of the supplier that are missing from its full list. */
export interface Vanished {
  readonly choice: VanishedChoice;
  /** Why vanished rows are left alone until a person confirms; null = no doubt. */
  readonly doubt: VanishedDoubt | null;
  /** Number of rows that vanished since the former list. */
  readonly rows: number;
  /** Number of rows in the former list. */
  readonly listed: number;
  /** Rows in the supplier's lists with other columns; this list does not affect them. */
  readonly others: number;
  /** Parts that lose stock or are archived; in a dry run also those of a doubted choice. */
  readonly parts: number;
}

/** Result of an import or of its dry run. */
export interface ImportResult {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly duplicate: number;
  /** Number of unreadable rows. */
  readonly refused: number;
  /** Number of values left out of imported rows. */
  readonly warnings: number;
  readonly addedBrands: number;
  /** Spellings of makers for review. */
  readonly makerJoins: readonly NamedJoin[];
  readonly addedCategories: number;
  readonly addedAttributes: number;
  /** Number of new parts that stay drafts without a Russian text. */
  readonly withoutRussian: number;
  /** Rows missing from the supplier's full list; null = the list is not full. */
  readonly vanished: Vanished | null;
  /** Rows whose stock or prices wait for review; null = an exchange. */
  readonly held: HeldCounts | null;
  /** Why the mapping does not fit: many rows are refused, or a number column is unreadable. */
  readonly advice: readonly ImportCause[];
  /** What a dry run would change. */
  readonly comparison: Comparison | null;
  /** First lines of each result. */
  readonly examples: Readonly<Record<string, readonly number[]>>;
}

/** Differences found by a dry run, with the names they refer to. */
export interface Comparison {
  /** Number of parts by changed column. */
  readonly columns: readonly { readonly column: string; readonly parts: number }[];
  readonly firstNew: readonly Difference[];
  readonly firstChanged: readonly Difference[];
  readonly firstVanished: readonly GonePart[];
  readonly firstHeld: readonly HeldRow[];
  readonly plan: ImportPlan;
  readonly survey: Survey;
}

/** Thrown if rows were refused in an all-or-nothing import; nothing is written. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused';
  override readonly message = 'Rows were refused, so nothing of the file was imported.';
}

/** Thrown if the mapping does not fit and nobody confirmed the import. */
export class MappingDoubted extends Error {
  override readonly name = 'MappingDoubted';
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The mapping does not fit the file, so nothing of it was imported.');
    this.result = result;
  }
}

/** Thrown when a person stopped the import. Merged rows stay, unless it is all or nothing. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Throws if the import was stopped. */
export const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ImportCancelled('Stopped.');
};
