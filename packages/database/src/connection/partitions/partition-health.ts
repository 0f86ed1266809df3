import { sql } from 'kysely';

import type { Handle } from '../connect.ts';
import { partitionedNames, type PartitionedTable } from './partitioned-tables.ts';
import { askedOver, readPartitions } from './read-partitions.ts';

export interface PartitionHealth {
  readonly table: PartitionedTable;
  /** Size of all partitions with their indexes. */
  readonly bytes: number;
  /** Time for which the table has partitions, in seconds. After it, rows go to the default partition. */
  readonly aheadSeconds: number;
}

/** Returns the size of each divided table, and how far its partitions reach. */
export async function partitionHealth(handle: Handle, now: Date): Promise<readonly PartitionHealth[]> {
  const { rows } = await sql<{ table: PartitionedTable; bytes: number }>`
    select name as table, (select sum(pg_total_relation_size(relid)) from pg_partition_tree(name::regclass))::bigint as bytes
    from unnest(${sql.val(partitionedNames)}::text[]) name`.execute(handle);
  return Promise.all(
    rows.map(async ({ table, bytes }) => {
      const last = (await readPartitions(askedOver(handle), table)).at(-1);
      const aheadMs = last === undefined ? 0 : last.to.getTime() - now.getTime();
      return { table, bytes, aheadSeconds: Math.max(0, aheadMs / 1000) };
    }),
  );
}
