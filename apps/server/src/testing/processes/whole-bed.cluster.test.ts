import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { connect } from '@farad/database/connection/connect';
import { NoPrimary } from '@farad/database/connection/servers/find-primary';
import { startReplication, type Replication } from '@farad/database/testing/replication';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { plentiful } from './kill-rounds.ts';
import { openLiveBrowser, type LiveBrowser } from './live-server.ts';
import { expectOrdersKept, moreOrders, orderDuring, type Load } from './order-load.ts';
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts';
import { steadyPort } from './steady-port.ts';

// Everything of a shop of several servers on this machine: two nodes of OpenSearch, a primary and a replica of
// PostgreSQL, two processes for pages, two for calls, a worker, and nginx. Each is killed in turn and comes back.

const nodeUrls = (process.env['FARAD_CLUSTER_URL'] ?? '').split(',');
const control = process.env['FARAD_CLUSTER_CONTROL'] ?? '';
const searchIndex = 'farad-bed';

/** Attempts of a request, half a second apart. */
const triesMax = 120;
/** Orders before a server is killed, while it is away, and after it is back. */
const ordersOfStep = 4;
/** Time in ms until somebody notices that the primary is gone. */
const noticedAfterMs = 3000;

/** Time in ms for which nginx is away. */
const awayMs = 2000;

let folder: string;
let database: Replication;
let shop: SeveralProcesses;
let visitor: LiveBrowser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farad-bed-'));
  await chmod(folder, 0o711); // as root: the account that runs PostgreSQL must enter it
  database = await startReplication(folder, [await steadyPort(), await steadyPort()]);
  const [replicas = ''] = database.url.split('?');
  const dataDir = join(folder, 'shop');
  await mkdir(dataDir);
  const environment = {
    DATABASE_REPLICA_URL: replicas,
    SEARCH_URL: nodeUrls.join(','),
    SEARCH_INDEX: searchIndex,
  };
  shop = await startSeveralProcesses({ dataDir, parts: 300, databaseUrl: database.url, environment });
  await letOrdersStayOpen(database.url);
  visitor = openLiveBrowser(shop.origin, '127.0.0.17');
}, 300_000);

afterAll(async () => {
  await shop.end();
  await database.stop();
  await fetch(`${nodeUrls[0]}/${searchIndex}*`, { method: 'DELETE' });
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement. On a busy machine a server may take too long to say that it is the primary, so it is asked again. */
async function rows<T extends object>(text: string): Promise<readonly T[]> {
  const { pool, close } = connect(database.url, { size: 1 });
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return (await pool.query<T>(text)).rows;
      } catch (error) {
        if (!(error instanceof NoPrimary) || tries === triesMax) throw error;
        await pause(500);
      }
    }
  } finally {
    await close();
  }
}

