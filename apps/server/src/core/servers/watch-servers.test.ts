import { readFileSync } from 'node:fs';

import { processQueries } from '@farad/database/operation/process.queries';
import { serverTroubleQueries } from '@farad/database/operation/server-trouble.queries';
import { serverLimits, type ServerFigures } from '@farad/domain/operation';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';

import { openShop, type TestShop } from '#testing/shop.ts';
import { announceProcess, hostName } from './announce-process.ts';
import { serverFigures } from './server-figures.ts';
import { watchServers } from './watch-servers.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query('delete from outbox');
  await shop.pool.query('delete from process_seen');
  await serverTroubleQueries(shop.db).set([]);
});

const quiet: ServerFigures = { searches: [], replicas: [], nodes: [], floodStage: '95%' };
const begun = Date.UTC(2026, 10, 30, 12);

async function letters(): Promise<readonly { subject: string; body: string }[]> {
  const { rows } = await shop.pool.query<{ subject: string; body: string }>(
    `select subject, text as body from outbox where kind = 'servers_to_shop' order by id`,
  );
  return rows;
}

const watch = (figures: ServerFigures, minute: number): Promise<void> =>
  watchServers({ db: shop.db, config: shop.deps.config }, figures, new Date(begun + minute * 60_000));

/** Two nodes as OpenSearch 3.6.0 described them, with another share of heap and disk in use. */
function nodesWith(heap: number, disk: number): ServerFigures['nodes'] {
  const place = new URL('../../../../../packages/integrations/src/search-cluster/recorded-3.6.0.json', import.meta.url);
  const recorded = JSON.parse(readFileSync(place, 'utf8')) as {
    '/_nodes/stats/jvm,fs': {
      nodes: Record<
        string,
        { name: string; jvm: { mem: { heap_max_in_bytes: number } }; fs: { total: { total_in_bytes: number } } }
      >;
    };
  };
  return Object.values(recorded['/_nodes/stats/jvm,fs'].nodes).map(({ name, jvm, fs }) => ({
    name,
    heapUsed: jvm.mem.heap_max_in_bytes * heap,
    heapMax: jvm.mem.heap_max_in_bytes,
    diskFree: fs.total.total_in_bytes * (1 - disk),
    diskTotal: fs.total.total_in_bytes,
  }));
}

it.each<[string, Partial<ServerFigures>, string]>([
  [
    'search that is behind',
    { searches: [{ of: 'shop:3000 (web)', behindSeconds: 300, isAnswering: true }] },
    'Поиск отстаёт от каталога на 300 с: shop:3000 (web)',
  ],
  [
    'search without an answer',
    { searches: [{ of: 'shop:3000 (web)', behindSeconds: 1, isAnswering: false }] },
    'Поиск не отвечает: shop:3000 (web)',
  ],
  [
    'replica that is behind',
    { replicas: [{ name: 'db-2:5432', lagSeconds: 60 }] },
    'Копия базы данных отстаёт на 60 с: db-2:5432',
  ],
  [
    'replica that is away',
    { replicas: [{ name: 'db-2:5432', lagSeconds: null }] },
    'Копия базы данных не отвечает: db-2:5432',
  ],
  ['heap', { nodes: nodesWith(0.9, 0.5) }, 'Память Java узла OpenSearch занята на 90 %: node-'],
  ['disk', { nodes: nodesWith(0.5, 0.9) }, 'Диск узла OpenSearch занят на 90 %: node-'],
])('staff are told once of a %s after five minutes', async (_, changed, words) => {
  const figures = { ...quiet, ...changed };
  await watch(figures, 0);
  await watch(figures, 4);
  expect(await letters()).toEqual([]);
  await watch(figures, 5);
  await watch(figures, 6);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.subject).toBe('Неполадка на сервере магазина');
  expect(letter?.body).toContain(words);
  expect(letter?.body).toContain(`${shop.deps.config.adminUrl}/operation/servers`);
  await watch(quiet, 7);
  expect(await serverTroubleQueries(shop.db).list()).toEqual([]);
});

it('a process says how its searches are, and takes its row away when it ends', async () => {
  const { stop } = announceProcess(shop.deps);
  onTestFinished(() => stop());
  const { port } = shop.deps.config;
  await expect.poll(async () => (await processQueries(shop.db).list()).length).toBe(1);
  const [seen] = await processQueries(shop.db).list();
  expect(seen).toMatchObject({ host: hostName, port, role: 'all', search: { engine: 'memory', isAnswering: true } });
  expect(seen?.search.products).toBeGreaterThan(0);
  const figures = await serverFigures(shop.deps, new Date());
  expect(figures.searches).toMatchObject([{ of: `${hostName}:${port} (all)`, isAnswering: true }]);
  expect((await serverFigures(shop.deps, new Date(Date.now() + 60_000))).searches).toEqual([]);
  await stop();
  expect(await processQueries(shop.db).list()).toEqual([]);
});

it('a process that came back at the same port replaces its row; one that is gone for a day is forgotten', async () => {
  const note = (host: string, version: string) =>
    processQueries(shop.db).note({
      host,
      port: 3000,
      role: 'web',
      version,
      startedAt: new Date(),
      memoryBytes: 1,
      search: shop.deps.index.told(),
    });
  await note('one', '1');
  await note('one', '2');
  await note('two', '1');
  expect((await processQueries(shop.db).list()).map(({ host, version }) => `${host} ${version}`)).toEqual([
    'one 2',
    'two 1',
  ]);
  await shop.pool.query(`update process_seen set seen_at = now() - interval '25 hours' where host = 'two'`);
  await note('one', '3');
  expect(await processQueries(shop.db).list()).toHaveLength(1);
});

it('the alerts of Prometheus have the limits of the shop', () => {
  const alerts = readFileSync(new URL('../../../../../deploy/monitoring/alerts.yml', import.meta.url), 'utf8');
  const rule = (name: string): string => (alerts.split(`- alert: ${name}\n`)[1] ?? '').split('- alert:')[0] ?? '';
  const { searchBehindSeconds, replicaLagSeconds, heapPercent, diskMarginPoints } = serverLimits;
  const rules = ['FaradIndexBehind', 'FaradReplicaBehind', 'FaradSearchHeap', 'FaradSearchDisk'].map(rule);
  expect(rules[0]).toContain(`farad_index_behind_seconds > ${searchBehindSeconds}\n`);
  expect(rules[1]).toContain(`farad_replica_lag_seconds) >= ${replicaLagSeconds}\n`);
  expect(rules[2]).toContain(`farad_search_heap_ratio) > ${heapPercent / 100}\n`);
  expect(rules[3]).toContain(
    `farad_search_disk_ratio) > max by (node) (farad_search_flood_ratio) - ${diskMarginPoints / 100}\n`,
  );
  for (const text of rules) expect(text).toContain('for: 5m');
});
