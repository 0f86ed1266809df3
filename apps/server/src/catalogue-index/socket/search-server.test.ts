import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { usualGrades } from '@farad/domain/bom';
import type { ProductId } from '@farad/domain/product';
import { emptyFilter } from '@farad/domain/search-query';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { LineQuestion } from '@farad/search/lists/match-lines';
import { searchAwayCode } from '#kit/search-away.ts';
import { buildApp } from '#app.ts';
import { openApplication, type TestApplication } from '#testing/application.ts';
import { steadyPort } from '#testing/processes/steady-port.ts';
import { openCatalogueIndex, type OpenCatalogueIndex } from '../catalogue-index.ts';
import { framed, messageReader } from './framing.ts';
import { type FromSearchProcess, wireForm } from './messages.ts';

const part = 'RC0603FR-0710KL';

const lineQuestion = (fields: Partial<LineQuestion>): LineQuestion => ({
  mpn: null,
  alternates: [],
  mentions: [],
  pinned: [],
  words: '',
  package: null,
  makers: [],
  quantity: 10,
  grades: usualGrades,
  ...fields,
});

describe.each([0, 1])('a search process with %i threads', (threads) => {
  let shop: TestApplication;
  let folder: string;
  let path: string;
  let server: OpenCatalogueIndex | undefined;
  const opened: OpenCatalogueIndex[] = [];

  const query = (text: string, values: readonly unknown[] = []) => shop.connection.pool.query(text, [...values]);
  const options = () => ({
    db: shop.deps.db,
    url: shop.url,
    place: { dataDir: folder, s3: null },
    savesSnapshot: true,
    log: shop.deps.log,
    threads,
  });
  const serve = async (): Promise<OpenCatalogueIndex> => {
    server = await openCatalogueIndex({ ...options(), serveAt: { path } });
    return server;
  };
  const end = async (): Promise<void> => {
    await server?.stop();
    server = undefined;
  };
  const openClient = async (askTimes = {}): Promise<OpenCatalogueIndex> => {
    const index = await openCatalogueIndex({ ...options(), place: null, askAt: { path }, askTimes });
    opened.push(index);
    return index;
  };
  const found = (index: OpenCatalogueIndex) => index.search({ ...emptyFilter, text: part }, { facets: false });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farad-search-'));
    path = join(folder, 'search.sock');
    shop = await openApplication({ parts: 300 });
  });
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.stop();
    await end();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers another process as an index of its own would', async () => {
    await serve();
    const index = await openClient();
    const reading = null;
    for (const text of [part, 'резистор 10k', 'capacitor 0805', 'nothing-of-this-name', ''])
      for (const facets of [true, false, 'categories'] as const) {
        const filter = { ...emptyFilter, text, limit: 20 };
        expect(await index.search(filter, { facets, reading })).toEqual(await shop.index.search(filter, { facets }));
      }
    const after = (await shop.index.search({ ...emptyFilter, limit: 5 }, { facets: false })).next;
    const next = { ...emptyFilter, limit: 5 };
    expect(await index.search(next, { facets: false, after })).toEqual(
      await shop.index.search(next, { facets: false, after }),
    );
    const limits = { products: 5, categories: 5, brands: 5, words: 5 };
    for (const meant of [null, { ...emptyFilter, text: 'резистор' }]) {
      const suggest = { suggest: { text: 'RC06', locale: 'ru' as const, limits }, meant };
      expect(await index.suggest(suggest)).toEqual(await shop.index.suggest(suggest));
    }
    const lines = [lineQuestion({ mpn: part }), lineQuestion({ words: 'резистор 10 кОм 0603' })];
    expect(await index.matchLines(lines)).toEqual(await shop.index.matchLines(lines));
    expect(index.frame()).toEqual(shop.index.frame());
    for (const { id } of shop.index.frame().categories) expect(index.countOf(id)).toEqual(shop.index.countOf(id));
    expect(index.isReady()).toBe(true);
    expect(index.isAnswering()).toBe(true);
    expect(shop.index.isAnswering()).toBeNull();
  });

  it('tells changes: searches, rows and counts of the other process follow', async () => {
    await serve();
    const index = await openClient();
    const [id = 0 as ProductId] = (await found(index)).ids;
    const versions = index.versions.now();
    const [before] = await index.products([id]);
    await query('update stock set reserved = on_hand where product_id = $1', [id]);
    await index.caughtUp();
    expect((await found(index)).inStockCount).toBe(0);
    expect((await index.products([id]))[0]?.available).toBe(0);
    expect(before?.available).toBeGreaterThan(0);
    expect(index.versions.now()).toBeGreaterThan(versions);
    await query('update stock set reserved = 0 where product_id = $1', [id]);
    await expect.poll(async () => (await found(index)).inStockCount).toBe(1);
    await query(`update brand set name = 'Renamed' where id = 1`);
    await expect.poll(() => index.brandById(1 as never)?.name).toBe('Renamed');
  });

  it('pages without searches go on while it is away, and what changed meanwhile is shown', async () => {
    await serve();
    const index = await openClient();
    const [id = 0 as ProductId] = (await found(index)).ids;
    await index.products([id]);
    await end();
    await expect.poll(() => index.isAnswering()).toBe(false);
    expect(index.isReady()).toBe(true);
    const title = { ru: 'Новое', en: 'New', tr: 'Yeni' };
    await query('update product set title = $1 where id = $2', [JSON.stringify(title), id]);
    expect((await index.products([id]))[0]?.title.ru).toBe('Новое');
    const waiting = found(index);
    await serve();
    expect((await waiting).ids).toEqual([id]);
    expect((await index.products([id]))[0]?.title.ru).toBe('Новое');
    expect(index.isAnswering()).toBe(true);
  });

  it('calls say that the search does not work, and the others work', async () => {
    await serve();
    const index = await openClient({ restartMs: 100 });
    const { server: app } = await buildApp({ ...shop.deps, index });
    const asked = async (url: string) => app.inject({ url: `/api${url}`, remoteAddress: '127.0.0.1' });
    const list = `/catalog/products?text=${part}`;
    try {
      const [product] = await index.products((await found(index)).ids);
      expect((await asked(list)).statusCode).toBe(200);
      expect((await asked('/metrics')).body).toContain('farad_search_answers 1');
      await end();
      await expect.poll(() => index.isAnswering()).toBe(false);
      const refused = await asked(list);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.json()).toMatchObject({ error: { code: 'search_unavailable', retryAfterSeconds: 5 } });
      for (const address of [`/catalog/products/${product?.seo}`, '/catalog/categories', '/readyz'])
        expect([address, (await asked(address)).statusCode]).toEqual([address, 200]);
      expect((await asked('/readyz')).json()).toMatchObject({ status: 'ready', index: true, search: false });
      expect((await asked('/metrics')).body).toContain('farad_search_answers 0');
    } finally {
      await app.close();
    }
  });

  it('a shop may start before it: categories and counts are there, searches come later', async () => {
    const index = await openClient({ startMs: 100, patienceMs: 100, retryMs: 20 });
    const counts = () => shop.index.frame().categories.map(({ id }) => index.countOf(id));
    const known = shop.index.frame().categories.map(({ id }) => shop.index.countOf(id));
    expect(index.frame()).toEqual(shop.index.frame());
    expect(counts()).toEqual(known);
    expect(known.some(({ inStock }) => inStock > 0)).toBe(true);
    await expect(found(index)).rejects.toMatchObject({ code: searchAwayCode });
    await serve();
    await expect.poll(() => index.isAnswering()).toBe(true);
    expect((await found(index)).ids).toHaveLength(1);
    expect(counts()).toEqual(known);
  });
});

