import type { PriceTypeUse } from '@farad/domain/exchange';

import type { Handle } from '../connection/connect.ts';

export interface ExchangeSettings {
  /** 1C tells what is free, its orders taken off already; else what lies there, and what we hold is taken off it. */
  readonly isFreeStock: boolean;
  /** Where goods lie of which a file says no warehouse; null: they are not taken. */
  readonly totalWarehouseId: number | null;
}

const key = 'exchange';
const shownMax = 500;

/** What staff say of the exchange with 1C, and what its files have named (product I2). */
export function exchangeSettingQueries(handle: Handle) {
  return {
    settings: async (): Promise<ExchangeSettings> => {
      const row = await handle.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
      if (row !== undefined) return row.value as ExchangeSettings;
      const first = await handle.selectFrom('warehouse').select('id').orderBy('id').limit(1).executeTakeFirst();
      return { isFreeStock: false, totalWarehouseId: first?.id ?? null };
    },

    setSettings: async (settings: ExchangeSettings): Promise<void> => {
      const value = JSON.stringify(settings);
      await handle
        .insertInto('setting')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },

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

    /** Groups with the names of those above them. */
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

    /** false: there is none such. */
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
