import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { connect, type Connection } from '@farad/database/connection/connect';
import { createTestDatabase } from '@farad/database/connection/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { layWire, type Wire } from './cut-wire.ts';
import { openLiveBrowser, startLiveServer, type LiveServer } from './live-server.ts';

const lookMs = 50;
const looksMax = 400;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;
let wire: Wire;
let dataDir: string;
let server: LiveServer;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
  wire = await layWire(database.url);
  dataDir = await mkdtemp(join(tmpdir(), 'farad-outage-'));
  server = await startLiveServer(dataDir, { environment: { DATABASE_URL: wire.url, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await server.stop();
  await wire.cut();
  await connection.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    if (await look()) return;
    await pause(lookMs);
  }
  throw new Error(`not in time: ${what}`);
}

/** Sends the headers of a request. The caller then sends the body. */
function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(server.origin);
  const sent: ClientRequest = request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    if (response === undefined) throw new Error('no answer');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  });
  return { sent, answer };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const { sent, answer } = ask('GET', path, headers);
  sent.end();
  return answer;
}

test('T39: PostgreSQL is gone under load and returns: clear answers, nothing accepted is lost, automatic recovery', async () => {
  const { rows } = await connection.pool.query<{ id: number }>(
    `select id::integer from product join stock on product_id = id where min_quantity = 1 and multiple = 1
      order by on_hand - reserved desc limit 1`,
  );
  const id = String(rows[0]?.id);
  const buyer = openLiveBrowser(server.origin, '127.0.0.39');
  const put = (qty: number) => buyer.post('/api/basket/add', { products: [{ product_id: id, qty }] });
  const accepted = await put(1);
  expect(accepted).toMatchObject({ status: 200 });

  const state = { isOver: false, added: 1, refused: new Map<string, number>() };
  const load = (async () => {
    while (!state.isOver) {
      const answer = await put(1);
      if (answer.status === 200) state.added += 1;
      else {
        const name = `${answer.status} ${(answer.json as { error?: { code?: string } }).error?.code}`;
        state.refused.set(name, (state.refused.get(name) ?? 0) + 1);
      }
      await pause(lookMs);
    }
  })();
  await wire.cut();
  await until('the outage is seen', async () => (await get('/api/readyz')).status === 503);
  expect(JSON.parse((await get('/api/readyz')).body)).toMatchObject({ status: 'not_ready', database: false });
  expect((await get('/api/healthz')).status).toBe(200);
  await until('a refusal', async () => state.refused.size > 0);
  const refused = await openLiveBrowser(server.origin, '127.0.0.40').post(
    '/api/smsc',
    { phone: '+7 916 123-45-67' },
    { 'accept-language': 'tr' },
  );
  expect(refused).toMatchObject({ status: 503, json: { error: { code: 'unavailable', retryAfterSeconds: 5 } } });
  expect(JSON.stringify(refused.json)).toContain('Mağaza');
  // Metrics are served even without the database.
  expect((await get('/api/metrics')).status).toBe(200);

  await wire.mend();
  await until('readiness', async () => (await get('/api/readyz')).status === 200);
  const before = state.added;
  await until('orders go on', async () => state.added > before);
  state.isOver = true;
  await load;
  expect([...state.refused.keys()]).toEqual(['503 unavailable']);
  const { json } = await buyer.get('/api/basket');
  const [line] = (json as { basket: { products: readonly { qty: number }[] } }).basket.products;
  // The last request was interrupted, but it may have succeeded.
  expect(line?.qty).toBeGreaterThanOrEqual(state.added);
  expect(line?.qty).toBeLessThanOrEqual(state.added + 1);
  await connection.pool.query("select graphile_worker.add_job('sweep')");
  await until('jobs go on', async () => {
    const waiting = await connection.pool.query("select from graphile_worker.jobs where task_identifier = 'sweep'");
    return waiting.rowCount === 0;
  });
  await until('the index follows', async () => {
    const behind = /^farad_index_behind_seconds (\S+)$/m.exec((await get('/api/metrics')).body)?.[1];
    return Number(behind) < 5;
  });
  expect(server.isOver()).toBe(false);
}, 60_000);

test('PostgreSQL hangs: callers are told while it hangs, and everything continues when it recovers', async () => {
  const buyer = openLiveBrowser(server.origin, '127.0.0.41');
  expect((await get('/api/readyz')).status).toBe(200);
  wire.hush();
  const order = `/api/orders/public/${'A'.repeat(22)}`;
  const answers = Promise.all([get(order), get(order), buyer.post('/api/smsc', { phone: '+7 916 123-45-68' })]);
  const [requested, again, code] = await answers.finally(() => void wire.mend());
  expect([requested.status, again.status, code.status]).toEqual([503, 503, 503]);
  expect(requested.headers['retry-after']).toBe('5');
  await until('readiness', async () => (await get('/api/readyz')).status === 200);
  await until('baskets', async () => (await buyer.get('/api/basket')).status === 200);
}, 60_000);

test('requests begun before the shutdown are answered completely; readiness reports the shutdown at once', async () => {
  const { port } = new URL(server.origin);
  const probe = dial(Number(port), '127.0.0.1');
  await once(probe, 'connect');
  probe.write('GET /api/readyz HTTP/1.1\r\nhost: localhost\r\n');
  const body = JSON.stringify({ seo: [] });
  const slow = ask('POST', '/api/productspublic/inarray', {
    'content-type': 'application/json',
    'content-length': String(body.length),
    expect: '100-continue',
  });
  slow.sent.flushHeaders();
  await once(slow.sent, 'continue');
  const ended = server.stop();
  await until('nobody new is let in', () =>
    get('/api/healthz').then(
      () => false,
      () => true,
    ),
  );
  probe.write('\r\n');
  const metrics = await text(probe);
  expect(metrics).toMatch(/^HTTP\/1.1 503 /);
  expect(metrics).toMatch(/^connection: close\r$/im);
  expect(metrics).toContain('"open":false');
  slow.sent.end(body);
  const answer = await slow.answer;
  expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } });
  expect(JSON.parse(answer.body)).toEqual([]);
  expect(await ended).toBe(0);
});
