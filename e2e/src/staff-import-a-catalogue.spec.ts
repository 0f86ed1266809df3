import { expect, type Page } from '@playwright/test';

import { freePort, startShop } from './own-shop.ts';
import { test } from './shop.ts';
import { addColleague, administrator, expectAccessible, signInFirst } from './staff.ts';
import { strangeSpelling, supplierFile } from './supplier-file.ts';

let base: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  base = `http://localhost:${port}`;
  const { email, password } = administrator;
  end = await startShop('imports', {
    ...{ PORT: String(port), DEMO_PARTS: '0', ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
  });
});

test.afterAll(() => end());

const keeperEmail = 'importer@farad.example';

/** From the empty history to the columns of the file that was sent. */
async function sendFile(page: Page): Promise<void> {
  await page.goto(`${base}/admin/imports`);
  await expect(page.getByText('Импортов ещё не было.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Новый импорт' }).click();
  await page.getByRole('button', { name: 'Новый поставщик' }).click();
  const form = page.getByRole('dialog', { name: 'Новый поставщик' });
  await form.getByLabel('Название').fill('Тайвань Компонентс');
  await expect(form.getByLabel('Код')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Поставщик добавлен!')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(supplierFile());
  await expect(page.getByRole('row', { name: /^mpn/ })).toContainText('Номер детали');
}

/** What the file does not tell: the rate, the margin, and who the strange maker is. */
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

test('a manager imports a supplier’s file into an empty shop, and a customer finds a part by what it is', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await page.goto(`${base}/admin`);
  await signInFirst(page, administrator.email, administrator.password);
  const password = await addColleague(page, 'Вера', keeperEmail, 'Менеджер каталога');

  const context = await browser.newContext({ locale: 'ru-RU' });
  const keeper = await context.newPage();
  await keeper.goto(`${base}/admin/imports`);
  await signInFirst(keeper, keeperEmail, password);
  await sendFile(keeper);
  await mapFile(keeper);

  await keeper.getByRole('button', { name: 'Проверить без записи' }).click();
  await expect(keeper.getByRole('tab', { name: 'Новые: 192' })).toBeVisible();
  await keeper.getByRole('tab', { name: 'Не приняты: 2' }).click();
  await expect(keeper.getByRole('row', { name: /price_usd.*Меньше нуля/ })).toBeVisible();
  await expectAccessible(keeper);
  await keeper.getByRole('button', { name: 'Импортировать', exact: true }).click();
  await expect(keeper.getByText('Импорт закончен')).toBeVisible();
  await expectAccessible(keeper);

  // The maker's other spelling was corrected, the text is in Russian, the parameters are typed.
  const customer = await browser.newContext({ locale: 'ru-RU' });
  const shop = await customer.newPage();
  await expect(async () => {
    await shop.goto(`${base}/search?text=${encodeURIComponent('резистор 5,1 кОм 0603 5%')}`);
    await expect(shop.getByRole('main')).toContainText('RC0603JR-075K1L', { timeout: 1000 });
  }).toPass();
  await expect(shop.getByRole('main')).toContainText('Yageo');
  await expect(shop.getByRole('main')).toContainText('0,25');
  await customer.close();
  await context.close();
});
