import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connect } from '@farad/database/connection/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rateClasses } from '#http/limits/rate-limits.ts';
import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { plentiful } from './kill-rounds.ts';
import { openLiveBrowser } from './live-server.ts';
import { expectOrdersKept, moreOrders, orderDuring, type Load } from './order-load.ts';
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts';

let shop: SeveralProcesses;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-several-'));
  shop = await startSeveralProcesses({ dataDir, parts: 300 });
  await letOrdersStayOpen(shop.databaseUrl);
}, 300_000);

afterAll(async () => {
  await shop.end();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

const during = (work: (load: Load) => Promise<void>): Promise<Load> => orderDuring(shop.origin, work);

const expectAllKept = (load: Load): Promise<void> => expectOrdersKept(shop.databaseUrl, load);

test('a rolling restart of all processes under load: no request fails', async () => {
  const load = await during(async (report) => {
    await moreOrders(report, 5);
    const restarts = await shop.restartOneByOne(['web-1', 'web-2', 'api-1', 'api-2', 'worker-1']);
    expect(restarts.trim().split('\n')).toHaveLength(5);
    await moreOrders(report, 5);
  });
  expect(load.failed).toEqual([]);
  expect(load.requests).toBeGreaterThan(100);
  await expectAllKept(load);
});

test('rate limits apply to the shop, not to each process', async () => {
  const browser = openLiveBrowser(shop.origin, '127.0.0.19');
  const answers = await Promise.all(
    Array.from({ length: rateClasses['sign-in'] + 15 }, () => browser.post('/api/smsc', { phone: 'nobody' })),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(rateClasses['sign-in']);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
});

test('a change by staff is visible in every process at once', async () => {
  const { db, close } = connect(shop.databaseUrl);
  try {
    const browser = openLiveBrowser(shop.origin, '127.0.0.18');
    const { seo } = await plentiful(browser);
    const titles = { ru: 'Новое имя для всех', en: 'A new name for all', tr: 'Herkes için yeni bir ad' };
    await browser.get(`/product/${seo}`);
    await db
      .updateTable('product')
      .set({ title: JSON.stringify(titles) })
      .where('seo', '=', seo)
      .execute();
    for (const path of [`/product/${seo}`, `/api/catalog/products/${seo}`]) {
      // Two processes serve the path in turn. Each may learn of the change a moment later.
      await expect
        .poll(
          async () => {
            const shown = await Promise.all(Array.from({ length: 6 }, () => browser.get(path)));
            return shown.every(({ json }) => JSON.stringify(json).includes(titles.ru));
          },
          { timeout: 3000 },
        )
        .toBe(true);
    }
  } finally {
    await close();
  }
});

test.each(['api-1', 'web-1', 'worker-1'])(
  '%s killed under load of orders: no answered order is lost, and retries succeed',
  async (name) => {
    const load = await during(async (report) => {
      await moreOrders(report, 10);
      await shop.kill(name);
      await moreOrders(report, 20);
      await shop.start(name);
      await moreOrders(report, 10);
    });
    expect(load.lost).toEqual([]);
    await expectAllKept(load);
  },
);
