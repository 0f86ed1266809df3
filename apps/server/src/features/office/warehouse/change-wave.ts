import type { BeginWaveBody, FinishedWave, Wave } from '@farad/contract/office/stock/warehouse';
import type { Tx } from '@farad/database/connection/connect';
import { orderLackQueries } from '@farad/database/orders/order-lack.queries';
import { orderQueries } from '@farad/database/orders/order.queries';
import { pickingQueries, type WaveLineRow } from '@farad/database/stock/picking.queries';
import { decideInTransaction, isUniqueViolation } from '@farad/database/connection/transaction';
import { fail, ok, type Locale, type Result } from '@farad/domain/shared';
import { linesToPick, planWave, waveLinesMax } from '@farad/domain/warehouse';
import type { z } from 'zod';

import type { Deps } from '#deps.ts';
import type { Failure } from '#http/answers/errors.ts';
import { readRowNumber } from '#http/input/row-number.ts';
import { record, type StaffCallOrigin } from '#http/serve/staff-route.ts';
import { moveLockedOrder } from '#core/orders/move-order.ts';
import { refusalOf } from './queue.ts';
import { showWave } from './show-wave.ts';
import { notifyOfShortages } from './notify-of-shortages.ts';

/** A request of staff about one picking wave. */
export type WaveCall = StaffCallOrigin & { readonly params: { readonly waveId: string }; readonly locale: Locale };

export const staffIdOf = ({ actor }: StaffCallOrigin): number => actor.staff.id;

/** Starts a picking wave for the orders, in the given sequence. If one of them cannot be picked, no wave is started. */
export async function beginWave(
  deps: Deps,
  call: StaffCallOrigin & { readonly locale: Locale },
  { orders: numbers }: z.output<typeof BeginWaveBody>,
): Promise<Result<Wave, Failure>> {
  const staffId = staffIdOf(call);
  const begun = await decideInTransaction<number, Failure>(deps.db, async (tx) => {
    const queries = pickingQueries(tx);
    const locked = await queries.lockOrders(numbers);
    const pieces = Map.groupBy(await queries.pieces(locked.map(({ id }) => id)), ({ orderId }) => orderId);
    const chosen = [...new Set(numbers)].map((number) => locked.find((order) => order.number === number));
    const wrong = chosen.findIndex(
      (order) => order === undefined || refusalOf({ order, pieces: pieces.get(order.id) ?? [] }) !== null,
    );
    if (wrong >= 0) return fail({ code: 'not_to_pick', field: `orders.${wrong}` });
    const lines = planWave(chosen.map((order) => linesToPick(pieces.get(order?.id ?? 0) ?? [])));
    if (lines.length > waveLinesMax) return fail({ code: 'invalid_input', field: 'orders' });
    const id = await queries.begin(staffId, lines, deps.clock());
    await record(tx, deps, call, {
      action: 'wave.begun',
      object: { kind: 'wave', id },
      after: { orders: chosen.map((order) => order?.number ?? ''), lines: lines.length },
    });
    return ok(id);
  }).catch((error: unknown) => {
    // A parallel request has started a wave with one of these orders.
    if (isUniqueViolation(error)) return fail({ code: 'not_to_pick', field: 'orders' } as const);
    throw error;
  });
  return begun.ok ? showWave(deps.db, begun.value, { staffId, locale: call.locale }) : begun;
}

/** Changes an open picking wave under a lock. */
async function changeWave<T>(
  deps: Deps,
  call: WaveCall,
  work: (tx: Tx, wave: { readonly id: number; readonly pickerId: number }) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  const id = readRowNumber(call.params.waveId);
  return decideInTransaction<T, Failure>(deps.db, async (tx) => {
    const wave = id === undefined ? undefined : await pickingQueries(tx).lock(id);
    if (wave === undefined) return fail({ code: 'not_found' });
    return wave.state === 'open' ? work(tx, wave) : fail({ code: 'wave_changed' });
  });
}

