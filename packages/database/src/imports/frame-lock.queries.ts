import { sql } from 'kysely';

import type { Handle } from '../connection/connect.ts';
import { importLockKey } from './import-session.ts';

/**
 * Keeps imports and other staff from changing categories, attributes and brands until the end of the transaction. False:
 * an import runs, which numbers and writes them itself.
 */
export async function lockFrame(handle: Handle): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${importLockKey}) as got`.execute(handle);
  if (rows[0]?.got !== true) return false;
  // "fram" in ASCII: staff wait for each other, a moment.
  await sql`select pg_advisory_xact_lock(${0x6672616d})`.execute(handle);
  return true;
}
