import { once } from 'node:events';
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ErrorBody } from '@farad/contract/error';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { choosePort } from '#kit/port.ts';
import { startDeployedNginx, type DeployedNginx } from './deployed-nginx.ts';

/** Limits that `deploy/nginx` sets. */
const limits = { connections: 100, burst: 400, perSecond: 100, waitMs: 10_000 };

/** Replaces the shop behind nginx. It answers immediately, except for `/held`, whose answer waits for the test. */
let shop: Server;
let nginx: DeployedNginx;
let folder: string;
let port: number;
const held = new Set<() => void>();
const requested: string[] = [];
const sockets = new Set<Socket>();

beforeAll(async () => {
  shop = createServer((call, answer) => {
    requested.push(`${call.method} ${call.url}`);
    call.resume();
    if (call.url?.endsWith('/held') === true) held.add(() => answer.end('held'));
    else call.once('end', () => answer.end('answered'));
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const own = (shop.address() as AddressInfo).port;
  folder = await mkdtemp(join(tmpdir(), 'farad-nginx-'));
  // The worker processes of nginx run as another user, who must be able to enter the folder.
  await chmod(folder, 0o711);
  port = await choosePort('127.0.0.1', 0);
  const names = ['web-1', 'web-2', 'api-1', 'api-2'];
  nginx = await startDeployedNginx(join(folder, 'nginx'), port, new Map(names.map((name) => [name, own])));
});

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const end of held) end();
  held.clear();
  requested.length = 0;
});

afterAll(async () => {
  await nginx.stop();
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request over a new connection from this loopback address. */
async function ask(path: string, localAddress: string, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ host: '127.0.0.1', port, path, method, localAddress, agent: false }, (answer) => {
    let body = '';
    answer.setEncoding('utf8').on('data', (part: string) => (body += part));
    answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
  });
  sent.once('error', reject);
  sent.end();
  return promise;
}

/** Opens a connection, sends these bytes, and records when the connection was closed. */
async function begin(bytes: string, localAddress: string) {
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  sockets.add(socket);
  await once(socket, 'connect');
  const begun = performance.now();
  let answer = '';
  socket.on('error', () => undefined).on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.write(bytes);
  const ended = once(socket, 'close').then(() => ({ afterMs: performance.now() - begun, answer }));
  return { socket, ended };
}

const counted = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

it('one address has a limit of requests in parallel and per second, another is served meanwhile', async () => {
  const begun = performance.now();
  const wanted = limits.burst + 300;
  const answers: Answer[] = [];
  // Fifty requests at the same time, because the number of connections is limited too.
  for (let sent = 0; sent < wanted; sent += 50)
    answers.push(...(await Promise.all(Array.from({ length: 50 }, () => ask('/api/healthz', '127.0.0.41')))));
  const refilled = ((performance.now() - begun) / 1000) * limits.perSecond;
  const served = counted(answers, 200);
  expect(served).toBeGreaterThanOrEqual(limits.burst);
  expect(served).toBeLessThanOrEqual(limits.burst + refilled + 2);
  expect(counted(answers, 429)).toBe(wanted - served);
  expect(requested).toHaveLength(served);
  expect((await ask('/api/healthz', '127.0.0.42')).status).toBe(200);
  await expect.poll(async () => (await ask('/api/healthz', '127.0.0.41')).status, { timeout: 5000 }).toBe(200);
});

it('a refused call is answered in the format of all errors, a refused page with text', async () => {
  const flood = (path: string, address: string) => Promise.all(Array.from({ length: 90 }, () => ask(path, address)));
  const refusedOf = async (path: string, address: string): Promise<Answer | undefined> => {
    for (let round = 0; round < 8; round += 1) {
      const refused = (await flood(path, address)).find(({ status }) => status === 429);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const call = await refusedOf('/api/catalog/products', '127.0.0.43');
  expect(call?.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json; charset=utf-8' });
  expect(ErrorBody.parse(JSON.parse(call?.body ?? '')).error).toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: 5,
  });
  const page = await refusedOf('/catalog', '127.0.0.44');
  expect(page?.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
  expect(page?.body).toMatch(/^<!doctype html>.*Слишком много запросов.*Too many requests.*Çok fazla istek/s);
});

it('one address has a limit of connections, another is served meanwhile', async () => {
  const waiting = Array.from({ length: limits.connections }, () => ask('/held', '127.0.0.45'));
  await expect.poll(() => held.size, { timeout: 5000 }).toBe(limits.connections);
  expect((await ask('/api/healthz', '127.0.0.45')).status).toBe(429);
  expect((await ask('/api/healthz', '127.0.0.46')).status).toBe(200);
  for (const end of held) end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
  expect((await ask('/api/healthz', '127.0.0.45')).status).toBe(200);
});

const head = 'Host: shop.example\r\nContent-Type: application/json\r\n';

it('unfinished headers and bodies end after ten seconds, and the shop never sees them', async () => {
  const beginnings = [
    'POST /api/basket/add HTTP/1.1\r\nHost: shop.exa',
    `POST /api/basket/add HTTP/1.1\r\n${head}Content-Length: 20\r\n\r\n{"a"`,
    `POST /api/basket/add HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"`,
  ];
  const begun = await Promise.all(beginnings.map((bytes) => begin(bytes, '127.0.0.47')));
  // Headers that arrive byte by byte have the same timeout as headers that never end.
  const dripping = await begin('GET /api/healthz HTTP/1.1\r\nX: ', '127.0.0.47');
  const drip = setInterval(() => dripping.socket.write('a'), 1000);
  try {
    for (const { ended } of [...begun, dripping]) {
      const { afterMs } = await ended;
      expect(afterMs).toBeGreaterThan(limits.waitMs - 1000);
      expect(afterMs).toBeLessThan(limits.waitMs + 5000);
    }
  } finally {
    clearInterval(drip);
  }
  expect(requested).toEqual([]);
});

it('dripping bodies use no process of the shop, and no more connections than an address has', async () => {
  const bytes = `POST /api/basket/add HTTP/1.1\r\n${head}Content-Length: 20\r\n\r\n{`;
  for (let count = 0; count < limits.connections; count += 1) await begin(bytes, '127.0.0.48');
  await expect.poll(async () => (await ask('/api/healthz', '127.0.0.48')).status, { timeout: 5000 }).toBe(429);
  expect((await ask('/api/healthz', '127.0.0.49')).status).toBe(200);
  expect(requested.filter((each) => each.startsWith('POST'))).toEqual([]);
});
