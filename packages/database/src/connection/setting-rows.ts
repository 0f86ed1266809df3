import type { Kysely } from 'kysely';

import type { Schema } from '../schema.ts';
import { anotherHandle, type Handle } from './connect.ts';

type Values = ReadonlyMap<string, unknown>;

/** By handle: all settings, read with one statement. null = not read yet, or a setting was written since. */
const readOnce = new WeakMap<Handle, Promise<Values> | null>();

async function allValues(handle: Handle): Promise<Values> {
  const rows = await handle.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/**
 * Reads all settings with one statement, so that `settingValue(tx, …)` needs no further query. `beside` is another
 * handle of the same transaction.
 */
export async function readSettingsOnce(tx: Handle, beside: Handle): Promise<void> {
  const values = allValues(beside);
  readOnce.set(tx, values);
  await values;
}

/**
 * Returns a handle of the same pool. All settings are read with one statement when `settingValue(handle, …)` first asks
 * for one. It is meant for one request, because settings that others save later are not seen.
 */
export function settingsOnce(db: Kysely<Schema>): Kysely<Schema> {
  const handle = anotherHandle(db);
  readOnce.set(handle, null);
  return handle;
}

/** Returns the value of a setting; undefined = not set. */
export async function settingValue(handle: Handle, key: string): Promise<unknown> {
  if (readOnce.has(handle)) {
    const values = readOnce.get(handle) ?? allValues(handle);
    readOnce.set(handle, values);
    return (await values).get(key);
  }
  const row = await handle.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Saves a setting. `content` must be valid JSON data. */
export async function writeSetting(handle: Handle, key: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content);
  await handle
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  if (readOnce.has(handle)) readOnce.set(handle, null);
}
