import { fileURLToPath, pathToFileURL } from 'node:url';

import { connect, type Connection } from '@farad/database/connection/connect';

import { prepareOpenOrders } from '../orders/open-orders.ts';
import type { BareClient } from '../orders/replay.ts';
import { startProgram, type Program } from '../kit/program.ts';
import type { OpenDatabase } from '../kit/shop-databases.ts';
import { Caller } from './caller.ts';
import { cpuMsOf, postmasterOf } from './cpu-of.ts';
import { guestWork } from './guest.ts';
import { addingWork, orderingWork, readingWorks, type Work } from './works.ts';

/** A running shop from one Git checkout, and the kinds of requests that can be measured on it. */
export interface Side {
  readonly origin: string;
  readonly works: readonly Work[];
  readonly callers: readonly Caller[];
  /** Connections to the shop's database. */
  readonly pool: BareClient;
  /** Returns the CPU time that the shop and its database have used so far, in ms. */
  readonly cpuMs: () => Promise<number>;
  /**
   * Stops the shop and starts it again, at another address. Returns the time until it is ready, in ms, and the id of its
   * process.
   */
  readonly restart: () => Promise<{ readonly milliseconds: number; readonly pid: number }>;
  readonly stop: () => Promise<void>;
}

const connections = 8;
const productsAsked = 2000;
const ownRoot = new URL('../../../', import.meta.url);

export const rootOf = (folder: string | null): URL =>
  folder === null ? ownRoot : new URL('./', pathToFileURL(`${folder}/`));

async function worksOf({ pool }: Connection, buyers: number, guests: number): Promise<readonly Work[]> {
  const { rows } = await pool.query<{ id: number; seo: string }>(
    `select id, seo from product where state = 'published' and min_quantity = 1 order by md5(id::text) limit $1`,
    [productsAsked],
  );
  const parts = rows.map(({ id }) => id);
  return [
    ...readingWorks(rows.map(({ seo }) => seo)),
    addingWork(parts),
    await orderingWork(pool, buyers),
    guestWork(parts, guests),
  ];
}

/**
 * Starts the shop of the checkout in `root`, with `parts` demonstration parts. Its data and its database are in
 * `folder`. `buyers` = number of customers who order in one turn, `guests` = number of guests who do.
 */
export async function openSide(
  folder: string,
  root: URL,
  { parts, buyers, guests }: { readonly parts: number; readonly buyers: number; readonly guests: number },
  openDatabase: OpenDatabase,
): Promise<Side> {
  const database = await openDatabase(`${folder}/database`);
  const closing: (() => unknown)[] = [() => database.stop()];
  const stop = async (): Promise<void> => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const start = (): Promise<Program> =>
      startProgram(fileURLToPath(new URL('apps/server/src/main.ts', root)), [], {
        DATABASE_URL: database.url,
        DATA_DIR: `${folder}/shop`,
        // As `npm start` sets it.
        NODE_COMPILE_CACHE: `${folder}/shop/compiled`,
        DEMO_PARTS: String(parts),
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        TWINS: 'on',
        NODE_ENV: '',
      });
    let program = await start();
    closing.push(() => program.stop());
    const connection = connect(database.url, { size: 8 });
    closing.push(connection.close);
    await prepareOpenOrders(connection.pool);
    const callers = Array.from({ length: connections }, (_, number) => new Caller(number));
    closing.push(() => callers.forEach((caller) => caller.close()));
    const { rows } = await connection.pool.query<{ data_directory: string }>('show data_directory');
    const pids = [program.child.pid ?? 0, await postmasterOf(rows[0]?.data_directory ?? '')];
    return {
      origin: program.origin,
      pool: connection.pool,
      works: await worksOf(connection, buyers, guests),
      callers,
      cpuMs: async () => {
        let sum = 0;
        for (const pid of pids) sum += await cpuMsOf(pid);
        return sum;
      },
      restart: async () => {
        await program.stop();
        const begun = performance.now();
        program = await start();
        return { milliseconds: performance.now() - begun, pid: program.child.pid ?? 0 };
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