describe('the socket of a search process', () => {
  let shop: TestApplication;
  let folder: string;
  const opened: OpenCatalogueIndex[] = [];
  const options = () => ({
    db: shop.deps.db,
    url: shop.url,
    place: null,
    savesSnapshot: false,
    log: shop.deps.log,
    threads: 0,
  });
  const serveAt = async (address: { path: string } | { host: string; port: number }) => {
    opened.push(await openCatalogueIndex({ ...options(), serveAt: address }));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'farad-search-'));
    shop = await openApplication({ parts: 20 });
  });
  afterEach(async () => {
    for (const index of opened.splice(0)) await index.stop();
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('a socket that a killed process left is used again, one in use is not', async () => {
    const path = join(folder, 'left.sock');
    const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('ready'))`;
    const killed = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await serveAt({ path });
    await expect(serveAt({ path })).rejects.toThrow('another process listens');
  });

  it('refuses another release, and disconnects whoever speaks something else', async () => {
    const path = join(folder, 'forms.sock');
    await serveAt({ path });
    const talk = async (bytes: Buffer): Promise<readonly FromSearchProcess[]> => {
      const socket = createConnection(path);
      const heard: FromSearchProcess[] = [];
      socket
        .on('error', () => undefined)
        .on(
          'data',
          messageReader((message) => heard.push(message as FromSearchProcess)),
        );
      socket.write(bytes);
      await once(socket, 'close');
      return heard;
    };
    expect(await talk(framed({ kind: 'hello', form: wireForm + 1 }))).toEqual([{ kind: 'refused', form: wireForm }]);
    expect(await talk(Buffer.from('GET / HTTP/1.1\r\n\r\n'))).toEqual([]);
    expect(await talk(framed({ kind: 'catch_up', id: 1 }))).toEqual([]);
  });

  it('may be a port of this computer', async () => {
    const address = { host: '127.0.0.1', port: await steadyPort() };
    await serveAt(address);
    const index = await openCatalogueIndex({ ...options(), askAt: address });
    try {
      expect((await index.search(emptyFilter, { facets: false })).count).toBe(20);
    } finally {
      await index.stop();
    }
  });
});
