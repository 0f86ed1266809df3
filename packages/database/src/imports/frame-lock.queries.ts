import { sql } from 'kysely';

import type { Tx } from '../connection/connect.ts';
import { importLockKey } from './import-session.ts';

/**
 * Blocks imports and other staff from changing categories, attributes and brands until the transaction ends. Returns
 * false if an import is running, because imports write these rows themselves.
 */
export async function lockFrame(handle: Tx): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${importLockKey}) as got`.execute(handle);
  if (rows[0]?.got !== true) return false;
  // Key "fram" in ASCII. Staff who change these rows at the same time wait for each other here.
  await sql`select pg_advisory_xact_lock(${0x6672616d})`.execute(handle);
  return true;
}
