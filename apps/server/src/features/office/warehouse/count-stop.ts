import type { CountStopBody, Wave } from '@farad/contract/office/stock/warehouse';
import type { Tx } from '@farad/database/connection/connect';
import { pickingQueries } from '@farad/database/stock/picking.queries';
import type { ProductId } from '@farad/domain/product';
import { fail, ok, type Result } from '@farad/domain/shared';
import { splitFound } from '@farad/domain/warehouse';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { record } from '#http/serve/staff-route.ts';
import { byPicker, shown, staffIdOf, type WaveCall } from './change-wave.ts';
import { lockShelf, noteSeen } from './shelf.ts';
import { placesOf } from './show-wave.ts';

type Counted = z.output<typeof CountStopBody>;

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/**
 * Records how many pieces the picker found at a storage place. If pieces are missing, the place counts as empty. Its
 * stock is corrected immediately, so that nobody buys the missing pieces (decision 0039).
 */
async function countPlace(
  tx: Tx,
  deps: Deps,
  call: WaveCall,
  id: number,
  { product_id, warehouseId, was, found, isShort }: Counted,
): Promise<Result<null, Failure>> {
  const queries = pickingQueries(tx);
  const productId = Number(product_id) as ProductId;
  const stop = placesOf(await queries.lines(id)).find(
    ([line]) => line.productId === productId && line.warehouseId === warehouseId,
  );
  if (stop === undefined) return fail({ code: 'invalid_input', field: 'product_id' });
  const needed = sum(stop.map((line) => line.needed));
  if (sum(stop.map(({ picked }) => picked)) !== was) return fail({ code: 'wave_changed', field: 'was' });
  if (found > needed) return fail({ code: 'invalid_input', field: 'found' });
  const shares = splitFound(
    found,
    stop.map((line) => line.needed),
  );
  const place = { productId, warehouseId };
  const own = stop.map(({ orderId }) => orderId);
  const isEmpty = isShort && found < needed;
  const seen = isEmpty ? 'empty' : stop.some((line) => line.isShort) ? 'taken_back' : 'counted';
  if (seen === 'counted') await queries.lockById(own);
  else if (!(await lockShelf(tx, place, id, own))) return fail({ code: 'wave_changed' });
  await queries.setPicked(
    { waveId: id, ...place },
    stop.map(({ orderId, needed: wanted }, at) => {
      const share = shares[at] ?? 0;
      return { orderId, picked: share, isShort: isShort && share < wanted };
    }),
  );
  await noteSeen(tx, deps, call, { place, waveId: id, own, seen });
  await queries.take(id, staffIdOf(call), deps.clock());
  await record(tx, deps, call, {
    action: 'wave.counted',
    object: {
      kind: 'wave',
      id,
    },
    before: {
      product: product_id,
      found: was,
    },
    after: {
      product: product_id,
      found,
      isShort,
    },
  });
  return ok(null);
}

/** Records how many pieces the picker found at a storage place, and distributes them among the bags of the orders. */
export const countStop = async (deps: Deps, call: WaveCall, counted: Counted): Promise<Result<Wave, Failure>> =>
  shown(deps, call, await byPicker(deps, call, (tx, id) => countPlace(tx, deps, call, id, counted)));
