import { expect } from '@playwright/test';

import { codeFor, freshPhone, test } from '../kit/shop.ts';

test.use({ javaScriptEnabled: false, locale: 'en-US' });

test('without JavaScript: the same purchase, in English', async ({ page, request }) => {
  const phone = freshPhone();
  await page.goto('/en/catalog');
  await page.getByRole('main').getByRole('link', { name: 'Chip resistors' }).click();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('textbox', { name: 'Resistance: from' }).fill('10k');
  await filters.getByRole('textbox', { name: 'Resistance: to' }).fill('10 kΩ');
  await filters.getByRole('checkbox', { name: /^0603\b/ }).check();
  await filters.getByRole('checkbox', { name: /^±1%/ }).check();
  await filters.getByRole('button', { name: /^Show/ }).first().click();
  await expect(page).toHaveURL(/attrs\.package=0603/);

  const row = page.getByRole('row').filter({ hasText: 'RC0603FR-0710KL' }).first();
  await row.getByRole('textbox', { name: /Quantity/ }).fill('100');
  await row.getByRole('button', { name: /basket/i }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Basket/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Quantity: RC0603FR-0710KL' })).toHaveValue('100');

  await page.getByRole('main').getByRole('button', { name: 'Go to checkout' }).first().click();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Get a code' }).click();
  await page.getByLabel('Code from the message').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();

  await page.getByLabel('Recipient').fill('Peter');
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: /^Place the order for/ }).click();
  await expect(page).toHaveURL(/\/en\/cabinet\/orders\/\d{2}-\d{6}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Created');
  await expect(page.getByRole('main')).toContainText('RC0603FR-0710KL');
});
