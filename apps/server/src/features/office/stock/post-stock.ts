import type { PostedStock, PostStockBody } from '@farad/contract/office/stock/stock';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Tx } from '@farad/database/connection/connect';
import { purchasePriceQueries } from '@farad/database/prices/purchase-price.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import { roublesToUnitPrice, type UnitPrice } from '@farad/domain/money';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import { planStock, type RefusedLine, type StockChange, type StockLine } from '@farad/domain/stock';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

type StockPosting = z.output<typeof PostStockBody>;

/** Reason why a document was not posted: the request is invalid, or some of its lines are refused. */
type Refusal = { readonly failure: Failure } | { readonly refused: readonly RefusedLine[] };

const nothingRefused = { refused: [] };

async function plan(
  tx: Tx,
  requested: StockPosting,
  lines: readonly StockLine[],
): Promise<Result<readonly StockChange[], Refusal>> {
  const queries = backOfficeStockQueries(tx);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (!(await queries.warehouses()).some(({ id }) => id === requested.warehouseId)) {
    return fail({ failure: { code: 'invalid_input', field: 'warehouseId' } });
  }
  const known = await queries.existing(ids);
  const unknown = lines.findIndex(({ productId }) => !known.has(productId));
  if (unknown >= 0) {
    return fail({ failure: { code: 'unknown_product', field: `lines.${unknown}.product_id` } });
  }
  const planned = planStock(requested.kind, lines, await queries.hold(requested.warehouseId, ids));
  return planned.ok ? planned : fail({ refused: planned.error });
}

/** Returns `of(change)` by product, such as `№ 12` → 40, as an entry of the audit log. */
function figuresOf(changes: readonly StockChange[], of: (change: StockChange) => number): Record<string, number> {
  return Object.fromEntries(changes.map((change) => [`№ ${change.productId}`, of(change)]));
}

/** Returns the purchase prices in the lines of a receipt. Fails if the caller may not see purchase prices. */
function readPaid(
  caller: StaffCallOrigin,
  { kind, lines }: StockPosting,
): Result<ReadonlyMap<ProductId, UnitPrice>, Failure> {
  const paid = new Map<ProductId, UnitPrice>();
  for (const [at, { product_id, price = null }] of lines.entries()) {
    if (price === null) continue;
    const field = `lines.${at}.price`;
    if (!caller.actor.staff.permissions.includes('view_purchase_prices')) {
      return fail({ code: 'forbidden', field });
    }
    const unitPrice = roublesToUnitPrice(price);
    if (kind !== 'receipt' || !unitPrice.ok) return fail({ code: 'invalid_input', field });
    paid.set(Number(product_id) as ProductId, unitPrice.value);
  }
  return ok(paid);
}

/**
 * Posts a stock document: all lines with their ledger rows in one transaction. If a line is refused,
 * nothing is posted and the refused lines are returned. If a document with the same key was posted before, only its id
 * is returned.
 */
export async function postStock(
  deps: Deps,
  caller: StaffCallOrigin,
  requested: StockPosting,
): Promise<Result<PostedStock, Failure>> {
  const paid = readPaid(caller, requested);
  if (!paid.ok) return paid;
  const lines = requested.lines.map(({ product_id, quantity, book }) => ({
    productId: Number(product_id) as ProductId,
    quantity,
    book,
  }));
  const outcome = await decideInTransaction<PostedStock, Refusal>(deps.db, async (tx) => {
    const { key, kind, warehouseId, number, reason } = requested;
    const queries = backOfficeStockQueries(tx);
    const earlier = await queries.posted(key);
    if (earlier !== undefined) return ok({ documentId: String(earlier), changed: 0, ...nothingRefused });
    const planned = await plan(tx, requested, lines);
    if (!planned.ok) return planned;
    const at = deps.clock();
    const staffId = caller.actor.staff.id;
    const id = await queries.post({ key, kind, warehouseId, number, reason, staffId, at }, planned.value, paid.value);
    // A parallel request has posted a document with this key meanwhile, so this transaction is rolled back.
    if (id === undefined) return fail({ failure: { code: 'duplicate', field: 'key' } });
    const received = planned.value.flatMap(({ productId, by: pieces }) => {
      const unitPrice = paid.value.get(productId);
      return unitPrice === undefined ? [] : [{ productId, pieces, unitPrice }];
    });
    await purchasePriceQueries(tx).receive(received, at);
    await record(tx, deps, caller, {
      action: `stock.${kind}`,
      object: { kind: 'stock', id },
      before: figuresOf(planned.value, ({ before }) => before),
      after: {
        warehouse: warehouseId,
        number,
        lines: lines.length,
        ...figuresOf(planned.value, ({ before, by }) => before + by),
      },
      reason,
    });
    return ok({ documentId: String(id), changed: planned.value.length, ...nothingRefused });
  });
  if (outcome.ok) return outcome;
  if ('failure' in outcome.error) return fail(outcome.error.failure);
  return ok({ documentId: null, changed: 0, refused: [...outcome.error.refused] });
}
