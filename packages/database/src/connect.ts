import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Schema } from './schema.ts';

/** Where a query runs: the pool or one transaction. Queries are bound to a handle, so none leaves its transaction. */
export type Handle = Kysely<Schema> | Transaction<Schema>;

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

export interface ConnectOptions {
  /** Connections at most. */
  readonly size?: number;
  /** A connection broke outside of a query (the server was restarted, say). The pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

const int8: number = 20;
const int8Array: number = 1016;

const parseInt8Array = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));

/** bigint as a JS number, for this pool only: every bigint of the schema is far below 2^53. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8) return Number;
    if (format !== 'binary' && oid === int8Array) return parseInt8Array;
    const parser: unknown = pg.types.getTypeParser(oid, format);
    return parser;
  },
};

/** Opens a pool. Nothing is sent until the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  let closing: Promise<void> | undefined;
  const note = (error: Error): void => {
    if (closing === undefined) options.onIdleError?.(error);
  };
  // Without listeners a connection that breaks between two queries would end the process; the pool opens another.
  pool.on('error', note);
  pool.on('connect', (client) => void client.on('error', note));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => (closing ??= pool.end()) };
}
