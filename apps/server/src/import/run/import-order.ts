import type { Difference, GonePart, HeldCounts, HeldRow } from '@farad/database/imports/import-session';
import type { ImportCause, ImportMode, VanishedChoice, VanishedDoubt } from '@farad/domain/import';
import type { SourceProblem } from '@farad/importers/record';

import type { NamedJoin } from '../makers/maker-joins.ts';
import type { Mapping } from '../mapping.ts';
import type { ImportPlan } from '../row/part-row.ts';
import type { Survey } from '../row/survey.ts';

export type ImportStep = 'survey' | 'read' | 'match' | 'merge';

export interface ImportOrder {
  /** Of the database. */
  readonly url: string;
  readonly file: string;
  readonly mapping: Mapping;
  readonly isDryRun: boolean;
  /** All that the file tells, when absent. */
  readonly mode?: ImportMode;
  /** Row of import_run that this is; absent: a command or an exchange, which makes one when it writes. */
  readonly runId?: number;
  /** Digest of the columns of the file: rows that vanish are those that a list of these columns had; absent: not known. */
  readonly layout?: string | null;
  /** Rows that a person has seen vanish and confirmed; absent: nobody was asked. */
  readonly vanishedUpTo?: number | null;
  /** An exchange: the file as its history has it. Rows are refused alone, also where it is one transaction. */
  readonly exchangeFile?: string;
  /** One transaction for the whole file instead of one for each batch; not even begun where a row is refused. */
  readonly isAllOrNothing: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (step: ImportStep, rows: number, total: number | null) => void;
  readonly onProblem: (problem: SourceProblem) => void;
  /** Hears before anything is written why the mapping does not fit; answers whether it is written all the same. */
  readonly onAdvice?: (causes: readonly ImportCause[], result: ImportResult) => boolean;
}

/** Rows of the supplier that its full list has no more. */
export interface Vanished {
  readonly choice: VanishedChoice;
  /** Why they are left whatever was chosen, until a person confirms them; null: they are not. */
  readonly doubt: VanishedDoubt | null;
  /** Rows that vanished since the list before. */
  readonly rows: number;
  /** Rows that the list before had. */
  readonly listed: number;
  /** Rows that the supplier's lists of other columns have: this list says nothing of them. */
  readonly others: number;
  /** Parts that lose pieces or are archived; in a dry run also those of a choice that is doubted. */
  readonly parts: number;
}

/** What an import did, or would do. */
export interface ImportResult {
  readonly rows: number;
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly duplicate: number;
  /** Rows that could not be read. */
  readonly refused: number;
  /** Values that were left out of rows that were read. */
  readonly warnings: number;
  readonly addedBrands: number;
  /** Spellings of makers for people to look through. */
  readonly makerJoins: readonly NamedJoin[];
  readonly addedCategories: number;
  readonly addedAttributes: number;
  /** New parts that stay drafts because their Russian text is missing. */
  readonly withoutRussian: number;
  /** Rows that the supplier's list has no more; null: it is no full list. */
  readonly vanished: Vanished | null;
  /** Rows whose stock or prices wait for a person; null: an exchange. */
  readonly held: HeldCounts | null;
  /** Why the mapping does not fit: many rows are refused, or a column of numbers is not read. */
  readonly advice: readonly ImportCause[];
  /** What a dry run would change. */
  readonly comparison: Comparison | null;
  /** First lines of each outcome. */
  readonly examples: Readonly<Record<string, readonly number[]>>;
}

/** Differences that a dry run found, and the names of what they speak of. */
export interface Comparison {
  /** Parts by the column that would be different. */
  readonly columns: readonly { readonly column: string; readonly parts: number }[];
  readonly firstNew: readonly Difference[];
  readonly firstChanged: readonly Difference[];
  readonly firstVanished: readonly GonePart[];
  readonly firstHeld: readonly HeldRow[];
  readonly plan: ImportPlan;
  readonly survey: Survey;
}

/** All or nothing was wanted, and rows were refused: nothing is written. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused';
  override readonly message = 'Rows were refused, so nothing of the file was imported.';
}

/** The mapping does not fit, and nobody has said that it is written all the same. */
export class MappingDoubted extends Error {
  override readonly name = 'MappingDoubted';
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('The mapping does not fit the file, so nothing of it was imported.');
    this.result = result;
  }
}

/** The person stopped it; what was merged until then stays, unless it was all or nothing. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

/** Ends the import where somebody stopped it. */
export const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ImportCancelled('Stopped.');
};
