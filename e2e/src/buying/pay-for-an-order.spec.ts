import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { codeFor, freshPhone, putIntoBasket, signIn, test } from '../kit/shop.ts';

/** Fills the basket of a new signed-in customer and opens the checkout. */
async function openCheckout(page: Page, part = 'ne555p'): Promise<void> {
  await putIntoBasket(page, part);
  await page.goto('/checkout');
}

async function openSignedIn(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await signIn(page, page.request);
  await expect(page.getByRole('link', { name: 'Кабинет' }).first()).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel(/Согласен на обработку/).check();
}

const order = (page: Page): Promise<void> => page.getByRole('button', { name: /^Заказать за/ }).click();

async function expectNoViolations(page: Page): Promise<void> {
  const axe = await new AxeBuilder({ page }).analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a guest sees price and days, confirms a phone in place, orders by courier and pays by card at the second attempt', async ({
  page,
  request,
}) => {
  const phone = freshPhone();
  await openCheckout(page);
  await page.getByLabel('Имя получателя').fill('Анна');
  await page.getByRole('radio', { name: 'Курьером до двери' }).check();
  const summary = page.getByRole('complementary', { name: 'Ваш заказ' });
  await expect(summary).toContainText(/Доставка[1-9]\d+\s₽/);
  await page.locator('input[name="to.city"]').fill('Казань');
  await expect(page.getByText('Город: Казань.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Наличными при получении' })).toBeDisabled();
  await expect(page.getByText('Только при самовывозе.')).toBeVisible();

  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Номер подтверждён')).toBeVisible();
  await expect(page.locator('input[name="to.city"]')).toHaveValue('Казань');
  await expect(summary).toContainText(/Доставка[1-9]\d+\s₽/);

  await order(page);
  await expect(page.getByRole('alert').first()).toContainText('Исправьте отмеченные поля');
  // A card payment requires an e-mail address for the receipt. All errors show together, and the first wrong field has
  // the focus.
  await expect(page.getByRole('main').getByLabel('Электронная почта')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Улица' })).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Улица' }).fill('ул. Баумана');
  await page.getByRole('textbox', { name: 'Дом', exact: true }).fill('5');
  await page.getByLabel('Сохранить этот адрес').check();
  await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@example.com');
  await page.getByRole('radio', { name: 'Банковская карта' }).check();
  await agree(page);
  await order(page);

  await page.getByLabel('Причина отказа').selectOption('insufficient_funds');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('не оплачен');
  await expect(page.getByRole('main')).toContainText('деньги не списаны');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /^Оплатить .* картой/ }).click();
  await page.getByRole('button', { name: 'Оплатить картой' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('оплачен');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('не оплачен');
  await page.getByRole('link', { name: /^Открыть заказ/ }).click();
  await expect(page.getByText(/^Оплачено \d{3}\s₽$/)).toBeVisible();
  await expect(page.getByText('Курьером до двери')).toBeVisible();
  await expect(page.getByText(/Казань, ул. Баумана/).first()).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/cabinet/addresses');
  await expect(page.getByText(/Казань, ул. Баумана/)).toBeVisible();
});

test('an order to a pickup point found by its street, paid by SBP', async ({ page }) => {
  await openSignedIn(page);
  await openCheckout(page);
  await page.getByLabel('Имя получателя').fill('Пётр');
  await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@example.com');
  await page.getByRole('radio', { name: 'В пункт выдачи' }).check();
  const points = page.getByRole('radiogroup', { name: 'Пункты выдачи' });
  await expect(points.getByRole('radio').first()).toBeVisible();
  await agree(page);
  await page.getByRole('radio', { name: 'СБП' }).check();
  await order(page);
  await expect(page.getByRole('alert').first()).toContainText('Выберите пункт выдачи.');
  await page.getByLabel('Улица, метро или название пункта').fill('нет такой улицы');
  await expect(page.getByText('Таких пунктов нет.')).toBeVisible();
  await page.getByLabel('Улица, метро или название пункта').fill('');
  await points.getByRole('radio').first().check();
  const address = await points.locator('label').first().locator('span').first().innerText();
  await page.waitForLoadState('networkidle');
  await order(page);
  await expect(page.getByRole('img', { name: 'QR-код для оплаты' })).toBeVisible();
  await page.getByRole('button', { name: 'Оплачено в приложении банка' }).click();
  await expect(page.getByText('Спасибо. Чек придёт')).toBeVisible();
  await page.getByRole('link', { name: /^Открыть заказ/ }).click();
  await expect(page.getByText(address).first()).toBeVisible();
  await expect(page.getByText('СБП').first()).toBeVisible();
});

