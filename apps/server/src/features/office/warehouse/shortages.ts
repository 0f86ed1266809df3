import type { SettleShortageBody, Shortages } from '@farad/contract/office/stock/warehouse';
import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Handle, Tx } from '@farad/database/connection/connect';
import { orderLackQueries, type LackingLine } from '@farad/database/orders/order-lack.queries';
import { orderQueries, type OrderRow } from '@farad/database/orders/order.queries';
import { pickingQueries } from '@farad/database/stock/picking.queries';
import { stockQueries } from '@farad/database/stock/stock.queries';
import { decideInTransaction } from '@farad/database/connection/transaction';
import type { Quantity } from '@farad/domain/money';
import { isOrderNumber } from '@farad/domain/order';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { moveToPacking } from './change-wave.ts';
import { putBackFound } from './shelf.ts';

const shownMax = 500;

type Decided = z.output<typeof SettleShortageBody>;
type Found = Extract<Decided, { decision: 'found' }>;

interface ListedRow {
  readonly waveId: number | null;
  readonly orderId: number;
  readonly order: string;
  readonly status: Shortages['shortages'][number]['status'];
  readonly productId: ProductId;
  readonly warehouseId: number;
  readonly cell: string;
  readonly mpn: string;
  readonly brand: string;
  readonly needed: number;
  readonly found: number;
  readonly picker: string;
  readonly at: Date;
}

async function listed(handle: Handle): Promise<readonly ListedRow[]> {
  const fromWaves = await pickingQueries(handle).shortages(shownMax);
  const others = await orderLackQueries(handle).open(shownMax);
  return [
    ...fromWaves.map(({ picked, ...row }) => ({ ...row, found: picked })),
    ...others.map(({ quantity, by, ...row }) => ({ ...row, needed: quantity, picker: by })),
  ].slice(0, shownMax);
}

const lacksOf = (lacking: readonly LackingLine[], orderId: number, productId: ProductId): number =>
  lacking.find((line) => line.orderId === orderId && line.productId === productId)?.lacks ?? 0;

/** Returns the shortages that staff must decide about, with the missing pieces of each order and the free stock. */
export async function showShortages(handle: Handle): Promise<Shortages> {
  const rows = await listed(handle);
  const lacking = await orderLackQueries(handle).lines([...new Set(rows.map(({ orderId }) => orderId))]);
  const free = await backOfficeStockQueries(handle).free([...new Set(rows.map(({ productId }) => productId))]);
  return {
    shortages: rows.map(({ orderId, productId, waveId, at, ...row }) => ({
      ...row,
      product_id: String(productId),
      waveId: waveId === null ? null : String(waveId),
      at: at.toISOString(),
      lacks: lacksOf(lacking, orderId, productId),
      available: free.get(productId) ?? 0,
    })),
  };
}

/**
 * Reserves free stock for the pieces that an order lacks, as far as there is any. Returns a failure if there is none.
 */
async function holdFree(tx: Tx, order: OrderRow, lacking: readonly LackingLine[]): Promise<Failure | null> {
  const stock = stockQueries(tx);
  const wanted = [];
  for (const { productId, lacks } of lacking) {
    const quantity = Math.min(lacks, await stock.available(productId)) as Quantity;
    if (quantity > 0) wanted.push({ productId, quantity });
  }
  const [first] = lacking;
  if (first === undefined) return null;
  const refused = wanted.length === 0 ? first.productId : await stock.reserve(order.id, wanted, order.payUntil);
  if (refused === null) return null;
  return { code: 'not_enough_stock', productId: String(refused), available: await stock.available(refused) };
}

/** Records pieces that were found again, at most as many as the order lacks. Returns a failure or null. */
async function takeFound(
  tx: Tx,
  deps: Deps,
  call: StaffCallOrigin,
  { order, found: { lines } }: { readonly order: OrderRow; readonly found: Found },
): Promise<Failure | null> {
  const warehouses = await backOfficeStockQueries(tx).warehouses();
  const left = new Map(
    (await orderLackQueries(tx).lines([order.id])).map(({ productId, lacks }) => [productId, lacks]),
  );
  const sorted = lines
    .map((line, at) => ({ ...line, at, productId: Number(line.product_id) as ProductId }))
    .toSorted((a, b) => a.productId - b.productId || a.warehouseId - b.warehouseId);
  for (const { productId, warehouseId, pieces, at } of sorted) {
    const lacks = left.get(productId) ?? 0;
    if (pieces > lacks) {
      const [field, product] = [`lines.${at}.pieces`, String(productId)];
      return { code: 'invalid_input', field, productId: product, available: lacks };
    }
    if (!warehouses.some(({ id }) => id === warehouseId)) {
      return { code: 'invalid_input', field: `lines.${at}.warehouseId` };
    }
    left.set(productId, lacks - pieces);
    await putBackFound(tx, deps, call, { place: { productId, warehouseId }, orderId: order.id, pieces });
  }
  return null;
}

const endAll = async (tx: Tx, { id }: OrderRow, at: Date): Promise<number> =>
  (await pickingQueries(tx).settle(id, at)) + (await orderLackQueries(tx).settle(id, at));

async function decide(
  tx: Tx,
  deps: Deps,
  call: StaffCallOrigin,
  { order, decided }: { readonly order: OrderRow; readonly decided: Decided },
): Promise<Failure | null> {
  const lacks = orderLackQueries(tx);
  const at = deps.clock();
  if (decided.decision === 'go_on') {
    if ((await endAll(tx, order, at)) === 0) return { code: 'wave_changed' };
    await moveToPacking(tx, deps, call, order.number);
    return null;
  }
  const refused =
    decided.decision === 'found'
      ? await takeFound(tx, deps, call, { order, found: decided })
      : await holdFree(tx, order, await lacks.lines([order.id]));
  if (refused !== null) return refused;
  // Some pieces are still missing, so the shortage stays open until the next decision.
  if ((await lacks.lines([order.id])).length > 0) return null;
  return (await endAll(tx, order, at)) === 0 && decided.decision === 'again' ? { code: 'wave_changed' } : null;
}

/** Carries out a decision of staff about an order with a shortage. Returns the remaining shortages. */
export async function settleShortage(
  deps: Deps,
  call: StaffCallOrigin & { readonly params: { readonly number: string } },
  decided: Decided,
): Promise<Result<Shortages, Failure>> {
  const { number } = call.params;
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const order = isOrderNumber(number) ? await orderQueries(tx).lock(number) : undefined;
    if (order === undefined) return fail({ code: 'not_found' });
    const refused = await decide(tx, deps, call, { order, decided });
    if (refused !== null) return fail(refused);
    const object = { kind: 'order', id: order.id } as const;
    await record(tx, deps, call, { action: 'order.shortage_settled', object, after: { decision: decided.decision } });
    return ok(null);
  });
  return done.ok ? ok(await showShortages(deps.db)) : done;
}
