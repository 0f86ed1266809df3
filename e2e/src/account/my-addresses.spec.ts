import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { signIn, test } from '../kit/shop.ts';

test('an address is added in the dialog that the parameter opens, deleted and restored', async ({ page }) => {
  await page.goto('/sign-in?back=/cabinet');
  await signIn(page, page.request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Заказы');
  await page.goto('/cabinet?openaddressesaddingmodal=1');
  const modal = page.getByRole('dialog', { name: 'Новый адрес' });
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL(/\/cabinet\/addresses$/);
  expect(await modal.evaluate((element) => element.matches(':modal'))).toBe(true);
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await page.getByRole('link', { name: 'Добавить адрес' }).click();
  await expect(modal).toBeVisible();
  await modal.getByLabel('Индекс').fill('12');
  await modal.getByLabel('Город').fill('Казань');
  await modal.getByLabel('Улица').fill('ул. Ленина');
  await modal.getByLabel('Дом', { exact: true }).fill('7');
  await modal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(modal.getByText(/Проверьте поле «Индекс»/)).toBeVisible();

  await modal.getByLabel('Адрес одной строкой').fill('казань ленин 7');
  await modal.getByRole('link', { name: /Казань, ул Ленина, д 7/ }).click();
  await expect(modal.getByLabel('Индекс')).toHaveValue('420000');
  await modal.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Адрес добавлен.')).toBeVisible();
  await expect(page.getByText('420000, Казань, ул Ленина, д. 7')).toBeVisible();
  await expect(modal).toHaveCount(0);

  await page.getByRole('button', { name: /^Удалить:/ }).click();
  await expect(page.getByText('Адресов пока нет.')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByText('420000, Казань, ул Ленина, д. 7')).toBeVisible();

  await page.goto('/cabinet?openpickupointsaddingmodal');
  const points = page.getByRole('dialog', { name: 'Выбрать пункт выдачи' });
  await expect(points).toBeVisible();
  await expect(page).toHaveURL(/\/cabinet\/addresses$/);
  await points.getByRole('button', { name: /^Выбрать:/ }).click();
  await expect(page.getByText('Пункт добавлен.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Убрать:/ })).toBeVisible();
});

test.describe('without JavaScript, on a narrow screen, in Turkish', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, locale: 'tr-TR' });

  test('the dialog is an open form; a suggestion fills it', async ({ page }) => {
    await page.goto('/sign-in?back=/tr/cabinet/addresses?openaddressesaddingmodal=1');
    await signIn(page, page.request);
    await expect(page.getByRole('heading', { name: 'Yeni adres' })).toBeVisible();
    await page.getByLabel('Tek satırda adres').fill('казань ленин 7');
    await page.getByRole('button', { name: 'Bul', exact: true }).last().click();
    await page.getByRole('link', { name: /Казань, ул Ленина, д 7/ }).click();
    await expect(page.getByLabel('Posta kodu')).toHaveValue('420000');
    await page.getByLabel('Adresin adı').fill('İş');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Adres eklendi.')).toBeVisible();
    await expect(page.getByText('İş', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
