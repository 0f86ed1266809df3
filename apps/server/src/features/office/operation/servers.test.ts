import type { ServersState } from '@farad/contract/office/operation/servers';
import { serverTroubleQueries } from '@farad/database/operation/server-trouble.queries';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { announceProcess } from '#core/servers/announce-process.ts';
import { openShop, type TestShop } from '#testing/shop.ts';
import { signedInStaff, type StaffBrowser } from '#testing/staff.ts';

let shop: TestShop;
let developer: StaffBrowser;
beforeAll(async () => {
  shop = await openShop();
  developer = await signedInStaff(shop, 'developer');
});
afterAll(() => shop.close());

const address = '/admin/operation/servers';
const state = async (): Promise<ServersState> => (await developer.get(address)).json<ServersState>();

it('a shop of one process shows its search in memory and itself', async () => {
  const { stop } = announceProcess(shop.deps);
  onTestFinished(() => stop());
  await expect.poll(async () => (await state()).processes.length).toBe(1);
  const { search, cluster, replicas, processes, troubles } = await state();
  expect(search).toMatchObject({ engine: 'memory', state: 'ready', building: null, snapshot: null });
  expect(search.changesBehind).toEqual({ count: 0, isMore: false });
  expect(search.products).toBe(shop.deps.index.told().products);
  expect([cluster, replicas, troubles]).toEqual([null, null, []]);
  expect(processes[0]).toMatchObject({ isAlive: true, engine: 'memory', role: 'all', products: search.products });
});

it('changes that searches do not find yet are counted', async () => {
  const { index } = shop.deps;
  const { behindSeconds } = index;
  onTestFinished(() => void Object.assign(index, { behindSeconds }));
  await shop.pool.query('update stock set on_hand = on_hand + 1 where product_id in (select id from product limit 3)');
  Object.assign(index, { behindSeconds: () => 90 });
  const { search } = await state();
  expect(search.state).toBe('degraded');
  expect(search.changesBehind.count).toBeGreaterThanOrEqual(3);
});

it('staff who may start jobs build the index anew, which the audit log names', async () => {
  const before = (await state()).search.builtAt ?? '';
  expect((await developer.post(`${address}/rebuild-search`, {})).statusCode).toBe(200);
  await expect.poll(async () => ((await state()).search.builtAt ?? '') > before, { timeout: 10_000 }).toBe(true);
  expect((await state()).search.state).toBe('ready');
  const { rows } = await shop.pool.query(`select id from audit where action = 'job.search_rebuild_asked'`);
  expect(rows).toHaveLength(1);
});

it('other staff see neither the page nor the button', async () => {
  const colleague = await signedInStaff(shop, 'order_manager');
  expect((await colleague.get(address)).statusCode).toBe(403);
  expect((await colleague.post(`${address}/rebuild-search`, {})).statusCode).toBe(403);
});

it('troubles that last are shown', async () => {
  const trouble = { kind: 'heap', of: 'node-1', value: 91, since: '2026-11-30T12:00:00.000Z', isTold: true } as const;
  await serverTroubleQueries(shop.db).set([trouble]);
  const { isTold: _, ...shown } = trouble;
  expect((await state()).troubles).toEqual([shown]);
});
