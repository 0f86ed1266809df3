import { expect } from '@playwright/test';

import { freePort, startShop } from '../kit/own-shop.ts';
import { test, untilAlive } from '../kit/shop.ts';

test.use({ serviceWorkers: 'allow' });

const product = '/en/product/yageo-rc0603fr-0710kl';

test('an offline page appears without a connection, no price is cached, and a new version starts afresh', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const start = () => startShop('offline', { PORT: String(port) });
  let end = await start();
  try {
    await page.goto(base);
    await untilAlive(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await page.goto(`${base}${product}`);
    await untilAlive(page);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      });
    expect(await kept()).toEqual(['/offline', '/en/offline', '/tr/offline']);

    await end();
    await page.goto(`${base}${product}`);
    await expect(page.getByRole('heading', { name: 'No connection to the shop' })).toBeVisible();
    expect(page.url()).toBe(`${base}${product}`);
    await expect(page.locator('body')).not.toContainText('₽');
    await page.goto(`${base}/basket`);
    await expect(page.getByRole('heading', { name: 'Нет связи с магазином' })).toBeVisible();

    end = await start();
    await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('heading', { name: 'Корзина' })).toBeVisible();
    await untilAlive(page);

    // Simulate a new version of the site. Its check (product S10) removes the service worker and reloads the page once.
    await page.evaluate(async () => {
      localStorage['appVersion'] = 'older';
      await caches.open('left by an older version');
    });
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.reload();
    await expect.poll(() => loads).toBe(2);
    await untilAlive(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    expect(await page.evaluate(() => String(localStorage['appVersion']))).not.toBe('older');
    expect(loads).toBe(2);
    expect(await page.evaluate(() => caches.has('left by an older version'))).toBe(false);
    expect(await kept()).toHaveLength(3);
  } finally {
    await end();
  }
});
