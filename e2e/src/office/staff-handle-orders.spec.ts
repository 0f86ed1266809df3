import { expect, type Page } from '@playwright/test';

import { orderBasket } from '../kit/order-basket.ts';
import { freshPhone, putIntoBasket, signIn } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';
import { test } from '../kit/staff-shop.ts';

let base: string;

test.beforeAll(({ staffShop }) => {
  base = staffShop.base;
});

/**
 * Changes the status of the open order, after the dialog has shown the consequence. `warning` is a text that the dialog
 * must contain too.
 */
async function move(page: Page, number: string, to: string, warning = ''): Promise<void> {
  await page.getByRole('button', { name: `Перевести заказ ${number}` }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
  const question = page.getByRole('dialog', { name: new RegExp(`^Заказ ${number}: `) });
  await expect(question.getByRole('alert')).toContainText(warning);
  await question.getByRole('button', { name: `Перевести: ${to}` }).click();
  await expect(question).toHaveCount(0);
}

test('staff complete an order with a parcel; a status change that somebody else forestalled explains why', async ({
  page,
  browser,
  staffShop,
}) => {
  const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const buyer = await context.newPage();
  await buyer.goto('/sign-in?back=/catalog');
  await signIn(buyer, buyer.request, freshPhone());
  await expect(buyer).toHaveURL(/\/catalog$/);
  await putIntoBasket(buyer, 'lm393dr');
  const { number } = await orderBasket(base, context.request);

  await staffShop.signIn(page, 'Олег', 'order_manager');
  await page.goto(`${base}/admin`);
  await expect(page.getByRole('heading', { name: 'Сегодня' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Новые заказы/ })).toContainText(/[1-9]/);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Меню' }).getByRole('link', { name: 'Заказы', exact: true }).click();
  await page.getByLabel('Поиск заказов').fill('lm-393');
  await expect(page).toHaveURL(/text=lm-393/);
  await expect(page.locator('tbody tr.office-opens')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: number }).click();
  const drawer = page.getByRole('dialog', { name: `Заказ ${number}` });
  await expect(drawer.getByText('Вера Павлова')).toBeVisible();
  await expectAccessible(page);

  // Another manager opens the order before its status changes.
  const late = await page.context().newPage();
  await late.goto(`${base}/admin/orders/board/${number}`);
  await expect(late.getByRole('dialog', { name: `Заказ ${number}` })).toBeVisible();

  await move(page, number, 'В работе');
  await expect(page.getByText('Статус изменён!').first()).toBeVisible();
  await late
    .getByRole('button', { name: `Перевести заказ ${number}` })
    .last()
    .click();
  await late.getByRole('menuitem', { name: 'Запрос', exact: true }).click();
  await late.getByRole('button', { name: 'Перевести: Запрос' }).click();
  await expect(late.getByText('Заказ уже не в статусе «Создан»')).toBeVisible();
  await late.close();

  await move(page, number, 'На складе');
  await drawer.getByRole('tab', { name: 'Посылки' }).click();
  await drawer.getByRole('button', { name: 'Упаковать' }).click();
  await expect(drawer.getByText('Посылка 1')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Передать без перевозчика' }).click();
  await expect(page.getByText('Посылка изменена!').first()).toBeVisible();
  await expect(drawer.getByText('Доставлен', { exact: true }).first()).toBeVisible();
  await move(page, number, 'Выполнен', 'Оплата не записана.');
  await drawer.getByRole('tab', { name: 'Ход заказа' }).click();
  await expect(drawer.getByText('Выполнен', { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  await buyer.goto(`/cabinet/orders/${number}`);
  await expect(buyer.getByText('Выполнен').first()).toBeVisible();
  await context.close();
});

test(
  'a new order announces itself on any page, and the bell is switched by keyboard',
  { tag: '@long' },
  async ({ page, browser, staffShop }) => {
    await staffShop.signIn(page, 'Нина', 'order_manager');
    await page.goto(`${base}/admin/customers`);
    const bell = page.getByRole('button', { name: 'Звук и уведомление о новых заказах' });
    await expect(bell).toHaveAttribute('aria-pressed', 'false');
    await bell.press('Enter');
    await expect(bell).toHaveAttribute('aria-pressed', 'true');
    const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
    const buyer = await context.newPage();
    await buyer.goto('/sign-in?back=/catalog');
    await signIn(buyer, buyer.request, freshPhone());
    await expect(buyer).toHaveURL(/\/catalog$/);
    await putIntoBasket(buyer, 'lm393dr');
    const { number } = await orderBasket(base, context.request);
    await context.close();
    const notice = page.getByRole('alert').filter({ hasText: `Новый заказ ${number}` });
    await expect(notice).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    await notice.getByRole('button', { name: 'Открыть' }).click();
    await expect(page.getByRole('dialog', { name: `Заказ ${number}` })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);
