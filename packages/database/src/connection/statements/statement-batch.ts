import pg from 'pg';

/** A statement with the callback for its result. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** Name of the prepared statement; null = the statement is sent unnamed. */
  readonly name: string | null;
  readonly done: (error: Error | null, result: pg.QueryResult | null) => void;
}

/** Methods of `pg.Query` that its type declarations lack. A batch has one such query per statement. */
interface Part {
  readonly name: string | undefined;
  readonly text: string;
  _result: { _types: unknown };
  readonly prepare: (connection: pg.Connection) => void;
  readonly hasBeenParsed: (connection: pg.Connection) => boolean;
  readonly handleRowDescription: (message: unknown) => void;
  readonly handleDataRow: (message: unknown) => void;
  readonly handleCommandComplete: (message: unknown, connection: pg.Connection) => void;
  readonly handleReadyForQuery: (connection: pg.Connection) => void;
  readonly handleError: (error: Error, connection: pg.Connection) => void;
}

type Prepared = Record<string, string | undefined>;
interface Named {
  readonly parsedStatements: Prepared;
  readonly submittedNamedStatements: Prepared;
}
const namedOf = (connection: pg.Connection): Named => connection as unknown as Named;

function partOf({ sql, values, name, done }: Statement, types: unknown): Part {
  const query = new pg.Query({
    text: sql,
    values: [...values],
    queryMode: 'extended',
    ...(name === null ? {} : { name }),
    callback: done,
  } as unknown as pg.QueryConfig);
  const part = query as unknown as Part;
  part._result._types = types;
  return part;
}

/**
 * Sends several statements in one round trip: the messages of all statements, then one `Sync`. After a failure
 * PostgreSQL skips the rest. So if `begin` fails, the statement after it does not run outside a transaction
 * (PostgreSQL, "Pipelining").
 */
export class StatementBatch implements pg.Submittable {
  readonly statements: readonly Statement[];
  readonly #parts: readonly Part[];
  /** Called after a failure, with the names of statements that PostgreSQL may or may not have prepared. */
  readonly #doubt: (names: readonly string[]) => void;
  /** Called with the rows of each statement, before the statement's own callback. */
  onResult: ((index: number, rows: readonly unknown[]) => void) | null = null;
  #fresh: readonly Part[] = [];
  #at = 0;
  #error: Error | null = null;

  constructor(statements: readonly Statement[], types: unknown, doubt: (names: readonly string[]) => void) {
    this.statements = statements;
    this.#parts = statements.map((each, index) =>
      partOf(
        {
          ...each,
          done: (error, result) => {
            if (result !== null) this.onResult?.(index, result.rows);
            each.done(error, result);
          },
        },
        types,
      ),
    );
    this.#doubt = doubt;
  }

  submit(connection: pg.Connection): void {
    // `pg.Query` sends a `Sync` after each statement. The batch sends only one, after the last statement.
    const silent = Object.create(connection, { sync: { value: () => undefined } }) as pg.Connection;
    this.#fresh = this.#parts.filter((part) => part.name !== undefined && !part.hasBeenParsed(connection));
    connection.stream.cork();
    try {
      for (const part of this.#parts) part.prepare(silent);
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#parts[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#parts[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#parts[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const { parsedStatements, submittedNamedStatements } = namedOf(connection);
    for (const { name, text } of this.#fresh) {
      if (name === undefined) continue;
      parsedStatements[name] = text;
      Reflect.deleteProperty(submittedNamedStatements, name);
    }
    for (const part of this.#parts) part.handleReadyForQuery(connection);
  }

  handleError(error: Error, connection: pg.Connection): void {
    if (this.#error !== null) return;
    this.#error = error;
    const { submittedNamedStatements } = namedOf(connection);
    const names = this.#fresh.flatMap(({ name }) => (name === undefined ? [] : [name]));
    for (const name of names) Reflect.deleteProperty(submittedNamedStatements, name);
    this.#doubt(names);
    for (const [index, part] of this.#parts.entries()) {
      if (index < this.#at) part.handleReadyForQuery(connection);
      else part.handleError(error, connection);
    }
  }
}
