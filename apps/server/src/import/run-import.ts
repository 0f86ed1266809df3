import { basename } from 'node:path';

import { catalogueQueries } from '@farad/database/catalogue.queries';
import { connect } from '@farad/database/connect';
import { openImportSession, type FrameAdditions, type ImportSession } from '@farad/database/import-session';
import { referenceFrame } from '@farad/database/seed/reference-frame';
import type { AttributeDefinition, Category } from '@farad/domain/category';
import { readPackage } from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';
import type { SourceProblem } from '@farad/importers/record';

import { planCategoryAttributes } from './category-attributes.ts';
import { planCategories } from './category-plan.ts';
import { planColumns, type ColumnPlan } from './column-plan.ts';
import { planMakers } from './maker-plan.ts';
import type { Mapping } from './mapping.ts';
import { readFileRows } from './open-file.ts';
import { rowMaker, type ImportPlan } from './part-row.ts';
import { packageColumn, surveyRows, type Survey } from './survey.ts';

export interface ImportOrder {
  /** Of the database. */
  readonly url: string;
  readonly file: string;
  readonly mapping: Mapping;
  readonly isDryRun: boolean;
  /** One transaction for the whole file instead of one for each batch. */
  readonly isAllOrNothing: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (step: 'survey' | 'read' | 'merge', rows: number) => void;
  readonly onProblem: (problem: SourceProblem) => void;
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
  readonly addedCategories: number;
  readonly addedAttributes: number;
  /** First lines of each outcome. */
  readonly examples: Readonly<Record<string, readonly number[]>>;
}

/** The person stopped it; what was merged until then stays, unless it was all or nothing. */
export class ImportCancelled extends Error {
  override readonly name = 'ImportCancelled';
}

const mergeLines = 50_000;
/** Attributes that a package or other values tell, beside the columns. */
const bodyAttributes = ['package', 'mounting', 'orientation', 'pitch', 'pins', 'rows'];

const stopIf = (signal: AbortSignal): void => {
  if (signal.aborted) throw new ImportCancelled('Stopped.');
};

const byKey = (definitions: readonly AttributeDefinition[]) =>
  new Map<string, AttributeDefinition>(definitions.map((definition) => [definition.key, definition]));

/** The texts of the package count as a column of their own. */
function withPackage(plan: ColumnPlan): ColumnPlan {
  const read = (text: string) => {
    const { name } = readPackage(text);
    return name === null ? ({ kind: 'absent' } as const) : ({ kind: 'value', key: 'package', value: name } as const);
  };
  return { ...plan, readers: new Map([...plan.readers, [packageColumn, read]]) };
}

interface Planned {
  readonly plan: ImportPlan;
  readonly added: () => FrameAdditions;
}

function planImport(
  mapping: Mapping,
  frame: CatalogueFrame,
  survey: Survey,
  learned: Awaited<ReturnType<ImportSession['learned']>>,
): Planned {
  const ofShop = byKey(frame.attributes);
  const ofReference = byKey(referenceFrame.attributes);
  const read = withPackage(planColumns(survey.columns, mapping, new Map([...ofReference, ...ofShop])));
  const bodies = bodyAttributes.flatMap((key) => ofReference.get(key) ?? []);
  const columns = { ...read, definitions: new Map([...byKey(bodies), ...ofShop, ...read.definitions]) };
  const makers = planMakers(survey.makers, mapping.makers, {
    brands: frame.brands,
    reference: referenceFrame.brands,
    learned: learned.brands,
  });
  const categories = planCategories(survey.categories, mapping.categories, {
    categories: frame.categories,
    reference: referenceFrame.categories,
    learned: learned.categories,
  });
  const categoryAttributes = planCategoryAttributes(survey, columns, categories.categoryOf);
  const inLists = [...categoryAttributes.values(), ...categories.added.map(({ attributes }) => attributes)].flat();
  const wanted = new Set<string>([...inLists.map(({ key }) => key), ...bodyAttributes]);
  const addedAttributes = [...wanted].flatMap((key) => {
    const definition = columns.definitions.get(key) ?? ofReference.get(key);
    return ofShop.has(key) || definition === undefined ? [] : [definition];
  });
  const ofShopNow = frame.attributes.map((definition) => columns.definitions.get(definition.key) ?? definition);
  const plan: ImportPlan = {
    mapping,
    columns,
    makers,
    categories,
    categoryAttributes,
    definitions: byKey([...ofShopNow, ...addedAttributes]),
  };
  const existing = new Set<number>(frame.categories.map(({ id }) => id));
  const added = (): FrameAdditions => ({
    brands: makers.added,
    brandSpellings: makers.learned,
    categories: categories.added.map((category): Category => {
      const attributes = categoryAttributes.get(category.id) ?? category.attributes;
      return { ...category, attributes };
    }),
    categoryAttributes: [...categoryAttributes].flatMap(([id, attributes]) =>
      existing.has(id) ? [{ id: id as Category['id'], attributes }] : [],
    ),
    categorySpellings: categories.learned,
    attributes: addedAttributes,
    valueTitles: frame.attributes.flatMap((attribute) => {
      const now = columns.definitions.get(attribute.key);
      const hasMore = now && Object.keys(now.valueTitles).length > Object.keys(attribute.valueTitles).length;
      return hasMore ? [{ key: attribute.key, valueTitles: now.valueTitles }] : [];
    }),
  });
  return { plan, added };
}

