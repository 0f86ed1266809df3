import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { inbox, putIntoBasket, signIn, test } from '../kit/shop.ts';

async function expectNoViolations(page: Page): Promise<void> {
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test(
  'an unpaid order changes from card to SBP; once paid, its cancellation is requested with a reason',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/sign-in');
    await signIn(page, page.request);
    await expect(page.getByRole('link', { name: 'Кабинет' }).first()).toBeVisible();
    await putIntoBasket(page, 'ne555p');
    await page.goto('/checkout');
    await page.getByLabel('Имя получателя').fill('Анна');
    await page.getByRole('main').getByLabel('Электронная почта').fill('change@example.com');
    await page.getByRole('radio', { name: 'Самовывоз' }).check();
    await page.getByRole('radio', { name: 'Банковская карта' }).check();
    await page.getByLabel(/Согласен на обработку/).check();
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /^Заказать за/ }).click();
    await expect(page.getByLabel('Причина отказа')).toBeVisible();

    await page.goto('/cabinet/orders');
    await page.locator('main a[href*="/cabinet/orders/"]').first().click();
    await expect(page.getByText('Или другим способом:')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: /^Оплатить.*через СБП/ }).click();
    await expect(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
    await page.getByRole('button', { name: 'Оплачено в приложении банка' }).click();
    await expect(page.getByText('Спасибо. Чек придёт')).toBeVisible();
    await page.getByRole('link', { name: /^Открыть заказ/ }).click();
    await expect(page.getByText(/^Оплачено \d/)).toBeVisible();

    await page.getByRole('link', { name: 'Попросить отменить заказ' }).click();
    await page.getByRole('button', { name: 'Отправить просьбу' }).click();
    await expect(page).toHaveURL(/\/cancel$/);
    await page.getByLabel('Почему не нужен').fill('Нашли такие же у себя');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Отправить просьбу' }).click();
    await expect(page.getByText('Просьба отправлена.')).toBeVisible();
    await expect(page.getByText('Просьба отменить заказ ждёт ответа менеджера.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Попросить отменить заказ' })).toHaveCount(0);
    await expectNoViolations(page);
    await expect
      .poll(async () => (await inbox(page.request, 'change@example.com')).map(({ subject }) => subject).join())
      .toContain('Получили просьбу отменить заказ');
  },
);
