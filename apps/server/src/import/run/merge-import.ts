import { basename } from 'node:path';

import type { FrameAdditions, ImportIds, ImportSession, Written } from '@farad/database/import-session';
import { isKnownPublic } from '@farad/domain/import';

import { ImportCancelled, stopIf, type ImportOrder, type ImportResult } from './import-order.ts';
import type { Planned } from './plan-import.ts';
import { toldBy } from '../told-by.ts';

const mergeLines = 50_000;

export const nothingAdded: FrameAdditions = {
  brands: [],
  brandSpellings: [],
  categories: [],
  categoryAttributes: [],
  categorySpellings: [],
  attributes: [],
  valueTitles: [],
};

/** Writes what was matched, batch by batch. */
export async function mergeImport(
  order: ImportOrder,
  session: ImportSession,
  { plan, added }: Planned,
  lastLine: number,
  result: ImportResult,
): Promise<Written> {
  const { exchangeFile } = order;
  const { supplier, numberName = null } = order.mapping;
  const target = {
    supplier: { ...supplier, isPublic: [supplier.code, supplier.title].some(isKnownPublic), numberName },
    warehouse: order.mapping.warehouse,
    ...{ file: exchangeFile ?? basename(order.file), runId: order.runId ?? null },
    by: exchangeFile === undefined ? ('command' as const) : ('exchange' as const),
  };
  const [told, isFull] = [toldBy(plan), plan.mode === 'full'];
  const counts = { ...result, examples: undefined, comparison: undefined, makerJoins: undefined, advice: undefined };
  const done = { new: 0, changed: 0 };
  const write = async (ids: ImportIds, isOne: boolean): Promise<void> => {
    const batchIds = { ...ids, supplierTitle: order.mapping.supplier.title };
    for (let after = 0; after < lastLine; after += mergeLines) {
      stopIf(order.signal);
      const work = () => session.mergeLines(batchIds, told, isFull, after, after + mergeLines);
      const written = await (isOne ? work() : session.inTransaction(work));
      done.new += written.new;
      done.changed += written.changed;
      order.onProgress('merge', Math.min(after + mergeLines, lastLine), lastLine);
    }
  };
  const look = async (runId: number): Promise<void> => {
    if (isFull) await session.keepJoins(supplier.code, runId, plan.makers.joins);
  };
  const additions = isFull ? added() : nothingAdded;
  const written = result.new + result.changed;
  if (order.isAllOrNothing) {
    await session.inTransaction(async () => {
      [done.new, done.changed] = [0, 0];
      const ids = await session.begin(target, additions);
      await write(ids, true);
      await look(ids.runId);
      await session.finish(ids.runId, 'done', counts, written);
    });
    return done;
  }
  const ids = await session.inTransaction(() => session.begin(target, additions));
  try {
    await write(ids, false);
    await look(ids.runId);
  } catch (error) {
    await session.finish(ids.runId, error instanceof ImportCancelled ? 'cancelled' : 'failed', counts, 0);
    throw error;
  }
  await session.finish(ids.runId, 'done', counts, written);
  return done;
}
