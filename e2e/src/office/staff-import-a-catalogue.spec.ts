import { expect, type Page } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';
import { openStaffShop, type StaffShop } from '../kit/staff-shop.ts';
import { strangeSpelling, supplierFile } from '../kit/supplier-file.ts';

let shop: StaffShop;

test.beforeAll(async () => {
  shop = await openStaffShop('imports', { DEMO_PARTS: '0' });
});

test.afterAll(() => shop.end());

/** Holds back the upload of a file. Returns a function that lets it go on. */
async function holdFile(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/admin/imports', async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return () => release();
}

/** Uploads a file from the empty history of imports, until its columns are shown. */
async function sendFile(page: Page): Promise<void> {
  await page.goto(`${shop.base}/admin/imports`);
  await expect(page.getByText('Импортов ещё не было.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Новый импорт' }).click();
  await expect(page.getByRole('heading', { name: 'Новый импорт' })).toBeVisible();
  // The supplier is added while the upload still runs. The file must then belong to the new supplier.
  const release = await holdFile(page);
  await page.locator('input[type=file]').setInputFiles(supplierFile());
  await expect(page.getByRole('progressbar', { name: 'Файл загружается' })).toBeVisible();
  await page.getByRole('button', { name: 'Новый поставщик' }).click();
  const form = page.getByRole('dialog', { name: 'Новый поставщик' });
  await form.getByLabel('Название').fill('Тайвань Компонентс');
  await expect(form.getByLabel('Код')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Поставщик добавлен!')).toBeVisible();
  // The chosen supplier is a parameter of the address, which changes shortly after the message.
  await expect(page).toHaveURL(/supplier=/);
  release();
  await expect(page.getByRole('row', { name: /^mpn/ })).toContainText('Номер детали');
}

/**
 * Enters what the file does not contain: the exchange rate, the margin, and the maker to which the unknown spelling
 * belongs.
 */
async function mapFile(page: Page): Promise<void> {
  await expect(page.getByRole('row', { name: /^manufacturer/ })).toContainText('Производитель');
  await page.getByLabel('Курс: рублей за 1 USD').fill('80');
  await page.getByLabel('Наценка, % 1').fill('50');
  await expect(page.getByText('→')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('RC0603JR-071RL');
  await page.getByRole('tab', { name: /^Производители/ }).click();
  const maker = page.getByLabel(`Кто это у нас: ${strangeSpelling}`);
  await maker.fill('Yageo');
  await page.getByTitle(/Yageo/).last().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Сохранить и проверить' }).click();
}

test('a manager imports a supplier’s file into an empty shop, and a customer finds a part by its parameters', async ({
  page,
  browser,
}) => {
  await shop.signIn(page, 'Вера', 'catalogue_manager');
  await sendFile(page);
  await mapFile(page);

  await page.getByRole('button', { name: 'Проверить без записи' }).click();
  await expect(page.getByRole('tab', { name: 'Новые: 193' })).toBeVisible();
  await page.getByRole('tab', { name: 'Не приняты: 1' }).click();
  await expect(page.getByRole('row', { name: /C999001.*mpn: Пусто там, где значение обязательно/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Импортировать', exact: true }).click();
  await expect(page.getByText('Импорт закончен')).toBeVisible();
  await expectAccessible(page);

  // A customer finds the part: its maker has the shop's spelling, its text is Russian, and its parameters are
  // searchable.
  const customer = await browser.newContext({ locale: 'ru-RU' });
  const site = await customer.newPage();
  await expect(async () => {
    await site.goto(`${shop.base}/search?text=${encodeURIComponent('резистор 5,1 кОм 0603 5%')}`);
    await expect(site.getByRole('main')).toContainText('RC0603JR-075K1L', { timeout: 1000 });
  }).toPass();
  await expect(site.getByRole('main')).toContainText('Yageo');
  await expect(site.getByRole('main')).toContainText('0,25');
  await customer.close();
});
