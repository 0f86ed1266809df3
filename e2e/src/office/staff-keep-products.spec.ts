import { expect } from '@playwright/test';

import { expectAccessible, openByMenu } from '../kit/staff.ts';
import { test } from '../kit/staff-shop.ts';

let base: string;

test.beforeAll(({ staffShop }) => {
  base = staffShop.base;
});

test('a manager changes a price, customers see it, an administrator finds the change in the log', async ({
  page,
  browser,
  staffShop,
}) => {
  test.setTimeout(150_000);
  await staffShop.signIn(page, 'Глава', 'administrator');
  const context = await browser.newContext({ locale: 'ru-RU' });
  const keeper = await context.newPage();
  await staffShop.signIn(keeper, 'Вера', 'catalogue_manager');
  await keeper.goto(`${base}/admin/products?text=ne555p`);
  await expect(keeper.getByRole('link', { name: 'NE555P', exact: true })).toBeVisible();
  await expectAccessible(keeper);
  await keeper.getByRole('link', { name: 'NE555P', exact: true }).click();
  const drawer = keeper.getByRole('dialog').first();
  const firstPrice = drawer.getByLabel('Цена, ₽', { exact: true }).first();
  await expect(firstPrice).toBeVisible();
  await expectAccessible(keeper);

  // Another person changes the same product meanwhile.
  await page.goto(`${base}/admin/products?text=ne555p`);
  await page.getByRole('link', { name: 'NE555P', exact: true }).click();
  const other = page.getByRole('dialog').first();
  await other.getByLabel('Серия').fill('NE555');
  await other.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Товар изменён!')).toBeVisible();

  await firstPrice.fill('77,5');
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(drawer.getByRole('alert')).toContainText('товар изменил кто-то другой');
  await expect(drawer.getByLabel('Серия')).toHaveValue('NE555');
  await expect(firstPrice).toHaveValue('77,5000');
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  // A price change as large as this must be confirmed.
  await keeper.getByRole('button', { name: 'Поставить' }).click();
  await expect(keeper.getByText('Товар изменён!')).toBeVisible();

  // An invalid value shows an error at its field.
  await drawer.getByLabel('Название: Русский').fill('');
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(drawer.getByText('Нужно русское название: без него товар не показывают.')).toBeVisible();

  const customer = await browser.newContext({ locale: 'ru-RU' });
  const shop = await customer.newPage();
  await expect(async () => {
    await shop.goto(`${base}/search?text=NE555P`);
    await expect(shop.getByRole('main')).toContainText('77,50', { timeout: 1000 });
  }).toPass();
  await customer.close();

  await other.getByRole('button', { name: 'Закрыть' }).click();
  await openByMenu(page, 'Управление', 'Журнал действий');
  const line = page.getByRole('row', { name: /Товар изменён/ }).filter({ hasText: '77.5' });
  await expect(line).toContainText('Вера');
  await expect(line).toContainText('NE555P');

  // Prices of several products are multiplied after a preview. Then the change is undone.
  await keeper.goto(`${base}/admin/products?text=ne555`);
  const before = await keeper.locator('tbody tr.office-opens').first().innerText();
  await keeper.getByRole('button', { name: 'Выбрать все на странице' }).click();
  await keeper.getByRole('button', { name: 'Изменить выбранные' }).click();
  const bulk = keeper.getByRole('dialog', { name: 'Изменить несколько товаров' });
  await bulk.getByLabel('Множитель').fill('2');
  await expect(bulk.getByRole('row', { name: /^NE555P 1:/ })).toContainText('155,00 ₽');
  await expectAccessible(keeper);
  await bulk.getByRole('button', { name: 'Изменить', exact: true }).click();
  await keeper.getByRole('button', { name: 'Поставить' }).click();
  await expect(keeper.getByText('Товары изменены!')).toBeVisible();
  await expect(keeper.locator('tbody tr.office-opens').first()).not.toHaveText(before, { useInnerText: true });
  await keeper.getByRole('button', { name: 'Отменить общее изменение' }).click();
  await keeper.getByRole('tooltip').getByRole('button').last().click();
  await expect(keeper.getByText('Изменение отменено!')).toBeVisible();
  await expect(keeper.locator('tbody tr.office-opens').first()).toHaveText(before, { useInnerText: true });
  await context.close();
});

test('on a phone a list begins with its rows; a button counts the filters and opens them', async ({
  page,
  staffShop,
}) => {
  await staffShop.signIn(page, 'Ирина', 'catalogue_manager');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${base}/admin/products`);
  const filters = page.getByRole('button', { name: /Фильтры/ });
  await expect(filters).toHaveText('Фильтры');
  await expect(page.getByLabel('Любой остаток')).toHaveCount(0);
  await expect(page.locator('.ant-table-row').nth(5)).toBeInViewport();
  await filters.click();
  await page.getByLabel('Любой остаток').click();
  await page.getByTitle('Нет в наличии').click();
  await expect(filters).toHaveText('Фильтры · 1');
  await filters.click();
  await expect(page.getByLabel('Любой остаток')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(filters).toHaveCount(0);
  await expect(page.getByLabel('Любой остаток')).toBeVisible();
});

test('on a tablet held upright the list has the whole width, and a button opens the menu', async ({
  page,
  staffShop,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await staffShop.signIn(page, 'Планшет', 'administrator');
  await page.goto(`${base}/admin/prices`);
  await expect(page.getByRole('heading', { name: 'Цены' })).toBeVisible();
  expect((await page.locator('#content').boundingBox())?.width).toBe(768);
  await page.getByRole('button', { name: 'Меню' }).click();
  // The menu shows the links of the open section's group. A press on another group shows its links.
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Цены' })).toBeVisible();
  await page.getByRole('dialog').getByRole('menuitem', { name: 'Продажи' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Заказы' })).toBeVisible();
});
