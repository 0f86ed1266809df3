import { basename } from 'node:path';

import { catalogueQueries } from '@farad/database/catalogue.queries';
import { connect } from '@farad/database/connect';
import {
  openImportSession,
  type Difference,
  type FrameAdditions,
  type ImportIds,
  type ImportSession,
  type Written,
} from '@farad/database/import-session';
import { referenceFrame } from '@farad/database/seed/reference-frame';
import type { AttributeDefinition, Category } from '@farad/domain/category';
import {
  adviseOn,
  importLimits,
  isKnownPublic,
  packageVariant,
  readPackage,
  tallyProblems,
  type ImportCause,
  type ImportMode,
} from '@farad/domain/import';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { UnreadableFile, type SourceProblem } from '@farad/importers/record';

import { planCategoryAttributes } from './category-attributes.ts';
import { planCategories } from './category-plan.ts';
import { planColumns, type ColumnPlan } from './column-plan.ts';
import { withConstants } from './constants.ts';
import { sizeDefinitions } from './derived-values.ts';
import { namedJoins, type NamedJoin } from './maker-joins.ts';
import { planMakers, type MakerSources } from './maker-plan.ts';
import { nearestCategory } from './nearest-category.ts';
import type { Mapping } from './mapping.ts';
import { readFileRows } from './open-file.ts';
import { rowMaker, type ImportPlan } from './part-row.ts';
import { addShopNumbers } from './shop-numbers.ts';
import { packageColumn, surveyRows, type Survey } from './survey.ts';
import { toldBy } from './told-by.ts';

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

const mergeLines = 50_000;
/** Attributes that a package or other values tell, beside the columns. */
const bodyAttributes = ['package', 'mounting', 'orientation', 'pitch', 'pins', 'rows'];

const nothingAdded: FrameAdditions = {
  brands: [],
  brandSpellings: [],
  categories: [],
  categoryAttributes: [],
  categorySpellings: [],
  attributes: [],
  valueTitles: [],
};

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

type Learned = Awaited<ReturnType<ImportSession['learned']>>;

const makerSources = ({ brands }: CatalogueFrame, learned: Learned): MakerSources => ({
  brands,
  reference: referenceFrame.brands,
  learned: learned.brands,
  decided: learned.decidedSpellings,
});

