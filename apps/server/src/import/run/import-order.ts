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
  /** Fields to import: all, only prices, or only stock. Default: all. */
  readonly mode?: ImportMode;
  /** Id of the row in import_run. Undefined for a command or an exchange; these create a row when they write. */
  readonly runId?: number;
  /** Hash of the file's columns. Only rows from lists with the same columns can vanish. Undefined = unknown. */
  readonly layout?: string | null;
  /** Number of vanished rows that staff confirmed; undefined = none. */
  readonly vanishedUpTo?: number | null;
  /** Name of the file, for an import of an exchange. Then refused rows do not stop an import in one transaction. */
  readonly exchangeFile?: string;
  /**
   * If true, the whole file is written in one transaction, and nothing is imported if a row is refused. Otherwise each
   * batch has its own transaction.
   */
  readonly isAllOrNothing: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (step: ImportStep, rows: number, total: number | null) => void;
  readonly onProblem: (problem: SourceProblem) => void;
  /** Called before writing, with the reasons why the mapping does not fit. If it returns false, nothing is imported. */
  readonly onAdvice?: (causes: readonly ImportCause[], result: ImportResult) => boolean;
}

/** Rows of the supplier that its new full list does not have any more. */
export interface Vanished {
  readonly choice: VanishedChoice;
  /** Reason why the vanished rows are left unchanged until staff confirm them; null = no doubt. */
  readonly doubt: VanishedDoubt | null;
  /** Number of rows that vanished since the last list. */
  readonly rows: number;
  /** Number of rows in the last list. */
  readonly listed: number;
  /** Number of rows in the supplier's lists with other columns. This list does not change them. */
  readonly others: number;
  /**
   * Number of parts that lose their stock or are archived. A dry run counts them even if staff must confirm them first
   * (`doubt`).
   */
  readonly parts: number;
}

/** Result of an import or a dry run. */
export interface ImportResult {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly duplicate: number;
  /** Number of refused rows: unreadable, or about an unknown part. */
  readonly refused: number;
  /** Number of values that were left out of imported rows. */
  readonly warnings: number;
  readonly addedBrands: number;
  /** Joined spellings of makers, for staff to check. */
  readonly makerJoins: readonly NamedJoin[];
  readonly addedCategories: number;
  readonly addedAttributes: number;
  /** Number of new parts that stay drafts, since they have no Russian text. */
  readonly withoutRussian: number;
  /** Vanished rows; null = the file is not a full list, or its columns are unknown. */
  readonly vanished: Vanished | null;
  /** Counts of the rows whose prices or stock staff must check; null for an exchange. */
  readonly held: HeldCounts | null;
  /** Reasons why the mapping does not fit: many rows are refused, or a column of numbers cannot be read. */
  readonly advice: readonly ImportCause[];
  /** Changes that an import would make; null = this was not a dry run. */
  readonly comparison: Comparison | null;
  /** Outcome → line numbers of the first rows of the file with this outcome. */
  readonly examples: Readonly<Record<string, readonly number[]>>;
}

/** Differences found by a dry run, and the plan and survey that their names come from. */
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

/** Thrown if an import in one transaction has refused rows. Nothing is written. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused';
  override readonly message = 'Rows were refused, so nothing of the file was imported.';
}

/** Thrown if the mapping does not fit and staff did not confirm the import. */
export class MappingDoubted extends Error {
  override readonly name = 'MappingDoubted';
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The mapping does not fit the file, so nothing of it was imported.');
    this.result = result;
  }
}

/** Thrown if staff cancelled the import. Batches that were written stay, unless the import is one transaction. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Throws ImportCancelled if the import was cancelled. */
export const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ImportCancelled('Stopped.');
};
