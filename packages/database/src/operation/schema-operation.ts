import type { Provider, ProviderValues } from '@farad/domain/provider';
import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface JobRunTable {
  id: GeneratedAlways<number>;
  task: string;
  started_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined>;
  error: ColumnType<string | null, string | null | undefined>;
}

interface SearchCountTable {
  /** Day in Moscow time, as `2026-11-22`. */
  day: string;
  locale: Locale;
  text: string;
  results: 0 | 1 | 2 | 3;
  searches: number;
}

interface SearchPeriodTable {
  days: number;
  locale: Locale | '';
  text: string;
  searches: number;
  without_result: number;
  previous: number;
}

interface SearchSynonymTable {
  id: GeneratedAlways<number>;
  locale: Locale;
  said: string;
  meant: string;
  created_at: Date;
}

interface SchemaMigrationTable {
  number: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
}

interface OutboxTable {
  id: GeneratedAlways<number>;
  kind: string;
  /** `messenger` = the message goes to the webhook of staff, whose address is a setting. */
  channel: 'sms' | 'email' | 'messenger';
  recipient: string;
  subject: Generated<string>;
  text: string;
  letter_table: ColumnType<unknown, string | null | undefined>;
  /** Event of a message to the messenger, as fields for programs. */
  event: ColumnType<unknown, string | null | undefined>;
  order_id: number | null;
  /** Invoice whose PDF is attached to the message. */
  invoice_id: ColumnType<number | null, number | null | undefined>;
  account_id: ColumnType<number | null, number | null | undefined>;
  chat_id: ColumnType<number | null, number | null | undefined>;
  feedback_id: ColumnType<number | null, number | null | undefined>;
  request_id: ColumnType<number | null, number | null | undefined>;
  created_at: Generated<Date>;
  attempts: Generated<number>;
  sent_at: Date | null;
  dead_at: Date | null;
  discarded_at: ColumnType<Date | null, Date | null | undefined>;
  last_error: string | null;
  /**
   * Id that the provider gave to an SMS. null = the provider is not asked about its delivery, and `delivery` is null
   * too.
   */
  provider_id: ColumnType<string | null, string | null | undefined>;
  delivery: ColumnType<'waiting' | 'delivered' | 'failed' | null, 'waiting' | null | undefined>;
  delivery_code: ColumnType<number | null, number | null | undefined>;
  asked_at: ColumnType<Date | null, Date | null | undefined>;
}

interface ShopPictureTable {
  name: string;
  type: 'svg' | 'png';
  width: number;
  height: number;
  seen_on_light: number;
  seen_on_dark: number;
  is_clear: boolean;
  /** The SVG or PNG file that pages show. */
  shown: ColumnType<Buffer, Uint8Array, never>;
  /** A PNG file for a white background, used in emails and documents. */
  printed: ColumnType<Buffer, Uint8Array, never>;
  printed_width: number;
  printed_height: number;
  added_at: Date;
}

interface ProviderSettingTable {
  provider: Provider;
  open_values: ColumnType<ProviderValues, string, string>;
  /** Encrypted JSON of the secrets. */
  sealed: Buffer;
  secret_names: string[];
  set_at: Date;
  set_by: number | null;
}

/** Tables of jobs, messages, settings and other data of operation, for the schema in schema.ts. */
export interface OperationTables {
  provider_setting: ProviderSettingTable;
  shop_picture: ShopPictureTable;
  outbox: OutboxTable;
  schema_migration: SchemaMigrationTable;
  job_run: JobRunTable;
  search_count: SearchCountTable;
  search_period: SearchPeriodTable;
  search_synonym: SearchSynonymTable;
}
