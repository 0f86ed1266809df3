import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Basket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { connect } from '@farad/database/connection/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rateClasses } from '#http/limits/rate-limits.ts';
import { ledgerFaults, noFaults } from '../ledger-faults.ts';
import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { openLiveBrowser, signInLive, type LiveAnswer, type LiveBrowser } from './live-server.ts';
import { orderOf } from '../calls/order-calls.ts';
import { plentiful } from './kill-rounds.ts';
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts';

const buyerCount = 4;
/** Maximum number of attempts of a request. A process must not be unavailable for longer than they take. */
const triesMax = 8;
const retryMs = 500;

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

/** Outcome of customers' requests while processes were killed or restarted. */
interface Load {
  readonly answered: string[];
  requests: number;
  /** Requests that failed at the first try, so that a customer would have seen an error. */
  readonly failed: string[];
  /** Requests that failed although they were repeated. */
  readonly lost: string[];
}

const isFault = ({ status }: LiveAnswer): boolean => status >= 500 || status === 0;

/** Repeats a request until it succeeds. This is safe, because each repetition has the same idempotency key. */
async function requested(load: Load, what: string, ask: () => Promise<LiveAnswer>): Promise<LiveAnswer> {
  for (let tries = 1; ; tries += 1) {
    load.requests += 1;
    const answer = await ask().catch((error: unknown) => ({ status: 0, json: String(error) }));
    if (!isFault(answer)) return answer;
    load.failed.push(`${what}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 200)}`);
    if (tries === triesMax) {
      load.lost.push(what);
      return answer;
    }
    await pause(retryMs);
  }
}

/** Pause between two orders of a buyer, so that the rate limit of writing calls is not exceeded. */
const thinkMs = 1100;

/** Opens a page, fills a basket and places an order, again and again. */
async function buy(browser: LiveBrowser, load: Load, isOver: () => boolean): Promise<void> {
  const product = await plentiful(browser);
  while (!isOver()) {
    const page = await requested(load, 'page', () => browser.get(`/product/${product.seo}`));
    expect(page.status).toBe(200);
    const products = [{ product_id: product._id, qty: product.minQuantity }];
    const filled = await requested(load, 'basket', () => browser.post('/api/basket/add', { products }));
    if (filled.status !== 200) continue;
    const [body, key] = [orderOf(Basket.parse(filled.json)), randomUUID()];
    const order = () => browser.post('/api/orders', body, { 'idempotency-key': key });
    const answer = await requested(load, 'order', order);
    if (answer.status === 201) load.answered.push(PlacedOrder.parse(answer.json).number);
    // 409: a repeated request may have added a product twice, so the basket is not as expected.
    else if (answer.status !== 409) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`);
    await pause(thinkMs);
  }
}

let people = 0;

async function during(work: (load: Load) => Promise<void>): Promise<Load> {
  const load: Load = { answered: [], requests: 0, failed: [], lost: [] };
  const buyers: LiveBrowser[] = [];
  for (let index = 0; index < buyerCount; index += 1) {
    people += 1;
    const browser = openLiveBrowser(shop.origin, `127.0.0.${20 + people}`);
    await signInLive(browser, `7903000${String(people).padStart(4, '0')}`);
    buyers.push(browser);
  }
  let isOver = false;
  const working = work(load).finally(() => {
    isOver = true;
  });
  await Promise.all([working, ...buyers.map((browser) => buy(browser, load, () => isOver))]);
  return load;
}

/** Waits until `count` more orders were placed. */
async function moreOrders(load: Load, count: number): Promise<void> {
  const before = load.answered.length;
  while (load.answered.length < before + count && load.lost.length === 0) await pause(20);
}

async function expectAllKept(load: Load): Promise<void> {
  const { db, pool, close } = connect(shop.databaseUrl);
  try {
    const kept = await db.selectFrom('orders').select('number').where('number', 'in', load.answered).execute();
    expect(kept.length).toBe(new Set(load.answered).size);
    expect(await ledgerFaults(pool)).toEqual(noFaults);
  } finally {
    await close();
  }
}

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
