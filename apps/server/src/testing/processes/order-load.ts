import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { Basket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { connect } from '@farad/database/connection/connect';
import { expect } from 'vitest';

import { orderOf } from '../calls/order-calls.ts';
import { ledgerFaults, noFaults } from '../ledger-faults.ts';
import { plentiful } from './kill-rounds.ts';
import { openLiveBrowser, signInLive, type LiveAnswer, type LiveBrowser } from './live-server.ts';

const buyerCount = 4;
const retryMs = 500;
/** Usual number of attempts of a request. A process must not be unavailable for longer than they take. */
const usualTries = 8;

/** Outcome of customers' requests while processes or servers were killed or restarted. */
export interface Load {
  /** Numbers of the orders that were confirmed. */
  readonly answered: string[];
  requests: number;
  /** Requests that failed at the first try, so that a customer would have seen an error. */
  readonly failed: string[];
  /** Requests that failed although they were repeated. */
  readonly lost: string[];
  /** Maximum number of attempts of a request. */
  readonly triesMax: number;
}

const isFault = ({ status }: LiveAnswer): boolean => status >= 500 || status === 0;

/** Repeats a request until it succeeds. This is safe, because each repetition has the same idempotency key. */
async function requested(load: Load, what: string, ask: () => Promise<LiveAnswer>): Promise<LiveAnswer> {
  for (let tries = 1; ; tries += 1) {
    load.requests += 1;
    const answer = await ask().catch((error: unknown) => ({ status: 0, json: String(error) }));
    if (!isFault(answer)) return answer;
    load.failed.push(`${what}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 200)}`);
    if (tries === load.triesMax) {
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

/** Lets buyers place orders in the shop at `origin` while `work` runs. Returns what their requests were answered. */
export async function orderDuring(
  origin: string,
  work: (load: Load) => Promise<void>,
  triesMax = usualTries,
): Promise<Load> {
  const load: Load = { answered: [], requests: 0, failed: [], lost: [], triesMax };
  const buyers: LiveBrowser[] = [];
  for (let index = 0; index < buyerCount; index += 1) {
    people += 1;
    const browser = openLiveBrowser(origin, `127.0.0.${20 + people}`);
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
export async function moreOrders(load: Load, count: number): Promise<void> {
  const before = load.answered.length;
  while (load.answered.length < before + count && load.lost.length === 0) await pause(20);
}

/** Expects that each confirmed order is in the database once, and that its ledgers agree. */
export async function expectOrdersKept(databaseUrl: string, load: Load): Promise<void> {
  const { db, pool, close } = connect(databaseUrl);
  try {
    const kept = await db.selectFrom('orders').select('number').where('number', 'in', load.answered).execute();
    expect(kept.length).toBe(new Set(load.answered).size);
    expect(await ledgerFaults(pool)).toEqual(noFaults);
  } finally {
    await close();
  }
}
