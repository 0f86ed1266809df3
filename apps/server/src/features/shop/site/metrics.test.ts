import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openApplication, type TestApplication } from '#testing/application.ts';

let shop: TestApplication;
beforeAll(async () => {
  shop = await openApplication({ parts: 20 });
});
afterAll(() => shop.close());

const read = (name: string): string =>
  readFileSync(new URL(`../../../../../../deploy/monitoring/${name}`, import.meta.url), 'utf8');

const metrics = async (): Promise<string> => (await shop.get('/metrics')).body;

/** Returns the names of the metrics in a text. The series of a histogram count as one metric. */
const namesIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\b(?:farad|nodejs|process)_\w+/g))].map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));

it.each([
  ['alerts.yml', 20],
  ['grafana-dashboard.json', 20],
])('%s uses only existing metrics', async (file, atLeast) => {
  const known = new Set([...(await metrics()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  const requested = namesIn(read(file));
  expect(requested.length).toBeGreaterThan(atLeast);
  expect(requested.filter((name) => !known.has(name))).toEqual([]);
});

it('every alert says what to do, and every metric of the shop is on the dashboard', async () => {
  const alerts = read('alerts.yml').split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(15);
  expect(alerts.filter((alert) => !/^ +action: \S/m.test(alert) || !/severity: (?:page|look)/.test(alert))).toEqual([]);
  const shown = new Set(namesIn(read('grafana-dashboard.json')));
  const own = [...(await metrics()).matchAll(/^# TYPE (farad_\S+) /gm)].map(([, name = '']) => name);
  expect(
    own.filter(
      (name) => !shown.has(name) && name !== 'farad_order_seconds' && name !== 'farad_payment_unknown_seconds',
    ),
  ).toEqual([]);
});

it('labels contain only what the program knows, whatever is requested', async () => {
  for (const path of ['/nothing/79161234567', '/product/no-such', '/%E0%A4%A']) await shop.get(path);
  await shop.server.inject({ method: 'REPORT' as 'GET', url: '/api/healthz' });
  await shop.get('/healthz');
  const text = await metrics();
  expect(text).not.toMatch(/79161234567|no-such|REPORT/);
  expect(text).toMatch(/^farad_call_seconds_count\{method="GET",route="\/api\/healthz",status="200"\} [1-9]/m);
  expect(text).toContain('farad_process{role="all",version="1.0.9"} 1');
  expect(text).toMatch(/^farad_database_connections\{state="open"\} [1-9]/m);
  expect(text).toMatch(/^farad_orders_last_hour 0$/m);
});
