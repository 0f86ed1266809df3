import type pg from 'pg';

import { holdingOf, type Holding } from './held.ts';
import { isStalePlan } from './stale-plan.ts';
import { StatementBatch, type Statement } from './statement-batch.ts';
import type { StatementNames } from './statement-names.ts';

/** Settings and callbacks that all connections of a pool share. */
export interface Sending {
  readonly names: StatementNames;
  readonly failed: (error: unknown) => void;
  /** Called once when a statement has run for {@link lateMs}. `pid` = id of the PostgreSQL process that runs it. */
  readonly late: (statement: { readonly sql: string; readonly pid: number | null }) => void;
  /** Statement that goes with each `begin`; null = none. */
  readonly afterBegin: string | null;
  /** Time without an answer after which a connection is closed, in ms; undefined = no such timeout. */
  readonly cutOffMs: number | undefined;
}

/** Time after which a running statement is reported, in ms. */
const lateMs = 1000;

type Query = (this: pg.PoolClient, asked: unknown, ...more: unknown[]) => unknown;
type Client = { query: Query; readonly processID?: number; readonly _types: unknown } & {
  readonly connection: { readonly stream: { readonly destroy: (error: Error) => void } };
};

/** Statement that lifts the statement timeout. A transaction sends it before a step that may be slow. */
const withoutLimit = 'set local statement_timeout = 0';

const textOf = (requested: unknown): string =>
  typeof requested === 'string' ? requested : String(Reflect.get(Object(requested), 'text') ?? '');

const answered = (command: string): Promise<unknown> => Promise.resolve({ command, rowCount: 0, rows: [] });

/**
 * Reports a statement that runs long, and closes the connection if no answer arrives within `cutOffMs`. The pool then
 * opens a new one. Returns a function that stops the timer.
 */
function watch(target: Client, sql: string, isLimited: boolean, { late, cutOffMs }: Sending): () => void {
  const cut = (): void => target.connection.stream.destroy(new Error('the database did not answer'));
  const cutAfter = (ms: number): NodeJS.Timeout => setTimeout(cut, ms);
  const cutMs = isLimited ? cutOffMs : undefined;
  let timer =
    cutMs !== undefined && cutMs <= lateMs
      ? cutAfter(cutMs)
      : setTimeout(() => {
          late({ sql, pid: target.processID ?? null });
          if (cutMs !== undefined) timer = cutAfter(cutMs - lateMs);
        }, lateMs);
  if (cutMs === undefined) timer.unref();
  return () => clearTimeout(timer);
}

const silently: Statement['done'] = () => undefined;

const settling =
  (resolve: (result: unknown) => void, reject: (error: Error) => void): Statement['done'] =>
  (error, result) =>
    error === null ? resolve(result) : reject(error);

/**
 * Returns functions that send the statements of one connection. Statements with a name are sent as prepared statements.
 */
function sender(target: Client, names: StatementNames) {
  const client = target as unknown as pg.PoolClient;
  const { query } = target;
  const unnamed = new Set<string>();
  let held: Statement[] = [];

  const statementOf = (sql: string, values: readonly unknown[], done: Statement['done']): Statement => {
    const name = names.of(sql, values.length);
    return { sql, values, done, name: name !== null && unnamed.has(name) ? null : name };
  };
  const flush = (last: readonly Statement[]): void => {
    const statements = [...held, ...last];
    held = [];
    const doubt = (doubted: readonly string[]): void => doubted.forEach((name) => unnamed.add(name));
    query.call(client, new StatementBatch(statements, target._types, doubt));
  };
  const named = async (sql: string, name: string, values: readonly unknown[]): Promise<unknown> => {
    try {
      return await query.call(client, { name, text: sql, values: [...values] });
    } catch (error) {
      if (!isStalePlan(error) || client.getTransactionStatus() !== 'I') throw error;
      return query.call(client, sql, [...values]);
    }
  };

  return {
    hold: (sql: string, values: readonly unknown[], done: Statement['done']): void =>
      void held.push(statementOf(sql, values, done)),
    /**
     * Drops the held-back statements. Returns true if they were the whole transaction, so that PostgreSQL has received
     * nothing of it.
     */
    drop: (): boolean => {
      const wasWhole = held[0]?.sql === 'begin';
      held = [];
      return wasWhole;
    },
    send: (requested: unknown, more: readonly unknown[]): unknown => {
      const isPlain = typeof requested === 'string' && more.length <= 1 && typeof more[0] !== 'function';
      if (!isPlain) {
        if (held.length > 0) flush([]);
        return query.call(client, requested, ...more);
      }
      const values = Array.isArray(more[0]) ? (more[0] as readonly unknown[]) : [];
      if (held.length > 0) {
        return new Promise((resolve, reject) => flush([statementOf(requested, values, settling(resolve, reject))]));
      }
      const { name } = statementOf(requested, values, silently);
      return name === null ? query.call(client, requested, ...more) : named(requested, name, values);
    },
  };
}

/**
 * Replaces the connection's `query`. Statements are sent as prepared ones, so that PostgreSQL plans them once. `begin`
 * and other delayed statements are sent in one round trip with the next statement. Late answers are reported, and may
 * close the connection. A transaction that lifted the statement timeout keeps its connection.
 */
export function sendStatements(client: pg.PoolClient, sending: Sending): void {
  const target = client as unknown as Client;
  const { hold, drop, send } = sender(target, sending.names);
  let isLimited = true;

  const holdBegin = (): Promise<unknown> => {
    hold('begin', [], silently);
    if (sending.afterBegin !== null) hold(sending.afterBegin, [], silently);
    return answered('BEGIN');
  };
  const holdBack = (holding: Holding, sql: string, values: readonly unknown[]): Promise<unknown> => {
    if (holding === 'awaited') return new Promise((resolve, reject) => hold(sql, values, settling(resolve, reject)));
    hold(sql, values, silently);
    return answered('HELD');
  };

  target.query = (requested, ...more) => {
    if (requested === withoutLimit) isLimited = false;
    else if (requested === 'commit' || requested === 'rollback') isLimited = true;
    // Only kysely passes a list of parameters. The `begin` of other code is sent immediately.
    if (requested === 'begin' && Array.isArray(more[0])) return holdBegin();
    if (requested === 'rollback' && drop()) return answered('ROLLBACK');
    const holding = holdingOf(more[0]);
    if (typeof requested === 'string' && holding !== null)
      return holdBack(holding, requested, more[0] as readonly unknown[]);
    const answer = send(requested, more);
    if (answer instanceof Promise) {
      const done = watch(target, textOf(requested), isLimited, sending);
      answer.then(done, (error: unknown) => {
        done();
        if (isStalePlan(error)) sending.names.forget();
        sending.failed(error);
      });
    }
    return answer;
  };
}
