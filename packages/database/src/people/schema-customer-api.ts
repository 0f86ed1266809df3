import type { ApiScope, HookEvent } from '@farad/domain/customer-api';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface ApiKeyTable {
  id: GeneratedAlways<number>;
  account_id: number;
  company_id: number | null;
  name: string;
  token_sha256: Buffer;
  token_end: string;
  scopes: readonly ApiScope[];
  per_minute: number;
  created_at: Date;
  last_used_at: ColumnType<Date | null, Date | null | undefined>;
  revoked_at: ColumnType<Date | null, Date | null | undefined>;
}

interface HookTable {
  id: string;
  account_id: number;
  url: string;
  events: readonly HookEvent[];
  secret: Buffer;
  old_secret: ColumnType<Buffer | null, Buffer | null | undefined>;
  old_secret_until: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  paused_at: ColumnType<Date | null, Date | null | undefined>;
  pause_reason: ColumnType<'owner' | 'failing' | null, 'owner' | 'failing' | null | undefined>;
  failing_since: ColumnType<Date | null, Date | null | undefined>;
  rest_until: ColumnType<Date | null, Date | null | undefined>;
}

interface HookEventTable {
  id: Generated<string>;
  type: string;
  data: ColumnType<Readonly<Record<string, unknown>>, string, never>;
  at: Date;
}

interface HookDeliveryTable {
  id: GeneratedAlways<number>;
  hook_id: string;
  event_id: string;
  tries: Generated<number>;
  next_at: Date | null;
  taken_at: ColumnType<Date | null, Date | null | undefined>;
  tried_at: ColumnType<Date | null, Date | null | undefined>;
  status: ColumnType<number | null, number | null | undefined>;
  error: ColumnType<string | null, string | null | undefined>;
  answer: Generated<string>;
  milliseconds: ColumnType<number | null, number | null | undefined>;
  is_replay: Generated<boolean>;
}

/** Tables of the customer API, for the schema in schema.ts. */
export interface CustomerApiTables {
  api_key: ApiKeyTable;
  hook: HookTable;
  hook_event: HookEventTable;
  hook_delivery: HookDeliveryTable;
}