/** Changes an open picking wave under a lock, but only if the caller is its picker. */
export const byPicker = <T>(
  deps: Deps,
  call: WaveCall,
  work: (tx: Tx, waveId: number) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> =>
  changeWave<T>(deps, call, async (tx, { id, pickerId }) =>
    pickerId === staffIdOf(call) ? work(tx, id) : fail({ code: 'wave_taken' }),
  );

export const shown = async (
  deps: Deps,
  call: WaveCall,
  done: Result<unknown, Failure>,
): Promise<Result<Wave, Failure>> =>
  done.ok
    ? showWave(deps.db, readRowNumber(call.params.waveId), { staffId: staffIdOf(call), locale: call.locale })
    : done;

/**
 * Makes the caller the picker of a wave. Fails if its picker is no longer `from`, since someone else took the wave
 * meanwhile.
 */
export const takeWave = async (deps: Deps, call: WaveCall, from: string): Promise<Result<Wave, Failure>> =>
  shown(
    deps,
    call,
    await changeWave(deps, call, async (tx, { id, pickerId }) => {
      if (String(pickerId) !== from) return fail({ code: 'wave_taken' });
      await pickingQueries(tx).take(id, staffIdOf(call), deps.clock());
      const object = { kind: 'wave', id } as const;
      await record(tx, deps, call, {
        action: 'wave.taken',
        object,
        before: { picker: pickerId },
        after: { picker: staffIdOf(call) },
      });
      return ok(null);
    }),
  );

/**
 * Moves a picked order to the packing desk, if the table of transitions allows it. Returns true if the order was moved.
 */
export async function moveToPacking(tx: Tx, deps: Deps, call: StaffCallOrigin, number: string): Promise<boolean> {
  const order = await orderQueries(tx).lock(number);
  if (order === undefined) return false;
  const by = { kind: 'staff', staffId: staffIdOf(call) } as const;
  const moved = await moveLockedOrder(tx, deps, order, { to: 'in_warehouse', by, reason: '' });
  if (!moved.ok) return false;
  await record(tx, deps, call, {
    action: 'order.moved',
    object: {
      kind: 'order',
      id: order.id,
    },
    before: { status: order.status },
    after: { status: 'in_warehouse' },
  });
  return true;
}

/** Locks all orders that may change when the wave ends. */
async function lockOrdersOf(tx: Tx, waveId: number, lines: readonly WaveLineRow[]): Promise<void> {
  const others = await orderLackQueries(tx).ordersOf(waveId);
  await pickingQueries(tx).lockById([...lines.map(({ orderId }) => orderId), ...others]);
}

/**
 * Ends a picking wave. Orders that are picked completely go to packing. Orders with a shortage get a note and wait for
 * a decision by staff.
 */
export const finishWave = (deps: Deps, call: WaveCall): Promise<Result<FinishedWave, Failure>> =>
  byPicker<FinishedWave>(deps, call, async (tx, id) => {
    const queries = pickingQueries(tx);
    const lines = await queries.lines(id);
    if (lines.some(({ picked, needed, isShort }) => picked < needed && !isShort)) {
      return fail({ code: 'wave_unfinished' });
    }
    await lockOrdersOf(tx, id, lines);
    await queries.end(id, 'done', deps.clock());
    const moved: string[] = [];
    const short: string[] = [];
    const missing: WaveLineRow[] = [];
    for (const own of Map.groupBy(lines, ({ orderId }) => orderId).values()) {
      const number = own[0]?.order ?? '';
      const lacking = own.filter(({ picked, needed }) => picked < needed);
      if (lacking.length > 0) {
        short.push(number);
        missing.push(...lacking);
      } else if (await moveToPacking(tx, deps, call, number)) moved.push(number);
    }
    await notifyOfShortages(tx, deps, call, { waveId: id, lines: missing });
    await record(tx, deps, call, { action: 'wave.finished', object: { kind: 'wave', id }, after: { moved, short } });
    return ok({ moved, short });
  });

/** Cancels a picking wave. The picked goods go back to their places, and its orders wait to be picked again. */
export const dropWave = (deps: Deps, call: WaveCall): Promise<Result<null, Failure>> =>
  byPicker<null>(deps, call, async (tx, id) => {
    await lockOrdersOf(tx, id, await pickingQueries(tx).lines(id));
    await pickingQueries(tx).end(id, 'dropped', deps.clock());
    await notifyOfShortages(tx, deps, call, { waveId: id, lines: [] });
    await record(tx, deps, call, { action: 'wave.dropped', object: { kind: 'wave', id } });
    return ok(null);
  });
