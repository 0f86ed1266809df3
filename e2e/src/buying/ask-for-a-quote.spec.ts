import { expect } from '@playwright/test';

import { openOwnShop } from '../kit/own-shop.ts';
import { freshPhone, inbox, putIntoBasket, signIn, test, untilAlive } from '../kit/shop.ts';
import { administrator, expectAccessible, signInFirst } from '../kit/staff.ts';

let base: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  ({ base, end } = await openOwnShop('requests'));
});

test.afterAll(() => end());

test(
  'a customer requests more than the stock, staff send a quote, and the customer orders at its price',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: base, locale: 'ru-RU' });
    const buyer = await context.newPage();
    const phone = freshPhone();
    await buyer.goto('/sign-in?back=/catalog');
    await signIn(buyer, buyer.request, phone);
    await expect(buyer).toHaveURL(/\/catalog$/);
    await putIntoBasket(buyer, 'ne555p');

    await buyer.goto('/basket');
    await untilAlive(buyer);
    const quantity = buyer.getByLabel(/^Количество: /);
    await quantity.fill('9000000');
    await quantity.press('Enter');
    await buyer.getByRole('link', { name: 'Спросить об остальном' }).click();
    await expect(buyer.getByRole('heading', { name: 'Запрос цены' })).toBeVisible();
    await untilAlive(buyer);
    // The request has the pieces of the typed quantity that are not in stock. The basket itself has fewer pieces.
    await expect(buyer.getByLabel('Количество').first()).toHaveValue(/^8\d{6}$/);
    await buyer.getByLabel('Количество').first().fill('90000');
    await buyer.getByLabel('Желаемая цена, ₽').first().fill('12,5');
    // Hold the reload of the page's data back until the text is typed, because text typed meanwhile must stay.
    const typed = Promise.withResolvers<void>();
    const isAnew = (url: URL): boolean => url.pathname === '/cabinet/requests/new.data';
    await buyer.route(isAnew, async (route) => {
      if (route.request().method() === 'GET') await typed.promise;
      await route.continue();
    });
    const anew = buyer.waitForResponse(
      (response) => isAnew(new URL(response.url())) && response.request().method() === 'GET',
    );
    await buyer.getByRole('button', { name: 'Добавить строки' }).click();
    const part = buyer.getByLabel('Обозначение или описание').first();
    await part.fill('КР580ВМ80А');
    typed.resolve();
    await anew;
    await buyer.unroute(isAnew);
    await expect(buyer.getByRole('button', { name: 'Отправить запрос' })).toBeEnabled();
    await expect(part).toHaveValue('КР580ВМ80А');
    await buyer.getByLabel('Количество').nth(1).fill('нет');
    await buyer.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(buyer.getByText('Укажите целое количество')).toBeVisible();
    await buyer.getByLabel('Количество').nth(1).fill('2');
    await buyer.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(buyer.getByText('Запрос отправлен')).toBeVisible();
    await expectAccessible(buyer);
    const number = /R-\d\d-\d{6}/.exec(buyer.url())?.[0] ?? '';

    await page.goto(`${base}/admin/requests?state=open`);
    await signInFirst(page, administrator.email, administrator.password);
    await page.getByRole('link', { name: number }).click();
    const drawer = page.getByRole('dialog', { name: `Запрос ${number}` });
    await drawer.getByRole('tab', { name: 'Предложение' }).click();
    await drawer.getByLabel(/^Цена за шт\., ₽, NE555P/i).fill('12,3456');
    await drawer.getByLabel('Не можем предложить').nth(1).check();
    await drawer.getByRole('button', { name: 'Отправить предложение' }).click();
    await expect(drawer.getByText('Укажите срок для остальных', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await drawer.getByLabel(/^Срок, дней, NE555P/i).fill('21');
    await drawer.getByLabel('Примечание для покупателя, КР580ВМ80А').fill('Снят с производства');
    await drawer.getByRole('button', { name: 'Отправить предложение' }).click();
    await expect(page.getByText('Предложение отправлено!').first()).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Отправить новую редакцию' })).toBeVisible();
    await expect
      .poll(async () => (await inbox(buyer.request, phone)).some(({ text }) => text.includes(number)))
      .toBe(true);

    await buyer.goto('/cabinet/requests');
    await expect(buyer.getByRole('row', { name: new RegExp(number) })).toContainText('Есть предложение');
    await buyer.getByRole('link', { name: number }).click();
    // The total: 90 000 × 12,3456 ₽.
    await expect(buyer.getByText('1 111 104 ₽').first()).toBeVisible();
    await expect(buyer.getByText('Снят с производства')).toBeVisible();
    await expectAccessible(buyer);
    await buyer.getByRole('link', { name: 'Принять и оформить' }).click();
    await expect(buyer.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible();
    await expect(buyer.getByText('Этого нет на складе целиком')).toBeVisible();
    await untilAlive(buyer);
    await buyer.getByLabel('Имя получателя').fill('Василиса');
    await buyer.getByRole('checkbox', { name: /персональных данных/ }).check();
    await buyer.getByRole('button', { name: /^Заказать за/ }).click();
    await expect(buyer).toHaveURL(/\/cabinet\/orders\/\d\d-\d{6}/);
    await expect(buyer.getByText('1 111 104 ₽').first()).toBeVisible();
    await expect(buyer.getByText('Заказ ждёт деталей')).toBeVisible();
    await buyer.goto(`/cabinet/requests/${number}`);
    await expect(buyer.getByRole('link', { name: /^Заказ \d\d-/ })).toBeVisible();
    await context.close();
  },
);
