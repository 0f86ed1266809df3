import { basename } from 'node:path';

import type { FrameAdditions, ImportIds, ImportSession, Written } from '@farad/database/imports/import-session';
import { isKnownPublic } from '@farad/domain/import';

import { hasVanished, settleVanished, type FoundVanished } from './vanished-rows.ts';
import { ImportCancelled, stopIf, type ImportOrder, type ImportResult } from './import-order.ts';
import type { Planned } from './plan-import.ts';
import { fieldsFilledBy } from '../row/fields-filled-by.ts';

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

/** Number of parts written, and of parts that lost their stock or were archived because their rows vanished. */
export interface Merged extends Written {
  readonly vanished: number;
}

/** Writes the matched rows in batches. Then handles the vanished rows. */
export async function mergeImport(
  order: ImportOrder,
  session: ImportSession,
  { plan, added }: Planned,
  lastLine: number,
  result: ImportResult,
  found: FoundVanished | null,
): Promise<Merged> {
  const { exchangeFile } = order;
  const { supplier, numberName = null } = order.mapping;
  const target = {
    supplier: {
      ...supplier,
      isPublic: [supplier.code, supplier.title].some(isKnownPublic),
      numberName,
    },
    warehouse: order.mapping.warehouse,
    file: exchangeFile ?? basename(order.file),
    runId: order.runId ?? null,
    by: exchangeFile === undefined ? ('command' as const) : ('exchange' as const),
  };
  const [told, isFull] = [fieldsFilledBy(plan), plan.mode === 'full'];
  const layout = order.layout ?? null;
  const counts = { ...result, examples: undefined, comparison: undefined, makerJoins: undefined, advice: undefined };
  const done = { new: 0, changed: 0, vanished: 0 };
  const write = async (ids: ImportIds, isOne: boolean): Promise<void> => {
    const batchIds = { ...ids, supplierTitle: supplier.title, layout };
    for (let after = 0; after < lastLine; after += mergeLines) {
      stopIf(order.signal);
      const work = () => session.mergeLines(batchIds, told, after, after + mergeLines);
      const written = await (isOne ? work() : session.inTransaction(work));
      done.new += written.new;
      done.changed += written.changed;
      order.onProgress('merge', Math.min(after + mergeLines, lastLine), lastLine);
    }
  };
  const endOf = async (ids: ImportIds): Promise<void> => {
    if (hasVanished(found)) done.vanished = await settleVanished(order, session, found, ids);
    if (isFull) await session.saveJoins(supplier.code, ids.runId, plan.makers.joins);
  };
  const additions = isFull ? added() : nothingAdded;
  const written = result.new + result.changed;
  if (order.isAllOrNothing) {
    await session.inTransaction(async () => {
      [done.new, done.changed, done.vanished] = [0, 0, 0];
      const ids = await session.begin(target, additions);
      await write(ids, true);
      await endOf(ids);
      await session.finish(ids.runId, 'done', counts, written);
    });
    return done;
  }
  const ids = await session.inTransaction(() => session.begin(target, additions));
  try {
    await write(ids, false);
    await endOf(ids);
  } catch (error) {
    await session.finish(ids.runId, error instanceof ImportCancelled ? 'cancelled' : 'failed', counts, 0);
    throw error;
  }
  await session.finish(ids.runId, 'done', counts, written);
  return done;
}
