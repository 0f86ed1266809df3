import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '../testing/application.ts';

let worker: TestApplication;
beforeAll(async () => {
  worker = await openApplication({ parts: 20, app: { servesCalls: false } });
});
afterAll(() => worker.close());

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/catalog/products', 404],
  ['/basket', 404],
  ['/admin/me', 404],
])('a worker process answers only health probes: %s %i', async (path, status) => {
  expect((await worker.get(path)).statusCode).toBe(status);
});

it('a worker process serves no pages, feeds or pictures', async () => {
  for (const url of ['/', '/robots.txt', '/exchange/1c?type=catalog&mode=checkauth', '/images/a.webp']) {
    expect([url, (await worker.server.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});
