import { expect, test, type Page } from '@playwright/test';

import { openOfficeShop, type OfficeShop } from '../kit/office-shop.ts';
import { freshPhone, inbox, putIntoBasket, signIn } from '../kit/shop.ts';
import { expectAccessible } from '../kit/staff.ts';

let shop: OfficeShop;

test.beforeAll(async ({ browser }) => {
  shop = await openOfficeShop(browser, 'trial', (base) => ({
    TRIAL: '1',
    SITE_URL: base,
    SECRET_KEY: 'a secret of at least 32 characters',
  }));
});
test.afterAll(() => shop.end());

const mark = 'Пробный магазин: заказы, оплата и документы здесь не настоящие.';

/** Expects the mark of a trial on top of a page at two widths, and that the page does not scroll sideways. */
async function expectMarked(page: Page, address: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    const shown = page.locator('aside[data-trial]');
    await expect(shown).toContainText(mark);
    await expect(shown).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: address })
      .toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test(
  'a trial is closed and marked; staff can order and pay in it but not open it, and its orders are removed',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(240_000);
    const { base, office } = shop;
    const public_ = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 } });
    const outside = await public_.newPage();
    expect((await outside.goto('/catalog'))?.status()).toBe(503);
    await expect(outside.getByText(mark)).toBeVisible();
    await expectAccessible(outside);
    for (const path of ['/__twins/', '/__twins/inbox', '/__twins/yookassa/'])
      expect([path, (await public_.request.get(path)).status()]).toEqual([path, 401]);
    await outside.goto('/admin');
    await expect(outside.locator('aside[data-trial]')).toContainText(mark);
    await public_.close();

    const page = await office.newPage();
    for (const address of ['/', '/catalog', '/basket', '/sign-in', '/no-such-page', '/admin/orders', '/admin/opening'])
      await expectMarked(page, address);

    // Staff buy in the browser in which they are signed in to the back office.
    const phone = freshPhone();
    await page.goto('/sign-in?back=/catalog');
    await signIn(page, page.request, phone);
    await expect(page).toHaveURL(/\/catalog$/);
    await putIntoBasket(page, 'ne555p');
    await page.goto('/checkout');
    await page.getByLabel('Имя получателя').fill('Анна');
    await page.getByRole('main').getByLabel('Электронная почта').fill('buyer@example.com');
    await page.getByRole('radio', { name: 'Банковская карта' }).check();
    await page.getByLabel(/Согласен на обработку/).check();
    await page.getByRole('button', { name: /^Заказать за/ }).click();
    await page.getByRole('button', { name: 'Оплатить картой' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('оплачен');
    await expectMarked(page, '/cabinet/orders');
    await expect
      .poll(async () => (await inbox(page.request, 'buyer@example.com')).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^\[Проба · Trial · Deneme\] /));

    await page.goto('/admin/opening');
    await expect(page.getByText('Вместо того, что не подключено, работает имитация.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Открыть магазин' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Открыть магазин' }).click();
    await expect(page.getByText('Магазин не открыт', { exact: false })).toBeVisible();
    const line = (title: string) => page.getByRole('row').filter({ hasText: title });
    await expect(line('Письма не уходят, это имитация.').getByText('имитация', { exact: true })).toBeVisible();
    await expect(line('SMS не уходят, это имитация.')).toBeVisible();
    await expect(line('Оплата картой и по СБП — имитация.')).toBeVisible();
    await expectAccessible(page);
    const [messages] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Отправленные письма и SMS' }).click(),
    ]);
    await expect(messages.getByText(phone, { exact: false }).first()).toBeVisible();
    await messages.close();

    await expect(page.getByText('1 пробный заказ, его оплаты', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Убрать демонстрацию' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Убрать демонстрацию' }).click();
    await expect(page.getByText('пробный заказ, его оплаты', { exact: false })).toHaveCount(0, { timeout: 60_000 });
    await expect(page.getByText('Убираем демонстрацию', { exact: false })).toHaveCount(0, { timeout: 60_000 });
    await page.goto('/admin/orders');
    await expect(page.getByText('26-000001')).toHaveCount(0);
    await page.close();
  },
);
