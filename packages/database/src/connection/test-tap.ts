import pg from 'pg';

import { StatementBatch } from './statements/statement-batch.ts';

export interface Said {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The connection that the statement is sent over. */
  readonly client: object;
  /** Number of the round trip. Statements that are sent together have the same number. */
  readonly trip: number;
}

/**
 * Callbacks before each statement is sent and after its result arrives. A file loaded with `--import` sets them for a
 * process.
 */
export interface QueryTap {
  readonly before?: (said: Said) => void;
  readonly after?: (said: Said, rows: readonly unknown[]) => void;
}

type Query = (this: pg.Client, asked: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const textOf = (requested: unknown): string | null => {
  const text = typeof requested === 'string' ? requested : (requested as { readonly text?: unknown }).text;
  return typeof text === 'string' ? text : null;
};

const valuesOf = (requested: unknown, values: unknown): readonly unknown[] => {
  const own = Array.isArray(values) ? values : (requested as { readonly values?: unknown }).values;
  return Array.isArray(own) ? own : [];
};

function tapBatch(batch: StatementBatch, client: object, trip: number, { before, after }: QueryTap): void {
  const sent = batch.statements.map(({ sql: text, values }) => ({ text, values, client, trip }));
  for (const each of sent) before?.(each);
  batch.onResult = (index, rows) => {
    const each = sent[index];
    if (each !== undefined) after?.(each, rows);
  };
}

/** Calls the callbacks for every statement of this process. The statements themselves are not changed. */
export function tapQueries(tap: QueryTap): void {
  const { before, after } = tap;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  let trip = 0;
  prototype.query = function tapped(requested, ...more) {
    trip += 1;
    if (requested instanceof StatementBatch) tapBatch(requested, this, trip, tap);
    const text = textOf(requested);
    if (text === null) return query.call(this, requested, ...more);
    const sent = { text, values: valuesOf(requested, more[0]), client: this, trip };
    before?.(sent);
    const answer = query.call(this, requested, ...more);
    if (after === undefined || !(answer instanceof Promise)) return answer;
    return answer.then((result: { readonly rows?: readonly unknown[] }) => {
      after(sent, result.rows ?? []);
      return result;
    });
  };
}
