import { gzipSync } from 'node:zlib';

import { devices, expect, type Page } from '@playwright/test';

import { test, untilAlive } from '../kit/shop.ts';

/**
 * Limits of a first visit, in bytes after gzip -9 (budget P10, decision 0015). `scripts`: all scripts that the page
 * loads, with the texts of its language. `critical`: the styles and the HTML of what a phone shows first.
 */
const limit = { scripts: 150_000, critical: 14_000 } as const;

/**
 * Limits of cumulative layout shift. `parsed`: after the HTML is parsed, when styles, fonts and scripts arrive. `whole`:
 * with the time before. A busy browser paints HTML that is not parsed to its end, and elements at the right side move
 * when the next element of their line is read.
 */
const shiftMax = { parsed: 0.001, whole: 0.05 } as const;

const addresses = ['/', '/catalog/chip-resistors', '/product/yageo-rc0603fr-0710kl'] as const;

/** User agent of a phone. The server recognises it, and puts the filters of a list after the rows. */
const { userAgent } = devices['Pixel 7'];

const packed = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** Returns the total size of all files of one type that the page loads, in bytes after gzip. */
async function loadedBytes(page: Page, address: string, type: string): Promise<number> {
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === type) files.set(response.url(), response.body().then(packed));
  });
  await page.goto(address);
  await untilAlive(page);
  const sizes = await Promise.all(files.values());
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Returns the HTML from the beginning to the last text that is visible without scrolling. */
async function untilFold(page: Page, html: string): Promise<string> {
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main h1, main h2, main a, main p')]
      .filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top > 0 && top < innerHeight && !element.closest('[popover]');
      })
      .map((element) => element.textContent.trim())
      .filter((text) => text.length > 3),
  );
  const ends = texts.map((text) => html.indexOf(`>${text}<`)).filter((at) => at !== -1);
  expect(ends.length).toBeGreaterThan(2);
  return html.slice(0, Math.max(...ends));
}

for (const address of addresses) {
  test.describe(`first visit to ${address}`, () => {
    test.use({ viewport: { width: 412, height: 823 }, storageState: { cookies: [], origins: [] } });

    test('stays within its weight limits', async ({ page, request }) => {
      const scripts = await loadedBytes(page, address, 'script');
      const html = await (await request.get(address, { headers: { 'user-agent': userAgent } })).text();
      const styles = /<style data-precedence="first"[^>]*>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
      const critical = await untilFold(page, html);
      const reached = { scripts, critical: packed(critical) };
      test.info().annotations.push({ type: 'bytes', description: JSON.stringify(reached) });
      expect(packed(styles)).toBeGreaterThan(1_000);
      expect(critical).toContain(styles);
      for (const part of ['scripts', 'critical'] as const)
        expect(reached[part], `${part} of ${JSON.stringify(reached)}`).toBeLessThanOrEqual(limit[part]);
    });

    test('requests scripts and fonts only after the first paint', async ({ page }) => {
      await page.goto(address);
      await untilAlive(page);
      const { painted, early, late } = await page.evaluate(() => {
        const at = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        const files = performance.getEntriesByType('resource').filter(({ name }) => /\.(?:js|woff2)$/.test(name));
        const before = files.filter(({ startTime }) => startTime < at).map(({ name }) => name);
        return { painted: at, early: before, late: files.length - before.length };
      });
      expect(painted).toBeGreaterThan(0);
      expect(early).toEqual([]);
      expect(late).toBeGreaterThan(5);
    });

    test('paints without waiting for a stylesheet, and nothing shifts afterwards', async ({ page }) => {
      await page.route('**/*.css', (route) => route.abort());
      await page.goto(address, { waitUntil: 'networkidle' });
      const shifts = await page.evaluate(
        () =>
          new Promise<{ value: number; isParsed: boolean }[]>((resolve) => {
            const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
            const observer = new PerformanceObserver((list) => {
              const found = list.getEntriesByType('layout-shift') as (PerformanceEntry & { value: number })[];
              resolve(found.map(({ value, startTime }) => ({ value, isParsed: startTime >= domInteractive })));
            });
            observer.observe({ type: 'layout-shift', buffered: true });
            // The first paint always calls the observer, so that the promise resolves even if nothing shifted.
            observer.observe({ type: 'paint', buffered: true });
          }),
      );
      const total = (of: typeof shifts): number => of.reduce((sum, { value }) => sum + value, 0);
      expect(total(shifts.filter(({ isParsed }) => isParsed))).toBeLessThan(shiftMax.parsed);
      expect(total(shifts)).toBeLessThan(shiftMax.whole);
      await expect(page.locator('.btn').first()).toHaveCSS('display', 'inline-flex');
    });
  });
}
