import pg from 'pg';

import { StatementBatch } from './statements/statement-batch.ts';

export interface Said {
  readonly text: string;
  readonly values: readonly unknown[];
  /** The connection that the statement is sent over. */
  readonly client: object;
}

/** Called before each statement is sent and after it is answered. `--import` loads it into a process. */
export interface QueryTap {
  readonly before?: (said: Said) => void;
  readonly after?: (said: Said, rows: readonly unknown[]) => void;
}

type Query = (this: pg.Client, asked: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const textOf = (asked: unknown): string | null => {
  const text = typeof asked === 'string' ? asked : (asked as { readonly text?: unknown }).text;
  return typeof text === 'string' ? text : null;
};

const valuesOf = (asked: unknown, values: unknown): readonly unknown[] => {
  const own = Array.isArray(values) ? values : (asked as { readonly values?: unknown }).values;
  return Array.isArray(own) ? own : [];
};

function tapBatch(batch: StatementBatch, client: object, { before, after }: QueryTap): void {
  const said = batch.statements.map(({ sql: text, values }) => ({ text, values, client }));
  for (const each of said) before?.(each);
  batch.onResult = (index, rows) => {
    const each = said[index];
    if (each !== undefined) after?.(each, rows);
  };
}

/** Calls the tap for every statement of this process. The statements themselves are unchanged. */
export function tapQueries(tap: QueryTap): void {
  const { before, after } = tap;
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function tapped(asked, ...more) {
    if (asked instanceof StatementBatch) tapBatch(asked, this, tap);
    const text = textOf(asked);
    if (text === null) return query.call(this, asked, ...more);
    const said = { text, values: valuesOf(asked, more[0]), client: this };
    before?.(said);
    const answer = query.call(this, asked, ...more);
    if (after === undefined || !(answer instanceof Promise)) return answer;
    return answer.then((result: { readonly rows?: readonly unknown[] }) => {
      after(said, result.rows ?? []);
      return result;
    });
  };
}
