import { basename } from 'node:path';

import { ImportMapping } from '@farad/contract/office/imports/mapping';
import { ImportRules } from '@farad/contract/office/imports/check';
import { auditQueries } from '@farad/database/staff/audit.queries';
import type { Connection } from '@farad/database/connection/connect';
import { importRunQueries, type ImportRun } from '@farad/database/imports/import-run.queries';
import type { Difference } from '@farad/database/imports/import-session';
import type { HeldRow } from '@farad/database/imports/rows/held';
import type { ImportFailure, ImportState } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { UnreadableFile } from '@farad/importers/record';

import type { ShopFiles } from '#files/open-files.ts';
import { UnknownCategory } from '../row/category-plan.ts';
import {
  ImportCancelled,
  MappingDoubted,
  RowsRefused,
  type Comparison,
  type ImportResult,
} from '../run/import-order.ts';
import { runImport } from '../run-import.ts';
import { importFiles } from './import-files.ts';
import { layoutOf, lookIntoFile } from './look-into-file.ts';
import { mappingContext } from './mapping-context.ts';
import { metSpellings } from './met-spellings.ts';
import { writeProblems } from './write-problems.ts';
import { noteFailure } from './note-failure.ts';
import { engineFormat } from './preview-rows.ts';
import { reportProgress } from './report-progress.ts';
import { engineMapping } from './wire-mapping.ts';

export type RunRow = ImportRun;

/** The database and the files of an import. */
export interface Workplace {
  readonly url: string;
  readonly files: ShopFiles;
  readonly db: Connection['db'];
}

/** Maximum number of spellings stored with a dry run. */
const spellingsMax = 500;

/** Origin of the import's entries in the audit log. */
export const ownOrigin = (staffId: number | null) =>
  ({ staffId, ip: '127.0.0.1', userAgent: 'import', requestId: '' }) as const;

/** Returns the reason why a file was not imported; undefined = an unexpected error. */
export function failureOf(error: unknown): ImportFailure | undefined {
  if (error instanceof UnreadableFile) return error.code;
  if (error instanceof UnknownCategory) return 'unknown_category';
  return error instanceof RowsRefused ? 'rows_refused' : undefined;
}

/** Returns the line at which reading failed; null = unknown. */
export const lineOf = (error: unknown): number | null => (error instanceof UnreadableFile ? error.line : null);

/** Converts a row about an existing part to the form in which it is stored. */
const known = ({ line, number, mpn, product_id, brand_id: brandId, before, after }: Omit<HeldRow, 'causes'>) => ({
  line,
  number,
  mpn,
  product_id,
  brandId,
  maker: null,
  before,
  after,
});

/**
 * Returns the differences that a dry run found, in the form in which they are stored. Makers and categories that are
 * not in the shop yet are stored with their names.
 */
function named({ plan, survey, firstNew, firstChanged, firstVanished, firstHeld }: Comparison, frame: CatalogueFrame) {
  const brands = new Map<number, string>(plan.makers.added.map(({ id, name }) => [id, name]));
  const categories = new Map<number, object>(plan.categories.added.map(({ id, title }) => [id, title]));
  const own = ({ brand_id, after, ...rest }: Difference) => ({
    ...rest,
    brandId: brand_id,
    maker: brands.get(brand_id) ?? null,
    after: { ...after, category_title: categories.get(Number(after['category_id'])) ?? null },
  });
  return {
    new: firstNew.map(own),
    changed: firstChanged.map(own),
    vanished: firstVanished.map((part) => known({ ...part, line: 0 })),
    held: firstHeld.map(known),
    spellings: metSpellings(plan, survey, frame, spellingsMax),
  };
}

/** Returns the counts, without the details that are stored elsewhere. */
function countsOf(result: ImportResult): object {
  return { ...result, comparison: undefined, examples: undefined, makerJoins: undefined, advice: undefined };
}

