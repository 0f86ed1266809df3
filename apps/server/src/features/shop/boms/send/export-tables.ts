import { BomMapping } from '@farad/contract/shop/boms/files';
import type { BomLineRow } from '@farad/database/boms/bom-line.queries';
import { bomQueries } from '@farad/database/boms/bom.queries';
import type { CatalogueProduct } from '@farad/database/catalogue/catalogue.queries';
import { compressDesignators } from '@farad/domain/bom';
import type { Locale } from '@farad/domain/shared';
import type { TableCell, TableColumn } from '@farad/documents/table-file';
import { bomWords } from '@farad/wording/bom-messages';
import { translators } from '@farad/wording/server';

import { shopName } from '#core/shop/shop-identity.ts';
import { assumedText, differencesText, unknownNumberText } from '#core/boms/difference-text.ts';
import type { BomDeps } from '../bom/bom-context.ts';
import { statusOf, type CountedRow } from '../bom/count-bom.ts';
import type { LoadedBom } from '../bom/present-bom.ts';

/** A line of a list with all data that exports need. */
export interface ExportedLine {
  readonly line: BomLineRow;
  readonly row: CountedRow;
  /** True for the first line of its row. The figures of the row are exported only with this line. */
  readonly isFirst: boolean;
  readonly product: CatalogueProduct | undefined;
  readonly maker: string;
  readonly board: string;
}

export interface ExportContext {
  readonly deps: BomDeps;
  readonly loaded: LoadedBom;
  /** Lines to export, in the order of the boards and of their files. */
  readonly told: readonly ExportedLine[];
  readonly locale: Locale;
}

