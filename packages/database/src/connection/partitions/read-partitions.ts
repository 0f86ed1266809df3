import type { TimePartition } from '@farad/domain/operation';
import { sql } from 'kysely';

import type { Handle } from '../connect.ts';
import type { PartitionedTable } from './partitioned-tables.ts';

/** A connection or a transaction, as far as partitions are read over it. */
export interface Asked {
  readonly query: (text: string) => Promise<{ readonly rows: readonly unknown[] }>;
}

export const askedOver = (handle: Handle): Asked => ({ query: (text) => sql.raw(text).execute(handle) });

/** Returns SQL of a bound in `bound`, the text by which PostgreSQL describes a partition; null = there is none. */
const boundSql = (word: 'FROM' | 'TO'): string => `(regexp_match(bound, '${word} \\(''([^'']+)''\\)'))[1]::timestamptz`;

/** Returns the partitions of a table in the order of their time. The default partition is left out. */
export async function readPartitions(asked: Asked, table: PartitionedTable): Promise<readonly TimePartition[]> {
  const { rows } = await asked.query(
    `select name, ${boundSql('FROM')} as "from", ${boundSql('TO')} as "to"
     from (select relname as name, pg_get_expr(relpartbound, pg_class.oid) as bound
       from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = to_regclass('${table}')) partition
     where bound <> 'DEFAULT' order by "to"`,
  );
  return rows as readonly TimePartition[];
}
