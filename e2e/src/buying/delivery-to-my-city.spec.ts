import { type APIRequestContext, expect } from '@playwright/test';

import { test } from '../kit/shop.ts';

const product = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get('/api/catalog/products?text=NE555P&isOnlyInStock=true');
  const { products } = (await answer.json()) as { products: { seo: string }[] };
  return `/product/${products[0]?.seo ?? ''}`;
};

test('the date and the price of delivery follow the city', async ({ page, request }) => {
  await page.goto(await product(request));
  const delivery = page.getByRole('region', { name: 'Доставка и наличие' });
  await expect(delivery).toContainText('В Москву');
  await expect(delivery).toContainText('Самовывоз');

  await delivery.getByRole('button', { name: 'Другой город' }).click();
  const menu = page.getByRole('dialog', { name: 'Куда доставить?' });
  await menu.getByRole('button', { name: 'Казань' }).click();
  await expect(delivery).toContainText('В Казань');
  await expect(delivery).not.toContainText('Самовывоз');
  await expect(menu).toBeHidden();

  await page.reload();
  await expect(page.getByRole('button', { name: /Ваш город: Казань/ }).first()).toBeVisible();
  await expect(delivery).toContainText('В Казань');
});

test.describe('from a network of Kazan', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '5.8.16.1' } });

  test('the city is guessed once without a layout shift, and can be changed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/my-city') asked.push(request.url());
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) document.documentElement.dataset['shifted'] ??= entry.name;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.goto('/');
    const city = page.getByRole('banner').getByRole('button', { name: /Ваш город/ });
    await expect(city).toContainText('Казань');
    expect(await page.evaluate(() => document.documentElement.dataset['shifted'] ?? '')).toBe('');

    await city.click();
    await page.getByRole('dialog', { name: 'Куда доставить?' }).getByRole('button', { name: 'Самара' }).click();
    await expect(city).toContainText('Самара');
    await page.reload();
    await expect(city).toContainText('Самара');
    expect(asked).toHaveLength(1);
  });
});

test('any city is found by a few letters', async ({ page, request }) => {
  const address = await product(request);
  await page.goto(address);
  await page
    .getByRole('button', { name: /Ваш город/ })
    .first()
    .click();
  const menu = page.getByRole('dialog', { name: 'Куда доставить?' });
  await menu.getByRole('searchbox').fill('орел');
  await menu.getByRole('searchbox').press('Enter');
  await page.getByRole('button', { name: /Орёл/ }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('region', { name: 'Доставка и наличие' })).toContainText('В Орёл');
});

test('the estimate follows the typed quantity', async ({ page, request }) => {
  await page.goto(await product(request));
  const delivery = page.getByRole('region', { name: 'Доставка и наличие' });
  const least = /от 2\d\d\s₽/;
  await expect(delivery).toContainText(least);
  const box = page.locator('.area-buy input[inputmode]').first();
  // Type again until the estimate changes, because typing has an effect only after hydration.
  await expect(async () => {
    await box.fill('1');
    await box.fill('10000');
    await expect(delivery).not.toContainText(least, { timeout: 2000 });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a city can be chosen', async ({ page, request }) => {
    await page.goto(await product(request));
    await page.goto('/city?text=самар&back=/catalog');
    await page.getByRole('button', { name: /Самара/ }).click();
    await expect(page).toHaveURL(/\/catalog$/);
    await page.goto(await product(request));
    await expect(page.getByRole('region', { name: 'Доставка и наличие' })).toContainText('В Самару');
  });
});

test('a part turns: its pictures have addresses that are cached forever', async ({ page, request }) => {
  const pictures: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/img/')) pictures.push(response.headers()['cache-control'] ?? '');
  });
  await page.goto(await product(request));
  await expect(page.getByRole('img', { name: /Корпус/ }).first()).toBeVisible();
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.every((control) => control.includes('immutable'))).toBe(true);
});
