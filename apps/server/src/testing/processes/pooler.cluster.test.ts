import { execFile, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { connect, type Connection } from '@farad/database/connection/connect';
import { migrate } from '@farad/database/connection/migrate';
import { tracksNames } from '@farad/database/connection/pooler/tracks-names';
import { clientFor } from '@farad/database/connection/servers/client';
import { settingValue, writeSetting } from '@farad/database/connection/setting-rows';
import { runIn } from '@farad/database/connection/test-database';
import { inTransaction } from '@farad/database/connection/transaction';
import { startEmbedded, type EmbeddedServer } from '@farad/database/embedded/embedded';
import { program, startPgBouncer, type PgBouncer } from '@farad/database/testing/pgbouncer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { openLiveBrowser, startLiveServer, type LiveServer } from './live-server.ts';
import { expectOrdersKept, moreOrders, orderDuring } from './order-load.ts';
import { steadyPort } from './steady-port.ts';

const importCommand = new URL('../../commands/import.ts', import.meta.url).pathname;
const isInstalled = spawnSync(program, ['--version']).status === 0;
/** Number of connections that pgBouncer has to PostgreSQL. All clients share them. */
const poolSize = 3;

let folder: string;
let database: EmbeddedServer;
let bouncer: PgBouncer;

beforeAll(async () => {
  if (!isInstalled) return;
  folder = await mkdtemp(join(tmpdir(), 'farad-pooler-'));
  await chmod(folder, 0o711); // as root: the accounts of PostgreSQL and pgBouncer must enter it
  database = await startEmbedded({ dataDir: join(folder, 'database') });
  bouncer = await startPgBouncer(join(folder, 'pooler'), { url: database.url, port: await steadyPort(), poolSize });
});
afterAll(async () => {
  if (!isInstalled) return;
  await bouncer.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens connections through pgBouncer, without the pools of the shop. */
async function clients(count: number) {
  const opened = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = clientFor(bouncer.url);
      await client.connect();
      return client;
    }),
  );
  const end = async (): Promise<void> => void (await Promise.all(opened.map((client) => client.end())));
  return { opened, end };
}

const messageOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe.skipIf(!isInstalled)('a transaction pooler', () => {
  it('refuses the pools that expect PostgreSQL itself', async () => {
    const { pool, close } = connect(bouncer.url, { size: 1 });
    expect(await messageOf(pool.query('select 1'))).toContain('unsupported startup parameter');
    await close();
  });

  it('loses what belongs to a session: locks, settings and notifications', async () => {
    const { opened, end } = await clients(2);
    const [one, other] = opened;
    const heard: string[] = [];
    one?.on('notification', ({ channel }) => heard.push(channel));
    await one?.query('listen chat');
    await one?.query('select pg_advisory_lock(4711)');
    await one?.query(`set application_name = 'one'`);
    // The other client gets the same connection to PostgreSQL, and with it the lock.
    const { rows } = (await other?.query<{ got: boolean }>('select pg_try_advisory_lock(4711) as got')) ?? { rows: [] };
    expect(rows).toEqual([{ got: true }]);
    await other?.query('notify chat');
    await one?.query('select pg_sleep(0.1)');
    expect(heard).toEqual([]);
    await other?.query('select pg_advisory_unlock_all(); unlisten *');
    await end();
  });

  it('keeps the names of statements, or not: the shop finds out which', async () => {
    const { opened, end } = await clients(3);
    const [first, named, second] = opened;
    const statement = { name: 'of_the_test', text: 'select $1::integer as value', values: [1] };
    const isTracked = named !== undefined && (await tracksNames(named));
    // The name is known to one connection. When it is taken, the next use gets another one.
    await first?.query('begin');
    await named?.query(statement);
    await second?.query('begin');
    await first?.query('rollback');
    const problem = await messageOf(named?.query(statement) ?? Promise.resolve());
    await second?.query('rollback');
    process.stdout.write(`${bouncer.version}: names of statements are ${isTracked ? '' : 'not '}followed\n`);
    expect(problem === null).toBe(isTracked);
    await end();
  });
});

