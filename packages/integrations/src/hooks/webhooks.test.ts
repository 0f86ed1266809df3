import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { createHooks } from './index.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`;
}

const message = {
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
  timeoutMs: 30_000,
  answerBytesMax: 20,
};
const own = createHooks({ allowsLoopback: true });
const world = createHooks({ allowsLoopback: false });

describe('a webhook', () => {
  it('gets the body unchanged, and the start of its answer is read', async () => {
    const heard: string[] = [];
    const url = await listening((request, response) => {
      request.on('data', (part: Buffer) => heard.push(part.toString()));
      request.on('end', () => response.writeHead(202).end('taken '.repeat(1000)));
    });
    expect(await own.tell({ ...message, url })).toEqual({
      ok: true,
      value: { status: 202, text: 'taken taken taken ta' },
    });
    expect(heard.join('')).toBe('{"a":1}');
  });

  it('gets no request at the target of its redirect', async () => {
    let followed = 0;
    const inside = await listening((_, response) => {
      followed += 1;
      response.end();
    });
    const url = await listening((_, response) => response.writeHead(302, { location: inside }).end());
    expect(await own.tell({ ...message, url })).toEqual({ ok: true, value: { status: 302, text: '' } });
    expect(followed).toBe(0);
  });

  it('is cut off if it hangs, before or during its answer', async () => {
    const silent = await listening(() => undefined);
    const endless = await listening((_, response) => void response.writeHead(200).write('.'));
    for (const url of [silent, endless]) {
      expect(await own.tell({ ...message, timeoutMs: 150, url })).toEqual({ ok: false, error: 'timeout' });
    }
  });

  it('fails if its server is down or breaks off', async () => {
    const broken = await listening((request) => request.socket.destroy());
    expect(await own.tell({ ...message, url: broken })).toEqual({ ok: false, error: 'broken' });
    expect(await own.tell({ ...message, url: 'http://127.0.0.1:9/' })).toEqual({ ok: false, error: 'not_connected' });
  });
});

describe('no request is sent to', () => {
  it.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://user:word@example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest',
    'https://10.0.0.7/',
    'https://[::1]/',
    'https://2130706433/',
    'https://printer.local/',
    'ftp://example.com/',
    'told',
  ])('%s', async (url) => {
    expect(world.mayBeTold(url)).toBe(false);
    expect(await world.tell({ ...message, url })).toEqual({ ok: false, error: 'private_address' });
  });

  it('a host that resolves to this machine is refused', async () => {
    const { publicLookup } = await import('../files/public-lookup.ts');
    const refused = await new Promise((done) => publicLookup('localhost', { all: true }, (error) => done(error)));
    expect(refused).toMatchObject({ name: 'PrivateAddress' });
  });

  it('a host that does not resolve gets no connection', async () => {
    const url = 'https://nowhere.farad.example/';
    expect(await world.tell({ ...message, url })).toEqual({ ok: false, error: 'not_connected' });
  });

  it('this machine is allowed among twins, private networks never', () => {
    expect(own.mayBeTold('http://localhost:4107/told')).toBe(true);
    expect(own.mayBeTold('http://10.0.0.7/')).toBe(false);
    expect(own.mayBeTold('https://shop.example.com/told')).toBe(true);
  });
});
