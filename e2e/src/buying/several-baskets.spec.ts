import { readFile } from 'node:fs/promises';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { signIn, test, untilAlive, untilAnswered } from '../kit/shop.ts';

const readList = async (page: Page, text: string): Promise<void> => {
  await page.goto('/basket?add=list');
  await untilAlive(page);
  await page.getByLabel('Номера и количества').fill(text);
  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Проверить список' }).click());
  await expect(page.getByRole('heading', { name: 'Что нашлось' })).toBeVisible();
};

const addFound = async (page: Page): Promise<void> => {
  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Добавить найденное' }).click());
  await expect(page.getByRole('status').filter({ hasText: 'Добавлен' })).toBeVisible();
};

const quantityOf = (page: Page, part: string) => page.getByRole('textbox', { name: `Количество: ${part}` });

async function downloaded(page: Page, format: string): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: format, exact: true }).click();
  return readFile(await (await started).path());
}

test(
  'a customer pastes lists, keeps two baskets, adds a note, downloads a table and tries a coupon',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/sign-in?back=/basket');
    await signIn(page, request);
    await expect(page).toHaveURL(/\/basket$/);

    await readList(page, 'Артикул;Количество\nRC0603FR-0710KL; 1000\n10 шт NE555P\nNOSUCHPART-1 x3\nNE555P;0');
    await expect(page.getByText('Не нашли «NOSUCHPART-1»')).toBeVisible();
    await expect(page.getByText('Не поняли количество')).toBeVisible();
    await addFound(page);
    await expect(quantityOf(page, 'RC0603FR-0710KL')).toHaveValue('1000');
    await expect(quantityOf(page, 'NE555P')).toHaveValue('10');

    await quantityOf(page, 'NE555P').fill('-5');
    await untilAnswered(page, '/basket', () => quantityOf(page, 'NE555P').press('Enter'));
    await expect(page.getByText(/^Напишите целое число: от 1 до/)).toBeVisible();
    // A price request is not offered for an invalid quantity.
    await expect(page.getByRole('link', { name: 'Спросить об остальном' })).toHaveCount(0);
    await quantityOf(page, 'NE555P').fill('10');
    await untilAnswered(page, '/basket', () => quantityOf(page, 'NE555P').press('Enter'));

    await page.getByLabel('Добавить примечание: NE555P').click();
    const note = page.getByRole('textbox', { name: 'Примечание: NE555P' });
    await note.fill('=DD1');
    await untilAnswered(page, '/basket', () => note.press('Enter'));

    const lines = (await downloaded(page, 'CSV')).toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\uFEFFНаш номер;Обозначение;Производитель;/);
    expect(lines[2]).toMatch(/^\d+;NE555P;[^;]+;[^;]+;10;\d+,\d{2,4};\d+,\d\d;\d+;'=DD1$/);
    expect((await downloaded(page, 'XLSX')).subarray(0, 2).toString()).toBe('PK');

    await page.getByLabel('Отложить эту корзину под названием').fill('Блок питания');
    await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Отложить', exact: true }).click());
    await expect(page.getByRole('status').filter({ hasText: 'Корзина отложена: Блок питания' })).toBeVisible();
    await expect(page.getByText('Корзина пуста')).toBeVisible();

    await readList(page, 'NE555P\t150');
    await addFound(page);
    await expect(quantityOf(page, 'NE555P')).toHaveValue('150');
    await expect(quantityOf(page, 'RC0603FR-0710KL')).toHaveCount(0);

    const coupon = page.getByLabel('Купон');
    await coupon.fill('NOSUCH');
    await untilAnswered(page, '/basket', () => coupon.press('Enter'));
    await expect(page.getByText('Такого купона нет, или он больше не действует.')).toBeVisible();
    await coupon.fill('farad5');
    await untilAnswered(page, '/basket', () => coupon.press('Enter'));
    await expect(page.getByRole('definition').filter({ hasText: '−' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Оформить заказ' }).first().click();
    await expect(page.getByLabel('Купон')).toHaveValue('FARAD5');

    await page.goto('/basket');
    await untilAlive(page);
    const open = page.getByRole('button', { name: 'Открыть корзину «Блок питания»' });
    await untilAnswered(page, '/basket', () => open.click());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Блок питания');
    await expect(quantityOf(page, 'NE555P')).toHaveValue('10');
    await expect(page.getByRole('textbox', { name: 'Примечание: NE555P' })).toHaveValue('=DD1');

    // The previous current basket has been saved under a name. Delete and restore it.
    await page.getByLabel('Ещё: действия с корзиной «Корзина»').click();
    const acts = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Корзина', exact: true }) });
    await untilAnswered(page, '/basket', () => acts.getByRole('button', { name: 'Удалить' }).click());
    const said = page.getByRole('status').filter({ hasText: 'Корзина удалена: Корзина' });
    await expect(said).toBeVisible();
    await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Вернуть' }).click());
    await expect(page.getByRole('heading', { level: 3, name: 'Корзина', exact: true })).toBeVisible();

    const axe = await new AxeBuilder({ page }).analyze();
    expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest pastes a list, and it is in the basket', async ({ page }) => {
    await page.goto('/basket?add=list');
    await page.getByLabel('Номера и количества').fill('NE555P x10\nnothing 1');
    await page.getByRole('button', { name: 'Проверить список' }).click();
    await expect(page.getByText('Не нашли «nothing»')).toBeVisible();
    await page.getByRole('button', { name: 'Добавить найденное' }).click();
    await expect(quantityOf(page, 'NE555P')).toHaveValue('10');
  });
});
