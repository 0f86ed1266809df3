import { expect, type Page } from '@playwright/test';

import { signIn, test, untilAnswered } from '../kit/shop.ts';

const resistor = '/product/yageo-rc0603fr-0710kl';
const mpn = 'RC0603FR-0710KL';

/** Requests on the product page to be notified when the price falls to `price`. */
async function waitForPrice(page: Page, price: string): Promise<void> {
  await page.goto(resistor, { waitUntil: 'networkidle' });
  const panel = page.locator('details', { hasText: 'Сообщить о снижении цены' });
  await panel.locator('summary').click();
  await panel.getByLabel('Моя цена за единицу').fill(price);
  await untilAnswered(page, '/lists/watch', () => panel.getByRole('button', { name: 'Сообщить', exact: true }).click());
}

test('watches are listed, stopped and restored', async ({ page, request }) => {
  await page.goto('/cabinet/watches');
  await signIn(page, request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Уведомления о товарах');
  await expect(page.getByText('Вы пока ничего не ждёте')).toBeVisible();

  await waitForPrice(page, '0,12');
  await expect(page.getByText('Сообщим один раз: письмом, а если почты нет – по СМС.')).toBeVisible();
  await page.goto('/favs');
  await page.getByRole('main').getByRole('link', { name: 'Уведомления о товарах' }).click();
  const row = page.getByRole('row', { name: new RegExp(mpn) });
  await expect(row).toContainText('Цены не выше 0,12 ₽');

  await row.getByRole('button', { name: `Не ждать: ${mpn}` }).click();
  await expect(page.getByRole('status').filter({ hasText: mpn })).toHaveText(`Больше не ждём: ${mpn}.`);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByRole('status').filter({ hasText: mpn })).toHaveText(`Снова ждём: ${mpn}.`);
  await expect(row).toContainText('Цены не выше 0,12 ₽');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a watch is stopped and restored', async ({ page, request }) => {
    await page.goto('/cabinet/watches');
    await signIn(page, request);
    await waitForPrice(page, '0,12');
    await page.goto('/en/cabinet/watches');
    await page.getByRole('button', { name: `Stop waiting for ${mpn}` }).click();
    await expect(page.getByText(`No longer waiting for ${mpn}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: new RegExp(mpn) })).toContainText('A price of 0.12 ₽ or less');
  });
});
