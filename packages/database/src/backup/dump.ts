import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { clientFor } from '../connection/servers/client.ts';
import {
  migrationTable,
  quoted,
  sumsSql,
  type DatabaseContent,
  type UnfinishedJob,
  type Progress,
  type TableContent,
} from './backup-description.ts';

type Client = Pick<pg.Client, 'query'>;

/** Returns tables with the columns whose values are backed up. Generated columns are left out. */
async function tablesOf(client: Client): Promise<readonly Omit<TableContent, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
    [migrationTable],
  );
  return rows;
}

async function sequencesOf(client: Client): Promise<DatabaseContent['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const values: DatabaseContent['sequences'][number][] = [];
  for (const { name } of rows) {
    const read = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(name)}`,
    );
    values.push(...read.rows.map((value) => ({ name, ...value })));
  }
  return values;
}

/** Returns jobs that have attempts left, including running ones. */
async function jobsOf(client: Client): Promise<readonly UnfinishedJob[]> {
  const { rows: found } = await client.query(`select to_regclass('graphile_worker._private_jobs') as jobs`);
  if ((found as readonly { jobs: string | null }[])[0]?.jobs === null) return [];
  const { rows } = await client.query<UnfinishedJob>(
    `select t.identifier as task, j.payload, j.run_at::text as "runAt", j.priority, j.max_attempts as "maxAttempts", j.key,
       q.queue_name as queue
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
     where j.attempts < j.max_attempts order by j.id`,
  );
  return rows;
}

async function copyTable(client: pg.Client, { name, columns }: Omit<TableContent, 'rows'>, sink: Writable) {
  const copy = client.query(copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`));
  await pipeline(copy, sink);
  return { name, columns, rows: copy.rowCount };
}

async function dumpSnapshot(
  client: pg.Client,
  sinkOf: (table: string) => Writable,
  onProgress: (progress: Progress) => void,
): Promise<DatabaseContent> {
  const { rows: moments } = await client.query<{ at: Date }>('select now() as at');
  const { rows: migrations } = await client.query<DatabaseContent['migrations'][number]>(
    `select number, name, sha256 from ${migrationTable} order by number`,
  );
  const { rows: sums } = await client.query<Record<string, string>>(sumsSql);
  const jobs = await jobsOf(client);
  const tables: TableContent[] = [];
  for (const table of await tablesOf(client)) {
    const written = await copyTable(client, table, sinkOf(table.name));
    onProgress({ table: table.name, rows: written.rows });
    tables.push(written);
  }
  // Sequences are read last, because they ignore transactions. A sequence must not be behind the ids of the copied
  // rows.
  const sequences = await sequencesOf(client);
  return {
    at: (moments[0]?.at ?? new Date(0)).toISOString(),
    migrations,
    tables,
    sequences,
    jobs,
    sums: sums[0] ?? {},
  };
}

/**
 * Writes every table of the database at `url` in one read-only transaction. The shop may keep running meanwhile.
 * `sinkOf` is called for each table in turn. It returns the stream that takes the table's rows in the text format of
 * COPY.
 */
export async function dumpDatabase(
  url: string,
  sinkOf: (table: string) => Writable,
  onProgress: (progress: Progress) => void,
): Promise<DatabaseContent> {
  const client = clientFor(url, { application_name: 'farad backup' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin transaction isolation level repeatable read read only');
    const content = await dumpSnapshot(client, sinkOf, onProgress);
    await client.query('commit');
    return content;
  } finally {
    await client.end();
  }
}
