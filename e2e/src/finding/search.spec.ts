import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { inbox, test, untilAnswered } from '../kit/shop.ts';

test('every example of the home page finds something', async ({ page }) => {
  await page.goto('/');
  const examples = page.getByRole('main').getByRole('link').and(page.locator('[href*="/search?text="]'));
  const addresses = await examples.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(3);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  }
});

test('a text is parsed for electronics, and removing a chip removes its piece of the text', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await box.fill('резистор 10к 0603 1%');
  await box.press('Enter');

  await expect(page.getByText('Понято:')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('10 кОм');
  await page.getByRole('link', { name: 'Убрать «0603» из запроса' }).click();
  await expect(page).toHaveURL(/text=[^&]*$/);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('резистор 10к 1%');
});

test('a piece is widened or turned back into text with one click, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(`/search?text=${encodeURIComponent('конденсатор 100n 50В')}`);
  await page.getByRole('link', { name: /^Искать ≥ 50\sВ/ }).click();
  const box = page.getByRole('banner').getByRole('combobox');
  await expect(box).toHaveValue('конденсатор 100n ≥50В');
  await expect(page.getByRole('listitem').filter({ hasText: /^≥ 50\sВ/ })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await page.getByRole('link', { name: 'Искать «100n» как текст' }).click();
  await expect(box).toHaveValue('конденсатор "100n" ≥50В');
  await expect(page.getByRole('link', { name: 'Убрать «100n» из запроса' })).toHaveCount(0);
  await context.close();
});

test('words in the wrong keyboard layout and sizes of both systems are recognised and explained', async ({ page }) => {
  await page.goto(`/search?text=${encodeURIComponent('htpbcnjh 10к 0402')}`);
  await expect(page.getByText('htpbcnjh → Резисторы')).toBeVisible();
  await expect(page.getByText('0402 (1005 метрич.)')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('10 кОм');
});

test('without results, nearest values and conditions to drop are offered', async ({ page }) => {
  await page.goto(`/search?text=${encodeURIComponent('чип-резистор 4.73к 0603')}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Ничего не нашлось');
  await expect(main).toContainText(/4,73\sкОм — такого номинала нет/);
  await expect(main).toContainText(/Ближайший в ряду E96: 4,75\sкОм/);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).include('main').withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}, first ${nodes[0]?.html}`)).toEqual([]);

  await main.getByRole('link', { name: /^4,7\sкОм$/ }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(/4,7\sкОм/);
  await page.goBack();
  await main.getByRole('link', { name: /^без «4,73\sкОм»$/ }).click();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('чип-резистор 0603');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a part that is known but not sold links to replacements', async ({ page, request }) => {
  interface Part {
    readonly mpn: string;
    readonly isSold: boolean;
  }
  let unsold: Part | undefined;
  for (let number = 1; unsold === undefined && number <= 40; number += 1) {
    const answer = await request.get(`/api/catalog/products?categories=chip-resistors&limit=100&page=${number}`);
    const { products } = (await answer.json()) as { products: readonly Part[] };
    unsold = products.find(({ isSold }) => !isSold);
  }
  expect(unsold).toBeDefined();
  await page.goto(`/search?text=${encodeURIComponent(unsold?.mpn ?? '')}`);
  await expect(page.getByText(`Мы знаем ${unsold?.mpn}, но не продаём.`)).toBeVisible();
  await page.getByRole('link', { name: 'все аналоги' }).click();
  await expect(page).toHaveURL(/\/product\/[a-z0-9-]+#analogues$/);
  await expect(page.locator('#analogues')).toBeVisible();
});

test('a missing part is requested, and the shop gets the request', async ({ page, request }) => {
  const part = `ZZ-${Math.floor(Math.random() * 1e9)}-щё`;
  const address = `part-${Math.floor(Math.random() * 1e9)}@example.com`;
  await page.goto(`/search?text=${encodeURIComponent(part)}`);
  const form = page.getByRole('region', { name: 'Поищем у поставщиков' });
  await expect(form.getByLabel('Что нужно')).toHaveValue(part);
  await form.getByLabel('Сколько штук').fill('25');
  await untilAnswered(page, '/part-request', () => form.getByRole('button', { name: 'Отправить запрос' }).click());
  await expect(page).toHaveURL(/\/part-request/);
  await expect(page.getByText('Укажите почту или телефон')).toBeVisible();
  await expect(page.getByLabel('Что нужно')).toHaveValue(part);
  await page.getByLabel('Куда ответить').fill(address);
  await page.getByRole('button', { name: 'Отправить запрос' }).click();
  await expect(page.getByRole('heading', { name: 'Запрос принят' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`${part}, 25 шт`);
  await expect(page.getByRole('main')).toContainText(address);
  await expect
    .poll(async () => JSON.stringify(await inbox(request, 'shop@shop.localhost')).includes(address))
    .toBe(true);
});

test('part numbers are found as people type them', async ({ page }) => {
  for (const [typed, part] of [
    ['к155ла3', 'К155ЛА3'],
    ['K155LA3', 'К155ЛА3'],
    ['rc0603fr 0710kl', 'RC0603FR-0710KL'],
    ['кр142ен5а', 'КР142ЕН5А'],
  ] as const) {
    await page.goto(`/search?text=${encodeURIComponent(typed)}`);
    await expect(page.getByRole('row').nth(1)).toContainText(part);
  }
});

test('suggestions are chosen by keyboard, and recent searches are shown', async ({ page }) => {
  await page.goto('/catalog');
  const box = page.getByRole('banner').getByRole('combobox');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(async () => {
    await box.fill('');
    await box.fill('rc0603fr-07');
    await expect(options.first()).toContainText('RC0603FR-0710KL', { timeout: 1000 });
  }).toPass();
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).include('header').withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => `${id}, first ${nodes[0]?.html}`)).toEqual([]);

  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue('rc0603fr-07');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/product\/yageo-rc0603fr-0710kl$/);
  await expect(options).toHaveCount(0);

  await expect(async () => {
    await box.fill('');
    await box.fill('резистор 10к 0603');
    await expect(options.filter({ hasText: 'Чип-резисторы · 10' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Подсказок: \d+$/);
  await options.filter({ hasText: 'Чип-резисторы · 10' }).click();
  await expect(page).toHaveURL(/\/catalog\/chip-resistors\?.*attrs\.resistance=10000/);
  await expect(page.getByRole('row').nth(1)).toContainText('10 кОм');

  await box.fill('к155ла3');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?text=/);
  // Repeat until the panel stays open, because the search page closes open panels when it has finished loading.
  await expect(async () => {
    await box.fill('к');
    await box.fill('');
    await expect(options).toHaveText(['к155ла3'], { timeout: 1000 });
    await page.getByRole('banner').getByRole('button', { name: 'Очистить историю' }).click({ timeout: 1000 });
  }).toPass();
  await expect(options).toHaveCount(0);
});
