import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

import type { Schema } from '../schema.ts';
import { codeOf } from './error-code.ts';
import { patientConnect } from './patient-connect.ts';
import { replicaScope } from './replicas/replica-scope.ts';
import { tracksNames } from './pooler/tracks-names.ts';
import { connecting } from './servers/client.ts';
import { sendStatements } from './statements/send-statements.ts';
import { statementNames } from './statements/statement-names.ts';
import { openTurns, type Turns } from './turns.ts';
import { yieldBackend } from './yield-backend.ts';

/** Where a query runs: the pool or one transaction. A query built on a transaction always runs in that transaction. */
export type Handle = Kysely<Schema> | Transaction<Schema>;

declare const inside: unique symbol;

/**
 * The handle of a transaction, as `inTransaction` passes it. Functions that lock rows or write several tables require
 * it.
 */
export type Tx = Transaction<Schema> & { readonly [inside]: true };

/**
 * Type of a query that needs a transaction. It is `never` if the handle is not a transaction, so that a call does not
 * compile.
 */
type InTx<H extends Handle, Call> = H extends Tx ? Call : never;

/** Marks a query of a handle that must run in a transaction, because it locks rows or writes several tables. */
export const inTx = <H extends Handle, Call>(_handle: H, call: Call) => call as InTx<H, Call>;

export interface Connection {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** Opens the connections that stay open (`idle`). A connection that fails now is opened again at the next query. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ConnectOptions {
  /** Maximum number of connections. */
  readonly size?: number;
  /**
   * Number of connections that stay open while they are idle; default 0. On a busy machine a new connection takes
   * seconds, because PostgreSQL starts a process and both sides hash the password.
   */
  readonly idle?: number;
  /** Maximum number of concurrent transactions, so that single reads always find a connection. Absent = no limit. */
  readonly transactionsMax?: number;
  /** Timeout for getting a free connection, in ms. */
  readonly waitMs?: number;
  /** Time after which PostgreSQL cancels a statement, in ms. */
  readonly statementMs?: number;
  /**
   * Time without an answer after which a connection is closed, in ms. Must be longer than every statement timeout.
   * Absent = no such timeout, so a server that hangs blocks its connections.
   */
  readonly cutOffMs?: number;
  /** True = reads inside `Replicas.read` go to a replica. Default: false. */
  readonly readsReplicas?: boolean;
  /**
   * True = the URL leads to a pooler in transaction mode, which may give each transaction another connection. The
   * timeout of statements is set in each transaction; for single statements, that of the pooler's connections applies.
   * Default: false.
   */
  readonly isPooled?: boolean;
  /** True = lower CPU priority of the connection's PostgreSQL process, so that queries of buyers come first. */
  readonly isYielding?: boolean;
  /**
   * Called when an idle connection breaks, e.g. after PostgreSQL restarts. The pool replaces the connection by itself.
   */
  readonly onIdleError?: (error: Error) => void;
  /**
   * Called at most every ten seconds when PostgreSQL refuses a connection because it has too many. `open` = connections
   * that the pool has. The query waits for a free one.
   */
  readonly onRefused?: (open: number) => void;
}

/** Callbacks for the statements of a pool. */
export interface StatementWatcher {
  /**
   * Called once when a statement has run for a second. `pid` = id of the PostgreSQL process that runs the statement;
   * null = unknown.
   */
  readonly onLate: (late: { readonly sql: string; readonly pid: number | null }) => void;
  readonly onDone: (done: { readonly sql: string; readonly milliseconds: number }) => void;
}

/** Counts of the pool's open and used connections, and of requests that wait for a connection. */
export interface PoolState {
  readonly open: number;
  readonly used: number;
  readonly waiting: number;
}

interface Watched {
  readonly pool: pg.Pool;
  readonly turns: Turns;
  watcher: StatementWatcher | null;
  /** Time of the last statement that failed because PostgreSQL's disk was full; null = never. */
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

/** Returns the function that limits the pool's concurrent transactions. For other handles it applies no limit. */
export const turnsOf = (db: Kysely<Schema>): Turns => watched.get(db)?.turns ?? ((work) => work());

/** Returns another handle of the same pool. */
export const anotherHandle = (db: Kysely<Schema>): Kysely<Schema> => {
  const handle = db.withoutPlugins();
  const own = watched.get(db);
  if (own !== undefined) watched.set(handle, own);
  return handle;
};

/** Returns the time of the last statement that failed because the disk was full; null = never. */
export const diskFullAt = (db: Kysely<Schema>): Date | null => watchedOf(db).diskFullAt;

const diskFullCode = '53100';

const noteFailure = (error: unknown, own: Watched): void => {
  if (codeOf(error) === diskFullCode) own.diskFullAt = new Date();
};

const int8: number = 20;
const int8Array: number = 1016;

const parseInt8Array = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));

