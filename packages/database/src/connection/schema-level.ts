import { sql } from 'kysely';

import type { Handle } from './connect.ts';
import { readMigrations } from './migrate.ts';

let known: Promise<number> | undefined;

/** Returns the number of the last migration that this program knows. */
export const programLevel = (): Promise<number> =>
  (known ??= readMigrations().then((migrations) => migrations.at(-1)?.number ?? 0));

/** Returns the number of the last migration that the database has. 0 = none. */
export async function schemaLevel(handle: Handle): Promise<number> {
  const { rows } = await sql<{ level: number }>`select max(number) as level from schema_migration`.execute(handle);
  return rows[0]?.level ?? 0;
}
