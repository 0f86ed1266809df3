import { setTimeout as wait } from 'node:timers/promises';

import {
  exchangeSessionQueries,
  type OneCRun,
  type OneCSession,
} from '@farad/database/imports/exchange-session.queries';
import { exchangeTakeQueries } from '@farad/database/imports/exchange-take.queries';
import { exchangeLimits, isExchangeFileName } from '@farad/domain/one-c';
import { BrokenOneCFile } from '@farad/importers/commerceml/broken-one-c-file';

import type { Deps } from '#deps.ts';
import { exchangeFiles } from '../exchange-files.ts';
import { exchangeTally } from '../exchange-tally.ts';
import { takeOrders } from '../take-orders.ts';
import { unpackRun } from '../work-on-exchange.ts';
import { exchangeWords } from './exchange-words.ts';

/**
 * Maximum time in milliseconds to wait for the end of the work. 1C repeats the request immediately, so waiting here
 * saves requests.
 */
const answerAfterMs = 1000;

const endOf = (run: OneCRun): readonly string[] => {
  if (run.state === 'done') return ['success'];
  const { failure, failure_line: line } = run;
  const why = exchangeWords.failures[failure ?? 'broke_off'];
  return ['failure', why + (line === null ? '' : exchangeWords.inLine(line))];
};

/** Returns the state of a file after waiting briefly until it is processed. */
async function stateOf(deps: Deps, id: number): Promise<readonly string[]> {
  const queries = exchangeSessionQueries(deps.db);
  deps.imports.wake();
  const stop = new AbortController();
  await Promise.race([
    deps.imports.idle(),
    wait(answerAfterMs, undefined, { signal: stop.signal }).catch(() => undefined),
  ]);
  stop.abort();
  const run = await queries.byId(id);
  if (run === undefined) return ['failure', exchangeWords.failures.file_missing];
  if (run.state === 'queued') return ['progress', exchangeWords.queued];
  return run.state === 'running' ? ['progress', exchangeWords.progress(run.progress)] : endOf(run);
}

/**
 * Handles `mode=import`: starts to process a file or returns its progress. Archives of the session are processed first,
 * since the file may be in one of them. After the end, a repeated call returns the same response and changes nothing.
 */
export async function importFile(deps: Deps, session: OneCSession, file: string): Promise<readonly string[]> {
  if (!isExchangeFileName(file)) return ['failure', exchangeWords.bad_name];
  const queries = exchangeSessionQueries(deps.db);
  for (const pack of await queries.packs(session.id, false)) await queries.queue(pack.id);
  const pack = await queries.lastPack(session.id);
  const sent = await queries.lastRun(session.id, file);
  // A file that was sent after the archive is not in the archive.
  if (pack !== undefined && pack.state !== 'done' && (sent === undefined || sent.id < pack.id)) {
    const state = await stateOf(deps, pack.id);
    if (state[0] !== 'success') return state;
  }
  const run = await queries.lastRun(session.id, file);
  if (run === undefined) return ['failure', exchangeWords.failures.file_missing];
  if (run.state === 'uploading') await queries.queue(run.id);
  return run.state === 'done' || run.state === 'failed' ? endOf(run) : stateOf(deps, run.id);
}

async function workOnOrders(deps: Deps, session: OneCSession, run: OneCRun): Promise<readonly string[]> {
  const queries = exchangeSessionQueries(deps.db);
  // Of two parallel calls, one does the work; the other returns the progress.
  if (!(await queries.queue(run.id))) return ['progress', exchangeWords.queued];
  const tally = exchangeTally();
  try {
    const path = await deps.storage.bring(exchangeFiles(deps.storage).run(session.id, run.id));
    if (path === null) throw new BrokenOneCFile('file_missing');
    await takeOrders(deps, path, tally);
    await tally.end(deps.db, run.id, 'orders_in', null, deps.clock());
  } catch (error) {
    const code = error instanceof BrokenOneCFile ? error.code : 'broke_off';
    const line = error instanceof BrokenOneCFile ? error.line : null;
    await tally.end(deps.db, run.id, 'orders_in', { code, line }, deps.clock());
    if (!(error instanceof BrokenOneCFile)) throw error;
  }
  const ended = await queries.byId(run.id);
  return ended === undefined ? ['failure', exchangeWords.failures.broke_off] : endOf(ended);
}

/** Unpacks an archive of orders. Returns the response to a failure; null = unpacked. */
async function unpackOrders(deps: Deps, session: OneCSession, pack: OneCRun): Promise<readonly string[] | null> {
  const queries = exchangeSessionQueries(deps.db);
  const tally = exchangeTally();
  try {
    await unpackRun({ db: deps.db, files: deps.storage }, pack, session.id, tally);
    await tally.end(deps.db, pack.id, 'pack', null, deps.clock());
    return null;
  } catch (error) {
    if (!(error instanceof BrokenOneCFile)) throw error;
    await tally.end(deps.db, pack.id, 'pack', { code: error.code, line: error.line }, deps.clock());
    const ended = await queries.byId(pack.id);
    return ended === undefined ? null : endOf(ended);
  }
}

/**
 * Processes a file of orders. `isAsked` is true if 1C said that the file is complete. Older versions never say so.
 * Their files are processed as soon as the last part ends a complete document.
 */
export async function takeOrdersFile(
  deps: Deps,
  session: OneCSession,
  file: string,
  isAsked: boolean,
): Promise<readonly string[]> {
  if (!isExchangeFileName(file)) return ['failure', exchangeWords.bad_name];
  const queries = exchangeSessionQueries(deps.db);
  for (const pack of isAsked ? await queries.packs(session.id, true) : []) {
    const failed = await unpackOrders(deps, session, pack);
    if (failed !== null) return failed;
  }
  const run = await queries.lastRun(session.id, file);
  if (run === undefined) return ['failure', exchangeWords.failures.file_missing];
  if (run.state === 'done' || run.state === 'failed') return endOf(run);
  if (run.state !== 'uploading') return ['progress', exchangeWords.queued];
  if (run.size > exchangeLimits.ordersBytes) return ['failure', exchangeWords.too_much];
  if (file.endsWith('.zip')) return isAsked ? ((await unpackOrders(deps, session, run)) ?? ['success']) : ['success'];
  return workOnOrders(deps, session, run);
}

/**
 * Handles `mode=deactivate`: takes products off sale that 1C did not name in this session. Does nothing and returns a
 * failure if they are too large a share of the products.
 */
export async function removeLeftOut(deps: Deps, session: OneCSession): Promise<readonly string[]> {
  const queries = exchangeSessionQueries(deps.db);
  const now = deps.clock();
  const known = { sessionId: session.id, kind: 'left_out', isSale: false, file: '', state: 'running', now } as const;
  const id = await queries.addRun(known);
  const tally = exchangeTally();
  const taken = await deps.db.transaction().execute(async (tx) => {
    const take = exchangeTakeQueries(tx);
    await take.withoutStatementTimeout();
    const { all, left } = await take.leftOut(session.createdAt);
    if (left > all * exchangeLimits.deactivatedShareMax) return false;
    tally.add('deleted', await take.takeAway(session.createdAt));
    return true;
  });
  await tally.end(deps.db, id, 'left_out', taken ? null : { code: 'too_many_left_out', line: null }, now);
  return taken ? ['success'] : ['failure', exchangeWords.failures.too_many_left_out];
}
