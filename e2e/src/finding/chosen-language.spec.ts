import { expect, type Page } from '@playwright/test';

import { test, untilAlive } from '../kit/shop.ts';

const hint = (page: Page, name: string) => page.getByRole('complementary', { name });

test('the chosen language is offered on pages in another one, without redirects', async ({ page }) => {
  await page.goto('/catalog');
  await untilAlive(page);
  await page.getByRole('banner').getByRole('link', { name: 'en English' }).click();
  await expect(page).toHaveURL(/\/en\/catalog$/);
  await untilAlive(page);
  await expect(hint(page, 'Read in English?')).toHaveCount(0);

  const answer = await page.goto('/');
  expect(answer?.request().redirectedFrom()).toBeNull();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const offer = hint(page, 'Read in English?');
  await expect(offer).toHaveAttribute('lang', 'en');
  await offer.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/en$/);
});

test('the closed offer stays away; in the other direction it asks in Russian', async ({ page, context, baseURL }) => {
  const choose = (value: string) => context.addCookies([{ name: 'language', value, url: baseURL ?? '' }]);
  await choose('tr');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalog/chip-resistors');
  const offer = hint(page, 'Türkçe okumak ister misiniz?');
  await expect(offer.getByRole('link')).toHaveAttribute('href', /^\/tr\/catalog\/chip-resistors/);
  const box = await offer.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await offer.getByRole('button', { name: 'Hayır, bu dilde kalsın' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/');
  await untilAlive(page);
  await expect(offer).toHaveCount(0);
  await page.goto('/en');
  await expect(hint(page, 'Читать по-русски?')).toBeVisible();
});

test('a page is the same to the byte, whatever language was chosen', async ({ request }) => {
  const pageWith = async (cookie: string) => (await request.get('/catalog', { headers: { cookie } })).text();
  const look = 'cookieConsent=necessary:2026-11';
  expect(await pageWith(`${look}; language=en`)).toBe(await pageWith(look));
});
