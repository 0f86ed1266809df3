import { randomUUID } from 'node:crypto';

import type { Seller } from '@farad/domain/invoice';
import { usualSettings, type UsualSettings } from '@farad/domain/setting';

import type { Handle } from '../connection/connect.ts';

/** Settings of the shop that are kept in its database, by key. */
export function settingQueries(handle: Handle) {
  const read = async (key: string): Promise<unknown> => {
    const row = await handle.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  };
  return {
    /** Whether prices and stock are invented for demonstration. */
    isDemonstration: async (): Promise<boolean> => (await read('demonstration')) === true,

    /** What staff set, over what is usual. Read with every use: all processes know a change with its commit. */
    value: async <K extends keyof UsualSettings>(key: K): Promise<UsualSettings[K]> => {
      const value = await read(key);
      return typeof value === 'object' && value !== null ? { ...usualSettings[key], ...value } : usualSettings[key];
    },

    /** Who sells; undefined: nobody has said. */
    seller: async (): Promise<Seller | undefined> => (await read('seller')) as Seller | undefined,

    setSeller: async (seller: Seller): Promise<void> => {
      const value = JSON.stringify(seller);
      await handle
        .insertInto('setting')
        .values({ key: 'seller', value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

    /** A random name of this very database, made once: what is kept outside it can tell whose it is. */
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
