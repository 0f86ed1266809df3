import { expect } from '@playwright/test';

import { putIntoBasket, test, untilAlive } from '../kit/shop.ts';

test('a refused quantity blocks the checkout until it is corrected', async ({ page }) => {
  await putIntoBasket(page, 'ne555p');
  await page.goto('/basket');
  await untilAlive(page);
  const box = page.getByRole('textbox', { name: 'Количество: NE555P' });
  const onward = page.getByRole('button', { name: 'Оформить заказ' }).first();
  await box.fill('900000');
  await onward.click();
  await expect(page.getByText('Исправьте отмеченные позиции')).toBeVisible();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(box).toHaveValue('900000');
  await page.getByRole('button', { name: /^Взять .*: NE555P/ }).click();
  await expect(box).not.toHaveValue('900000');
  await onward.click();
  await expect(page).toHaveURL(/\/checkout$/);
});
