import { expect, type Page } from '@playwright/test';

import { putIntoBasket, signIn, test } from '../kit/shop.ts';

/** One page of each kind of the site. */
const pages = [
  '/',
  '/product/yageo-rc0603fr-0710kl',
  '/catalog/chip-resistors',
  '/c/delivery',
  '/cabinet/orders',
  '/basket',
] as const;

const dead = 'По этой ссылке ничего нет';
const sharedTitle = 'Вам прислали корзину';

/** Shares a basket with one NE555P and returns the token in its link. */
async function tokenOfBasket(page: Page): Promise<string> {
  await putIntoBasket(page, 'ne555p');
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Поделиться корзиной' }).click();
  const address = await page.getByRole('link', { name: /\/basket\?id=/ }).getAttribute('href');
  return new URL(address ?? '').searchParams.get('id') ?? '';
}

test('an id on any page shows what it names; an expired one gives a message', async ({ page, browser, baseURL }) => {
  const token = await tokenOfBasket(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const other = await context.newPage();
  for (const address of pages) {
    await other.goto(`${address}?id=${token}`);
    await expect(other.getByRole('heading', { name: sharedTitle }), address).toBeVisible();
    await other.goto(`${address}?id=${'x'.repeat(22)}`);
    const alert = other.getByRole('alert').filter({ hasText: dead });
    // The cabinet redirects a guest to the sign-in page, which shows the message too.
    await expect(alert, address).toBeVisible();
    if (address !== '/basket') expect(other.url(), address).not.toContain('?id=');
  }
  await context.close();
});

test('the lines that an id names are added to the basket at sign-in, once', async ({ page, browser, baseURL }) => {
  const token = await tokenOfBasket(page);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU', javaScriptEnabled: false });
  const other = await context.newPage();
  await other.goto(`/catalog?id=${token}`);
  await other.getByRole('link', { name: 'Войти и взять в корзину' }).click();
  await signIn(other, other.request);
  await expect(other).toHaveURL(/\/basket$/);
  await expect(other.getByText('Позиции по ссылке уже в вашей корзине.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Количество: NE555P' })).toHaveValue('1');
  await expect(other.getByRole('heading', { name: sharedTitle })).toHaveCount(0);
  await context.close();
});

test('the address dialogs open from any page and return to it', async ({ page }) => {
  await page.goto('/sign-in?back=/');
  await signIn(page, page.request);
  await expect(page).toHaveURL(/:\d+\/$/);
  for (const address of pages) {
    await page.goto(`${address}?openaddressesaddingmodal=1`);
    await expect(page.getByRole('dialog', { name: 'Новый адрес' }), address).toBeVisible();
    await expect(page, address).not.toHaveURL(/modal/);
    await page.getByRole('link', { name: 'Закрыть' }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${address}$`));
  }
  await page.goto('/c/delivery?openpickupointsaddingmodal');
  // The address changes on hydration. A click before that would open the dialog again.
  await expect(page).toHaveURL(/\/cabinet\/addresses$/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Выбрать:/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/c\/delivery$/);
  await expect(page.getByText('Пункт добавлен.')).toBeVisible();
});
