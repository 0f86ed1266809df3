import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { putIntoBasket, signIn, test, untilAlive, untilAnswered } from '../kit/shop.ts';

test('lines are changed by steps, put aside, removed all at once and restored', async ({ page }) => {
  await page.goto('/sign-in?back=/catalog');
  await signIn(page, page.request);
  await expect(page).toHaveURL(/\/catalog$/);
  await putIntoBasket(page, 'ne555p');
  await putIntoBasket(page, 'lm358p');
  await page.goto('/basket');
  await untilAlive(page);
  const box = page.getByRole('textbox', { name: 'Количество: NE555P' });
  const before = Number(await box.inputValue());
  await expect(page.getByText(/^на складе \d/).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Больше: NE555P' });
  await untilAnswered(page, '/basket', async () => {
    await more.click();
    await more.click();
  });
  await expect(box).toHaveValue(String(before + 2));
  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Меньше: NE555P' }).click());
  await expect(box).toHaveValue(String(before + 1));

  await page.getByLabel('Добавить примечание: NE555P').click();
  const note = page.getByRole('textbox', { name: 'Примечание: NE555P' });
  await note.fill('DD1: таймер');
  await untilAnswered(page, '/basket', () => note.press('Enter'));

  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Отложить на потом: LM358P' }).click());
  await expect(page.getByText('Отложено в «На потом»: LM358P')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Количество: LM358P' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Ваши корзины' })).toContainText('На потом');

  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Очистить корзину' }).click());
  await expect(page.getByText('Корзина пуста')).toBeVisible();
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id }) => id)).toEqual([]);
  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Вернуть всё' }).click());
  await expect(box).toHaveValue(String(before + 1));
  await expect(note).toHaveValue('DD1: таймер');
});

test('a guest puts a line aside and moves it back', async ({ page }) => {
  await putIntoBasket(page, 'ne555p');
  await putIntoBasket(page, 'lm358p');
  await page.goto('/basket');
  await untilAlive(page);
  await untilAnswered(page, '/basket', () => page.getByRole('button', { name: 'Отложить на потом: LM358P' }).click());
  await expect(page.getByRole('textbox', { name: 'Количество: LM358P' })).toHaveCount(0);
  const later = page.getByRole('region', { name: 'На потом' });
  await expect(later).toContainText('1 позиция');
  await untilAnswered(page, '/basket', () => later.getByRole('button', { name: 'Вернуть в корзину' }).click());
  await expect(page.getByRole('textbox', { name: 'Количество: LM358P' })).toBeVisible();
  await expect(later).toHaveCount(0);
});

test('without JavaScript each step is sent separately', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  await page.goto('/search?text=ne555p');
  await page
    .getByRole('button', { name: /^В корзину/ })
    .first()
    .click();
  await page.goto('/basket');
  const box = page.getByRole('textbox', { name: 'Количество: NE555P' });
  const before = Number(await box.inputValue());
  await page.getByRole('button', { name: 'Больше: NE555P' }).click();
  await expect(box).toHaveValue(String(before + 1));
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await page.getByRole('button', { name: 'Вернуть всё' }).click();
  await expect(box).toHaveValue(String(before + 1));
  await context.close();
});
