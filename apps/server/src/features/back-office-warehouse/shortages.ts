import type { SettleShortageBody, Shortages } from '@farad/contract/back-office-warehouse';
import type { Handle } from '@farad/database/connect';
import { orderQueries } from '@farad/database/order.queries';
import { pickingQueries } from '@farad/database/picking.queries';
import { decideInTransaction } from '@farad/database/transaction';
import { isOrderNumber } from '@farad/domain/order';
import { fail, ok, type Result } from '@farad/domain/shared';
import type { z } from 'zod';

import type { Deps } from '../../deps.ts';
import type { Failure } from '../../http/errors.ts';
import { record, type StaffCallOrigin } from '../../http/staff-route.ts';
import { moveToPacking } from './change-wave.ts';

const shownMax = 500;

/** What was not found and nobody has decided about. */
export async function showShortages(handle: Handle): Promise<Shortages> {
  const rows = await pickingQueries(handle).shortages(shownMax);
  return {
    shortages: rows.map(({ waveId, order, status, productId, warehouseId, cell, mpn, brand, ...row }) => ({
      ...{ waveId: String(waveId), order, status, product_id: String(productId), warehouseId, cell, mpn, brand },
      ...{ needed: row.needed, found: row.picked, picker: row.picker, at: row.at.toISOString(), title: '' },
    })),
  };
}

/** Says what becomes of an order that lacks something: it is looked for again, or what was found is packed. */
export async function settleShortage(
  deps: Deps,
  call: StaffCallOrigin & { readonly params: { readonly number: string } },
  { decision }: z.output<typeof SettleShortageBody>,
): Promise<Result<Shortages, Failure>> {
  const { number } = call.params;
  const done = await decideInTransaction<null, Failure>(deps.db, async (tx) => {
    const order = isOrderNumber(number) ? await orderQueries(tx).lock(number) : undefined;
    if (order === undefined) return fail({ code: 'not_found' });
    if ((await pickingQueries(tx).settle(order.id, deps.clock())) === 0) return fail({ code: 'wave_changed' });
    if (decision === 'go_on') await moveToPacking(tx, deps, call, number);
    const object = { kind: 'order', id: order.id } as const;
    await record(tx, deps, call, { action: 'order.shortage_settled', object, after: { decision } });
    return ok(null);
  });
  return done.ok ? ok(await showShortages(deps.db)) : done;
}
