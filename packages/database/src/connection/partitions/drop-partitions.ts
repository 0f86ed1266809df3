import { setTimeout as pause } from 'node:timers/promises';

import { partitionsToDrop, type TimePartition } from '@farad/domain/operation';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Tx } from '../connect.ts';
import { inTransaction, isLockTimeout } from '../transaction.ts';
import type { Schema } from '#schema.ts';
import { partitionedTables, type PartitionedTable } from './partitioned-tables.ts';
import { askedOver, readPartitions } from './read-partitions.ts';

export interface OldRows {
  readonly table: PartitionedTable;
  /** Rows that are older go. Those of a partition go when all of them are older. */
  readonly before: Date;
  /** Condition of rows that stay. A partition with such a row stays too. Absent = no row stays. */
  readonly staying?: RawBuilder<boolean>;
  /** Called in the transaction that deletes, with SQL of the rows that are deleted. */
  readonly noting?: (tx: Tx, gone: RawBuilder<unknown>) => Promise<unknown>;
}

/** Locks that drop a partition block the whole table, so they are requested only briefly, and then again. */
const lockTimeout = "'300ms'";
const triesMax = 5;
const pauseMs = 1000;
const deletedAtOnce = 20_000;

async function tryDrop(tx: Tx, { table, staying, noting }: OldRows, { name }: TimePartition): Promise<void> {
  await sql`set local lock_timeout = ${sql.raw(lockTimeout)}`.execute(tx);
  // Without `only`, all partitions would be locked.
  await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(tx);
  const partition = sql.table(name);
  if (staying !== undefined) {
    const { rows } = await sql`select from ${partition} where ${staying} limit 1`.execute(tx);
    if (rows.length > 0) return;
  }
  await noting?.(tx, sql`select * from ${partition}`);
  await sql`drop table ${partition}`.execute(tx);
}

/** Drops a partition. Returns false if the table stayed in use by a long statement. */
async function drop(db: Kysely<Schema>, old: OldRows, partition: TimePartition): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await inTransaction(db, (tx) => tryDrop(tx, old, partition));
      return true;
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (tries === triesMax) return false;
      await pause(pauseMs);
    }
  }
}

/** Deletes old rows of one partition in batches, so that no statement runs long. */
async function deleteOld(db: Kysely<Schema>, old: OldRows, name: string): Promise<void> {
  const [partition, time] = [sql.table(name), sql.ref(partitionedTables[old.table].time)];
  const isGone = old.staying === undefined ? sql`true` : sql`not (${old.staying})`;
  for (;;) {
    const deleted = await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ id: number }>`select id from ${partition}
        where ${time} < ${old.before} and ${isGone} order by id limit ${deletedAtOnce} for update`.execute(tx);
      if (rows.length === 0) return 0;
      const ids = sql`id = any(${rows.map(({ id }) => id)}::bigint[])`;
      await old.noting?.(tx, sql`select * from ${partition} where ${ids}`);
      await sql`delete from ${partition} where ${ids}`.execute(tx);
      return rows.length;
    });
    if (deleted < deletedAtOnce) return;
  }
}

/**
 * Deletes old rows of a divided table. Partitions are dropped; while the table is in use, they stay until the next call.
 * Only the first and the default partition, which have rows of any time, lose single rows.
 */
export async function dropOldRows(db: Kysely<Schema>, old: OldRows): Promise<void> {
  const { table, before } = old;
  const partitions = await readPartitions(askedOver(db), table);
  const ended = partitionsToDrop(partitions, before);
  for (const partition of ended) if (!(await drop(db, old, partition))) break;
  const first = partitions.find(({ from }) => from === null);
  for (const name of [first?.name, `${table}_default`])
    if (name !== undefined && !ended.some((partition) => partition.name === name)) await deleteOld(db, old, name);
}
