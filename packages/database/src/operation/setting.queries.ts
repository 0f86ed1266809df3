import { randomUUID } from 'node:crypto';

import type { Seller } from '@farad/domain/invoice';
import { usualSettings, type UsualSettings } from '@farad/domain/setting';

import type { Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

/** Returns a setting from its row: the value that staff set, on top of the defaults. */
export const settingOf = <K extends keyof UsualSettings>(key: K, value: unknown): UsualSettings[K] =>
  typeof value === 'object' && value !== null ? { ...usualSettings[key], ...value } : usualSettings[key];

/** Settings of the shop in the database, by key. */
export function settingQueries(handle: Handle) {
  const read = (key: string): Promise<unknown> => settingValue(handle, key);
  return {
    /** Returns whether prices and stock are made up for a demonstration. */
    isDemonstration: async (): Promise<boolean> => (await read('demonstration')) === true,

    /**
     * Returns the value that staff set, on top of the defaults. It is read at every use, so a change applies to all
     * processes from its commit.
     */
    value: async <K extends keyof UsualSettings>(key: K): Promise<UsualSettings[K]> => settingOf(key, await read(key)),

    /** Returns the seller's details; undefined = not set. */
    seller: async (): Promise<Seller | undefined> => (await read('seller')) as Seller | undefined,

    setSeller: async (seller: Seller): Promise<void> => {
      await writeSetting(handle, 'seller', seller);
    },

    /**
     * Returns a random name of this database, created once. Data stored elsewhere carry it to show where they belong.
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
