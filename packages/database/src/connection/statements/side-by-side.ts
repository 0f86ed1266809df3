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

/** Returns a handle of the same transaction that sends its statements by another function. */
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
  // It belongs to the transaction, but its type in Kysely is another.
  return handle as unknown as Tx;
}

const laterOf = new WeakMap<Tx, Promise<Tx>>();

/**
 * Returns a handle for statements whose result nobody reads. They are sent together with the next statement of the
 * transaction or with `commit`, which then also fails with them. So nothing may catch their failure.
 */
export function sentLater(tx: Tx): Promise<Tx> {
  const made =
    laterOf.get(tx) ??
    handleOf(tx, (connection) => (compiled) => {
      holdBack(compiled.parameters, 'silent');
      return connection.executeQuery(compiled);
    });
  laterOf.set(tx, made);
  // The later handle of a later handle is itself, so that queries can always call `sentLater`.
  void made.then((handle) => laterOf.set(handle, made));
  return made;
}

interface Asked {
  readonly compiled: CompiledQuery;
  readonly resolve: (result: QueryResult<never>) => void;
  readonly reject: (error: unknown) => void;
}

/** Collects the statements of one turn of the event loop, and sends all in one round trip in this order. */
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
      // `nextTick` runs after all promises that do not wait for the database.
      if (requested.length === 0) process.nextTick(flush);
      requested.push({ compiled, resolve, reject });
    });
}

/**
 * Returns a handle for statements that do not wait for each other: those started together, by `Promise.all`, are one
 * round trip. The server runs them in the order of their start. If one fails, the later ones fail with it.
 */
export const sideBySide = (tx: Tx): Promise<Tx> => handleOf(tx, collecting);
