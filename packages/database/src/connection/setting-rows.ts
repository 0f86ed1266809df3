import type { Handle } from './connect.ts';

type Values = ReadonlyMap<string, unknown>;

/** Transactions that read all settings with one statement; null = changed since, so read again. */
const readOnce = new WeakMap<Handle, Promise<Values> | null>();

async function allValues(handle: Handle): Promise<Values> {
  const rows = await handle.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Reads all settings of a transaction with one statement, by `beside`, another handle of it. Later reads need none. */
export async function readSettingsOnce(tx: Handle, beside: Handle): Promise<void> {
  const values = allValues(beside);
  readOnce.set(tx, values);
  await values;
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

/** Sets a setting to a value that JSON can carry. */
export async function writeSetting(handle: Handle, key: string, content: unknown): Promise<void> {
  const value = JSON.stringify(content);
  await handle
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  if (readOnce.has(handle)) readOnce.set(handle, null);
}
