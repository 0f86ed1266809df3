import { expect } from '@playwright/test';

import { codeFor, freshPhone, inbox, untilAlive } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';
import { test } from '../kit/staff-shop.ts';

let base: string;

test.beforeAll(({ staffShop }) => {
  base = staffShop.base;
});

test('staff take an order by phone from a new customer, who opens it by the link and pays', async ({
  page,
  browser,
  staffShop,
}) => {
  const phone = freshPhone();
  await staffShop.signIn(page, 'Ольга', 'support');
  await page.goto(`${base}/admin/orders`);
  await page.getByRole('link', { name: 'Новый заказ' }).click();
  await page.getByRole('combobox', { name: 'Клиент', exact: true }).fill(phone);
  await expect(page.getByText('Никого не нашлось').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Новый клиент' }).click();
  await page.getByLabel('Мобильный телефон').fill(phone);
  await page.getByLabel('Имя', { exact: true }).fill('Варвара');
  await page.getByLabel('Клиент согласился').check();
  await page.getByRole('button', { name: 'Добавить клиента' }).click();
  await expect(page.getByRole('heading', { name: 'Варвара' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Добавить деталь' }).fill('lm358');
  await page.locator('.ant-select-item-option').filter({ hasText: 'LM358' }).first().click();
  await page.getByLabel(/^Сколько: LM358/).fill('25');
  await page.getByRole('radio', { name: /Самовывоз/ }).check();
  await page.getByRole('radio', { name: 'Карта', exact: true }).check();
  await page.getByLabel(/Клиент согласен/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByText('Заказ добавлен!')).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/\d\d-\d+$/);
  const number = page.url().split('/').at(-1) ?? '';
  await expect(page.getByText(/^Принят по телефону: /)).toBeVisible();

  const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const customer = await context.newPage();
  const link = new RegExp(`http\\S+/orders/${number}`);
  await expect.poll(async () => (await inbox(customer.request, phone))[0]?.text).toMatch(link);
  const told = await inbox(customer.request, phone);
  await customer.goto(link.exec(told[0]?.text ?? '')?.[0] ?? '');
  await customer.getByLabel('Номер телефона').fill(phone);
  await customer.getByRole('button', { name: 'Получить код' }).click();
  await customer.getByLabel('Код из сообщения').fill(await codeFor(customer.request, phone, told.length));
  await customer.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(customer.getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  await expect(customer.getByText('LM358').first()).toBeVisible();
  await untilAlive(customer);
  await customer.getByLabel('Почта для чека').fill('buyer@example.com');
  await customer
    .getByRole('button', { name: /Оплатить/ })
    .first()
    .click();
  await customer.getByRole('button', { name: 'Оплатить картой' }).click();
  await expect(customer.getByRole('heading', { level: 1 })).toContainText(/(?<!не )оплачен/);
  await context.close();
});