async function stageRows(order: ImportOrder, session: ImportSession, plan: ImportPlan) {
  const make = rowMaker(plan);
  const counts = { rows: 0, refused: 0, warnings: 0 };
  async function* texts(): AsyncGenerator<string> {
    for await (const batch of readFileRows(order.file, order.mapping)) {
      stopIf(order.signal);
      batch.problems.forEach(order.onProblem);
      counts.refused += batch.problems.length;
      let text = '';
      for (const record of batch.records) {
        const made = make(record);
        made.warnings.forEach(order.onProblem);
        counts.warnings += made.warnings.length;
        if (made.text === null) {
          order.onProblem(made.problem);
          counts.refused += 1;
        } else text += made.text;
      }
      counts.rows += batch.records.length;
      order.onProgress('read', counts.rows);
      if (text !== '') yield text;
    }
  }
  await session.stage(texts());
  return counts;
}

async function merge(
  order: ImportOrder,
  session: ImportSession,
  added: FrameAdditions,
  lastLine: number,
  result: ImportResult,
) {
  const target = { ...order.mapping, file: basename(order.file) };
  const counts = { ...result, examples: undefined };
  const written = result.new + result.changed;
  const batches = async (ids: Awaited<ReturnType<ImportSession['begin']>>, isOne: boolean): Promise<void> => {
    for (let after = 0; after < lastLine; after += mergeLines) {
      stopIf(order.signal);
      const work = () => session.mergeLines(ids, after, after + mergeLines);
      await (isOne ? work() : session.inTransaction(work));
      order.onProgress('merge', Math.min(after + mergeLines, lastLine));
    }
  };
  if (order.isAllOrNothing) {
    await session.inTransaction(async () => {
      const ids = await session.begin(target, added);
      await batches(ids, true);
      await session.finish(ids.runId, 'done', counts, written);
    });
    return;
  }
  const ids = await session.inTransaction(() => session.begin(target, added));
  try {
    await batches(ids, false);
  } catch (error) {
    await session.finish(ids.runId, error instanceof ImportCancelled ? 'cancelled' : 'failed', counts, 0);
    throw error;
  }
  await session.finish(ids.runId, 'done', counts, written);
}

async function run(order: ImportOrder, session: ImportSession, frame: CatalogueFrame): Promise<ImportResult> {
  const survey = await surveyRows(readFileRows(order.file, order.mapping), order.mapping, (rows) => {
    stopIf(order.signal);
    order.onProgress('survey', rows);
  });
  const learned = await session.learned(order.mapping.supplier.code);
  const { plan, added } = planImport(order.mapping, frame, survey, learned);
  const counts = await stageRows(order, session, plan);
  const matched = await session.match(order.mapping.supplier.code);
  for (const { line, mpn } of matched.duplicates)
    order.onProblem({ line, field: order.mapping.fields.mpn, value: mpn, reason: 'duplicate' });
  const additions = added();
  const countOf = (outcome: string): number => matched.outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
  const result: ImportResult = {
    ...counts,
    new: countOf('new'),
    changed: countOf('changed'),
    unchanged: countOf('unchanged'),
    duplicate: countOf('duplicate'),
    addedBrands: additions.brands.length,
    addedCategories: additions.categories.length,
    addedAttributes: additions.attributes.length,
    examples: Object.fromEntries(matched.outcomes.map(({ outcome, lines }) => [outcome, lines])),
  };
  stopIf(order.signal);
  const isNothing = result.new === 0 && result.changed === 0;
  if (!order.isDryRun && !isNothing) {
    await merge(order, session, additions, matched.lastLine, result);
  }
  return result;
}

/**
 * Imports a supplier's file in two readings: the first finds makers, categories and what the columns hold, the second
 * stages typed rows; then they are matched with the catalogue and merged. A file that cannot be read to its end changes
 * nothing; a dry run never changes anything.
 */
export async function runImport(order: ImportOrder): Promise<ImportResult> {
  const connection = connect(order.url, { size: 1 });
  try {
    const session = await openImportSession(order.url);
    try {
      return await run(order, session, await catalogueQueries(connection.db).frame());
    } finally {
      await session.close();
    }
  } finally {
    await connection.close();
  }
}
