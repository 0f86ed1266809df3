import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { ImportSchedule } from '@farad/contract/office/imports/suppliers';
import { auditQueries } from '@farad/database/staff/audit.queries';
import type { Connection } from '@farad/database/connection/connect';
import { importRunQueries } from '@farad/database/imports/import-run.queries';
import { supplierQueries } from '@farad/database/imports/supplier.queries';
import { inTransaction } from '@farad/database/connection/transaction';
import { importLimits, nextFetch } from '@farad/domain/import';
import { dayMs } from '@farad/domain/shared';
import type { FilesPort } from '@farad/integrations/files';

import type { ShopFiles } from '#files/open-files.ts';
import { fetchSource } from './fetch-source.ts';
import { importFiles, makeFetchFolder, removeFetchFolders } from './import-files.ts';
import { ownOrigin } from './run-order.ts';
import { isAnyWork } from './waiting-work.ts';

export interface ScheduleContext {
  readonly files: FilesPort;
  readonly db: Connection['db'];
  readonly imports: { readonly wake: () => void };
  readonly storage: ShopFiles;
  readonly config: { readonly dataDir: string; readonly importFolder: string | null };
}

/**
 * Time in milliseconds after which another process fetches the supplier's file, in case the first one died meanwhile.
 */
const fetchingMs = 60 * 60_000;
const keptMs = 30 * dayMs;

/** Result of the last fetch (ImportSupplier in the contract). */
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
}

type Fetched = Awaited<ReturnType<typeof fetchSource>>;

/** Result of a fetch, with the path and the hash of the file. */
interface Brought {
  readonly fetched: Fetched;
  readonly path: string;
  readonly sha256: string | null;
}

/** Stores the result of a fetch. If the file differs from the last one, creates an import and returns true. */
function saveFetched(
  { db, storage }: ScheduleContext,
  supplierId: number,
  { fetched, path, sha256 }: Brought,
  { staffId, now }: { readonly staffId: number | null; readonly now: Date },
): Promise<boolean> {
  const files = importFiles(storage);
  const object = { kind: 'supplier', id: supplierId } as const;
  return inTransaction(db, async (tx) => {
    // Meanwhile the schedule may have changed, or another process may have fetched the same file.
    const supplier = await supplierQueries(tx).lockSchedule(supplierId);
    if (supplier === undefined || supplier.schedule === null) return false;
    const schedule = ImportSchedule.parse(supplier.schedule);
    const nextAt = schedule.isOn ? nextFetch(schedule.at, now) : null;
    const note = (last: Last): Promise<void> =>
      supplierQueries(tx).noteFetch(
        supplierId,
        { at: now.toISOString(), ...last },
        nextAt,
        last.outcome === 'started' ? sha256 : null,
      );
    if (!fetched.ok) {
      await note({ outcome: 'failed', failure: fetched.error, importId: null });
      await auditQueries(tx).add(
        ownOrigin(staffId),
        { action: 'supplier.fetch_failed', object, after: { failure: fetched.error } },
        now,
      );
      return false;
    }
    if (sha256 === supplier.lastSha256) {
      await note({ outcome: 'unchanged', failure: null, importId: null });
      return false;
    }
    const { name: file, size } = fetched.value;
    const known = { by: 'schedule', supplierId, state: 'recognising', staffId, now } as const;
    const id = await importRunQueries(tx).create({ file: file.slice(0, 200), size, ...known });
    await note({ outcome: 'started', failure: null, importId: String(id) });
    await auditQueries(tx).add(
      ownOrigin(staffId),
      { action: 'supplier.fetched', object, after: { file, importId: String(id) } },
      now,
    );
    // The file is stored last, so that it is still there if the transaction is repeated.
    await files.keepSource(id, path);
    return true;
  });
}

/** Fetches the file of a supplier. If it differs from the last one, its import is queued. */
export async function fetchSupplier(
  context: ScheduleContext,
  supplier: Supplier,
  staffId: number | null,
  now: Date,
): Promise<void> {
  const { config } = context;
  const { source } = ImportSchedule.parse(supplier.schedule);
  const folder = await makeFetchFolder(config.dataDir);
  try {
    const path = join(folder, 'source');
    const fetched = await fetchSource(source, path, config.importFolder, context.files);
    const sha256 = fetched.ok ? await digestOf(path) : null;
    const isStarted = await saveFetched(context, supplier.id, { fetched, path, sha256 }, { staffId, now });
    if (isStarted) context.imports.wake();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Fetches all files that are due. Starts the import thread only if there is work, since the thread takes about 55 MB.
 */
export async function fetchDue(context: ScheduleContext, now: Date): Promise<void> {
  const queries = supplierQueries(context.db);
  const againAt = new Date(now.getTime() + fetchingMs);
  for (let due = await queries.takeDue(now, againAt); due !== undefined; due = await queries.takeDue(now, againAt)) {
    await fetchSupplier(context, due, null, now);
  }
  if (await isAnyWork(context.db)) context.imports.wake();
}

/** Deletes the files of old imports, and the data of imports that cannot be undone any more. */
export async function sweepImports(
  { db, config, storage }: Pick<ScheduleContext, 'db' | 'config' | 'storage'>,
  now: Date,
): Promise<void> {
  const bounds = { latest: importLimits.undoableLatest, days: importLimits.undoableDays };
  const gone = await importRunQueries(db).sweep(new Date(now.getTime() - keptMs), bounds);
  const files = importFiles(storage);
  for (const id of gone) await files.remove(id);
  await removeFetchFolders(config.dataDir, new Date(now.getTime() - fetchingMs));
}
