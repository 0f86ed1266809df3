import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { test } from './shop.ts';

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

test('a text is read as electronics, and a removed chip takes its piece out of the text', async ({ page }) => {
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
  await page.getByRole('link', { name: /0603/ }).and(page.locator('[href*="?text="]')).first().click();
  await expect(page).toHaveURL(/text=[^&]*$/);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('резистор 10к 1%');
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

test('suggestions are chosen by keys, and recent searches come back', async ({ page }) => {
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

  await box.fill('к155ла3');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?text=/);
  await box.fill('');
  await expect(options).toHaveText(['к155ла3']);
  await page.getByRole('banner').getByRole('button', { name: 'Очистить историю' }).click();
  await expect(options).toHaveCount(0);
});
