import { expect, test } from '@playwright/test';

import { openOwnShop } from '../kit/own-shop.ts';
import { administrator, expectAccessible, signInFirst } from '../kit/staff.ts';

let site: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  ({ base: site, end } = await openOwnShop('opening'));
});
test.afterAll(() => end());

test(
  'staff close the shop, buyers see one page, staff see all; one press opens it',
  { tag: '@long' },
  async ({ browser }) => {
    const office = await browser.newContext({ baseURL: site, locale: 'ru-RU' });
    const buyer = await browser.newContext({ baseURL: site, locale: 'ru-RU', viewport: { width: 390, height: 844 } });
    const [desk, page] = [await office.newPage(), await buyer.newPage()];
    const troubles: string[] = [];

    expect((await page.goto('/'))?.status()).toBe(200);
    await desk.goto('/admin');
    await signInFirst(desk, administrator.email, administrator.password);
    // Errors are collected only from here on. Before the sign-in the browser reports 401 answers as errors.
    desk.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
    desk.on('pageerror', (error) => troubles.push(String(error)));
    await desk.goto('/admin/opening');
    await expect(desk.getByText('Магазин открыт', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Закрыть магазин' }).click();
    const form = desk.getByRole('dialog');
    await form.getByLabel('Причина').fill('Переезд склада');
    await form.getByRole('button', { name: 'Закрыть магазин' }).click();
    await expect(desk.getByText('Магазин закрыт для покупателей')).toBeVisible();
    await expect(desk.getByText('Причина: Переезд склада')).toBeVisible();
    await expectAccessible(desk);

    for (const [path, title] of [
      ['/catalog', 'Магазин временно закрыт'],
      ['/en', 'The shop is closed for a while'],
      ['/tr/basket', 'Mağaza geçici olarak kapalı'],
    ] as const) {
      const answer = await page.goto(path);
      expect([answer?.status(), await answer?.headerValue('x-robots-tag')]).toEqual([503, 'noindex']);
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(page.getByText('Переезд склада')).toHaveCount(0);
      await expectAccessible(page);
    }

    expect((await desk.goto('/catalog'))?.status()).toBe(200);
    await expect(desk.getByText('Магазин закрыт для покупателей')).toBeVisible();
    await desk.getByRole('link', { name: 'Подготовка к открытию' }).click();

    // The check list is loaded by a button. A demonstration shop may open, but its list shows remarks.
    await expect(desk.getByText('Ещё не проверяли.', { exact: false })).toBeVisible();
    await desk.getByRole('button', { name: 'Проверить', exact: true }).click();
    await expect(desk.getByText('Всё готово: магазин можно открывать.', { exact: false })).toBeVisible();
    const sms = desk.getByRole('row').filter({ hasText: 'SMS' });
    await expect(sms.getByText('имитация', { exact: true })).toBeVisible();
    const seller = desk.getByRole('row').filter({ hasText: 'Реквизиты продавца' });
    await expect(seller.getByText('Стоят вымышленные реквизиты', { exact: false })).toBeVisible();
    await expectAccessible(desk);

    await desk.getByRole('button', { name: 'Открыть магазин' }).click();
    await desk.getByRole('tooltip').getByRole('button', { name: 'Открыть магазин' }).click();
    await expect(desk.getByText('Магазин открыт', { exact: true })).toBeVisible();
    expect((await page.goto('/catalog'))?.status()).toBe(200);
    await desk.goto('/catalog');
    await expect(desk.getByText('Магазин закрыт для покупателей')).toHaveCount(0);

    // Staff remove the demonstration parts. Afterwards no page and no search finds one.
    await desk.goto('/admin/opening');
    await expect(desk.getByText('300 товаров с остатками и ценами')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Убрать демонстрацию' }).click();
    await desk.getByRole('tooltip').getByRole('button', { name: 'Убрать демонстрацию' }).click();
    await expect(desk.getByText('В каталоге придуманные товары', { exact: false })).toHaveCount(0);
    await expect(desk.getByText('Убираем демонстрацию', { exact: false })).toHaveCount(0, { timeout: 60_000 });
    await expect
      .poll(async (): Promise<unknown> => (await page.request.get('/api/catalog/products')).json(), { timeout: 30_000 })
      .toMatchObject({ products: [] });
    for (const path of ['/', '/catalog', '/search?q=10k', '/reviews', '/news', '/basket'])
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 200]);
    expect(troubles).toEqual([]);
  },
);
