import type { Handle } from '../connection/connect.ts';

type Values = ReadonlyMap<string, unknown>;

/** Transactions that read all settings with one statement; null = not read yet. */
const readOnce = new WeakMap<Handle, Promise<Values> | null>();

async function allValues(handle: Handle): Promise<Values> {
  const rows = await handle.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/**
 * Lets a transaction read all settings with one statement when it needs the first. For transactions that read many
 * settings and change none.
 */
export const readSettingsOnce = (tx: Handle): void => void readOnce.set(tx, null);

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
