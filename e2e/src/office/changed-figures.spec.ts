import { expect } from '@playwright/test';

import { codeFor, freshPhone, test, untilAnswered } from '../kit/shop.ts';

test('changed figures are shown to the buyer, and the order is placed at the second click', async ({
  page,
  request,
}) => {
  const phone = freshPhone();
  await page.goto('/sign-in?back=/product/yageo-rc0603fr-0710kl');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  const add = page.getByRole('main').getByRole('button', { name: /корзину/i });
  await untilAnswered(page, '/basket/add', () => add.click());
  await expect(page.getByRole('status').filter({ hasText: 'Добавлено' })).toContainText('RC0603FR-0710KL');
  await page.goto('/checkout');

  await page.getByLabel('Имя получателя').fill('Анна');
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check();
  // Simulate that the total was lower when the page was opened.
  await page.route(/\/checkout\b/, async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue(
      body.includes('expected_total=') ? { postData: body.replace(/expected_total=[^&]*/, 'expected_total=0.5') } : {},
    );
  });
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await expect(page.getByRole('alert')).toContainText('Итог изменился');
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.getByLabel('Имя получателя')).toHaveValue('Анна');

  const difference = page.getByRole('alert').getByRole('row', { name: /^Итого/ });
  await expect(difference).toContainText('0,50');
  await page.getByRole('button', { name: 'Заказать по новой цене' }).click();
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d{2}-\d{6}/);
});

test('a basket page left open in another tab reverts nothing', async ({ page, context }) => {
  const add = async (productText: string) => {
    await page.goto(`/search?text=${encodeURIComponent(productText)}`);
    const button = page.getByRole('row').getByRole('button', { name: /корзину/i });
    await untilAnswered(page, '/basket/add', () => button.first().click());
    await expect(page.getByRole('status').filter({ hasText: 'Добавлено' })).toBeVisible();
  };
  await add('RC0603FR-0710KL');
  await add('NE555P');
  await page.goto('/basket');
  const stale = await context.newPage();
  await stale.goto('/basket');
  const quantityOf = (tab: typeof page, part: string) => tab.getByRole('textbox', { name: `Количество: ${part}` });

  await quantityOf(page, 'RC0603FR-0710KL').fill('50');
  await untilAnswered(page, '/basket', () => quantityOf(page, 'RC0603FR-0710KL').press('Enter'));
  await page.reload();
  await expect(quantityOf(page, 'RC0603FR-0710KL')).toHaveValue('50');

  await quantityOf(stale, 'NE555P').fill('3');
  await quantityOf(stale, 'NE555P').press('Enter');
  await expect(quantityOf(stale, 'RC0603FR-0710KL')).toHaveValue('50');
  await expect(quantityOf(stale, 'NE555P')).toHaveValue('3');
});
