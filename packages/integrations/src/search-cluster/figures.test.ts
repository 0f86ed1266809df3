import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { openOpenSearch } from './index.ts';

/** Answers of two nodes of OpenSearch 3.6.0, by path. Only the requested parts of the settings and figures are in it. */
const recorded = JSON.parse(readFileSync(new URL('recorded-3.6.0.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, unknown>
>;

async function open(changed: Readonly<Record<string, unknown>> = {}) {
  const answers = { ...recorded, ...changed };
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[decodeURIComponent(new URL(url, 'http://x').pathname)];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: { type: 'index_not_found_exception' } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = await openOpenSearch({ urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] });
  onTestFinished(async () => {
    await port.close();
    server.close();
  });
  return { port, asked };
}

it('reads memory and disk of each node, the flood stage and the index', async () => {
  const { port, asked } = await open();
  const figures = await port.figures('farad');
  expect(figures.index).toEqual({ name: 'farad-parts-m1', products: 20, bytes: expect.any(Number) });
  expect(figures.floodStage).toBe('95%');
  expect(figures.nodes).toHaveLength(2);
  for (const { name, heapUsed, heapMax, diskFree, diskTotal } of figures.nodes) {
    expect(name).toMatch(/^node-\d+$/);
    expect([heapMax, diskTotal]).toEqual([2 ** 30, 270_553_174_016]);
    expect(heapUsed).toBeGreaterThan(0);
    expect(diskFree).toBeGreaterThan(diskTotal * 0.2);
  }
  expect(asked.filter((path) => path.includes('filter_path'))).toHaveLength(2);
});

it('a flood stage of the cluster itself counts before the default one', async () => {
  const { port } = await open({ '/_cluster/settings': recorded['/_cluster/settings with 500mb'] });
  expect((await port.figures('farad')).floodStage).toBe('500mb');
});

it('a cluster without an index of the shop has none', async () => {
  const { port } = await open({ '/_cat/indices/farad': undefined });
  expect((await port.figures('farad')).index).toBeNull();
});
