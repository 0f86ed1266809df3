import { expect } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';
import { openStaffShop, type StaffShop } from '../kit/staff-shop.ts';

let shop: StaffShop;

test.beforeAll(async () => {
  shop = await openStaffShop('mending', { DEMO_PARTS: '0' });
});

test.afterAll(() => shop.end());

/** A price list with two faults: two of its twenty rows have no part number, and most of its resistances are words. */
const list = (): Buffer => {
  const rows = Array.from({ length: 20 }, (_, at) => {
    const number = at < 2 ? '' : `RC0603JR-07${at}KL`;
    return `${number};Yageo;0,0${at + 10};${at * 100};${at < 3 ? `${at + 1}` : 'см. описание'}`;
  });
  return Buffer.from(['MPN;Производитель;Цена, USD;Остаток;Сопротивление, кОм', ...rows, ''].join('\n'));
};

test(
  'a manager sees which rows of a price list are rejected, and corrects the mapping by buttons',
  { tag: '@long' },
  async ({ page }) => {
    await shop.signIn(page, 'Вера', 'catalogue_manager');
    await page.goto(`${shop.base}/admin/imports`);
    await page.getByRole('button', { name: 'Новый импорт' }).click();
    await page.getByRole('button', { name: 'Новый поставщик' }).click();
    const form = page.getByRole('dialog', { name: 'Новый поставщик' });
    await form.getByLabel('Название').fill('Прайс с долларами');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(page).toHaveURL(/supplier=/);
    await page.locator('input[type=file]').setInputFiles({ name: 'price.csv', mimeType: 'text/csv', buffer: list() });

    // The heading names a currency, and the new supplier has none yet.
    await page.getByLabel('Курс: рублей за 1 USD').fill('80');
    await page.getByRole('button', { name: 'Сохранить и проверить' }).click();
    await page.getByRole('button', { name: 'Проверить без записи' }).click();

    await expect(page.getByText('Не будет принято 2 из 20 строк (10 %). Чаще всего:')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Не читать столбец' }).click();
    await expect(page.getByText('Сопоставление исправлено, проверяем ещё раз')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Не читать столбец' })).toHaveCount(0);
    await expect(page.getByText('Не будет принято 2 из 20 строк (10 %). Чаще всего:')).toBeVisible();
    await page.getByRole('button', { name: 'Выбрать столбец номера' }).click();
    await expect(page.getByRole('row', { name: /^MPN/ })).toContainText('Номер детали');
  },
);
