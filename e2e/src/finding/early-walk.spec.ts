import { expect } from '@playwright/test';

import { test, untilAlive } from '../kit/shop.ts';

test('Back before a page has loaded its scripts shows the page of the new address, without console messages', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  page.on('pageerror', (error) => void said.push(error.message));
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('main').locator('a[href="/catalog/chip-resistors"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Чип-резисторы');

  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Чип-резисторы');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  release();
  await expect(page.getByRole('heading', { level: 2, name: /^Каталог/ })).toBeVisible();
  await untilAlive(page);
  expect(said).toEqual([]);
});