/** Imports a file with its stored mapping, or does a dry run, and stores the result. */
export async function runOrder({ url, files: storage, db }: Workplace, row: RunRow): Promise<void> {
  const queries = importRunQueries(db);
  const files = importFiles(storage);
  const [mapping, rules] = [ImportMapping.parse(row.mapping), ImportRules.parse(row.rules)];
  const stop = new AbortController();
  const problems = writeProblems(await storage.scratch());
  const keepProblems = (path: string): Promise<void> => files.keepProblems(row.id, path);
  const progress = reportProgress(db, row.id, stop, () => problems.refused());
  const end = async (state: ImportState, values: Parameters<typeof queries.change>[1]): Promise<void> => {
    const first = { refused: problems.first() };
    const differences = {
      ...(row.is_check ? {} : (row.differences as object)),
      ...(values.differences as object | undefined),
      ...first,
    };
    await queries.change(
      row.id,
      {
        ...values,
        state,
        differences: JSON.stringify(differences),
        progress: null,
        is_stopping: false,
        has_problems: problems.count() > 0,
      },
      ['running', 'done', 'cancelled', 'failed'],
    );
  };
  /**
   * Stores the result of an import that was stopped because the mapping probably does not fit. It is shown like a dry
   * run, since nothing was imported.
   */
  const endDoubted = (result: ImportResult): Promise<void> => {
    const at = new Date().toISOString();
    const checked = { at, rules, counts: countsOf(result), columns: [], advice: result.advice };
    return end('mapping', { checked: JSON.stringify(checked), failure: 'mapping_doubted' });
  };
  try {
    const file = await files.source(row.id);
    const looked = await lookIntoFile(file, engineFormat(mapping));
    const context = await mappingContext(db, row.supplier_id, null);
    const result = await runImport({
      url,
      file,
      mode: rules.mode,
      runId: row.id,
      signal: stop.signal,
      mapping: engineMapping(mapping, context, looked.format === 'jsonl', rules.isPublished),
      isDryRun: row.is_check,
      isAllOrNothing: rules.isAllOrNothing,
      layout: layoutOf(looked),
      vanishedUpTo: row.vanished_up_to,
      onProgress: progress.note,
      onProblem: problems.add,
      onAdvice: () => row.checked !== null || row.by === 'schedule',
    });
    await problems.close(keepProblems);
    await progress.stop();
    const counts = countsOf(result);
    if (result.comparison !== null) {
      const { columns } = result.comparison;
      const checked = JSON.stringify({ at: new Date().toISOString(), rules, counts, columns, advice: result.advice });
      await end('mapping', { checked, differences: named(result.comparison, context.frame) as never, failure: null });
    } else {
      await end('done', { counts: JSON.stringify(counts), finished_at: new Date(), failure: null });
    }
  } catch (error) {
    await problems.close(keepProblems);
    await progress.stop();
    if (error instanceof MappingDoubted) {
      await endDoubted(error.result);
      return;
    }
    const isStopped = error instanceof ImportCancelled;
    const failure = isStopped ? null : failureOf(error);
    if (failure === undefined) throw error;
    const over: ImportState = row.is_check ? 'mapping' : isStopped ? 'cancelled' : 'failed';
    await end(over, { failure, failure_line: lineOf(error), finished_at: new Date() });
    if (failure !== null) await noteFailure(db, row, failure);
  }
  if (!row.is_check) await recordEnd(db, row);
}

/** Adds the result of an import to the audit log. */
async function recordEnd(db: Workplace['db'], row: RunRow): Promise<void> {
  const over = await importRunQueries(db).row(row.id);
  const object = { kind: 'import', id: row.id } as const;
  const { vanished } = (over?.counts ?? {}) as Partial<ImportResult>;
  const held = vanished?.doubt ?? null;
  const after = {
    file: basename(row.file),
    state: over?.state,
    ...over?.written,
    failure: over?.failure ?? null,
    ...(held === null ? {} : { vanishedLeft: held }),
  };
  await auditQueries(db).add(ownOrigin(row.staff_id), { action: 'import.ended', object, after }, new Date());
}
