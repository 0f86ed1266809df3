import { randomUUID } from 'node:crypto';

import { backOfficeStockQueries } from '@farad/database/stock/back-office-stock.queries';
import type { Tx } from '@farad/database/connection/connect';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { pickingQueries } from '@farad/database/stock/picking.queries';
import { shelfQueries, type ShelfPlace } from '@farad/database/stock/shelf.queries';
import { savepoint } from '@farad/database/connection/transaction';
import type { StockPlace } from '@farad/domain/stock';
import {
  holdersAt,
  planShelf,
  shareFound,
  type PiecesOfOrder,
  type ShelfHolder,
  type ShelfPlan,
  type ShelfSight,
} from '@farad/domain/warehouse';

import type { Deps } from '#deps.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';

/**
 * Maximum number of attempts to lock. Few orders arrive while the others are locked, and the next attempt includes
 * them.
 */
const triesMax = 5;

const nothing: StockPlace = { onHand: 0, reserved: 0 };

const placeOf = async (tx: Tx, { productId, warehouseId }: ShelfPlace): Promise<StockPlace> =>
  (await backOfficeStockQueries(tx).hold(warehouseId, [productId])).get(productId) ?? nothing;

/**
 * Locks all orders with pieces reserved at a storage place, in the sequence of their ids, and then the place. The wave
 * must be locked before. Returns false if new orders arrived at each attempt; the caller then starts again.
 */
export async function lockShelf(tx: Tx, place: ShelfPlace, waveId: number, own: readonly number[]): Promise<boolean> {
  const shelf = shelfQueries(tx, place);
  for (let tries = 0; tries < triesMax; tries += 1) {
    const lost = await orderLackQueries(tx).ofWave(place, waveId);
    const known = new Set([...own, ...[...(await shelf.holders()), ...lost].map(({ orderId }) => orderId)]);
    const isLocked = await savepoint(tx, async () => {
      await pickingQueries(tx).lockById([...known]);
      await placeOf(tx, place);
      return (await shelf.holders()).every(({ orderId }) => known.has(orderId));
    });
    if (isLocked) return true;
  }
  return false;
}

async function holdersOf(tx: Tx, place: ShelfPlace, own: readonly number[] | null): Promise<readonly ShelfHolder[]> {
  const shelf = shelfQueries(tx, place);
  const inBoxes = await shelf.inBoxes();
  const ids = own ?? [...(await shelf.holders()).map(({ orderId }) => orderId), ...inBoxes.keys()];
  const pieces = (await pickingQueries(tx).pieces(ids)).filter(({ productId }) => productId === place.productId);
  const boxes = new Map([...inBoxes].filter(([orderId]) => ids.includes(orderId)));
  return holdersAt(place.warehouseId, pieces, boxes);
}

interface Seen {
  readonly place: ShelfPlace;
  readonly waveId: number;
  /** Ids of the orders for which the wave picked here. */
  readonly own: readonly number[];
  /**
   * `empty`: pieces are missing, so the place is empty. `counted`: the picker counted the picked pieces; the number of
   * the others is unknown. `taken_back`: a shortage was reported before, but more pieces were found.
   */
  readonly seen: 'empty' | 'counted' | 'taken_back';
}

/** Posts a stock document that releases pieces of orders or reserves pieces for them, and changes the stock. */
async function apply(
  tx: Tx,
  deps: Deps,
  call: StaffCallOrigin,
  { place, waveId }: Pick<Seen, 'place'> & { readonly waveId?: number },
  { plan, before }: { readonly plan: ShelfPlan; readonly before: StockPlace },
): Promise<void> {
  const { by, released, taken } = plan;
  if (by === 0 && released.length === 0 && taken.length === 0) return;
  const [shelf, stock, lacks] = [shelfQueries(tx, place), backOfficeStockQueries(tx), orderLackQueries(tx)];
  const document = {
    ...({
      key: randomUUID(),
      kind: 'shortage',
      warehouseId: place.warehouseId,
      number: '',
      reason: '',
    } as const),
    staffId: call.actor.staff.id,
    at: deps.clock(),
    ...(waveId === undefined ? {} : { waveId }),
  };
  const id = await stock.addDocument(document);
  if (id === undefined) throw new Error('stock document: new random key exists already');
  await shelf.release(released, id);
  if (by !== 0)
    await stock.change(id, document, [{ productId: place.productId, by, before: before.onHand }], new Map());
  await shelf.hold(taken, id);
  await lacks.add(place, id, released);
  for (const { orderId, pieces } of taken) await lacks.find(orderId, place, pieces);
  const name = `№ ${place.productId}`;
  await record(tx, deps, call, {
    action: 'stock.shortage',
    object: {
      kind: 'stock',
      id,
    },
    before: { [name]: before.onHand },
    after: {
      warehouse: place.warehouseId,
      [name]: before.onHand + by,
      released: released.length,
      taken: taken.length,
    },
  });
}

/** Reserves pieces that are in stock again for the orders that lost them in this wave and still need them. */
async function refill(tx: Tx, deps: Deps, call: StaffCallOrigin, { place, waveId }: Seen): Promise<void> {
  const lost = await orderLackQueries(tx).ofWave(place, waveId);
  const lacking = await orderLackQueries(tx).lines(lost.map(({ orderId }) => orderId));
  const { onHand, reserved } = await placeOf(tx, place);
  const wanted = lost.map(({ orderId, pieces }): PiecesOfOrder => {
    const line = lacking.find((each) => each.orderId === orderId && each.productId === place.productId);
    return { orderId, pieces: Math.min(pieces, line?.lacks ?? 0) };
  });
  const taken = shareFound(onHand - reserved, wanted);
  const plan = { by: 0, released: [], taken };
  await apply(tx, deps, call, { place, waveId }, { plan, before: { onHand, reserved } });
}

/**
 * Corrects the stock of a storage place to the number of pieces that the picker saw. The picked pieces must be recorded
 * before. With `seen: 'counted'`, only the orders in `own` are affected, and the caller must have locked them.
 * Otherwise the caller must have called {@link lockShelf}.
 */
export async function noteSeen(tx: Tx, deps: Deps, call: StaffCallOrigin, sight: Seen): Promise<void> {
  const { place, waveId, own, seen } = sight;
  const holders = await holdersOf(tx, place, seen === 'empty' ? null : own);
  if (seen === 'counted' && holders.every(({ held, kept }) => kept <= held)) return;
  const before = await placeOf(tx, place);
  const putBack = seen === 'taken_back' ? Math.max(0, -(await shelfQueries(tx, place).addedInWave(waveId))) : 0;
  const what: ShelfSight = seen === 'empty' ? { kind: 'empty' } : { kind: 'stands', putBack };
  const plan = planShelf({ ...before, holders }, what);
  await apply(tx, deps, call, { place, waveId }, { plan, before });
  if (seen === 'taken_back') await refill(tx, deps, call, sight);
}

/** Puts found pieces back into stock. They were missing at the shelf, and are reserved for the order that lost them. */
export async function putBackFound(
  tx: Tx,
  deps: Deps,
  call: StaffCallOrigin,
  { place, orderId, pieces }: { readonly place: ShelfPlace } & PiecesOfOrder,
): Promise<void> {
  const before = await placeOf(tx, place);
  const plan = { by: pieces, released: [], taken: [{ orderId, pieces }] };
  await apply(tx, deps, call, { place }, { plan, before });
}
