import type { calls } from '@farad/contract/calls';
import type { FileAnswer } from '@farad/contract/kit/file';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { compressDesignators } from '@farad/domain/bom';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { bomWords } from '@farad/wording/bom-messages';

import { writeTableFile } from '#core/documents/write-table-file.ts';
import type { Failure } from '#http/answers/errors.ts';
import { findOwnBom, type BomDeps } from '../bom/bom-context.ts';
import type { BomVisitor } from '../bom/bom-owner.ts';
import type { QueryOf } from '#http/serve/route.ts';
import {
  inventreeTable,
  ownTable,
  packingTable,
  partDbTable,
  type ExportTable,
  type ExportContext,
  type ExportedLine,
} from './export-tables.ts';
import { loadBom } from '../bom/present-bom.ts';

type ColumnSet = NonNullable<QueryOf<typeof calls.exportBom>['columns']>;

/** Maximum number of labels in one file. More labels would fill hundreds of sheets. */
const labelsMax = 1000;

/** Returns the data for an export: the lines of a list, or of one board. */
async function tellingOf(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  board: number | null,
): Promise<Result<ExportContext, Failure>> {
  const { db, index } = deps;
  const own = await findOwnBom(db, caller, bomId);
  if (!own.ok) return own;
  const loaded = await loadBom(db, own.value.bom, caller.actor.coefficient);
  if (board !== null && !loaded.boards.some((one) => one.board === board)) {
    return fail({ code: 'not_found', field: 'board' });
  }
  const facts = loaded.list.lines.filter((line) => board === null || line.board === board);
  const numbers = facts.map(({ row }) => row);
  const lines = new Map((await bomLineQueries(db).byRows(bomId, numbers)).map((line) => [line.row, line]));
  const ids = loaded.counted.rows.flatMap(({ product }) => product?.id ?? []);
  const products = new Map((await index.products([...new Set(ids)])).map((product) => [product.id, product]));
  const rows = new Map(loaded.counted.rows.flatMap((row) => row.lines.map((line) => [line.row, row] as const)));
  const begun = new Set<unknown>();
  const exported = facts.flatMap((fact): ExportedLine[] => {
    const [line, row] = [lines.get(fact.row), rows.get(fact.row)];
    if (line === undefined || row === undefined) return [];
    const product = row.product === null ? undefined : products.get(row.product.id);
    const isFirst = !begun.has(row);
    begun.add(row);
    const maker = product === undefined ? '' : (index.brandById(product.brandId)?.name ?? '');
    const name = loaded.boards.find((one) => one.board === fact.board)?.name ?? '';
    return [{ line, row, isFirst, product, maker, board: name }];
  });
  return ok({ deps, loaded, told: exported, locale: caller.locale });
}

const tables: Readonly<Record<ColumnSet, (telling: ExportContext) => ExportTable | Promise<ExportTable>>> = {
  own: ownTable,
  'part-db': partDbTable,
  inventree: inventreeTable,
  packing: packingTable,
};

/** Returns the language of an export. Exports for other programs are English in every language. */
const localeFor = (columns: ColumnSet, locale: Locale): Locale =>
  columns === 'own' || columns === 'packing' ? locale : 'en';

const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80) || 'bom';

/** Returns a list as a file to download. */
export async function exportBom(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  query: QueryOf<typeof calls.exportBom>,
): Promise<Result<FileAnswer, Failure>> {
  const { format = 'csv', columns = 'own', board = null, locale = caller.locale } = query;
  const telling = await tellingOf(deps, { ...caller, locale }, bomId, board);
  if (!telling.ok) return telling;
  const { name } = telling.value.loaded.bom;
  const table = { format, sheetName: name, ...(await tables[columns](telling.value)) };
  return ok(await writeTableFile(deps.drawing, fileNameOf(name), localeFor(columns, telling.value.locale), table));
}

/** Returns a PDF with a label for the bag of each part. */
export async function bomLabels(
  deps: BomDeps,
  caller: BomVisitor,
  bomId: string,
  { locale: asked = caller.locale }: QueryOf<typeof calls.bomLabels>,
): Promise<Result<FileAnswer, Failure>> {
  const telling = await tellingOf(deps, { ...caller, locale: asked }, bomId, null);
  if (!telling.ok) return telling;
  const { loaded, told: lines, locale } = telling.value;
  const byRow = Map.groupBy(lines, ({ row }) => row);
  const labels = lines.flatMap(({ row, isFirst, product, maker, line }) =>
    product === undefined || !isFirst
      ? []
      : [
          {
            mpn: product.mpn,
            maker,
            shopNumber: String(product.id),
            quantity: row.figures.order,
            designators: compressDesignators((byRow.get(row) ?? []).flatMap((one) => one.line.line.designators)),
            customerNumber: line.line.customerNumber ?? '',
          },
        ],
  );
  if (labels.length === 0 || labels.length > labelsMax) return fail({ code: 'invalid_input', field: 'bomId' });
  const title = `${bomWords(locale).labels}: ${loaded.bom.name}`;
  const sheets = { title, locale, madeAt: deps.clock(), labels };
  const content = await deps.drawing.draw({ kind: 'labels', labels: sheets });
  return ok({ name: `${fileNameOf(loaded.bom.name)}.pdf`, type: 'application/pdf', content });
}
