import { sql } from 'kysely';

import type { Handle } from './connect.ts';
import { readMigrations } from './migrate.ts';

let known: Promise<number> | undefined;

/** Number of the last migration of this program. */
export const programLevel = (): Promise<number> =>
  (known ??= readMigrations().then((migrations) => migrations.at(-1)?.number ?? 0));

/** Number of the last migration of the database. */
export async function schemaLevel(handle: Handle): Promise<number> {
  const { rows } = await sql<{ level: number }>`select max(number) as level from schema_migration`.execute(handle);
  return rows[0]?.level ?? 0;
}
