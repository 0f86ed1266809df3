import type { CellsRead, CellsSet, SetCellsBody } from '@farad/contract/office/stock/warehouse';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import { cellQueries } from '@farad/database/stock/cell.queries';
import type { Handle } from '@farad/database/connection/connect';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { numbersToFind, matchPastedLines } from '@farad/domain/basket';
import type { Quantity } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { readCellList } from '@farad/domain/warehouse';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { presentStock } from '#core/catalogue/present-stock.ts';

const foundMax = 5000;
/** Maximum number of products returned for a line whose number several makers use. */
const choicesMax = 10;

/** Returns the products of a pasted list with the storage places that the list gives for them. */
export async function readCells(handle: Handle, text: string, locale: Locale): Promise<CellsRead> {
  const { lines, rest } = readCellList(text);
  const pasted = lines.map(({ row, text: line, number }) => ({
    row,
    text: line,
    readings: [
      {
        number,
        quantity: 1 as Quantity,
      },
    ],
  }));
  const { keys, ids } = numbersToFind(pasted);
  const found = await backOfficeStockQueries(handle).byNumbers(keys, ids, foundMax);
  return {
    lines: matchPastedLines(pasted, found).map(({ line, parts }, at) => ({
      row: line.row,
      text: line.text,
      cell: lines[at]?.cell ?? null,
      parts: parts.slice(0, choicesMax).map((part) => presentStock(part, locale)),
    })),
    rest,
  };
}

const named = (cells: readonly { readonly productId: number; readonly cell: string }[]): Record<string, string> =>
  Object.fromEntries(cells.map(({ productId, cell }) => [`№ ${productId}`, cell]));

/**
 * Sets the storage places of products in a warehouse, all in one transaction. If a product is listed several times, its
 * last line counts.
 */
export function setCells(
  deps: Deps,
  call: StaffCallOrigin,
  { warehouseId, cells }: z.output<typeof SetCellsBody>,
): Promise<Result<CellsSet, Failure>> {
  const cellOf = new Map(cells.map(({ product_id, cell }) => [Number(product_id) as ProductId, cell]));
  return decideInTransaction<CellsSet, Failure>(deps.db, async (tx) => {
    const stock = backOfficeStockQueries(tx);
    if (!(await stock.warehouses()).some(({ id }) => id === warehouseId)) {
      return fail({ code: 'invalid_input', field: 'warehouseId' });
    }
    const known = await stock.existing([...cellOf.keys()]);
    const unknown = cells.findIndex(({ product_id }) => !known.has(Number(product_id) as ProductId));
    if (unknown >= 0) return fail({ code: 'unknown_product', field: `cells.${unknown}.product_id` });
    const before = new Map(
      (await cellQueries(tx).of(warehouseId, [...cellOf.keys()])).map(({ productId, cell }) => [productId, cell]),
    );
    const changed = [...cellOf]
      .map(([productId, cell]) => ({ productId, cell }))
      .filter(({ productId, cell }) => (before.get(productId) ?? '') !== cell);
    if (changed.length > 0) await cellQueries(tx).set(warehouseId, changed);
    await record(tx, deps, call, {
      action: 'stock.cells_changed',
      object: null,
      before: named(changed.map(({ productId }) => ({ productId, cell: before.get(productId) ?? '' }))),
      after: { warehouse: warehouseId, ...named(changed) },
    });
    return ok({ changed: changed.length });
  });
}
