import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Schema } from '../schema.ts';
import { yieldBackend } from './yield-backend.ts';

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
  /** Milliseconds until there must be a free connection. */
  readonly waitMs?: number;
  /** Milliseconds that a statement may take; the server ends it then. */
  readonly statementMs?: number;
  /**
   * Milliseconds after which a connection is cut whose server says nothing at all. Absent: never, so that a server that
   * hangs holds its connections. Longer than any statement may take.
   */
  readonly cutOffMs?: number;
  /** What it does can wait: those that answer buyers have the processor first. */
  readonly isYielding?: boolean;
  /** A connection broke outside of a query (the server was restarted, say). The pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Somebody who looks at the statements of a connection. */
export interface StatementWatcher {
  /** For whom the next statement is sent, `[\w-]` alone: the database shows it with the statement; null: nobody known. */
  readonly sentFor: () => string | null;
  readonly onDone: (done: { readonly sql: string; readonly milliseconds: number }) => void;
}

/** How many connections a pool holds, has in use, and how many wait for one. */
export interface PoolState {
  readonly open: number;
  readonly used: number;
  readonly waiting: number;
}

interface Watched {
  readonly pool: pg.Pool;
  watcher: StatementWatcher | null;
  /** When the server last said that its disk is full; null: it has not. */
  diskFullAt: Date | null;
}

const watched = new WeakMap<Kysely<Schema>, Watched>();

const watchedOf = (db: Kysely<Schema>): Watched => {
  const found = watched.get(db);
  if (found === undefined) throw new Error('this database was not opened by connect()');
  return found;
};

/** Statements go on being watched until null is given. */
export const watchStatements = (db: Kysely<Schema>, watcher: StatementWatcher | null): void => {
  watchedOf(db).watcher = watcher;
};

export const poolState = (db: Kysely<Schema>): PoolState => {
  const { totalCount: open, idleCount, waitingCount: waiting } = watchedOf(db).pool;
  return { open, used: open - idleCount, waiting };
};

/** When a statement of this database last failed because its disk is full; null: none did. */
export const diskFullAt = (db: Kysely<Schema>): Date | null => watchedOf(db).diskFullAt;

const diskFullCode = '53100';

type Query = (this: pg.PoolClient, asked: unknown, ...more: unknown[]) => unknown;

type Stream = { readonly connection: { readonly stream: { readonly destroy: (error: Error) => void } } };

/** Cuts the connection of a statement that is not answered in time; the pool opens another one. */
function cutOffLate(client: pg.PoolClient, answer: Promise<unknown>, cutOffMs: number): void {
  const cut = (): void =>
    (client as unknown as Stream).connection.stream.destroy(new Error('the database did not answer'));
  const timer = setTimeout(cut, cutOffMs);
  const done = (): void => clearTimeout(timer);
  answer.then(done, done);
}

/** What a transaction says before it does something that may take its time. */
const withoutLimit = 'set local statement_timeout = 0';

const noteFailure = (error: unknown, own: Watched): void => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  if (code === diskFullCode) own.diskFullAt = new Date();
};

/**
 * Statements of this client begin with a note for whom they are: pg_stat_activity and the database's own log show it. A
 * transaction that lifts the limit of its statements is not cut off either.
 */
function noteStatements(client: pg.PoolClient, own: Watched, cutOffMs: number | undefined): void {
  const target = client as unknown as { query: Query };
  const { query } = target;
  let isLimited = true;
  target.query = (asked, ...more) => {
    if (asked === withoutLimit) isLimited = false;
    else if (asked === 'commit' || asked === 'rollback') isLimited = true;
    const id = typeof asked === 'string' ? (own.watcher?.sentFor() ?? null) : null;
    const answer = query.call(client, id === null ? asked : `/*${id}*/ ${String(asked)}`, ...more);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => noteFailure(error, own));
      if (cutOffMs !== undefined && isLimited) cutOffLate(client, answer, cutOffMs);
    }
    return answer;
  };
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
    connectionTimeoutMillis: options.waitMs ?? 10_000,
    statement_timeout: options.statementMs ?? 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // The pool waits for it, though its types do not say so.
    ...(options.isYielding === true ? { onConnect: (client: pg.ClientBase): unknown => yieldBackend(client) } : {}),
  });
  const own: Watched = { pool, watcher: null, diskFullAt: null };
  let closing: Promise<void> | undefined;
  const note = (error: Error): void => {
    if (closing === undefined) options.onIdleError?.(error);
  };
  // Without listeners a connection that breaks between two queries would end the process; the pool opens another.
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', note);
    noteStatements(client, own, options.cutOffMs);
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql }, queryDurationMillis }) => own.watcher?.onDone({ sql, milliseconds: queryDurationMillis }),
  });
  watched.set(db, own);
  return { db, pool, close: () => (closing ??= pool.end()) };
}
