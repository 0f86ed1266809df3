import { expect } from '@playwright/test';

import { lookAtScreens } from '../kit/screens.ts';
import { test } from '../kit/shop.ts';

lookAtScreens('light');

test('product tables fit 1440, 1280 and 1200 px, the price never covered', { tag: '@long' }, async ({ page }) => {
  for (const prefix of ['', '/tr']) {
    for (const slug of ['mosfets', 'microcontrollers', 'data-converters', 'wifi-bluetooth-modules']) {
      await page.goto(`${prefix}/catalog/${slug}`, { waitUntil: 'networkidle' });
      for (const width of [1440, 1280, 1200]) {
        const which = `${prefix}/${slug} at ${width}`;
        await page.setViewportSize({ width, height: 900 });
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrolled, which).toBeLessThanOrEqual(width);
        const price = await page.locator('td.cell-price').first().boundingBox();
        const buy = await page.locator('td.cell-buy').first().boundingBox();
        expect((price?.x ?? width) + (price?.width ?? 0), which).toBeLessThanOrEqual((buy?.x ?? 0) + 1);
        expect((buy?.x ?? width) + (buy?.width ?? 0), which).toBeLessThanOrEqual(width);
      }
    }
  }
});

test('the toolbar of a list never widens the page', async ({ page }) => {
  for (const prefix of ['', '/tr']) {
    await page.goto(`${prefix}/catalog/chip-resistors`, { waitUntil: 'networkidle' });
    for (const width of [360, 660, 768, 900, 991, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, `${prefix} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});

test('every language has its texts, its address and its alternates', async ({ page }) => {
  for (const [prefix, locale, heading] of [
    ['', 'ru', 'Каталог'],
    ['/en', 'en', 'Catalogue'],
    ['/tr', 'tr', 'Katalog'],
  ] as const) {
    await page.goto(`${prefix}/catalog`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(4);
  }
});

test('only our scripts run, and no page contacts another host', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  for (const address of ['/', '/catalog/chip-resistors', '/product/yageo-rc0603fr-0710kl', '/basket', '/sign-in']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  await page.goto(`/search?text=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});
