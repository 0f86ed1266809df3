import type { PriceTypeUse } from '@farad/domain/one-c';

import type { Handle } from '../connection/connect.ts';
import { settingValue, writeSetting } from '../connection/setting-rows.ts';

export interface OneCSettings {
  /**
   * True = 1C sends the stock that is free for sale. The shop adds its reservations to get the stock on hand. False =
   * 1C sends the stock on hand.
   */
  readonly isFreeStock: boolean;
  /** Id of the warehouse for goods whose warehouse the file does not name; null = their stock is skipped. */
  readonly totalWarehouseId: number | null;
}

const key = 'exchange';
const shownMax = 500;

/**
 * Queries of the settings of the exchange with 1C, and of groups, warehouses and price types found in its files
 * (product I2).
 */
export function exchangeSettingQueries(handle: Handle) {
  return {
    settings: async (): Promise<OneCSettings> => {
      const settings = await settingValue(handle, key);
      if (settings !== undefined) return settings as OneCSettings;
      const first = await handle.selectFrom('warehouse').select('id').orderBy('id').limit(1).executeTakeFirst();
      return { isFreeStock: false, totalWarehouseId: first?.id ?? null };
    },

    setSettings: (settings: OneCSettings): Promise<void> => writeSetting(handle, key, settings),

    ownWarehouses: async (): Promise<readonly number[]> =>
      (await handle.selectFrom('warehouse').select('id').orderBy('id').execute()).map(({ id }) => id),

    priceTypes: () =>
      handle
        .selectFrom('exchange_price_type')
        .selectAll()
        .orderBy('name')
        .orderBy('external_id')
        .limit(shownMax)
        .execute(),

    warehouses: () =>
      handle
        .selectFrom('exchange_warehouse')
        .selectAll()
        .orderBy('name')
        .orderBy('external_id')
        .limit(shownMax)
        .execute(),

    properties: () =>
      handle
        .selectFrom('exchange_property')
        .selectAll()
        .orderBy('name')
        .orderBy('external_id')
        .limit(shownMax)
        .execute(),

    /** Returns groups of 1C with the name of their parent group and their category in the shop. */
    groups: () =>
      handle
        .selectFrom('exchange_group')
        .leftJoin('exchange_group as above', 'above.external_id', 'exchange_group.parent_id')
        .select(['exchange_group.external_id', 'exchange_group.name', 'above.name as parent'])
        .select('exchange_group.category_id')
        .orderBy('above.name')
        .orderBy('exchange_group.name')
        .orderBy('exchange_group.external_id')
        .limit(shownMax)
        .execute(),

    /** Saves how the prices of a price type of 1C are used. Returns false if there is no such price type. */
    setPriceType: async (id: string, use: PriceTypeUse, fromQuantity: number): Promise<boolean> => {
      const done = await handle
        .updateTable('exchange_price_type')
        .set({ use, from_quantity: fromQuantity })
        .where('external_id', '=', id)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },

    setWarehouse: async (id: string, warehouseId: number | null): Promise<boolean> => {
      const done = await handle
        .updateTable('exchange_warehouse')
        .set({ warehouse_id: warehouseId })
        .where('external_id', '=', id)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },

    setProperty: async (id: string, attributeKey: string | null, isIgnored: boolean): Promise<boolean> => {
      const done = await handle
        .updateTable('exchange_property')
        .set({ attribute_key: attributeKey, is_ignored: isIgnored })
        .where('external_id', '=', id)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },

    setGroup: async (id: string, categoryId: number | null): Promise<boolean> => {
      const done = await handle
        .updateTable('exchange_group')
        .set({ category_id: categoryId })
        .where('external_id', '=', id)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    },
  };
}
