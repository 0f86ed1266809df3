import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Basket } from '@farad/contract/shop/basket';
import { PlacedOrder } from '@farad/contract/shop/orders';
import { connect } from '@farad/database/connection/connect';
import { startEmbedded, type EmbeddedServer } from '@farad/database/embedded/embedded';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { plentiful } from './kill-rounds.ts';
import { ledgerFaults, noFaults } from '../ledger-faults.ts';
import { openLiveBrowser, signInLive, startLiveServer, type LiveAnswer, type LiveServer } from './live-server.ts';
import { orderOf } from '../calls/order-calls.ts';

const goneMs = 60_000;
const lookMs = 200;
const looksMax = 600;
const buyerCount = 3;
/** Pause between two calls of a buyer, so that the rate limit is not exceeded. */
const thinkMs = 700;

let dataDir: string;
let database: EmbeddedServer;
let server: LiveServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-gone-'));
  await chmod(dataDir, 0o711); // when we are root, PostgreSQL runs under another account
  database = await startEmbedded({ dataDir });
  server = await startLiveServer(dataDir, { environment: { DATABASE_URL: database.url, LOG_LEVEL: 'silent' } });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    if (await look()) return;
    await pause(lookMs);
  }
  throw new Error(`not in time: ${what}`);
}

interface Load {
  readonly placed: string[];
  /** Different forms of answers that refuse a request. */
  readonly refusals: Set<string>;
  isOver: boolean;
}

/** Repeats a request as long as its status is 503. */
async function requested(load: Load, ask: () => Promise<LiveAnswer>): Promise<LiveAnswer> {
  for (;;) {
    const answer = await ask();
    if (answer.status < 500) return answer;
    const { error } = answer.json as { error?: { code?: string; retryAfterSeconds?: number } };
    load.refusals.add(`${answer.status} ${error?.code} ${error?.retryAfterSeconds}`);
    await pause(thinkMs);
  }
}

/** Places one order after another, each with its own idempotency key. A refused order is sent again with its key. */
async function buy(number: number, load: Load): Promise<void> {
  const browser = openLiveBrowser(server.origin, `127.0.0.${50 + number}`);
  await signInLive(browser, `7903900000${number}`);
  const product = await plentiful(browser);
  const products = [{ product_id: product._id, qty: product.minQuantity }];
  while (!load.isOver) {
    const filled = await requested(load, () => browser.post('/api/basket/add', { products }));
    const [body, key] = [orderOf(Basket.parse(filled.json)), randomUUID()];
    const answer = await requested(load, () => browser.post('/api/orders', body, { 'idempotency-key': key }));
    if (answer.status === 201) load.placed.push(PlacedOrder.parse(answer.json).number);
    // 409: a repeated request may have added a product twice, so the basket is not as expected.
    else if (answer.status !== 409) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`);
    await pause(2 * thinkMs);
  }
}

test('T39: PostgreSQL is gone for a minute under load: 503, then automatic recovery, one visible effect each', async () => {
  const load: Load = { placed: [], refusals: new Set(), isOver: false };
  const buyers = Array.from({ length: buyerCount }, (_, number) => buy(number, load));
  await until('orders', async () => load.placed.length > 5);
  const { port } = new URL(database.url);
  await database.stop();
  const goneAt = Date.now();
  await until('a refusal', async () => load.refusals.size > 0);
  for (const [path, title] of [
    ['/en/c/company', 'Oops, there is an error!'],
    ['/tr/c/company', 'Eyvah, bir hata oluştu!'],
  ] as const) {
    const page = await fetch(`${server.origin}${path}`);
    const html = await page.text();
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(html).toContain(title);
    expect(html).toContain(page.headers.get('x-request-id'));
  }
  while (Date.now() - goneAt < goneMs) {
    expect((await fetch(`${server.origin}/api/healthz`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/readyz`)).status).toBe(503);
    await pause(1000);
  }
  database = await startEmbedded({ dataDir, port: Number(port) });
  await until('readiness', async () => (await fetch(`${server.origin}/api/readyz`)).status === 200);
  const before = load.placed.length;
  await until('orders go on', async () => load.placed.length > before + 5);
  load.isOver = true;
  await Promise.all(buyers);
  expect([...load.refusals]).toEqual(['503 unavailable 5']);
  expect(server.isOver()).toBe(false);

  const { pool, close } = connect(database.url);
  try {
    const count = async (query: string): Promise<number> =>
      (await pool.query<{ count: number }>(`select count(*)::integer as count from ${query}`)).rows[0]?.count ?? 0;
    expect(new Set(load.placed).size).toBe(load.placed.length);
    expect(await count('orders')).toBe(load.placed.length);
    expect(await ledgerFaults(pool)).toEqual(noFaults);
    await until(
      'the outbox drains',
      async () => (await count('outbox where sent_at is null and dead_at is null')) === 0,
    );
    expect(await count('outbox where dead_at is not null')).toBe(0);
    const { rows } = await pool.query<{ channel: string; recipient: string; text: string; messages: number }>(
      'select channel, recipient, text, count(*)::integer as messages from outbox group by channel, recipient, text',
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { channel, recipient, text, messages } of rows) {
      const inbox = await fetch(`${server.origin}/__twins/inbox?to=${encodeURIComponent(recipient)}`);
      const came = (await inbox.json()) as readonly { text: string }[];
      // Sending adds a line break at the end of an e-mail.
      const same = came.filter((message) => message.text.trimEnd() === text.trimEnd()).length;
      // If the database failed while an e-mail was being sent, the e-mail is sent again with the same Message-ID.
      expect(same, `${recipient}: ${text}`).toBeGreaterThanOrEqual(messages);
      expect(same, `${recipient}: ${text}`).toBeLessThanOrEqual(channel === 'email' ? messages + 1 : messages);
    }
  } finally {
    await close();
  }
});
