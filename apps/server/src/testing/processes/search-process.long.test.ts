import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { ErrorBody } from '@farad/contract/error';
import { connect } from '@farad/database/connection/connect';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { letOrdersStayOpen } from '../let-orders-stay-open.ts';
import { plentiful } from './kill-rounds.ts';
import { type LiveAnswer, type LiveBrowser, openLiveBrowser } from './live-server.ts';
import { expectOrdersKept, moreOrders, orderDuring } from './order-load.ts';
import { startSeveralProcesses, type SeveralProcesses } from './several-processes.ts';

let shop: SeveralProcesses;
let dataDir: string;
let visitor: LiveBrowser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'farad-search-'));
  shop = await startSeveralProcesses({
    dataDir,
    parts: 300,
    hasSearchProcess: true,
    environment: { SEARCH_THREADS: '1' },
  });
  await letOrdersStayOpen(shop.databaseUrl);
  visitor = openLiveBrowser(shop.origin, '127.0.0.60');
}, 300_000);

afterAll(async () => {
  await shop.end();
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

/** Answers of the requests of one kind, with the seconds since the load began. */
interface Seen {
  readonly at: number;
  readonly took: number;
  readonly answer: LiveAnswer;
}

const words = ['RC0603', 'резистор', 'capacitor', '0805', '10k'];

/** Searches, and opens pages that need no search, until `isOver`. Each round has other words, so that none is cached. */
async function visit(seo: string, isOver: () => boolean) {
  const begun = performance.now();
  const seen: Record<'search' | 'list' | 'home' | 'product', Seen[]> = { search: [], list: [], home: [], product: [] };
  for (let round = 0; !isOver(); round += 1) {
    // One address may not ask so often.
    const browser = openLiveBrowser(shop.origin, `127.0.0.${100 + (round % 20)}`);
    const text = `${words[round % words.length]} ${round}`;
    const asked = {
      search: `/search?text=${encodeURIComponent(text)}`,
      list: `/api/catalog/products?text=${encodeURIComponent(text)}`,
      home: `/?round=${round}`,
      product: `/product/${seo}?round=${round}`,
    } as const;
    for (const kind of ['search', 'list', 'home', 'product'] as const) {
      const from = performance.now();
      const answer = await browser.get(asked[kind]);
      seen[kind].push({ at: (from - begun) / 1000, took: performance.now() - from, answer });
    }
    await pause(100);
  }
  return seen;
}

const statuses = (seen: readonly Seen[]): readonly number[] => [...new Set(seen.map(({ answer }) => answer.status))];

test('web and api keep no index, and all of them find the same', async () => {
  const counts = await Promise.all(
    ['api-1', 'api-2', 'web-1', 'web-2'].map(async (name) => {
      const { json } = await openLiveBrowser(shop.originOf(name), '127.0.0.61').get(
        '/api/catalog/products?text=RC0603',
      );
      return (json as { count: number }).count;
    }),
  );
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThan(0);
  const { json } = await openLiveBrowser(shop.originOf('web-1'), '127.0.0.61').get('/api/readyz');
  expect(json).toMatchObject({ status: 'ready', index: true, search: true });
});

test('the search process killed under load: other pages go on, searches say that they do not work, and come back', async () => {
  const { seo } = await plentiful(visitor);
  let isOver = false;
  const visiting = visit(seo, () => isOver);
  const load = await orderDuring(shop.origin, async (report) => {
    await moreOrders(report, 5);
    await shop.kill('search-1');
    await pause(9000);
    expect((await visitor.get('/api/readyz')).status).toBe(200);
    await moreOrders(report, 5);
    await shop.start('search-1');
    await moreOrders(report, 10);
  });
  isOver = true;
  const seen = await visiting;
  expect(load.failed).toEqual([]);
  await expectOrdersKept(shop.databaseUrl, load);
  expect(statuses(seen.home)).toEqual([200]);
  expect(statuses(seen.product)).toEqual([200]);
  for (const kind of ['search', 'list'] as const) {
    expect(new Set(statuses(seen[kind])), kind).toEqual(new Set([200, 503]));
    expect(seen[kind].at(-1)?.answer.status).toBe(200);
  }
  const codes = seen.list.flatMap(({ answer: { status, json } }) =>
    status === 503 ? [(json as ErrorBody).error.code] : [],
  );
  expect(new Set(codes)).toEqual(new Set(['search_unavailable']));
  const refused = seen.search.filter(({ answer }) => answer.status === 503);
  for (const { answer } of refused) expect(String(answer.json)).toContain('Поиск сейчас не работает');
  // The first ones wait in case it comes back, the others are answered at once.
  expect(Math.max(...refused.map(({ took }) => took))).toBeLessThan(7000);
  expect(refused.slice(1).every(({ took }) => took < 2000)).toBe(true);
  expect(
    seen.home.filter(({ answer }) => String(answer.json).includes('Поиск и списки товаров')).length,
  ).toBeGreaterThan(0);
  expect(String(seen.home.at(-1)?.answer.json)).not.toContain('Поиск и списки товаров');
});

/** How long searches wait for a search process that is being restarted (docs/operations.md). */
const restartSeconds = 20;
const restartsMax = 3;

test('a restart of the search process under load: no search fails within 20 seconds', async () => {
  const { seo } = await plentiful(visitor);
  const durations: number[] = [];
  // On a computer with much other work a restart may take longer than searches wait. Then it is repeated.
  while (durations.length < restartsMax && durations.every((seconds) => seconds >= restartSeconds)) {
    let isOver = false;
    const visiting = visit(seo, () => isOver);
    await pause(1000);
    const from = performance.now();
    expect(await shop.restartOneByOne(['search-1'])).toContain('search-1 restarted');
    durations.push((performance.now() - from) / 1000);
    await pause(1000);
    isOver = true;
    const seen = await visiting;
    expect(statuses([...seen.home, ...seen.product])).toEqual([200]);
    const refused = [...seen.search, ...seen.list].filter(({ answer }) => answer.status !== 200);
    // The restart began one second after the first request.
    const refusedAt = refused.map(({ at, took }) => at + took / 1000 - 1);
    expect(Math.min(...refusedAt)).toBeGreaterThan(restartSeconds);
    expect((durations.at(-1) ?? 0) < restartSeconds ? refused : []).toEqual([]);
  }
  expect(Math.min(...durations)).toBeLessThan(restartSeconds);
});

test('what changes while the search process is away is found when it is back', async () => {
  const { seo, mpn } = await plentiful(visitor);
  const { db, close } = connect(shop.databaseUrl);
  try {
    await shop.kill('search-1');
    const title = JSON.stringify({ ru: 'Имя без поиска', en: 'A name without search', tr: 'Aramasız bir ad' });
    await db.updateTable('product').set({ title }).where('seo', '=', seo).execute();
    await shop.start('search-1');
    for (const name of ['api-1', 'api-2', 'web-1', 'web-2']) {
      const browser = openLiveBrowser(shop.originOf(name), '127.0.0.62');
      await expect
        .poll(
          async () => JSON.stringify((await browser.get(`/api/catalog/products?text=${encodeURIComponent(mpn)}`)).json),
          {
            timeout: 5000,
          },
        )
        .toContain('Имя без поиска');
    }
  } finally {
    await close();
  }
});
