import { sql } from 'kysely';

import type { Handle } from './connect.ts';

export interface TableSize {
  readonly name: string;
  readonly bytes: number;
}

export interface DatabaseState {
  readonly version: string;
  readonly bytes: number;
  readonly tables: readonly TableSize[];
  readonly migration: number;
  /** Time of the last change of the catalogue; null = no change is stored. */
  readonly lastChangeAt: Date | null;
}

const tablesShown = 10;

/** Returns the database's version, size, largest tables, last migration and last catalogue change. */
export async function databaseState(handle: Handle): Promise<DatabaseState> {
  const { rows } = await sql<Omit<DatabaseState, 'tables'>>`select
    current_setting('server_version') as version, pg_database_size(current_database())::bigint as bytes,
    (select max(number) from schema_migration) as migration,
    (select at from product_change order by id desc limit 1) as "lastChangeAt"`.execute(handle);
  const [state] = rows;
  if (state === undefined) throw new Error('database state: expected one row, got none');
  const { rows: tables } =
    await sql<TableSize>`select relname as name, case relkind when 'r' then pg_total_relation_size(oid)
      else (select sum(pg_total_relation_size(relid)) from pg_partition_tree(oid))::bigint end as bytes
    from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    order by bytes desc, name limit ${tablesShown}`.execute(handle);
  return { ...state, tables };
}