const countOf = async (what: string): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::integer as count from ${what}`))[0]?.count ?? 0;

const secondsSince = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);

async function node(work: 'kill' | 'revive', place: number): Promise<void> {
  const answer = await fetch(`${control}/${work}/${place}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${work} ${place}: ${await answer.text()}`);
}

/** A server that is killed. `revive` resolves when it serves again. */
interface Victim {
  readonly name: string;
  readonly kill: () => Promise<void>;
  readonly revive: () => Promise<void>;
  /** True if nothing does its work while it is away, so that buyers repeat their requests until it is back. */
  readonly isOnlyOne?: boolean;
}

const processOf = (name: string): Victim => ({
  name,
  kill: () => shop.kill(name),
  revive: () => shop.start(name),
});

const victims: readonly Victim[] = [
  { name: 'OpenSearch 1', kill: () => node('kill', 0), revive: () => node('revive', 0) },
  { name: 'OpenSearch 2', kill: () => node('kill', 1), revive: () => node('revive', 1) },
  ...['web-1', 'web-2', 'api-1', 'api-2', 'worker-1'].map(processOf),
  { ...processOf('nginx'), isOnlyOne: true },
  {
    name: 'primary of PostgreSQL',
    kill: async () => {
      await database.killPrimary();
      await pause(noticedAfterMs);
      await database.promote();
    },
    revive: () => database.rebuild(),
  },
];

const searches = ['10k 0603', 'резистор', 'конденсатор', 'lm'].map(
  (text) => `/api/catalog/products?text=${encodeURIComponent(text)}&limit=100`,
);

interface Listed {
  readonly count: number;
  readonly products: readonly { readonly _id: string }[];
}

/** Returns the number of results and the ids of the first page, sorted: sales change their order. */
const foundBy = ({ json }: { readonly json: unknown }): string => {
  const { count, products } = json as Listed;
  return JSON.stringify([count, products.map(({ _id }) => _id).sort()]);
};

interface Visit {
  asked: number;
  /** Searches without an answer, which told the visitor so. */
  unanswered: number;
  readonly wrong: string[];
}

/** Searches until `isOver`, and compares the answers with those of a whole shop. */
async function visit(expected: ReadonlyMap<string, string>, isOver: () => boolean): Promise<Visit> {
  const report: Visit = { asked: 0, unanswered: 0, wrong: [] };
  for (let turn = 0; !isOver(); turn += 1) {
    const path = searches[turn % searches.length] ?? '';
    report.asked += 1;
    const answer = await visitor.get(path).catch(() => null);
    if (answer === null || answer.status === 503 || answer.status === 502) report.unanswered += 1;
    else if (answer.status !== 200) report.wrong.push(`${path}: ${answer.status}`);
    else if (foundBy(answer) !== expected.get(path)) report.wrong.push(`${path}: ${foundBy(answer)}`);
    await pause(300);
  }
  return report;
}

/** Changes a name and waits until searches find it. Returns the time in seconds. */
async function caughtUp(seo: string, mark: string): Promise<string> {
  const begun = performance.now();
  await rows(
    `update product set title = jsonb_set(title, '{en}', to_jsonb(title->>'ru' || ' ${mark}')) where seo = '${seo}'`,
  );
  await expect
    .poll(
      async () => {
        const { status, json } = await visitor.get(`/api/catalog/products?text=${mark}&asTyped=1`);
        return status === 200 && (json as Listed).count === 1;
      },
      { timeout: 120_000, interval: 250 },
    )
    .toBe(true);
  return secondsSince(begun);
}

/** Orders and searches go on while `work` runs. */
async function underLoad(expected: ReadonlyMap<string, string>, work: (load: Load) => Promise<void>) {
  const before = await countOf('orders');
  let isOver = false;
  const visiting = visit(expected, () => isOver);
  const load = await orderDuring(shop.origin, work, triesMax).finally(() => {
    isOver = true;
  });
  return { before, load, visited: await visiting };
}

/** Expects that no order was lost or doubled and no search answered wrongly. */
async function expectRight(
  what: string,
  { before, load, visited }: Awaited<ReturnType<typeof underLoad>>,
): Promise<void> {
  expect(load.lost, what).toEqual([]);
  expect(visited.wrong, what).toEqual([]);
  await expectOrdersKept(database.url, load);
  expect(await countOf('orders'), what).toBe(before + load.answered.length);
}

const whole = new Map<string, string>();

test('a change is found by searches', { timeout: 150_000 }, async () => {
  const { seo } = await plentiful(visitor);
  await caughtUp(seo, 'zqbegin');
  for (const path of searches) whole.set(path, foundBy(await visitor.get(path)));
  expect(new Set(whole.values()).size).toBe(searches.length);
});

test('each server is killed in turn under load and comes back', { timeout: 1_500_000 }, async () => {
  const { seo } = await plentiful(visitor);
  for (const [round, { name, kill, revive, isOnlyOne = false }] of victims.entries()) {
    const told: string[] = [];
    const outcome = await underLoad(whole, async (report) => {
      await moreOrders(report, ordersOfStep);
      const killedAt = performance.now();
      await kill();
      if (isOnlyOne) await pause(awayMs);
      else {
        await moreOrders(report, ordersOfStep);
        told.push(`${ordersOfStep} orders within ${secondsSince(killedAt)} s`);
      }
      await revive();
      told.push(`back after ${secondsSince(killedAt)} s`);
      told.push(`a change is found after ${await caughtUp(seo, `zqround${round}`)} s`);
      await moreOrders(report, ordersOfStep);
    });
    const { load, visited } = outcome;
    process.stdout.write(
      `${name}: ${told.join(', ')}; ${load.answered.length} orders, ${load.failed.length} of ${load.requests} requests ` +
        `repeated; ${visited.unanswered} of ${visited.asked} searches without an answer\n`,
    );
    expect(load.answered.length, name).toBeGreaterThanOrEqual(2 * ordersOfStep);
    await expectRight(name, outcome);
  }
});

test(
  'searches move from OpenSearch to the index in memory and back without a pause',
  { timeout: 900_000 },
  async () => {
    const { seo } = await plentiful(visitor);
    const ways = [
      { name: 'to the index in memory', settings: { SEARCH_URL: undefined, SEARCH_INDEX: undefined } },
      { name: 'to OpenSearch', settings: { SEARCH_URL: nodeUrls.join(','), SEARCH_INDEX: searchIndex } },
    ];
    for (const { name, settings } of ways) {
      const begun = performance.now();
      const outcome = await underLoad(whole, async (report) => {
        shop.set(settings);
        await shop.restartOneByOne(['worker-1', 'web-1', 'web-2', 'api-1', 'api-2']);
        await caughtUp(seo, name === 'to OpenSearch' ? 'zqcluster' : 'zqmemory');
        await moreOrders(report, ordersOfStep);
      });
      const { load, visited } = outcome;
      process.stdout.write(
        `${name}: ${secondsSince(begun)} s; ${load.failed.length} of ${load.requests} requests repeated; ` +
          `${visited.unanswered} of ${visited.asked} searches without an answer\n`,
      );
      expect(load.failed, name).toEqual([]);
      expect(visited.unanswered, name).toBe(0);
      await expectRight(name, outcome);
    }
  },
);
