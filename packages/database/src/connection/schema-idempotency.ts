import type { ColumnType } from 'kysely';

type CreatedAt = ColumnType<Date, Date | undefined, Date>;

interface IdempotencyTable {
  actor: string;
  route: string;
  key: string;
  body_sha256: Buffer;
  /** HTTP status of the response; null = the request is still running. */
  status: number | null;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: CreatedAt;
}

/** Table of the responses to requests with an idempotency key, for the schema in schema.ts. */
export interface IdempotencyTables {
  idempotency: IdempotencyTable;
}
