import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename } from 'node:fs/promises';

import { ImportSchedule } from '@farad/contract/back-office-imports';
import { auditQueries } from '@farad/database/audit.queries';
import type { Connection, Handle } from '@farad/database/connect';
import { importRunQueries } from '@farad/database/import-run.queries';
import { supplierQueries } from '@farad/database/supplier.queries';
import { inTransaction } from '@farad/database/transaction';
import { importLimits, nextFetch } from '@farad/domain/import';

import { fetchSource } from './fetch-source.ts';
import { importFiles } from './import-files.ts';
import type { Imports } from './open-imports.ts';
import { ownOrigin } from './run-order.ts';

export interface ScheduleContext {
  readonly db: Connection['db'];
  readonly imports: Pick<Imports, 'wake'>;
  readonly config: { readonly dataDir: string; readonly importFolder: string | null };
}

/** A process that dies while it fetches: another one takes the supplier again after so long. */
const fetchingMs = 60 * 60_000;
const keptMs = 30 * 86_400_000;

/** What came of the last time (ImportSupplier of the contract). */
interface Last {
  readonly outcome: 'started' | 'unchanged' | 'failed';
  readonly failure: string | null;
  readonly importId: string | null;
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  for await (const chunk of createReadStream(path)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}

interface Supplier {
  readonly id: number;
  readonly schedule: unknown;
  readonly last_sha256: string | null;
}

/** Fetches the file of one supplier and puts its import into the queue, where the file is another than the last time. */
export async function fetchSupplier(
  context: ScheduleContext,
  supplier: Supplier,
  staffId: number | null,
  now: Date,
): Promise<void> {
  const { db, config } = context;
  const schedule = ImportSchedule.parse(supplier.schedule);
  const files = importFiles(config.dataDir);
  const nextAt = schedule.isOn ? nextFetch(schedule.at, now) : null;
  // A folder that no import has.
  await files.make(-supplier.id);
  const path = files.source(-supplier.id);
  const fetched = await fetchSource(schedule.source, path, config.importFolder);
  const sha256 = fetched.ok ? await digestOf(path) : null;
  const note = (last: Last, tx: Handle = db): Promise<void> =>
    supplierQueries(tx).noteFetch(
      supplier.id,
      { at: now.toISOString(), ...last },
      nextAt,
      last.outcome === 'started' ? sha256 : null,
    );
  const object = { kind: 'supplier', id: supplier.id } as const;
  if (!fetched.ok) {
    await inTransaction(db, async (tx) => {
      await note({ outcome: 'failed', failure: fetched.error, importId: null }, tx);
      await auditQueries(tx).add(
        ownOrigin(staffId),
        { action: 'supplier.fetch_failed', object, after: { failure: fetched.error } },
        now,
      );
    });
  } else if (sha256 === supplier.last_sha256) {
    await note({ outcome: 'unchanged', failure: null, importId: null });
  } else {
    await inTransaction(db, async (tx) => {
      const { name: file, size } = fetched.value;
      const known = { by: 'schedule', supplierId: supplier.id, state: 'recognising', staffId, now } as const;
      const id = await importRunQueries(tx).create({ file: file.slice(0, 200), size, ...known });
      await files.make(id);
      await rename(path, files.source(id));
      await note({ outcome: 'started', failure: null, importId: String(id) }, tx);
      await auditQueries(tx).add(
        ownOrigin(staffId),
        { action: 'supplier.fetched', object, after: { file, importId: String(id) } },
        now,
      );
    });
    context.imports.wake();
  }
  await files.remove(-supplier.id);
}

/** Fetches what is due, and lets what waits go on. */
export async function fetchDue(context: ScheduleContext, now: Date): Promise<void> {
  const queries = supplierQueries(context.db);
  const againAt = new Date(now.getTime() + fetchingMs);
  for (let due = await queries.takeDue(now, againAt); due !== undefined; due = await queries.takeDue(now, againAt)) {
    await fetchSupplier(context, due, null, now);
  }
  context.imports.wake();
}

/** Forgets files of old imports, and what can be undone no more. */
export async function sweepImports({ db, config }: Pick<ScheduleContext, 'db' | 'config'>, now: Date): Promise<void> {
  const bounds = { latest: importLimits.undoableLatest, days: importLimits.undoableDays };
  const gone = await importRunQueries(db).sweep(new Date(now.getTime() - keptMs), bounds);
  for (const id of gone) await importFiles(config.dataDir).remove(id);
}
