import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '@farad/database/connection/connect';
import { startReplication, type Replication } from '@farad/database/testing/replication';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { plentiful } from './kill-rounds.ts';
import { openLiveBrowser } from './live-server.ts';
import { expectOrdersKept, moreOrders, orderDuring, type Load } from './order-load.ts';
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts';
import { steadyPort } from './steady-port.ts';

/** Attempts of a request, half a second apart: a failover takes seconds. */
const triesMax = 120;
/** Time in ms until somebody notices that the primary is gone. Patroni takes up to 30 s. */
const noticedAfterMs = 3000;

let folder: string;
let database: Replication;
let shop: SeveralProcesses;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-failover-'));
  await chmod(folder, 0o711); // as root: the account that runs PostgreSQL must enter it
  database = await startReplication(folder, [await steadyPort(), await steadyPort()]);
  const [replicas = ''] = database.url.split('?');
  const dataDir = join(folder, 'shop');
  await mkdir(dataDir);
  const environment = { DATABASE_REPLICA_URL: replicas };
  shop = await startSeveralProcesses({ dataDir, parts: 300, databaseUrl: database.url, environment });
  await letOrdersStayOpen(database.url);
});

afterAll(async () => {
  await shop.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

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

const seconds = (sinceMs: number): string => ((performance.now() - sinceMs) / 1000).toFixed(1);

/** Answers of the searches and lists that a visitor requests while servers fail. */
interface Visit {
  requests: number;
  readonly failed: string[];
}

/** Opens a list and searches without signing in, until `isOver`. */
async function visit(isOver: () => boolean): Promise<Visit> {
  const visitor = openLiveBrowser(shop.origin, '127.0.0.17');
  const paths = ['/catalog/chip-resistors', '/api/catalog/products?text=10k', '/api/catalog/products?text=0805'];
  const report: Visit = { requests: 0, failed: [] };
  for (const path of paths) expect((await visitor.get(path)).status).toBe(200);
  for (let turn = 0; !isOver(); turn += 1) {
    const path = paths[turn % paths.length] ?? '';
    const { status } = await visitor.get(path);
    report.requests += 1;
    if (status !== 200) report.failed.push(`${path}: ${status}`);
    await pause(250);
  }
  return report;
}

interface Failover {
  readonly load: Load;
  readonly visit: Visit;
}

/** Kills the primary under load, promotes the replica, and rebuilds the old primary. */
async function failOver(): Promise<Failover> {
  const [primary, replica] = [database.primary().name, database.replica().name];
  let isOver = false;
  const visiting = visit(() => isOver);
  const load = await orderDuring(
    shop.origin,
    async (report) => {
      await moreOrders(report, 10);
      await database.killPrimary();
      const killedAt = performance.now();
      await pause(noticedAfterMs);
      await database.promote();
      const promotedAt = performance.now();
      await moreOrders(report, 1);
      const orders = `an order after ${seconds(promotedAt)} s, ${seconds(killedAt)} s after the end of ${primary}`;
      await moreOrders(report, 10);
      const rebuiltFrom = performance.now();
      await database.rebuild();
      const rebuilt = `${primary} follows again ${seconds(rebuiltFrom)} s after its copy began`;
      process.stdout.write(`failover to ${replica}: ${orders}; ${rebuilt}\n`);
      await moreOrders(report, 10);
    },
    triesMax,
  ).finally(() => {
    isOver = true;
  });
  return { load, visit: await visiting };
}

test('the primary is killed under load of orders and searches, twice: the shop goes on with the promoted replica', async () => {
  const listening = "pg_stat_activity where application_name = 'farad listener'";
  const listeners = await countOf(listening);
  expect(listeners).toBeGreaterThan(10);
  let orders = 0;
  for (const round of [1, 2]) {
    const { load, visit: visited } = await failOver();
    expect(load.lost).toEqual([]);
    // Requests under way fail, and say that they may be repeated.
    expect(load.failed.filter((each) => !/: 503 .*"unavailable".*"retryAfterSeconds":5|^page: 503/.test(each))).toEqual(
      [],
    );
    expect(load.failed.length).toBeGreaterThan(0);
    await expectOrdersKept(database.url, load);
    orders += load.answered.length;
    expect(await countOf('orders'), `orders of round ${round}`).toBe(orders);
    expect(visited.failed).toEqual([]);
    process.stdout.write(
      `round ${round}: ${load.answered.length} orders, ${load.failed.length} of ${load.requests} requests repeated, ` +
        `${visited.requests} lists and searches without a fault\n`,
    );
    await expect.poll(() => countOf(listening)).toBe(listeners);
  }
});

test('after the failovers changes reach every process, and messages and jobs go on', async () => {
  const browser = openLiveBrowser(shop.origin, '127.0.0.18');
  const { seo } = await plentiful(browser);
  const titles = { ru: 'Имя после переезда', en: 'A name after the move', tr: 'Taşınmadan sonraki ad' };
  await rows(`update product set title = '${JSON.stringify(titles)}' where seo = '${seo}'`);
  await expect
    .poll(async () => {
      const shown = await Promise.all(Array.from({ length: 6 }, () => browser.get(`/api/catalog/products/${seo}`)));
      return shown.every(({ json }) => JSON.stringify(json).includes(titles.ru));
    })
    .toBe(true);
  await expect.poll(() => countOf('outbox where sent_at is null and dead_at is null')).toBe(0);
  await rows("select graphile_worker.add_job('sweep')");
  await expect.poll(() => countOf("graphile_worker.jobs where task_identifier = 'sweep'")).toBe(0);
});
