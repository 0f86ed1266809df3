import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of operation: jobs, messages, settings and the like. See schema.ts. */

interface JobRunTable {
  id: GeneratedAlways<number>;
  task: string;
  started_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined>;
  error: ColumnType<string | null, string | null | undefined>;
}

interface SearchCountTable {
  /** `2026-11-22`, in Moscow time. */
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
  /** `messenger` = the staff's webhook, set in the settings. */
  channel: 'sms' | 'email' | 'messenger';
  recipient: string;
  subject: Generated<string>;
  text: string;
  letter_table: ColumnType<unknown, string | null | undefined>;
  order_id: number | null;
  /** Invoice whose PDF is attached to the letter. */
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
  /** Id of an SMS at its provider, and its delivery there; null = not followed. */
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
  /** The SVG or PNG that pages show. */
  shown: ColumnType<Buffer, Uint8Array, never>;
  /** A PNG for white paper: letters and documents. */
  printed: ColumnType<Buffer, Uint8Array, never>;
  printed_width: number;
  printed_height: number;
  added_at: Date;
}

export interface OperationTables {
  shop_picture: ShopPictureTable;
  outbox: OutboxTable;
  schema_migration: SchemaMigrationTable;
  job_run: JobRunTable;
  search_count: SearchCountTable;
  search_period: SearchPeriodTable;
  search_synonym: SearchSynonymTable;
}
