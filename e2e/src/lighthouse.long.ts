import { createServer } from 'node:net';

import { chromium, expect } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';

import { test } from './shop.ts';

/** Of three runs the best counts: other work on the machine only ever makes a page slower. */
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * The least that is allowed, of 100, and the most until the largest thing is painted (budget P10). Lighthouse simulates a
 * phone on a slow network (1.6 Mbit/s, 150 ms, a quarter of the processor's speed) over HTTP/1.1 without TLS, as the shop
 * answers without a proxy in front of it: behind HTTP/2 pages are faster.
 */
const least = 95;
const paintedWithinMs = 1_500;

const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Report = RunnerResult['lhr'];

const scoreOf = (report: Report, category: string): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

/** What was found wrong, for the message of a failure. */
const complaints = (report: Report): readonly string[] =>
  Object.values(report.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${JSON.stringify(report.audits[id]?.details ?? null).slice(0, 600)}`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

async function reportsOn(url: string, launchOptions: object): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Each in a browser of its own: Lighthouse leaves what pages keep, by which a second visit is known.
    const port = await freePort();
    const args = ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    try {
      const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
      if (result === undefined) throw new Error(`no report on ${url}`);
      reports.push(result.lhr);
    } finally {
      await browser.close();
    }
  }
  return reports;
}

for (const path of ['/', '/catalog/chip-resistors', '/product/yageo-rc0603fr-0710kl']) {
  test(`Lighthouse has nothing against ${path} on a phone`, async ({ baseURL, launchOptions }) => {
    test.setTimeout(240_000);
    const reports = await reportsOn(`${baseURL ?? ''}${path}`, launchOptions);
    for (const report of reports) {
      const scores = categories.map((id) => `${id} ${scoreOf(report, id)}`);
      const values = Object.entries(figures).map(([title, id]) => `${title} ${report.audits[id]?.displayValue ?? '?'}`);
      process.stdout.write(`${[path, ...scores, ...values].join(', ')}\n`);
    }
    for (const id of categories) {
      const best = Math.max(...reports.map((report) => scoreOf(report, id)));
      expect(best, `${id}\n${reports.flatMap(complaints).join('\n')}`).toBeGreaterThanOrEqual(least);
    }
    const painted = Math.min(...reports.map((report) => report.audits[figures.LCP]?.numericValue ?? Infinity));
    expect(painted).toBeLessThanOrEqual(paintedWithinMs);
  });
}
