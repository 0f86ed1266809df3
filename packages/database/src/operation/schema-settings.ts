import type { ColumnType, GeneratedAlways } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

interface SettingTable {
  key: string;
  value: Json<unknown>;
}

interface SettingVersionTable {
  id: GeneratedAlways<number>;
  key: string;
  value: Json<unknown>;
  staff_id: number | null;
  restored_id: number | null;
  at: Date;
}

/** Tables of settings, for the schema in schema.ts. */
export interface SettingTables {
  setting: SettingTable;
  setting_version: SettingVersionTable;
}