export function planImport(
  mode: ImportMode,
  mapping: Mapping,
  frame: CatalogueFrame,
  survey: Survey,
  learned: Learned,
): Planned {
  const ofShop = byKey(frame.attributes);
  const ofReference = byKey(referenceFrame.attributes);
  const read = withPackage(
    planColumns(survey.columns, mapping, new Map([...ofReference, ...ofShop]), survey.categories),
  );
  const sizes = read.definitions.has('dimensions') ? sizeDefinitions : [];
  const bodies = [...sizes, ...bodyAttributes.flatMap((key) => ofReference.get(key) ?? [])];
  const columns = { ...read, definitions: new Map([...byKey(bodies), ...ofShop, ...read.definitions]) };
  const sources = { ...makerSources(frame, learned), numbers: survey.numbers };
  const makers = planMakers(survey.makers, mapping.makers, sources);
  const categories = planCategories(survey.categories, mapping.categories, {
    categories: frame.categories,
    reference: referenceFrame.categories,
    learned: learned.categories,
  });
  const categoryAttributes = planCategoryAttributes(survey, columns, categories.categoryOf);
  const inLists = [...categoryAttributes.values(), ...categories.added.map(({ attributes }) => attributes)].flat();
  const wanted = new Set<string>([
    ...inLists.map(({ key }) => key),
    ...bodyAttributes,
    ...columns.beside,
    ...sizes.map(({ key }) => key),
  ]);
  const addedAttributes = [...wanted].flatMap((key) => {
    const definition = columns.definitions.get(key) ?? ofReference.get(key);
    return ofShop.has(key) || definition === undefined ? [] : [definition];
  });
  const ofShopNow = frame.attributes.map((definition) => columns.definitions.get(definition.key) ?? definition);
  const plan: ImportPlan = {
    mode,
    mapping,
    columns,
    makers,
    categories,
    categoryAttributes,
    nearest: nearestCategory(survey, categories.categoryOf, categories.isSettled),
    definitions: byKey([...ofShopNow, ...addedAttributes]),
  };
  const existing = new Set<number>(frame.categories.map(({ id }) => id));
  const added = (): FrameAdditions => ({
    brands: makers.added,
    brandSpellings: makers.learned.filter(({ spelling }) => !learned.ownSpellings.has(spelling)),
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

async function stageRows(order: ImportOrder, session: ImportSession, plan: ImportPlan, total: number) {
  const make = rowMaker(plan);
  const counts = { rows: 0, refused: 0, warnings: 0 };
  async function* texts(): AsyncGenerator<string> {
    for await (const batch of readFileRows(order.file, plan.mapping)) {
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
      order.onProgress('read', counts.rows, total);
      if (text !== '') yield text;
    }
  }
  await session.stage(texts());
  return counts;
}

/** Writes what was matched, batch by batch. */
async function merge(
  order: ImportOrder,
  session: ImportSession,
  { plan, added }: Planned,
  lastLine: number,
  result: ImportResult,
): Promise<Written> {
  const { exchangeFile } = order;
  const { supplier, numberName = null } = order.mapping;
  const target = {
    supplier: { ...supplier, isPublic: [supplier.code, supplier.title].some(isKnownPublic), numberName },
    warehouse: order.mapping.warehouse,
    ...{ file: exchangeFile ?? basename(order.file), runId: order.runId ?? null },
    by: exchangeFile === undefined ? ('command' as const) : ('exchange' as const),
  };
  const [told, isFull] = [toldBy(plan), plan.mode === 'full'];
  const counts = { ...result, examples: undefined, comparison: undefined, makerJoins: undefined, advice: undefined };
  const done = { new: 0, changed: 0 };
  const write = async (ids: ImportIds, isOne: boolean): Promise<void> => {
    const batchIds = { ...ids, supplierTitle: order.mapping.supplier.title };
    for (let after = 0; after < lastLine; after += mergeLines) {
      stopIf(order.signal);
      const work = () => session.mergeLines(batchIds, told, isFull, after, after + mergeLines);
      const written = await (isOne ? work() : session.inTransaction(work));
      done.new += written.new;
      done.changed += written.changed;
      order.onProgress('merge', Math.min(after + mergeLines, lastLine), lastLine);
    }
  };
  const look = async (runId: number): Promise<void> => {
    if (isFull) await session.keepJoins(supplier.code, runId, plan.makers.joins);
  };
  const additions = isFull ? added() : nothingAdded;
  const written = result.new + result.changed;
  if (order.isAllOrNothing) {
    await session.inTransaction(async () => {
      [done.new, done.changed] = [0, 0];
      const ids = await session.begin(target, additions);
      await write(ids, true);
      await look(ids.runId);
      await session.finish(ids.runId, 'done', counts, written);
    });
    return done;
  }
  const ids = await session.inTransaction(() => session.begin(target, additions));
  try {
    await write(ids, false);
    await look(ids.runId);
  } catch (error) {
    await session.finish(ids.runId, error instanceof ImportCancelled ? 'cancelled' : 'failed', counts, 0);
    throw error;
  }
  await session.finish(ids.runId, 'done', counts, written);
  return done;
}

type Matched = Awaited<ReturnType<ImportSession['match']>>;

function tellMatched(order: ImportOrder, { duplicates, missing }: Matched): void {
  const { mpn, supplierNumber } = order.mapping.fields;
  for (const { line, mpn: value } of duplicates)
    order.onProblem({ line, field: mpn ?? supplierNumber ?? null, value, reason: 'duplicate' });
  for (const { line, number } of missing)
    order.onProblem({ line, field: supplierNumber ?? mpn ?? null, value: number, reason: 'unknown_part' });
}

async function run(asked: ImportOrder, session: ImportSession, frame: CatalogueFrame): Promise<ImportResult> {
  const tally = tallyProblems();
  const order: ImportOrder = {
    ...asked,
    onProblem: (problem) => {
      tally.add(problem);
      asked.onProblem(problem);
    },
  };
  const mapping = withConstants(order.mapping);
  const mode = order.mode ?? 'full';
  const survey = await surveyRows(readFileRows(order.file, mapping), mapping, (rows) => {
    stopIf(order.signal);
    order.onProgress('survey', rows, null);
  });
  if (survey.rows + survey.broken === 0) throw new UnreadableFile('The file has no rows.', 'only_header');
  const learned = await session.learned(mapping.supplier.code);
  await addShopNumbers(session, survey, mapping, makerSources(frame, learned));
  const planned = planImport(mode, mapping, frame, survey, learned);
  const counts = await stageRows(order, session, planned.plan, survey.rows);
  order.onProgress('match', 0, counts.rows);
  const matched = await session.match(mapping.supplier.code, {
    isFull: mode === 'full',
    hasNumbers: mapping.fields.supplierNumber !== undefined,
    bodyOf: packageVariant,
  });
  tellMatched(order, matched);
  const countOf = (outcome: string): number => matched.outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
  const additions = mode === 'full' ? planned.added() : nothingAdded;
  stopIf(order.signal);
  const compared = order.isDryRun
    ? await session.compare(toldBy(planned.plan), mapping.warehouse.code, matched.lastLine, importLimits.differencesMax)
    : null;
  const changed = compared?.changed ?? countOf('changed');
  const refused = counts.refused + countOf('missing');
  const { fields } = mapping;
  const unread = mode === 'full' ? planned.plan.columns.unread : [];
  const facts = { rows: survey.rows + survey.broken, refused, problems: tally.all(), unread, fields };
  const result: ImportResult = {
    ...counts,
    refused,
    advice: order.exchangeFile === undefined ? adviseOn(facts) : [],
    new: countOf('new'),
    changed,
    unchanged: countOf('unchanged') + countOf('changed') - changed,
    duplicate: countOf('duplicate'),
    addedBrands: additions.brands.length,
    makerJoins: mode === 'full' ? namedJoins(planned.plan.makers, frame) : [],
    addedCategories: additions.categories.length,
    addedAttributes: additions.attributes.length,
    withoutRussian: matched.untranslated,
    comparison: compared === null ? null : { ...compared, plan: planned.plan, survey },
    examples: Object.fromEntries(matched.outcomes.map(({ outcome, lines }) => [outcome, lines])),
  };
  if (order.isDryRun) return result;
  if (order.isAllOrNothing && order.exchangeFile === undefined && result.refused > 0) throw new RowsRefused();
  if (result.advice.length > 0 && order.onAdvice?.(result.advice, result) === false) throw new MappingDoubted(result);
  const { joins } = planned.plan.makers;
  if (result.new + changed + matched.newNumbers === 0) {
    if (mode === 'full') await session.keepJoins(mapping.supplier.code, null, joins);
    return result;
  }
  const written = await merge(order, session, planned, matched.lastLine, result);
  return { ...result, changed: written.changed, unchanged: result.unchanged + changed - written.changed };
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
