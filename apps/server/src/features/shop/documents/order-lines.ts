import type { FileAnswer } from '@farad/contract/kit/file';
import type { OrderLineRow } from '@farad/database/orders/order-line-rows';
import { orderQueries } from '@farad/database/orders/order.queries';
import { ok, textIn, type Locale, type Result } from '@farad/domain/shared';
import type { TableColumn, TableCell } from '@farad/documents/table-file';

import type { Deps } from '#deps.ts';
import { shopName } from '#core/shop/shop-identity.ts';
import type { Drawing } from '#core/documents/open-drawing.ts';
import { writeTableFile } from '#core/documents/write-table-file.ts';
import type { Failure } from '#http/answers/errors.ts';
import { visibleOrder } from './visible-order.ts';

/** A column of an export: its title, its kind, and a function that returns the cell of a line. */
type Field = readonly [title: string, kind: TableColumn['kind'], cell: (line: OrderLineRow) => TableCell];

/** Returns the columns that Part-DB can import (its documentation, "Import parts"). */
const partDbFields = (locale: Locale, shop: string): readonly Field[] => [
  ['name', 'text', ({ mpn }) => mpn],
  ['description', 'text', ({ title }) => textIn(title, locale)],
  ['manufacturer', 'text', ({ brand }) => brand],
  ['mpn', 'text', ({ mpn }) => mpn],
  ['footprint', 'text', (line) => line.package ?? ''],
  ['notes', 'text', ({ note }) => note],
  ['quantity', 'number', ({ quantity }) => quantity],
  ['supplier', 'text', () => shop],
  ['supplier_part_number', 'text', ({ productId }) => String(productId)],
  ['price', 'unit_price', ({ unitPrice }) => unitPrice],
];

/** Columns that InvenTree can import (its documentation, "Purchase Order Line Items"). It maps them by their names. */
const inventreeFields: readonly Field[] = [
  ['Supplier Part', 'text', ({ productId }) => String(productId)],
  ['SKU', 'text', ({ productId }) => String(productId)],
  ['MPN', 'text', ({ mpn }) => mpn],
  ['Manufacturer', 'text', ({ brand }) => brand],
  ['Quantity', 'number', ({ quantity }) => quantity],
  ['Purchase Price', 'unit_price', ({ unitPrice }) => unitPrice],
  ['Purchase Price Currency', 'text', () => 'RUB'],
  ['Reference', 'text', ({ note }) => note],
];

const columnSets = { 'part-db': partDbFields, inventree: () => inventreeFields } as const;

/**
 * Returns the lines of an order as a CSV file for other programs. In every language it has decimal points and commas
 * between cells (product I5).
 */
export async function orderLinesFile(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  drawing: Drawing,
  caller: { readonly number: string; readonly accountId: number; readonly locale: Locale },
  columns: keyof typeof columnSets,
): Promise<Result<FileAnswer, Failure>> {
  const order = await visibleOrder(db, caller.number, caller.accountId);
  if (!order.ok) return order;
  const fields = columnSets[columns](caller.locale, await shopName(db, config));
  const lines = await orderQueries(db).lines(order.value.id);
  const table = {
    format: 'csv' as const,
    sheetName: caller.number,
    columns: fields.map(([title, kind]) => ({ title, kind })),
    rows: lines.map((line) => fields.map(([, , cell]) => cell(line))),
  };
  return ok(await writeTableFile(drawing, `${caller.number}-${columns}`, 'en', table));
}
