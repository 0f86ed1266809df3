import {
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Driver,
  type QueryResult,
} from 'kysely';

import type { Schema } from '#schema.ts';
import type { Tx } from '../connect.ts';
import { holdBack } from './held.ts';

type Execute = DatabaseConnection['executeQuery'];

const refuse = (): never => {
  throw new Error('expected a statement in the transaction of the caller');
};

const driverOf = (executeQuery: Execute): Driver => {
  const connection: DatabaseConnection = { executeQuery, streamQuery: refuse };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => undefined,
  };
};

/** Returns a handle of the transaction `tx`. Its statements are sent by the function that `way` returns. */
async function handleOf(tx: Tx, way: (connection: DatabaseConnection) => Execute): Promise<Tx> {
  const connection = await tx.getExecutor().provideConnection(async (own) => own);
  const executeQuery = way(connection);
  const handle = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(executeQuery),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (): DatabaseIntrospector => refuse(),
    },
  });
  // The handle runs inside the transaction, but Kysely gives it the type of a database.
  return handle as unknown as Tx;
}

const laterOf = new WeakMap<Tx, Promise<Tx>>();

/**
 * Returns a handle for statements whose result nobody reads. Such statements are sent together with the transaction's
 * next statement or its `commit`. If one of them fails, that next statement or `commit` throws, so the caller of the
 * failed statement cannot catch its error.
 */
export function sentLater(tx: Tx): Promise<Tx> {
  const made =
    laterOf.get(tx) ??
    handleOf(tx, (connection) => (compiled) => {
      holdBack(compiled.parameters, 'silent');
      return connection.executeQuery(compiled);
    });
  laterOf.set(tx, made);
  // `sentLater` of the returned handle gives the same handle. So a query may call `sentLater` on any handle of a
  // transaction.
  void made.then((handle) => laterOf.set(handle, made));
  return made;
}

interface Asked {
  readonly compiled: CompiledQuery;
  readonly resolve: (result: QueryResult<never>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that collects the statements of one turn of the event loop. It sends them in one round trip, in
 * the order of the calls.
 */
function collecting(connection: DatabaseConnection): Execute {
  let requested: Asked[] = [];
  const flush = (): void => {
    const all = requested;
    requested = [];
    for (const [index, { compiled, resolve, reject }] of all.entries()) {
      if (index < all.length - 1) holdBack(compiled.parameters, 'awaited');
      connection.executeQuery<never>(compiled).then(resolve, reject);
    }
  };
  return (compiled) =>
    new Promise((resolve, reject) => {
      // `nextTick` runs after all code that does not wait for the database. So the statements of that code are
      // collected too.
      if (requested.length === 0) process.nextTick(flush);
      requested.push({ compiled, resolve, reject });
    });
}

/**
 * Returns a handle for independent statements. Statements started together, with `Promise.all`, take one round trip.
 * PostgreSQL runs them in the order of their start. If one fails, the later ones fail with it.
 */
export const sideBySide = (tx: Tx): Promise<Tx> => handleOf(tx, collecting);