/**
 * Parsers that return bigint columns as JS numbers. Every bigint of the schema is far below 2^53. They apply to this
 * pool only.
 */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === int8) return Number;
    if (format !== 'binary' && oid === int8Array) return parseInt8Array;
    const parser: unknown = pg.types.getTypeParser(oid, format);
    return parser;
  },
};

/** Returns a statement that applies these settings until the transaction ends. */
const localSettings = (settings: Readonly<Record<string, number>>): string =>
  `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ')}`;

/**
 * Returns a pool. Its first connection is opened by the first query. If `url` has several hosts, the connections lead to
 * the server that takes writes.
 */
export function connect(url: string, options: ConnectOptions = {}): Connection {
  const waitMs = options.waitMs ?? 10_000;
  const size = options.size ?? 10;
  const isPooled = options.isPooled === true;
  const names = statementNames({ isAllowed: !isPooled });
  const timeouts = {
    statement_timeout: options.statementMs ?? 30_000,
    idle_in_transaction_session_timeout: 30_000,
  };
  let isPoolerAsked = false;
  const prepareClient = async (client: pg.ClientBase): Promise<void> => {
    if (options.isYielding === true) await yieldBackend(client);
    if (!isPooled || isPoolerAsked) return;
    names.allow(await tracksNames(client));
    isPoolerAsked = true;
  };
  const { Client, connectionString } = connecting(url);
  const pool = new pg.Pool({
    Client,
    connectionString,
    max: size,
    min: options.idle ?? 0,
    types: columnTypes,
    connectionTimeoutMillis: waitMs,
    // A pooler in transaction mode refuses such settings of a connection.
    ...(isPooled ? {} : timeouts),
    keepAlive: true,
    // The pool awaits the promise, although the type of `onConnect` says void.
    onConnect: (client): unknown => prepareClient(client),
  });
  const turns = openTurns({ most: options.transactionsMax ?? Infinity, waitMs });
  const own: Watched = { pool, turns, watcher: null, diskFullAt: null };
  let closing: Promise<void> | undefined;
  const note = (error: Error): void => {
    // The pooler that connections lead to later may be of another version.
    isPoolerAsked = false;
    if (closing === undefined) options.onIdleError?.(error);
  };
  // Without an error listener, a connection that breaks while idle ends the Node process. The pool opens a new
  // connection by itself.
  pool.on('error', note);
  pool.on('connect', (client) => {
    client.on('error', note);
    sendStatements(client, {
      names,
      cutOffMs: options.cutOffMs,
      failed: (error) => noteFailure(error, own),
      // A pooler tells an id of its own for the process.
      late: ({ sql, pid }) => own.watcher?.onLate({ sql, pid: isPooled ? null : pid }),
      afterBegin: isPooled ? localSettings(timeouts) : null,
    });
  });
  const acquire = patientConnect(pool, { size, waitMs, onRefused: (open) => options.onRefused?.(open) });
  const acquireForRead = async (): Promise<pg.PoolClient> => (await replicaScope.getStore()?.acquire()) ?? acquire();
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        Client,
        options: pool.options,
        connect: options.readsReplicas === true ? acquireForRead : acquire,
        end: () => pool.end(),
      },
    }),
    log: ({ query: { sql }, queryDurationMillis }) => own.watcher?.onDone({ sql, milliseconds: queryDurationMillis }),
  });
  watched.set(db, own);
  const open = async (): Promise<void> => {
    const clients = await Promise.allSettled(Array.from({ length: options.idle ?? 0 }, () => pool.connect()));
    for (const client of clients) if (client.status === 'fulfilled') client.value.release();
  };
  return { db, pool, open, close: () => (closing ??= pool.end()) };
}
