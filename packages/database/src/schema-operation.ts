import type { Locale } from '@farad/domain/shared';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Tables of how the shop runs; see schema.ts. */

interface JobRunTable {
  id: GeneratedAlways<number>;
  task: string;
  started_at: Date;
  ended_at: ColumnType<Date | null, Date | null | undefined>;
  error: ColumnType<string | null, string | null | undefined>;
}

interface SearchCountTable {
  /** `2026-11-22`, of Moscow. */
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

export interface OperationTables {
  schema_migration: SchemaMigrationTable;
  job_run: JobRunTable;
  search_count: SearchCountTable;
  search_period: SearchPeriodTable;
  search_synonym: SearchSynonymTable;
}