test('a company orders by invoice: its parts are reserved, the invoice is a PDF', async ({ page }) => {
  await openSignedIn(page);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.20.30.41' });
  await page.goto('/cabinet/companies');
  await page.getByLabel('ИНН', { exact: true }).fill('7707083893');
  await page.getByRole('button', { name: 'Добавить компанию' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ПАО СБЕРБАНК');
  await page.goto('/cabinet/companies');
  await page.getByLabel('Покупатель').selectOption({ label: 'ПАО СБЕРБАНК (КПП 773601001)' });
  await page.getByRole('button', { name: 'Сменить' }).click();
  await openCheckout(page);
  await expect(page.getByRole('radio', { name: /^ПАО СБЕРБАНК/ })).toBeChecked();
  await page.getByLabel('Имя получателя').fill('Олег');
  await page.getByLabel('Почта бухгалтерии').fill('accounts@company.example');
  await page.getByLabel('Ваш номер заказа').fill('ЗП-17/2026');
  await page.getByRole('radio', { name: 'По счёту' }).check();
  await agree(page);
  await order(page);
  await expect(page.getByText(/Держим детали до/)).toBeVisible();
  await expect(page.getByText(/^Остал/)).toBeVisible();
  await expect(page.getByText('ЗП-17/2026')).toBeVisible();
  const link = page.getByRole('link', { name: /^Счёт .*PDF/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectNoViolations(page);
  await page.goto('/cabinet/orders');
  await expect(page.getByText('ждёт оплаты')).toBeVisible();
});

test('a basket is shared by a link, and another visitor copies it', async ({ page, browser, baseURL }) => {
  await putIntoBasket(page, 'ne555p');
  await page.goto('/basket');
  await page.getByRole('button', { name: 'Поделиться корзиной' }).click();
  const link = page.getByRole('link', { name: /\/basket\?id=/ });
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const other = await context.newPage();
  await other.goto((await link.getAttribute('href')) ?? '');
  await expect(other.getByRole('heading', { name: 'Вам прислали корзину' })).toBeVisible();
  await other.getByRole('button', { name: 'Скопировать в мою корзину' }).click();
  await expect(other.getByRole('textbox', { name: 'Количество: NE555P' })).toHaveValue('1');
  await context.close();
});

test.describe('without JavaScript, on a narrow screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('a guest recalculates, confirms a phone, and pays by card; typed text is kept', async ({ page, request }) => {
    const phone = freshPhone();
    await putIntoBasket(page, 'ne555p');
    await page.goto('/checkout');
    await page.getByLabel('Имя получателя').fill('Вера');
    await page.getByRole('radio', { name: 'Курьером до двери' }).check();
    await page.locator('input[name="to.city"]').fill('Казань');
    await page.locator('input[name="to.street"]').fill('ул. Баумана');
    await page.locator('input[name="to.house"]').fill('5');
    await page.getByRole('button', { name: 'Пересчитать' }).click();
    await expect(page.getByRole('complementary', { name: 'Ваш заказ' })).toContainText(/Доставка[1-9]\d+\s₽/);
    await page.getByLabel('Номер телефона').fill(phone);
    await page.getByLabel('Номер телефона').press('Enter');
    await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
    await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(page.getByText('Номер подтверждён')).toBeVisible();
    await expect(page.locator('input[name="to.street"]')).toHaveValue('ул. Баумана');
    await expect(page.getByLabel('Имя получателя')).toHaveValue('Вера');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@example.com');
    await page.getByRole('radio', { name: 'Банковская карта' }).check();
    await agree(page);
    await order(page);
    await page.getByRole('button', { name: 'Оплатить картой' }).click();
    await expect(page.getByText('Спасибо. Чек придёт')).toBeVisible();
  });
});