export interface ExportTable {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** A column of an export: its title, its kind, and a function that returns the cell of a line. */
type Field = readonly [title: string, kind: TableColumn['kind'], cell: (told: ExportedLine) => TableCell];

const tableOf = (fields: readonly Field[], lines: readonly ExportedLine[]): ExportTable => ({
  columns: fields.map(([title, kind]) => ({ title, kind })),
  rows: lines.map((one) => fields.map(([, , cell]) => cell(one))),
});

/** Returns the remark on a line: how its part differs, or else an unknown part number and the assumed values. */
function remarkOf({ isDecided, match }: BomLineRow, { deps, locale }: ExportContext): string {
  if (isDecided || match === null) return '';
  const { attributes } = deps.index.frame();
  const differences = differencesText(attributes, match.differences, locale);
  const others = [unknownNumberText(match.unknownNumber, locale), assumedText(attributes, match.assumed, locale)];
  return differences || others.filter((text) => text !== '').join('; ');
}

/** Returns the columns that the shop adds to the customer's own columns. */
function ourFields(telling: ExportContext): readonly Field[] {
  const { locale } = telling;
  const { columns } = bomWords(locale);
  const t = translators[locale];
  return [
    [columns.shopNumber, 'text', ({ product }) => (product === undefined ? null : String(product.id))],
    [columns.mpn, 'text', ({ product }) => product?.mpn ?? null],
    [columns.maker, 'text', ({ maker }) => maker],
    [columns.unitPrice, 'unit_price', ({ row }) => row.figures.unitPrice],
    [columns.stock, 'number', ({ product }) => product?.available ?? null],
    [columns.order, 'number', ({ row, isFirst }) => (isFirst ? row.figures.order : null)],
    [columns.total, 'money', ({ row, isFirst }) => (isFirst ? row.figures.total : null)],
    [columns.status, 'text', ({ line }) => t(`boms.status_${statusOf(line)}`)],
    [columns.remark, 'text', ({ line }) => remarkOf(line, telling)],
  ];
}

/** Returns the column titles of each board's file. A column without a title gets its number. */
async function headersOf({ deps, loaded }: ExportContext): Promise<ReadonlyMap<number, readonly string[]>> {
  const headers = new Map<number, readonly string[]>();
  for (const { board, revision } of loaded.boards) {
    const stored = await bomQueries(deps.db).revision(loaded.bom.id, board, revision);
    const columns = BomMapping.safeParse(stored?.mapping).data?.columns ?? [];
    headers.set(
      board,
      columns.map(({ header, index }) => (header === '' ? String(index + 1) : header)),
    );
  }
  return headers;
}

/**
 * Returns a table with the customer's own columns in their order, followed by the shop's columns. If the files of two
 * boards have different headers, each file has separate columns.
 */
export async function ownTable(telling: ExportContext): Promise<ExportTable> {
  const { loaded, told: lines, locale } = telling;
  const headers = await headersOf(telling);
  const setOf = ({ line }: ExportedLine): string => JSON.stringify(headers.get(line.board) ?? []);
  const sets = [...new Set(lines.map(setOf))];
  const own = sets.flatMap((set) =>
    // The cast is safe, since `setOf` has created this key from a list of texts.
    (JSON.parse(set) as readonly string[]).map((title, index): Field => [
      ...([title, 'text'] as const),
      (one) => (setOf(one) === set ? (one.line.line.cells[index] ?? '') : ''),
    ]),
  );
  const board: Field = [bomWords(locale).columns.board, 'text', (one) => one.board];
  return tableOf([...(loaded.boards.length === 1 ? [] : [board]), ...own, ...ourFields(telling)], lines);
}

/** Returns one line for each row that has a part. */
const parts = (lines: readonly ExportedLine[]): readonly ExportedLine[] =>
  lines.filter(({ product, isFirst }) => product !== undefined && isFirst);

/** Returns a function that takes a line, and lists the designators of all lines in its row of the table. */
function placesOf(lines: readonly ExportedLine[]): (one: ExportedLine) => string {
  const byRow = Map.groupBy(lines, ({ row }) => row);
  return ({ row }) => compressDesignators((byRow.get(row) ?? []).flatMap(({ line }) => line.line.designators));
}

/** Returns a table that Part-DB can import (its documentation, "Import parts"). The field names are English. */
export async function partDbTable({ told: lines, deps, locale }: ExportContext): Promise<ExportTable> {
  const shop = await shopName(deps.db, deps.config);
  const places = placesOf(lines);
  const categoryOf = (product: CatalogueProduct | undefined): string =>
    product === undefined ? '' : (deps.index.categoryById(product.categoryId)?.title[locale] ?? '');
  const fields: readonly Field[] = [
    ['name', 'text', ({ product }) => product?.mpn ?? ''],
    ['description', 'text', ({ product }) => product?.title[locale] ?? ''],
    ['category', 'text', ({ product }) => categoryOf(product)],
    ['manufacturer', 'text', ({ maker }) => maker],
    ['mpn', 'text', ({ product }) => product?.mpn ?? ''],
    ['footprint', 'text', ({ product }) => product?.package ?? ''],
    ['ipn', 'text', ({ line }) => line.line.customerNumber ?? ''],
    ['notes', 'text', places],
    ['quantity', 'number', ({ row }) => row.figures.order],
    ['supplier', 'text', () => shop],
    ['supplier_part_number', 'text', ({ product }) => String(product?.id ?? '')],
    ['price', 'unit_price', ({ row }) => row.figures.unitPrice],
  ];
  return tableOf(fields, parts(lines));
}

/**
 * Returns a table that InvenTree can import (its documentation, "BOM Line Items"). InvenTree maps the columns by their
 * names.
 */
export function inventreeTable({ told: lines }: ExportContext): ExportTable {
  const fields: readonly Field[] = [
    ['Part', 'text', ({ product, line }) => product?.mpn ?? line.line.mpn ?? line.line.words],
    ['IPN', 'text', ({ line }) => line.line.customerNumber ?? ''],
    ['Quantity', 'number', ({ line }) => line.quantity],
    ['Reference', 'text', ({ line }) => line.line.designators.join(',')],
    ['Note', 'text', ({ line }) => line.line.note ?? ''],
    ['Optional', 'text', ({ line }) => (line.isDnp ? 'True' : 'False')],
    ['MPN', 'text', ({ product }) => product?.mpn ?? ''],
    ['Manufacturer', 'text', ({ maker }) => maker],
    ['SKU', 'text', ({ product }) => (product === undefined ? '' : String(product.id))],
  ];
  return tableOf(fields, lines);
}

/** Returns a packing table, which shows the contents of each bag. */
export function packingTable({ told: lines, locale }: ExportContext): ExportTable {
  const { columns } = bomWords(locale);
  const fields: readonly Field[] = [
    [columns.designators, 'text', placesOf(lines)],
    [columns.customerNumber, 'text', ({ line }) => line.line.customerNumber ?? ''],
    [columns.mpn, 'text', ({ product }) => product?.mpn ?? ''],
    [columns.maker, 'text', ({ maker }) => maker],
    [columns.name, 'text', ({ product }) => product?.title[locale] ?? ''],
    [columns.shopNumber, 'text', ({ product }) => String(product?.id ?? '')],
    [columns.quantity, 'number', ({ row }) => row.figures.order],
  ];
  return tableOf(fields, parts(lines));
}
