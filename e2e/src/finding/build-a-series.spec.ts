import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { test } from '../kit/shop.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('a series of resistors goes into the basket in one press', async ({ page }) => {
  await page.goto('/tools');
  await page.getByRole('main').getByRole('link', { name: 'Набор номиналов' }).click();
  await page.getByLabel('Ряд', { exact: true }).selectOption('E6');
  await page.getByLabel('От', { exact: true }).fill('1к');
  await page.getByLabel('До', { exact: true }).fill('10к');
  await page.getByLabel('Штук каждого номинала', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Собрать набор' }).click();

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(8);
  const bought = await rows.filter({ hasText: '₽' }).count();
  expect(bought).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Весь набор в корзину' }).click();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(bought + 1);
});

test('an invalid value shows at its field and typed text stays, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/tools/series');
  await page.getByLabel('От', { exact: true }).fill('синий');
  await page.getByLabel('До', { exact: true }).fill('47к');
  await page.getByRole('button', { name: 'Собрать набор' }).click();
  await expect(page.getByLabel('От', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('До', { exact: true })).toHaveValue('47к');
  await expect(page.getByRole('table')).toHaveCount(0);
  await context.close();
});

test('a marking links to the part', async ({ page }) => {
  await page.goto('/en/tools/smd');
  await page.getByLabel('Code on the package').fill('1AM');
  await page.getByLabel('Package', { exact: true }).selectOption('SOT-23');
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: /^MMBT3904/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('MMBT3904');
});

test('bands and values, the divider and the resistor of an LED', async ({ page }) => {
  await page.goto('/tools/colour-code');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('4,7 кОм');
  await page.getByLabel('Полоса 3').selectOption('orange');
  await page.getByRole('button', { name: 'Рассчитать' }).first().click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('47 кОм');

  await page.goto('/tools/calculators');
  const divider = page.getByRole('region', { name: 'Делитель напряжения' });
  await divider.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(divider.getByRole('table').getByRole('row')).toHaveCount(6);
  const led = page.getByRole('region', { name: 'Резистор для светодиода' });
  await led.getByLabel('Напряжение питания').fill('1');
  await led.getByRole('button', { name: 'Рассчитать' }).click();
  await expect(led.getByRole('alert')).toContainText('Питания не хватает');
});

for (const path of [
  '/tools',
  '/tools/series?series=E6',
  '/tools/smd?code=A7',
  '/tools/colour-code',
  '/tools/calculators',
]) {
  test(`${path} has no serious axe finding`, async ({ page }) => {
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
}
