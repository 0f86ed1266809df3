import { auditQueries } from '@farad/database/staff/audit.queries';
import { exchangeSessionQueries, type OneCRun } from '@farad/database/imports/exchange-session.queries';
import { ImportIsRunning } from '@farad/database/imports/import-session';
import { exchangeLimits, isPicture, type ExchangeKind } from '@farad/domain/one-c';
import { BrokenOneCFile } from '@farad/importers/commerceml/broken-one-c-file';

import type { WorkMessage } from '../import/orders/messages.ts';
import type { Workplace } from '../import/orders/run-order.ts';
import { exchangeFiles } from './exchange-files.ts';
import { exchangeTally, abandonExchange, type OneCTally } from './exchange-tally.ts';
import { takeCatalogue } from './take-catalogue.ts';
import { takePictures } from './take-pictures.ts';
import { unpackExchange } from './unpack.ts';

const reportEveryMs = 500;

/** Returns a function that stores the progress at most twice a second. */
function progressReporter({ db }: Workplace, id: number): (rows: number) => Promise<void> {
  let toldMs = Date.now();
  return async (rows) => {
    if (Date.now() - toldMs < reportEveryMs) return;
    toldMs = Date.now();
    await exchangeSessionQueries(db).noteProgress(id, rows);
  };
}

/** Unpacks an archive. Its files become files of the session, as if each had been sent. */
export async function unpackRun(
  { db, files: storage }: Pick<Workplace, 'db' | 'files'>,
  { id, is_sale: isSale }: OneCRun,
  session: number,
  tally: OneCTally,
): Promise<ExchangeKind> {
  const files = exchangeFiles(storage);
  const queries = exchangeSessionQueries(db);
  const path = await storage.bring(files.run(session, id));
  if (path === null) throw new BrokenOneCFile('file_missing');
  const runs = new Map<string, number>();
  const nameOf = async (name: string): Promise<string> => {
    if (isPicture(name)) return files.picture(session, name);
    const now = new Date();
    const run = await queries.addRun({ sessionId: session, kind: null, isSale, file: name, state: 'uploading', now });
    runs.set(name, run);
    return files.run(session, run);
  };
  const keep = async (name: string, from: string): Promise<void> => storage.store.take(await nameOf(name), from);
  const entries = await unpackExchange(path, exchangeLimits.sessionFiles, { scratch: storage.scratch, keep });
  for (const { name, size } of entries) {
    const run = runs.get(name);
    if (run !== undefined) await queries.setSize(run, size);
  }
  tally.add('files', entries.length);
  return 'pack';
}

async function takeRun(place: Workplace, run: OneCRun, tally: OneCTally): Promise<ExchangeKind> {
  const { session_id: session, id, file } = run;
  if (session === null) throw new BrokenOneCFile('file_missing');
  if (file.endsWith('.zip')) return unpackRun(place, run, session, tally);
  const path = await place.files.bring(exchangeFiles(place.files).run(session, id));
  if (path === null) throw new BrokenOneCFile('file_missing');
  const kind = await takeCatalogue(place, { path, file, now: new Date() }, tally, progressReporter(place, id));
  await takePictures(place, session, tally);
  return kind;
}

async function workOnRun(place: Workplace, run: OneCRun): Promise<void> {
  const tally = exchangeTally();
  await exchangeSessionQueries(place.db).start(run.id);
  try {
    const kind = await takeRun(place, run, tally);
    await tally.end(place.db, run.id, kind, null, new Date());
    const origin = { staffId: null, ip: '127.0.0.1', userAgent: '1C', requestId: '' };
    const object = { kind: 'exchange', id: run.id } as const;
    const unused = [...tally.waiting().keys()].slice(0, 20);
    const waiting = unused.length === 0 ? {} : { unusedPriceTypes: unused };
    const event = {
      action: 'exchange.taken',
      object,
      after: { file: run.file, ...tally.counts(), ...waiting },
    } as const;
    await auditQueries(place.db).add(origin, event, new Date());
  } catch (error) {
    if (!(error instanceof BrokenOneCFile)) throw error;
    await tally.end(place.db, run.id, null, { code: error.code, line: error.line }, new Date());
  }
}

/** Processes the waiting files of 1C one after another. Returns true if it stopped because an import is running. */
export async function workOnExchange(place: Workplace, say: (message: WorkMessage) => void): Promise<boolean> {
  const queries = exchangeSessionQueries(place.db);
  for (let run = await queries.nextRun(); run !== undefined; run = await queries.nextRun()) {
    say({ kind: 'exchanging', id: run.id });
    try {
      await workOnRun(place, run);
    } catch (error) {
      if (error instanceof ImportIsRunning) return true;
      say({ kind: 'failed', error });
      await abandonExchange(place.db, run.id);
    }
  }
  return false;
}
