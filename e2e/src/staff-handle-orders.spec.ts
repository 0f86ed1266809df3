import { randomUUID } from 'node:crypto';

import { expect, type APIRequestContext, type Page } from '@playwright/test';

import { freshPhone, putIntoBasket, signIn } from './shop.ts';
import { expectAccessible } from './staff.ts';
import { test } from './staff-shop.ts';

let base: string;

test.beforeAll(({ staffShop }) => {
  base = staffShop.base;
});

interface Basket {
  readonly _id: string;
  readonly total_price: number;
  readonly products: readonly { readonly product_id: string; readonly qty: number; readonly total_price: number }[];
}

/** Orders what is in the basket, to be fetched and paid in the office; answers the order's number. */
async function orderBasket(request: APIRequestContext): Promise<string> {
  const read = async (): Promise<Basket | null> =>
    ((await (await request.get(`${base}/api/basket`)).json()) as { basket: Basket | null }).basket;
  // The page shows the sum before the shop has it.
  await expect.poll(async () => (await read())?.products.length ?? 0).toBe(1);
  const basket = await read();
  if (basket === null) throw new Error('the basket is gone');
  const { _id, total_price, products } = basket;
  const placed = await request.post(`${base}/api/orders`, {
    headers: { origin: base, 'idempotency-key': randomUUID() },
    data: {
      basket_id: _id,
      contact: {
        name: 'Василиса',
        surname: 'Премудрая',
      },
      customer_type: 'personal',
      payment_method: 'cash_on_receipt',
      delivery: { kind: 'own_pickup' },
      consents: {
        offer: true,
        personalData: true,
      },
      expected: {
        total_price,
        products: products.map(({ product_id, qty, total_price: sum }) => ({
          product_id,
          qty,
          total_price: sum,
        })),
      },
    },
  });
  expect([placed.status(), await placed.text()]).toEqual([201, expect.anything()]);
  return ((await placed.json()) as { number: string }).number;
}

/** Moves the order that is open in the drawer, once what follows was read; `warning`: what else the question must say. */
async function move(page: Page, number: string, to: string, warning = ''): Promise<void> {
  await page.getByRole('button', { name: `Перевести заказ ${number}` }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
  const question = page.getByRole('dialog', { name: new RegExp(`^Заказ ${number}: `) });
  await expect(question.getByRole('alert')).toContainText(warning);
  await question.getByRole('button', { name: `Перевести: ${to}` }).click();
  await expect(question).toHaveCount(0);
}

test('staff find an order, lead it to its end with a parcel; a move that somebody forestalled says why', async ({
  page,
  browser,
  staffShop,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
  const buyer = await context.newPage();
  await buyer.goto('/sign-in?back=/catalog');
  await signIn(buyer, buyer.request, freshPhone());
  await expect(buyer).toHaveURL(/\/catalog$/);
  await putIntoBasket(buyer, 'lm393dr');
  const number = await orderBasket(context.request);

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
  await expect(drawer.getByText('Василиса Премудрая')).toBeVisible();
  await expectAccessible(page);

  // Another manager, who opened the order before it was moved.
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