describe.skipIf(!isInstalled)('pools of the shop through pgBouncer', () => {
  let connection: Connection;
  beforeAll(async () => {
    await migrate(database.url);
    connection = connect(bouncer.url, { size: 12, statementMs: 700, isPooled: true });
  });
  afterAll(() => connection.close());

  it('run many transactions over few connections, with statements that are sent again and again', async () => {
    const { db, pool } = connection;
    const write = async (key: string): Promise<void> => {
      for (let turn = 1; turn <= 40; turn += 1)
        await inTransaction(db, async (tx) => {
          const was = await settingValue(tx, key);
          if (was !== undefined && was !== turn - 1) throw new Error(`${key}: not the value before ${turn}`);
          await writeSetting(tx, key, turn);
        });
    };
    const keys = Array.from({ length: 12 }, (_, index) => `of the pooler ${index}`);
    await Promise.all(keys.map(write));
    const { rows } = await pool.query(`select value from setting where key like 'of the pooler %'`);
    expect(rows).toEqual(keys.map(() => ({ value: 40 })));
    await pool.query(`delete from setting where key like 'of the pooler %'`);
  });

  it('limit the time of statements in transactions, and the pooler that of single ones', async () => {
    const { db, pool } = connection;
    const slow = inTransaction(db, (tx) => runIn(tx, 'select pg_sleep(20)'));
    expect(await messageOf(slow)).toBe('canceling statement due to statement timeout');
    const { rows } = await pool.query<{ statement_timeout: string }>('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '30s' }]);
  });
});

describe.skipIf(!isInstalled)('a shop through pgBouncer', () => {
  let shop: LiveServer;
  let environment: Readonly<Record<string, string>>;
  beforeAll(async () => {
    environment = { DATABASE_URL: bouncer.url, DATABASE_SESSION_URL: database.url };
    shop = await startLiveServer(join(folder, 'shop'), { environment });
    await letOrdersStayOpen(database.url);
  });
  afterAll(async () => void (await shop.stop()));

  async function rows<T extends object>(text: string): Promise<readonly T[]> {
    const { pool, close } = connect(database.url, { size: 1 });
    try {
      return (await pool.query<T>(text)).rows;
    } finally {
      await close();
    }
  }
  const countOf = async (what: string): Promise<number> =>
    (await rows<{ count: number }>(`select count(*)::integer as count from ${what}`))[0]?.count ?? 0;

  /** Imports a file of a part with the command, like the operator of a shop. */
  async function importPart(mpn: string): Promise<string> {
    const mapping = {
      supplier: { code: 'pooler', title: 'Pooler' },
      fields: { mpn: 'mpn', maker: 'maker', category: ['category'], stock: 'stock' },
      prices: { columns: [{ quantity: 1, field: 'price' }], margin: 20 },
      categories: { root: 'other-components' },
      publish: true,
    };
    await writeFile(join(folder, 'part.csv'), `mpn,maker,category,stock,price\n${mpn},Yageo,Resistors,7,12.5\n`);
    await writeFile(join(folder, 'mapping.json'), JSON.stringify(mapping));
    const { PATH = '', HOME = '' } = process.env;
    const words = [importCommand, join(folder, 'part.csv'), '--mapping', join(folder, 'mapping.json')];
    const env = { PATH, HOME, DATA_DIR: join(folder, 'shop'), ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, words, { env });
    return stdout;
  }

  it('takes orders and an import, answers searches, and runs jobs, over a few connections', async () => {
    const visitor = openLiveBrowser(shop.origin, '127.0.0.61');
    const load = await orderDuring(shop.origin, async (report) => {
      await moreOrders(report, 5);
      const importing = importPart('POOLED-4711');
      for (let turn = 0; turn < 20; turn += 1) {
        expect((await visitor.get(`/api/catalog/products?text=${turn % 2 === 0 ? '10k' : '0805'}`)).status).toBe(200);
      }
      await importing;
      await moreOrders(report, 10);
    });
    expect(load.lost).toEqual([]);
    // A busy machine may refuse a page or a call, which says that it may be repeated.
    expect(load.failed.filter((each) => !/^\w+: 503 /.test(each))).toEqual([]);
    await expectOrdersKept(database.url, load);
    // One connection is that of the question itself.
    const direct = (await countOf(`pg_stat_activity where backend_type = 'client backend'`)) - poolSize - 1;
    const orders = `${load.answered.length} orders, ${load.failed.length} of ${load.requests} requests repeated, ${poolSize} connections`;
    process.stdout.write(`${bouncer.version}: ${orders}, ${direct} to PostgreSQL itself\n`);
    await expect.poll(() => countOf('outbox where sent_at is null and dead_at is null')).toBe(0);
    await rows("select graphile_worker.add_job('sweep')");
    await expect.poll(() => countOf("graphile_worker.jobs where task_identifier = 'sweep'")).toBe(0);
    // The listener has its own connection to PostgreSQL, so that searches follow the import.
    await expect
      .poll(async () => JSON.stringify((await visitor.get('/api/catalog/products?text=POOLED-4711')).json))
      .toContain('POOLED-4711');
  });
});
