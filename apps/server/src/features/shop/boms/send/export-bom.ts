import type { FileAnswer } from '@farad/contract/file';
import { bomLineQueries } from '@farad/database/boms/bom-line.queries';
import { compressDesignators } from '@farad/domain/bom';
import { fail, isLocale, ok, type Locale, type Result } from '@farad/domain/shared';
import type { TableFormat } from '@farad/documents/table-file';
import { bomWords } from '@farad/wording/bom-messages';
import { z } from 'zod';

import { writeTableFile } from '#core/documents/write-table-file.ts';
import type { Failure } from '#http/answers/errors.ts';
import { LanguageText } from '#http/input/query-fields.ts';
import { findOwnBom, type BomDeps } from '../bom/bom-context.ts';
import type { BomCaller } from '../bom/bom-owner.ts';
import {
  inventreeTable,
  ownTable,
  packingTable,
  partDbTable,
  type ExportTable,
  type Telling,
  type ToldLine,
} from './export-tables.ts';
import { loadBom } from '../bom/present-bom.ts';

type Caller = BomCaller & Parameters<BomDeps['intoBasket']>[1];
type Query = readonly (readonly [string, string])[];

const columnSets = ['own', 'part-db', 'inventree', 'packing'] as const;
type ColumnSet = (typeof columnSets)[number];

interface Wish {
  readonly format: TableFormat;
  readonly columns: ColumnSet;
  /** null: all boards. */
  readonly board: number | null;
}

/** Labels of more parts would be hundreds of sheets. */
const labelsMax = 1000;

/** Who asks, in the language that the file is to be written in: that of the page whose link it is. */
function readerOf(caller: Caller, query: Query): Result<Caller, Failure> {
  const asked = query.find(([given]) => given === 'locale')?.[1];
  if (asked === undefined) return ok(caller);
  return isLocale(asked) ? ok({ ...caller, locale: asked }) : fail({ code: 'invalid_input', field: 'locale' });
}

export const LabelsQuery = z.object({ locale: LanguageText.optional() });

export const ExportQuery = LabelsQuery.extend({
  format: z.enum(['csv', 'xlsx']).optional(),
  columns: z.enum(columnSets).optional(),
  board: z
    .string()
    .regex(/^1?\d$/u)
    .optional(),
});

/** The query of an export; what is not of its form is named. */
function readWish(query: Query): Result<Wish, Failure> {
  const one = (name: string) => query.find(([given]) => given === name)?.[1];
  const format = one('format') ?? 'csv';
  if (format !== 'csv' && format !== 'xlsx') return fail({ code: 'invalid_input', field: 'format' });
  const columns = columnSets.find((set) => set === (one('columns') ?? 'own'));
  if (columns === undefined) return fail({ code: 'invalid_input', field: 'columns' });
  const board = one('board');
  if (board !== undefined && !/^1?\d$/u.test(board)) return fail({ code: 'invalid_input', field: 'board' });
  return ok({ format, columns, board: board === undefined ? null : Number(board) });
}

/** The lines of a list, or of one board of it, as files tell them. */
async function tellingOf(
  deps: BomDeps,
  caller: Caller,
  bomId: string,
  board: number | null,
): Promise<Result<Telling, Failure>> {
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
  const told = facts.flatMap((fact): ToldLine[] => {
    const [line, row] = [lines.get(fact.row), rows.get(fact.row)];
    if (line === undefined || row === undefined) return [];
    const product = row.product === null ? undefined : products.get(row.product.id);
    const isFirst = !begun.has(row);
    begun.add(row);
    const maker = product === undefined ? '' : (index.brandById(product.brandId)?.name ?? '');
    const name = loaded.boards.find((one) => one.board === fact.board)?.name ?? '';
    return [{ line, row, isFirst, product, maker, board: name }];
  });
  return ok({ deps, loaded, told, locale: caller.locale });
}

const tables: Readonly<Record<ColumnSet, (telling: Telling) => ExportTable | Promise<ExportTable>>> = {
  own: ownTable,
  'part-db': partDbTable,
  inventree: inventreeTable,
  packing: packingTable,
};

/** Programs read the same signs in every language. */
const localeFor = (columns: ColumnSet, locale: Locale): Locale =>
  columns === 'own' || columns === 'packing' ? locale : 'en';

const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80) || 'bom';

/** A list as a file to be taken away. */
export async function exportBom(
  deps: BomDeps,
  caller: Caller,
  bomId: string,
  query: Query,
): Promise<Result<FileAnswer, Failure>> {
  const wish = readWish(query);
  if (!wish.ok) return wish;
  const { format, columns, board } = wish.value;
  const reader = readerOf(caller, query);
  if (!reader.ok) return reader;
  const telling = await tellingOf(deps, reader.value, bomId, board);
  if (!telling.ok) return telling;
  const { name } = telling.value.loaded.bom;
  const table = { format, sheetName: name, ...(await tables[columns](telling.value)) };
  return ok(await writeTableFile(deps.drawing, fileNameOf(name), localeFor(columns, telling.value.locale), table));
}

/** Labels for the bags of the parts that are bought, one a part. */
export async function bomLabels(
  deps: BomDeps,
  caller: Caller,
  bomId: string,
  query: Query,
): Promise<Result<FileAnswer, Failure>> {
  const reader = readerOf(caller, query);
  if (!reader.ok) return reader;
  const telling = await tellingOf(deps, reader.value, bomId, null);
  if (!telling.ok) return telling;
  const { loaded, told, locale } = telling.value;
  const byRow = Map.groupBy(told, ({ row }) => row);
  const labels = told.flatMap(({ row, isFirst, product, maker, line }) =>
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
