import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { putIntoBasket, signIn, test } from '../kit/shop.ts';

/** Adds the part to the basket, orders it and opens the page of the order. Returns the order's number. */
async function orderPart(page: Page, part: string): Promise<string> {
  await putIntoBasket(page, part);
  await page.goto('/checkout');
  await page.getByLabel('Имя получателя').fill('Анна');
  await page.getByLabel(/Согласен на обработку/).check();
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'принят' })).toBeVisible();
  return /\d{2}-\d{6}/.exec(page.url())?.[0] ?? '';
}

test('an order is found, repeated and cancelled; its stock is released', async ({ page }) => {
  await page.goto('/sign-in');
  await signIn(page, page.request);
  await expect(page.getByRole('link', { name: 'Кабинет' }).first()).toBeVisible();
  const number = await orderPart(page, 'ne555p');

  await page.goto('/cabinet/orders');
  await page.getByLabel('Номер заказа, артикул или название').fill('NE-555');
  await page.getByLabel('Статус').selectOption('created');
  await page.getByRole('button', { name: 'Найти' }).last().click();
  await expect(page).toHaveURL(/text=NE-555/);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.goto('/cabinet/orders?text=LM317');
  await expect(page.getByText('Таких заказов нет.')).toBeVisible();
  await page.getByRole('link', { name: 'Сбросить' }).click();
  await page.getByRole('link', { name: number }).click();

  await page.getByRole('button', { name: 'Купить снова' }).click();
  await expect(page.getByText('В корзине 1 позиция из этого заказа.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'В корзину' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Корзина');
  await expect(page.getByText('NE555P').first()).toBeVisible();

  await page.goto(`/cabinet/orders/${number}`);
  await page.getByRole('link', { name: 'Отменить заказ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Отменить заказ ${number}?`);
  await page.getByLabel('Причина (необязательно)').fill('Заказал дважды');
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(page.getByText('Заказ отменён.', { exact: true })).toBeVisible();
  await expect(page.locator('q').filter({ hasText: 'Заказал дважды' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Отменить заказ' })).toHaveCount(0);
  await page.goto(`/cabinet/orders/${number}/cancel`);
  await expect(page.getByText(/сами вы уже не можете/)).toBeVisible();
});

test('an order is repeated from the list, and its documents are on one page', async ({ page }) => {
  await page.goto('/sign-in');
  await signIn(page, page.request);
  await expect(page.getByRole('link', { name: 'Кабинет' }).first()).toBeVisible();
  const number = await orderPart(page, 'ne555p');
  await page.goto('/cabinet/orders');
  await page.getByRole('button', { name: `Купить снова: ${number}` }).click();
  await expect(page.getByText('В корзине 1 позиция из этого заказа.')).toBeVisible();
  await page.goto('/cabinet/documents');
  await expect(page.getByRole('link', { name: `Заказ ${number}` })).toBeVisible();
  const paper = page.getByRole('link', { name: /^Подтверждение заказа/ });
  const file = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
});

test.describe('without JavaScript, on a narrow screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('notifications are chosen by check boxes and saved', async ({ page }) => {
    await page.goto('/sign-in?back=/cabinet/notifications');
    await signIn(page, page.request);
    const box = page.getByRole('checkbox', { name: 'Товар подешевел: СМС' });
    await expect(box).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Заказ принят: СМС' })).toBeDisabled();
    await box.uncheck();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Выбор сохранён')).toBeVisible();
    await expect(box).not.toBeChecked();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/cabinet/bonuses');
    await expect(page.getByText('Бонусов пока не было')).toBeVisible();
    await page.goto('/cabinet');
    await expect(page.getByText('Заказов пока нет')).toBeVisible();
  });
});
