// Worker thread that recognises, checks, writes and undoes imports, one after another.
import { parentPort } from 'node:worker_threads';

import { connect } from '@farad/database/connection/connect';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { holdImportLock, holdWorkLock, ImportIsRunning } from '@farad/database/imports/import-session';

import { workOnExchange } from '../one-c/work-on-exchange.ts';
import { openFiles } from '../files/open-files.ts';
import { yieldProcessor } from '../kit/yield-processor.ts';
import type { WorkMessage, WorkRequest } from '../import/orders/messages.ts';
import { recogniseOrder } from '../import/orders/recognise-order.ts';
import { runOrder, type RunRow, type Workplace } from '../import/orders/run-order.ts';
import { undoOrder } from '../import/orders/undo-order.ts';
import { isAnyWork } from '../import/orders/waiting-work.ts';

const main = parentPort;
if (main === null) throw new Error('this file must run as a worker thread');
yieldProcessor();

const say = (message: WorkMessage): void => main.postMessage(message, []);

async function workOn(place: Workplace, row: RunRow): Promise<void> {
  if (row.state === 'recognising') return recogniseOrder(place, row);
  if (row.state === 'undoing') {
    const release = await holdImportLock(place.url);
    try {
      return await undoOrder(place, row);
    } finally {
      await release();
    }
  }
  // If the program was killed during an import, the import runs again. The rows already written then count as
  // unchanged.
  const started = row.started_at ?? new Date();
  await importRunQueries(place.db).change(row.id, { state: 'running', started_at: started }, ['queued', 'running']);
  return runOrder(place, row);
}

/** Processes the imports of staff. Returns true if another process imports. */
async function workOnImports(place: Workplace): Promise<boolean> {
  const queries = importRunQueries(place.db);
  for (let row = await queries.nextWork(); row !== undefined; row = await queries.nextWork()) {
    say({ kind: 'working', id: row.id });
    try {
      await workOn(place, row);
    } catch (error) {
      if (error instanceof ImportIsRunning) {
        await queries.change(row.id, { state: 'queued' }, ['running']);
        return true;
      }
      say({ kind: 'failed', error });
      await queries.giveUp(row.id, 'broke_off');
    }
  }
  return false;
}

/**
 * Works until the queue is empty. Returns true if another process works on it; then the queue must be checked again.
 */
async function workOff(place: Workplace): Promise<boolean> {
  if (!(await isAnyWork(place.db))) return false;
  let release: () => Promise<void>;
  try {
    release = await holdWorkLock(place.url);
  } catch (error) {
    if (error instanceof ImportIsRunning) return true;
    throw error;
  }
  try {
    return (await workOnImports(place)) || (await workOnExchange(place, say));
  } finally {
    await release();
  }
}

async function work({ url, place }: WorkRequest): Promise<void> {
  const connection = connect(url, { size: 2, onIdleError: (error) => say({ kind: 'failed', error }) });
  try {
    const isBusy = await workOff({ url, files: openFiles(place), db: connection.db });
    say(isBusy ? { kind: 'busy' } : { kind: 'working', id: null });
  } finally {
    await connection.close();
  }
}

main.on('message', (request: WorkRequest) => {
  work(request).catch((error: unknown) => {
    say({ kind: 'failed', error });
    say({ kind: 'busy' });
  });
});
