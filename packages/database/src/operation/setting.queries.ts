import { randomUUID } from 'node:crypto';

import type { Seller } from '@farad/domain/invoice';
import { usualSettings, type UsualSettings } from '@farad/domain/setting';

import type { Handle } from '../connection/connect.ts';
import { settingValue } from '../connection/setting-rows.ts';

/** Returns a setting: the fields that staff have saved, and defaults for the others. `value` is the stored JSON. */
export const settingOf = <K extends keyof UsualSettings>(key: K, value: unknown): UsualSettings[K] =>
  typeof value === 'object' && value !== null ? { ...usualSettings[key], ...value } : usualSettings[key];

/** Queries of the shop's settings. */
export function settingQueries(handle: Handle) {
  const read = (key: string): Promise<unknown> => settingValue(handle, key);
  return {
    /** True if prices and stock are invented, because the shop is a demonstration. */
    isDemonstration: async (): Promise<boolean> => (await read('demonstration')) === true,

    /**
     * Returns a setting, with defaults for fields that staff have not saved. It is read from the database at each use,
     * so a change applies to all processes as soon as it is committed.
     */
    value: async <K extends keyof UsualSettings>(key: K): Promise<UsualSettings[K]> => settingOf(key, await read(key)),

    /** Returns the seller's details; undefined = not set. */
    seller: async (): Promise<Seller | undefined> => (await read('seller')) as Seller | undefined,

    /**
     * Returns a random id of this database, created at the first call. Data stored elsewhere contain it, so that they
     * can be matched with their database.
     */
    databaseId: async (): Promise<string> => {
      await handle
        .insertInto('setting')
        .values({ key: 'database_id', value: JSON.stringify(randomUUID()) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return String(await read('database_id'));
    },
  };
}
