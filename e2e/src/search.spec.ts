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
  await page.keyboard.press('/');
  const box = page.getByRole('banner').getByRole('searchbox');
  await expect(box).toBeFocused();
  await box.fill('резистор 10к 0603 1%');
  await box.press('Enter');

  await expect(page.getByText('Понято:')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('10 кОм');
  await page.getByRole('link', { name: /0603/ }).and(page.locator('[href*="?text="]')).first().click();
  await expect(page).toHaveURL(/text=[^&]*$/);
  await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('резистор 10к 1%');
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
