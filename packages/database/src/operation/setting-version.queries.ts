import type { Seller } from '@farad/domain/invoice';
import type { KeyedSetting, SettingKey, ZonesSetting } from '@farad/domain/setting';
import { kopecksFromRoubles, toRoubles } from '@farad/domain/money';
import { sql } from 'kysely';

import { inTx, type Handle } from '../connection/connect.ts';
import { writeSetting } from '../connection/setting-rows.ts';

/** One saved version of a setting. */
export interface SettingVersionRow {
  readonly id: number;
  readonly value: unknown;
  readonly at: Date;
  /** Name of the staff member who saved it; null = the initial value, before any change by staff. */
  readonly by: string | null;
  readonly restoredId: number | null;
}

/**
 * Keys of the data that have versions: the settings, and `seller`. The seller is no setting: it has no default value.
 */
export type VersionedKey = SettingKey | 'seller';

export interface NewSettingVersion {
  readonly setting: KeyedSetting | { readonly key: 'seller'; readonly value: Seller };
  /**
   * The value before this change; null = there was none. It is saved as the first version if the setting has no version
   * yet.
   */
  readonly before: unknown;
  readonly staffId: number;
  readonly restoredId: number | null;
  readonly at: Date;
}

/** Queries of settings that staff change, with all versions of each. */
export function settingVersionQueries<H extends Handle>(handle: H) {
  const latest = async (key: VersionedKey): Promise<number | null> => {
    const { id } = await handle
      .selectFrom('setting_version')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    return id;
  };

  const add = (
    key: VersionedKey,
    value: unknown,
    rest: Pick<NewSettingVersion, 'restoredId' | 'at'>,
    by: number | null,
  ) =>
    handle
      .insertInto('setting_version')
      .values({ key, value: JSON.stringify(value), staff_id: by, restored_id: rest.restoredId, at: rest.at })
      .execute();

  return {
    latest,

    /** Takes the lock of a setting until the transaction ends, so that changes of it run one after another. */
    lock: inTx(handle, async (key: VersionedKey): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${key}`}, 0))`.execute(handle);
    }),

    /** Returns versions of a setting, the latest first. */
    list: (key: VersionedKey, limit: number): Promise<readonly SettingVersionRow[]> =>
      handle
        .selectFrom('setting_version as version')
        .leftJoin('staff', 'staff.id', 'version.staff_id')
        .select(['version.id', 'version.value', 'version.at', 'version.restored_id as restoredId', 'staff.name as by'])
        .where('version.key', '=', key)
        .orderBy('version.id', 'desc')
        .limit(limit)
        .execute(),

    value: async (key: VersionedKey, id: number): Promise<unknown> => {
      const row = await handle
        .selectFrom('setting_version')
        .select('value')
        .where('key', '=', key)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.value;
    },

    /** Saves a setting and its new version. The caller must hold the lock of its key. */
    async set({ setting, before, staffId, restoredId, at }: NewSettingVersion): Promise<void> {
      if (before !== null && (await latest(setting.key)) === null) {
        await add(setting.key, before, { restoredId: null, at }, null);
      }
      await add(setting.key, setting.value, { restoredId, at }, staffId);
      if (setting.key === 'delivery_zones') return setZones(handle, setting.value);
      await writeSetting(handle, setting.key, setting.value);
    },
  };
}

/** Returns the setting of delivery zones. It has a separate table, while other settings are rows of `setting`. */
export async function readZones(handle: Handle): Promise<ZonesSetting> {
  const rows = await handle.selectFrom('delivery_zone').selectAll().orderBy('id').execute();
  return {
    zones: rows.map((row) => ({
      id: row.id,
      daysMin: row.days_min,
      daysMax: row.days_max,
      baseRoubles: toRoubles(row.base_price_kopecks),
      includedGrams: row.included_grams,
      stepRoubles: toRoubles(row.step_price_kopecks),
      stepGrams: row.step_grams,
      freeFromRoubles: row.free_from_kopecks === null ? null : toRoubles(row.free_from_kopecks),
    })),
  };
}

async function setZones(handle: Handle, { zones }: ZonesSetting): Promise<void> {
  for (const { id, ...zone } of zones) {
    await handle
      .updateTable('delivery_zone')
      .set({
        days_min: zone.daysMin,
        days_max: zone.daysMax,
        base_price_kopecks: kopecksFromRoubles(zone.baseRoubles),
        included_grams: zone.includedGrams,
        step_price_kopecks: kopecksFromRoubles(zone.stepRoubles),
        step_grams: zone.stepGrams,
        free_from_kopecks: zone.freeFromRoubles === null ? null : kopecksFromRoubles(zone.freeFromRoubles),
      })
      .where('id', '=', id)
      .execute();
  }
}
