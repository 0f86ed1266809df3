import { expect, test } from '@playwright/test';

import { openOwnShop } from '../kit/own-shop.ts';
import { administrator, expectAccessible, signInFirst } from '../kit/staff.ts';

let site: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  ({ base: site, end } = await openOwnShop('servers', { DEMO_PARTS: '12' }));
});
test.afterAll(() => end());

const stateAddress = '**/api/admin/operation/servers';
const at = '2026-11-30T12:00:00.000Z';
const gigabyte = 2 ** 30;

const processOf = (host: string, role: string, isAlive: boolean) => ({
  host,
  port: 3000,
  role,
  version: '1.0.9',
  startedAt: at,
  seenAt: at,
  isAlive,
  memory: 300_000_000,
  engine: 'opensearch',
  isReady: true,
  isAnswering: true,
  products: 60_000,
  behindSeconds: 1,
  builtAt: null,
  buildingSince: null,
});

/** A shop of two servers with OpenSearch and two replicas, of which one does not answer. */
const severalServers = {
  search: {
    engine: 'opensearch',
    state: 'rebuilding',
    products: 60_000,
    behindSeconds: 75,
    changesBehind: { count: 10_000, isMore: true },
    builtAt: at,
    building: { since: at, done: 21_000, total: 60_000 },
    snapshot: null,
  },
  cluster: {
    version: '3.6.0',
    status: 'yellow',
    index: { name: 'farad-parts-mimfu3k1', products: 60_000, bytes: 90_000_000 },
    nodes: [
      { name: 'node-1', heapUsed: 5e8, heapMax: gigabyte, diskFree: 8e10, diskTotal: 27e10, floodPercent: 95 },
      {
        name: 'node-2',
        heapUsed: Math.round(0.91 * gigabyte),
        heapMax: gigabyte,
        diskFree: 3e10,
        diskTotal: 27e10,
        floodPercent: 95,
      },
    ],
  },
  replicas: [
    { name: 'db-2:5432', isUsed: true, lagSeconds: 0.4, lagBytes: 16_384 },
    { name: 'db-3:5432', isUsed: false, lagSeconds: null, lagBytes: null },
  ],
  processes: [processOf('server-1', 'web', true), processOf('server-2', 'worker', false)],
  troubles: [
    { kind: 'heap', of: 'node-2', value: 91, since: at },
    { kind: 'replica_away', of: 'db-3:5432', value: null, since: at },
  ],
};

test('staff see the search and the processes, and build the index anew by keyboard', async ({ browser }) => {
  const office = await browser.newContext({ baseURL: site, locale: 'ru-RU' });
  const desk = await office.newPage();
  await desk.goto('/admin');
  await signInFirst(desk, administrator.email, administrator.password);
  await desk.goto('/admin/operation');
  await desk.getByText('Поиск и серверы').click();
  const search = desk.locator('.ant-card').filter({ hasText: 'Где ищем' });
  await expect(search).toContainText('В памяти программы');
  await expect(search).toContainText('Работает');
  const processes = desk.locator('.ant-card').filter({ hasText: 'Процессы магазина' });
  await expect(processes.getByText('работает', { exact: true })).toHaveCount(1, { timeout: 20_000 });
  await expectAccessible(desk);

  await search.getByRole('button', { name: 'Построить заново' }).focus();
  await desk.keyboard.press('Enter');
  const question = desk.getByRole('tooltip').filter({ hasText: 'Построить индекс поиска заново?' });
  await expect(question).toContainText('Поиск работает и дальше');
  await question.getByRole('button', { name: 'Построить заново' }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Строим новый индекс!')).toBeVisible();
  await expect(search).not.toContainText('открыт из снимка', { timeout: 20_000 });
  await expect(search.getByRole('button', { name: 'Построить заново' })).toBeEnabled();

  await desk.setViewportSize({ width: 390, height: 844 });
  const width = await desk.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(desk);

  await desk.route(stateAddress, (route) => route.fulfill({ json: severalServers }));
  await desk.reload();
  await expect(desk.getByText('Память Java узла OpenSearch занята на 91 %: node-2')).toBeVisible();
  await expect(desk.getByText('21 000 из 60 000 товаров')).toBeVisible();
  await expect(desk.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '35');
  await expect(desk.getByText('db-3:5432', { exact: true })).toBeVisible();
  await expect(desk.getByText(/молчит с/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Построить заново' })).toBeDisabled();
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(desk);

  await desk.unroute(stateAddress);
  await desk.route(stateAddress, (route) => route.fulfill({ status: 503, json: {} }));
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Повторить' })).toBeVisible({ timeout: 20_000 });
});
