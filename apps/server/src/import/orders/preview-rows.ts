import type { ImportMapping } from '@farad/contract/office/imports/mapping';
import { connect } from '@farad/database/connection/connect';
import { importLearned } from '@farad/database/imports/import-makers';
import { importLimits } from '@farad/domain/import';
import type { Locale } from '@farad/domain/shared';
import type { SourceBatch, SourceProblem } from '@farad/importers/record';

import { withConstants } from '../constants.ts';
import { RowRefused } from '../row/part-fields.ts';
import { partReader, type ImportPlan, type ReadPart } from '../row/part-row.ts';
import { partWriter } from '../row/part-texts.ts';
import { readFileRows } from '../open-file.ts';
import { planImport } from '../run/plan-import.ts';
import { surveyRows } from '../row/survey.ts';
import { lookIntoFile } from './look-into-file.ts';
import { mappingContext } from './mapping-context.ts';
import type { PlainPreview, PlainProblem } from './messages.ts';
import { metSpellings } from './met-spellings.ts';
import { engineMapping, mappingProblems } from './wire-mapping.ts';

/** Number of rows that are read to find spellings and columns. */
const rowsSurveyed = 2000;
const spellingsMax = 200;
const attributesMax = 40;
const tenThousandths = 10_000;

type PreviewRow = PlainPreview['rows'][number];

const plain = ({ field, value, reason }: Omit<SourceProblem, 'line'>, isRefused: boolean): PlainProblem => ({
  column: field,
  value,
  reason,
  isRefused,
});

function presentPart(part: ReadPart, writer: ReturnType<typeof partWriter>, locale: Locale) {
  const { values } = part;
  return {
    mpn: part.mpn,
    maker: part.maker?.name ?? '',
    category: part.category.title[locale],
    title: part.title[locale],
    prices: (part.tiers ?? []).map(({ minQuantity, unitPrice }) => ({
      quantity: minQuantity,
      price: unitPrice / tenThousandths,
    })),
    stock: part.terms.stock,
    package: typeof values['package'] === 'string' ? values['package'] : null,
    minQuantity: part.terms.least ?? 1,
    multiple: part.terms.multiple,
    leadTimeDays: part.terms.leadTimeDays,
    attributes: writer.values(values, locale, attributesMax),
    isWithoutRussian: part.isUntranslated,
  };
}

function readRows(batches: readonly SourceBatch[], plan: ImportPlan, locale: Locale): readonly PreviewRow[] {
  const read = partReader(plan);
  const writer = partWriter(plan.definitions);
  const rows = batches.flatMap(({ records, problems }): PreviewRow[] => [
    ...records.slice(0, importLimits.previewRows).map((record): PreviewRow => {
      const warnings: SourceProblem[] = [];
      try {
        const part = presentPart(read(record, warnings), writer, locale);
        return { row: record.line, part, problems: warnings.map((problem) => plain(problem, false)) };
      } catch (error) {
        if (!(error instanceof RowRefused)) throw error;
        return { row: record.line, part: null, problems: [plain(error.problem, true)] };
      }
    }),
    ...problems.map((problem): PreviewRow => ({ row: problem.line, part: null, problems: [plain(problem, true)] })),
  ]);
  return rows.toSorted((a, b) => a.row - b.row).slice(0, importLimits.previewRows);
}

async function firstBatches(file: string, mapping: ImportPlan['mapping']): Promise<readonly SourceBatch[]> {
  const batches: SourceBatch[] = [];
  let rows = 0;
  for await (const { records, problems } of readFileRows(file, mapping)) {
    batches.push({
      records: records.slice(0, rowsSurveyed - rows),
      problems: problems.slice(0, importLimits.previewRows),
    });
    rows += records.length;
    if (rows >= rowsSurveyed) break;
  }
  return batches;
}

async function* each(batches: readonly SourceBatch[]): AsyncGenerator<SourceBatch> {
  yield* batches;
}

interface Wanted {
  readonly url: string;
  readonly file: string;
  readonly mapping: ImportMapping;
  readonly supplierId: number | null;
  readonly locale: Locale;
}

/**
 * Returns the first rows of a file as they would be imported. Writes nothing. Throws UnreadableFile if the file cannot
 * be read.
 */
export async function previewRows({ url, file, mapping, supplierId, locale }: Wanted): Promise<PlainPreview> {
  const connection = connect(url, { size: 1 });
  try {
    const looked = await lookIntoFile(file, engineFormat(mapping));
    const isNested = looked.format === 'jsonl';
    const names = isNested ? null : looked.columns.map(({ name }) => name);
    const context = await mappingContext(connection.db, supplierId, names);
    const problems = mappingProblems(mapping, context);
    const engine = withConstants(engineMapping(mapping, context, isNested, true));
    const batches = await firstBatches(file, engine);
    const survey = await surveyRows(each(batches), engine, () => undefined);
    const learned = await importLearned(connection.pool, context.supplier.code);
    const { plan } = planImport('full', engine, context.frame, survey, learned);
    const met = metSpellings(plan, survey, context.frame, spellingsMax);
    return {
      problems,
      rows: readRows(batches, plan, locale),
      makers: met.makers,
      categories: met.categories.map((category) => ({ ...category, title: category.title[locale] })),
    };
  } finally {
    await connection.close();
  }
}

/** Returns the settings for reading the bytes of the file. */
export const engineFormat = ({ format }: Pick<ImportMapping, 'format'>): ImportPlan['mapping']['format'] => ({
  ...(format.encoding === null ? {} : { encoding: format.encoding }),
  ...(format.delimiter === null ? {} : { delimiter: format.delimiter }),
  ...(format.sheet === null ? {} : { sheet: format.sheet }),
  ...(format.headerRow === null ? {} : { headerRow: format.headerRow }),
});
