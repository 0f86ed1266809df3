import { catalogueQueries } from '@farad/database/catalogue/catalogue.queries';
import { connect } from '@farad/database/connection/connect';
import { settingQueries } from '@farad/database/operation/setting.queries';
import { openImportSession, type ImportSession } from '@farad/database/imports/import-session';
import { adviseOn, importLimits, packageVariant, tallyProblems } from '@farad/domain/import';
import type { SecondLookRules } from '@farad/domain/product';
import type { CatalogueFrame } from '@farad/domain/search-query';
import { UnreadableFile } from '@farad/importers/record';

import { firstHeld, holdRows, reportHeld } from './run/held-rows.ts';
import { withConstants } from './constants.ts';
import { MappingDoubted, RowsRefused, stopIf, type ImportOrder, type ImportResult } from './run/import-order.ts';
import { namedJoins } from './makers/maker-joins.ts';
import { mergeImport, nothingAdded } from './run/merge-import.ts';
import { readFileRows } from './open-file.ts';
import { rowMaker, type ImportPlan } from './row/part-row.ts';
import { makerSources, planImport, type Planned } from './run/plan-import.ts';
import { addShopNumbers } from './shop-numbers.ts';
import {
  findVanished,
  firstVanished,
  hasVanished,
  noteRefused,
  reportVanished,
  type FoundVanished,
  type StagedRows,
} from './run/vanished-rows.ts';
import { surveyRows } from './row/survey.ts';
import { fieldsFilledBy } from './row/fields-filled-by.ts';

async function stageRows(order: ImportOrder, session: ImportSession, plan: ImportPlan, total: number) {
  const make = rowMaker(plan);
  const counts: StagedRows = { rows: 0, refused: 0, warnings: 0, broken: 0, named: [] };
  async function* texts(): AsyncGenerator<string> {
    for await (const batch of readFileRows(order.file, plan.mapping)) {
      stopIf(order.signal);
      batch.problems.forEach(order.onProblem);
      counts.refused += batch.problems.length;
      counts.broken += batch.problems.length;
      let text = '';
      for (const record of batch.records) {
        const made = make(record);
        made.warnings.forEach(order.onProblem);
        counts.warnings += made.warnings.length;
        if (made.text === null) {
          order.onProblem(made.problem);
          counts.refused += 1;
          noteRefused(counts, record, plan.mapping);
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

type Matched = Awaited<ReturnType<ImportSession['match']>>;

function reportMatched(order: ImportOrder, { duplicates, missing }: Matched): void {
  const { mpn, supplierNumber } = order.mapping.fields;
  for (const { line, mpn: value } of duplicates)
    order.onProblem({ line, field: mpn ?? supplierNumber ?? null, value, reason: 'duplicate' });
  for (const { line, number } of missing)
    order.onProblem({ line, field: supplierNumber ?? mpn ?? null, value: number, reason: 'unknown_part' });
}

/** Stores which spellings of makers were joined. Called for an import that changes no part. */
async function saveLearned(order: ImportOrder, session: ImportSession, { plan }: Planned): Promise<void> {
  if (plan.mode !== 'full') return;
  await session.saveJoins(order.mapping.supplier.code, null, plan.makers.joins);
}

/**
 * Writes the matched rows. Throws RowsRefused or MappingDoubted if nothing may be written. Returns the result, with the
 * counts of the parts that were really changed.
 */
async function carryOut(
  order: ImportOrder,
  session: ImportSession,
  planned: Planned,
  { matched, found, result }: { matched: Matched; found: FoundVanished | null; result: ImportResult },
): Promise<ImportResult> {
  const isExchange = order.exchangeFile !== undefined;
  if (order.isAllOrNothing && !isExchange && result.refused > 0) throw new RowsRefused();
  if (result.advice.length > 0 && order.onAdvice?.(result.advice, result) === false) throw new MappingDoubted(result);
  let after = result;
  if (result.new + result.changed + matched.newNumbers === 0 && !hasVanished(found)) {
    await saveLearned(order, session, planned);
  } else {
    const written = await mergeImport(order, session, planned, matched.lastLine, result, found);
    const { vanished } = result;
    after = {
      ...result,
      changed: written.changed,
      unchanged: result.unchanged + result.changed - written.changed,
      vanished: vanished === null ? null : { ...vanished, parts: written.vanished },
    };
  }
  if (planned.plan.mode === 'full' && typeof order.layout === 'string' && !isExchange)
    await session.saveLayout(order.mapping.supplier.code, order.layout);
  return after;
}

/** Returns the changes that an import would make. */
async function compareWith(order: ImportOrder, session: ImportSession, { plan }: Planned, lastLine: number) {
  const { code } = order.mapping.warehouse;
  const compared = await session.compare(fieldsFilledBy(plan), code, lastLine, importLimits.differencesMax);
  return { ...compared, firstVanished: await firstVanished(session), firstHeld: await firstHeld(session) };
}

/** Data of the shop that an import needs. */
interface ImportBase {
  readonly frame: CatalogueFrame;
  readonly secondLook: SecondLookRules;
}

async function run(
  asked: ImportOrder,
  session: ImportSession,
  { frame, secondLook }: ImportBase,
): Promise<ImportResult> {
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
  const staged = await stageRows(order, session, planned.plan, survey.rows);
  order.onProgress('match', 0, staged.rows);
  const matched = await session.match(mapping.supplier.code, {
    isFull: mode === 'full',
    hasNumbers: mapping.fields.supplierNumber !== undefined,
    bodyOf: packageVariant,
  });
  reportMatched(order, matched);
  const found = await findVanished(order, session, staged);
  const held = await holdRows(order, session, planned.plan, secondLook);
  const countOf = (outcome: string): number => matched.outcomes.find((one) => one.outcome === outcome)?.count ?? 0;
  const additions = mode === 'full' ? planned.added() : nothingAdded;
  stopIf(order.signal);
  const compared = order.isDryRun ? await compareWith(order, session, planned, matched.lastLine) : null;
  const changed = compared?.changed ?? countOf('changed');
  const refused = staged.refused + countOf('missing');
  const unread = mode === 'full' ? planned.plan.columns.unread : [];
  const rows = survey.rows + survey.broken;
  const facts = { rows, refused, problems: tally.all(), unread, fields: mapping.fields };
  const result: ImportResult = {
    rows: staged.rows,
    refused,
    warnings: staged.warnings,
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
    vanished: found?.told ?? null,
    held,
    comparison: compared === null ? null : { ...compared, plan: planned.plan, survey },
    examples: Object.fromEntries(matched.outcomes.map(({ outcome, lines }) => [outcome, lines])),
  };
  const after = order.isDryRun ? result : await carryOut(order, session, planned, { matched, found, result });
  if (found !== null) await reportVanished(order, session, found);
  if (held !== null && held.rows > 0) await reportHeld(order, session);
  return after;
}

/**
 * Imports a supplier's file. The first reading collects makers, categories and the contents of columns. The second
 * reading stores converted rows in a staging table. Then the rows are matched with the catalogue and written. If the
 * file cannot be read to its end, nothing is changed. A dry run never changes anything.
 */
export async function runImport(order: ImportOrder): Promise<ImportResult> {
  const connection = connect(order.url, { size: 1 });
  try {
    const session = await openImportSession(order.url);
    try {
      const frame = await catalogueQueries(connection.db).frame();
      return await run(order, session, { frame, secondLook: await settingQueries(connection.db).value('second_look') });
    } finally {
      await session.close();
    }
  } finally {
    await connection.close();
  }
}
