import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Schema } from '../schema.ts';
import { sendStatements } from './statements/send-statements.ts';
import { statementNames } from './statements/statement-names.ts';
import { openTurns, type Turns } from './turns.ts';
import { yieldBackend } from './yield-backend.ts';

/** Where a query runs: the pool or one transaction. A query bound to a handle cannot leave its transaction. */
export type Handle = Kysely<Schema> | Transaction<Schema>;

declare const inside: unique symbol;

/** A handle that only a transaction has: `inTransaction` gives it. What locks rows or writes several tables takes it. */
export type Tx = Transaction<Schema> & { readonly [inside]: true };

/** A query that only a transaction has; on another handle it does not compile. */
type InTx<H extends Handle, Call> = H extends Tx ? Call : never;

/** Marks a query of a handle that must run in a transaction, because it locks rows or writes several tables. */
export const inTx = <H extends Handle, Call>(_handle: H, call: Call) => call as InTx<H, Call>;

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Opens the connections that stay open. One that fails is opened when it is needed. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ConnectOptions {
  /** Maximum number of connections. */
  readonly size?: number;
  /**
   * Number of connections that stay open while nobody uses them; default 0. On a busy machine a new connection takes
   * seconds: the server starts a process, and both compute the digest of the password.
   */
  readonly idle?: number;
  /** Maximum number of transactions at once, so that single reads always find a connection. Absent = no limit. */
  readonly transactionsMax?: number;
  /** Timeout for getting a free connection, in ms. */
  readonly waitMs?: number;
  /** Statement timeout on the server, in ms. */
  readonly statementMs?: number;
  /**
   * Connections to a server that is silent for this many ms are cut. Must exceed every statement timeout. Absent =
   * never: a hanging server then holds its connections.
   */
  readonly cutOffMs?: number;
  /** True = lower CPU priority of the server process, so that queries of buyers come first. */
  readonly isYielding?: boolean;
  /** Called when an idle connection breaks, e.g. after a restart of the server. The pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** Watches the statements of a pool. */
export interface StatementWatcher {
  /** Called once while a statement runs for more than a second. `pid` = its process in the database. */
  readonly onLate: (late: { readonly sql: string; readonly pid: number | null }) => void;
  readonly onDone: (done: { readonly sql: string; readonly milliseconds: number }) => void;
}

/** How many connections a pool has open and in use, and how many requests wait for one. */
export interface PoolState {
  readonly open: number;
  readonly used: number;
  readonly waiting: number;
}

interface Watched {
  readonly pool: pg.Pool;
  readonly turns: Turns;
  watcher: StatementWatcher | null;
  /** When the server last reported a full disk; null = never. */
  diskFullAt: Date | null;
}

const watched = new WeakMap<Kysely<Schema>, Watched>();

const watchedOf = (db: Kysely<Schema>): Watched => {
  const found = watched.get(db);
  if (found === undefined) throw new Error('expected a database opened by connect()');
  return found;
};

/** Sets the watcher of statements; null stops watching. */
export const watchStatements = (db: Kysely<Schema>, watcher: StatementWatcher | null): void => {
  watchedOf(db).watcher = watcher;
};

export const poolState = (db: Kysely<Schema>): PoolState => {
  const { totalCount: open, idleCount, waitingCount: waiting } = watchedOf(db).pool;
  return { open, used: open - idleCount, waiting };
};

/** Returns the limiter of a pool's transactions; other handles have no limit. */
export const turnsOf = (db: Kysely<Schema>): Turns => watched.get(db)?.turns ?? ((work) => work());

/** Returns when a statement last failed because the disk was full; null = never. */
export const diskFullAt = (db: Kysely<Schema>): Date | null => watchedOf(db).diskFullAt;

const diskFullCode = '53100';

const noteFailure = (error: unknown, own: Watched): void => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  if (code === diskFullCode) own.diskFullAt = new Date();
};

const int8: number = 20;
const int8Array: number = 1016;

const parseInt8Array = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));

/** Parses bigint as a JS number, for this pool only: every bigint of the schema is far below 2^53. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8) return Number;
    if (format !== 'binary' && oid === int8Array) return parseInt8Array;
    const parser: unknown = pg.types.getTypeParser(oid, format);
    return parser;
  },
};

/** Opens a pool. It connects at the first query. */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const waitMs = options.waitMs ?? 10_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    min: options.idle ?? 0,
    types: columnTypes,
    connectionTimeoutMillis: waitMs,
    statement_timeout: options.statementMs ?? 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // The pool awaits the result, though its types do not say so.
    ...(options.isYielding === true ? { onConnect: (client: pg.ClientBase): unknown => yieldBackend(client) } : {}),
  });
  const turns = openTurns({ most: options.transactionsMax ?? Infinity, waitMs });
  const own: Watched = { pool, turns, watcher: null, diskFullAt: null };
  const names = statementNames();
  let closing: Promise<void> | undefined;
  const note = (error: Error): void => {
    if (closing === undefined) options.onIdleError?.(error);
  };
  // Without a listener, a connection that breaks between two queries would end the process. The pool opens another.
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', note);
    sendStatements(client, {
      names,
      cutOffMs: options.cutOffMs,
      failed: (error) => noteFailure(error, own),
      late: (late) => own.watcher?.onLate(late),
    });
  });
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql }, queryDurationMillis }) => own.watcher?.onDone({ sql, milliseconds: queryDurationMillis }),
  });
  watched.set(db, own);
  const open = async (): Promise<void> => {
    const clients = await Promise.allSettled(Array.from({ length: options.idle ?? 0 }, () => pool.connect()));
    for (const client of clients) if (client.status === 'fulfilled') client.value.release();
  };
  return { db, pool, open, close: () => (closing ??= pool.end()) };
}
