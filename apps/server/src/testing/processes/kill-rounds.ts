import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Basket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { ProductListAnswer } from '@farad/contract/shop/search';
import { connect } from '@farad/database/connection/connect';
import { startEmbedded } from '@farad/database/embedded/embedded';
import { runningEmbedded } from '@farad/database/embedded/embedded-running';

import { ledgerFaults, type LedgerFaults } from '../ledger-faults.ts';
import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { openLiveBrowser, signInLive, startLiveServer, type LiveBrowser, type LiveServer } from './live-server.ts';
import { orderOf } from '../calls/order-calls.ts';

interface Attempt {
  readonly body: unknown;
  readonly key: string;
}

/** A customer who places one order after another. */
interface Buyer {
  browser: LiveBrowser;
  /** Numbers of the orders that the server confirmed. */
  readonly answered: string[];
  /** Order that was sent but not confirmed yet; null = none. */
  open: Attempt | null;
}

type Product = ProductListAnswer['products'][number];

const buyerCount = 4;

async function tryOrder(buyer: Buyer, { body, key }: Attempt): Promise<void> {
  const answer = await buyer.browser.post('/api/orders', body, { 'idempotency-key': key });
  if (answer.status !== 201) throw new Error(`Not placed: ${answer.status} ${JSON.stringify(answer.json)}`);
  buyer.answered.push(PlacedOrder.parse(answer.json).number);
  buyer.open = null;
}

async function orderOnce(buyer: Buyer, product: Product): Promise<void> {
  const products = [{ product_id: product._id, qty: product.minQuantity }];
  const added = await buyer.browser.post('/api/basket/add', { products });
  buyer.open = { body: orderOf(Basket.parse(added.json)), key: randomUUID() };
  await tryOrder(buyer, buyer.open);
}

async function openBuyers(server: LiveServer): Promise<readonly Buyer[]> {
  return Promise.all(
    Array.from({ length: buyerCount }, async (_, index) => {
      const browser = openLiveBrowser(server.origin, `127.0.0.${20 + index}`);
      await signInLive(browser, `7903000000${index}`);
      return { browser, answered: [], open: null };
    }),
  );
}

/** Returns a product with much stock, whose minimum quantity fits its multiple. */
export async function plentiful(browser: LiveBrowser): Promise<Product> {
  const { products } = ProductListAnswer.parse((await browser.get('/api/catalog/products')).json);
  const found = products.find(({ qty, minQuantity, multiple }) => qty > 1000 && minQuantity % multiple === 0);
  if (!found) throw new Error('no product of which there is enough');
  return found;
}

/** Lets all buyers place orders. Kills the server after `count` orders were confirmed. */
async function orderUntilKilled(server: LiveServer, buyers: readonly Buyer[], count: number): Promise<void> {
  const first = buyers[0];
  if (!first) throw new Error('no buyers');
  const product = await plentiful(first.browser);
  const before = answeredBy(buyers).length;
  let isKilled = false;
  const orderOn = async (buyer: Buyer): Promise<void> => {
    for (;;) {
      try {
        await orderOnce(buyer, product);
      } catch (error) {
        if (isKilled) return;
        throw error;
      }
    }
  };
  const kill = async (): Promise<void> => {
    while (answeredBy(buyers).length < before + count) await pause(5);
    await pause(Math.random() * 50);
    isKilled = true;
    await server.kill();
  };
  await Promise.all([kill(), ...buyers.map(orderOn)]);
}

const answeredBy = (buyers: readonly Buyer[]): readonly string[] => buyers.flatMap(({ answered }) => answered);

/**
 * Sends orders again that were not confirmed before the restart, with their idempotency keys. Returns the numbers of
 * confirmed orders that no longer exist.
 */
async function goOn(server: LiveServer, buyers: readonly Buyer[]): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const buyer of buyers) {
    buyer.browser = buyer.browser.movedTo(server.origin);
    if (buyer.open !== null) await tryOrder(buyer, buyer.open);
    for (const number of buyer.answered) {
      const { status } = await buyer.browser.get(`/api/orders/${number}`);
      if (status !== 200) missing.push(number);
    }
  }
  return missing;
}

export interface KillReport {
  /** Numbers of the orders that were confirmed with 201, in all rounds. */
  readonly answered: readonly string[];
  /** Numbers of confirmed orders that did not exist after a restart. */
  readonly missing: readonly string[];
  /** Numbers of all orders in the database at the end. */
  readonly kept: readonly string[];
  readonly faults: LedgerFaults;
  /** Exit code of the last server, which was shut down normally. */
  readonly exitCode: number | null;
}

/** Kills the server again and again while orders are placed. Returns a report on the database at the end. */
export async function killWhileOrdering(rounds: number, ordersPerRound: number): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'farad-kill-'));
  let server = await startLiveServer(dataDir);
  try {
    const databaseUrl = await runningEmbedded(dataDir);
    if (databaseUrl !== null) await letOrdersStayOpen(databaseUrl);
    const buyers = await openBuyers(server);
    const missing: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await orderUntilKilled(server, buyers, ordersPerRound);
      server = await startLiveServer(dataDir);
      missing.push(...(await goOn(server, buyers)));
    }
    const exitCode = await server.stop();
    return { answered: answeredBy(buyers), missing, exitCode, ...(await lookInto(dataDir)) };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function lookInto(dataDir: string): Promise<Pick<KillReport, 'kept' | 'faults'>> {
  const database = await startEmbedded({ dataDir });
  const { db, pool, close } = connect(database.url);
  try {
    const orders = await db.selectFrom('orders').select('number').execute();
    return { kept: orders.map(({ number }) => number), faults: await ledgerFaults(pool) };
  } finally {
    await close();
    await database.stop();
  }
}
