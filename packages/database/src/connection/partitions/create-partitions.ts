import { partitionsToCreate, type TimePartition } from '@farad/domain/operation';
import { sql, type Kysely } from 'kysely';

import { inTransaction, isLockTimeout } from '../transaction.ts';
import type { Schema } from '#schema.ts';
import { partitionedNames, partitionedTables, type PartitionedTable } from './partitioned-tables.ts';
import { askedOver, readPartitions, type Asked } from './read-partitions.ts';

/**
 * Returns statements that add a partition. Reads and writes of the table go on meanwhile: a table of its own is created
 * and then attached, which locks only the empty default partition and, for a moment, tables that rows refer to.
 */
const addSql = (table: PartitionedTable, { name, from, to }: TimePartition): string =>
  `create table ${name} (like ${table} including all excluding identity);
   alter table ${table} attach partition ${name}
     for values from ('${from?.toISOString()}') to ('${to.toISOString()}');`;

async function isDivided(asked: Asked, table: PartitionedTable): Promise<boolean> {
  const { rows } = await asked.query(`select from pg_class where oid = to_regclass('${table}') and relkind = 'p'`);
  return rows.length > 0;
}

/** True if rows of the partition's time are in the default partition, because no other existed when they were added. */
async function isByDefault(asked: Asked, table: PartitionedTable, { from, to }: TimePartition): Promise<boolean> {
  const { time } = partitionedTables[table];
  const { rows } = await asked.query(`select from ${table}_default
    where ${time} >= '${from?.toISOString()}' and ${time} < '${to.toISOString()}' limit 1`);
  return rows.length > 0;
}

/**
 * Returns statements that create the missing partitions of the current period and of those ahead; null = none is
 * missing, or the schema is older than partitions. A period whose rows are in the default partition stays there.
 */
export async function partitionChange(asked: Asked, now = new Date()): Promise<string | null> {
  const statements: string[] = [];
  for (const table of partitionedNames) {
    if (!(await isDivided(asked, table))) continue;
    const existing = await readPartitions(asked, table);
    for (const partition of partitionsToCreate({ table, ...partitionedTables[table] }, existing, now))
      if (!(await isByDefault(asked, table, partition))) statements.push(addSql(table, partition));
  }
  return statements.length === 0 ? null : statements.join('\n');
}

/** Key of the advisory lock of the transaction that creates partitions, "part" in ASCII. */
const creationLock = 0x70617274;

/**
 * Creates missing partitions. Returns false if a table stayed locked, or if another process creates them now. The
 * caller then repeats it later: without its partition, a row goes to the default one.
 */
export async function createPartitions(db: Kysely<Schema>, now: Date): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx);
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${creationLock}) as got`.execute(
        tx,
      );
      if (rows[0]?.got !== true) return false;
      const change = await partitionChange(askedOver(tx), now);
      if (change !== null) await sql.raw(change).execute(tx);
      return true;
    });
  } catch (error) {
    if (isLockTimeout(error)) return false;
    throw error;
  }
}
