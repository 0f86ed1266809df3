import { expect } from '@playwright/test';

import { codeFor, freshPhone, inbox, putIntoBasket, test, untilAlive, untilAnswered } from '../kit/shop.ts';

test('a guest finds a resistor by its parameters, confirms a phone in the checkout and sees the order', async ({
  page,
  request,
}) => {
  const phone = freshPhone();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Чип-резисторы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Чип-резисторы/ })).toBeVisible();

  const filters = page.getByRole('complementary', { name: 'Фильтры' });
  await filters.getByRole('textbox', { name: 'Сопротивление: от' }).fill('10к');
  await filters.getByRole('textbox', { name: 'Сопротивление: до' }).fill('10 кОм');
  await filters.getByRole('textbox', { name: 'Сопротивление: до' }).press('Enter');
  await expect(page).toHaveURL(/attrs\.resistance\.max=/);
  await filters.getByRole('checkbox', { name: /^0603\b/ }).click();
  await expect(page).toHaveURL(/attrs\.package=0603/);
  await filters.getByRole('checkbox', { name: /^±1 %/ }).click();
  await expect(page).toHaveURL(/attrs\.tolerance=1/);

  const row = page.getByRole('row').filter({ hasText: 'RC0603FR-0710KL' }).first();
  await row.getByRole('textbox', { name: /Количество/ }).fill('100');
  // The page confirms before the server has answered. Wait for the answer, because the next page reads the basket from
  // the server.
  await untilAnswered(page, '/basket/add', () => row.getByRole('button', { name: /корзину/i }).click());
  await expect(page.getByRole('status').filter({ hasText: 'Добавлено' })).toContainText('RC0603FR-0710KL');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Корзина/ })
    .click();

  await expect(page.getByRole('textbox', { name: 'Количество: RC0603FR-0710KL' })).toHaveValue('100');
  await page.getByRole('main').getByRole('button', { name: 'Оформить заказ' }).first().click();
  await page.getByLabel('Номер телефона').fill(`8${phone.slice(1)}`);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();

  await page.getByLabel('Имя получателя').fill('Пётр');
  await page.getByRole('checkbox', { name: /персональных данных/ }).check();
  await page.getByRole('button', { name: /^Заказать за/ }).click();

  await expect(page).toHaveURL(/\/cabinet\/orders\/\d{2}-\d{6}/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Создан');
  await expect(page.getByRole('main')).toContainText('RC0603FR-0710KL');
  const number = /\d{2}-\d{6,}/.exec(page.url())?.[0] ?? '';
  await expect.poll(async () => (await inbox(request, phone))[0]?.text).toContain(number);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина', exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('main')).toContainText('RC0603FR-0710KL');
});

test('a wrong code shows the wrong-code state, another number asks for a new code', async ({ page, request }) => {
  const phone = freshPhone();
  await page.goto('/sign-in');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  const right = await codeFor(request, phone);
  await page.getByLabel('Код из сообщения').fill(right === '0000' ? '1111' : '0000');
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Код не подошёл')).toBeVisible();
  await page.getByLabel('Номер телефона').fill('79990000000');
  await expect(page.getByRole('alert')).toContainText('Номер телефона изменён');
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByLabel('Код из сообщения').fill(right);
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page).toHaveURL('/cabinet/orders');
});

test('a number typed before hydration is kept', async ({ page, request }) => {
  const phone = freshPhone();
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Номер телефона').fill(phone);
  scripts.resolve(undefined);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page).toHaveURL('/cabinet/orders');
});

test('one click shows all that an order lacks; each error links to its field and disappears once corrected', async ({
  page,
}) => {
  await putIntoBasket(page, 'ne555p');
  await page.goto('/checkout');
  await untilAlive(page);
  await page.getByRole('radio', { name: 'Курьером до двери' }).check();
  await page.getByRole('radio', { name: 'Банковская карта' }).check();
  const email = page.getByRole('main').getByLabel('Электронная почта');
  await expect(email).toHaveAttribute('required', '');
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Исправьте отмеченные поля' }).getByRole('link');
  await expect(problems).toHaveText([
    /^Контакт/,
    /^Имя получателя/,
    /^Электронная почта/,
    /^Город/,
    /^Улица/,
    /^Дом/,
    /^Без согласия/,
  ]);
  await expect(page.getByLabel('Номер телефона')).toBeFocused();
  await problems.nth(2).click();
  await expect(email).toBeFocused();
  await email.fill('anna@example.com');
  await expect(problems).toHaveCount(6);
  await page.getByRole('radio', { name: 'В пункт выдачи' }).check();
  await expect(problems).toHaveText([/^Контакт/, /^Имя получателя/, /^Без согласия/]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the order button stays in view; completed blocks collapse to a line; VAT stands below its total', async ({
    page,
  }) => {
    await page.goto('/search?text=ne555p');
    await page.getByRole('main').getByRole('link', { name: 'NE555P' }).first().click();
    await untilAlive(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^В корзину/ })
      .first();
    await expect(add).toBeInViewport();
    await untilAnswered(page, '/basket/add', () => add.click());
    await page.goto('/checkout');
    await untilAlive(page);
    const order = page.getByRole('button', { name: /^Заказать за/ });
    await expect(order).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: /^Итого/ })).toBeVisible();
    await expect(order).toBeInViewport();
    const card = page.getByRole('radio', { name: 'Банковская карта' });
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Изменить: Оплата' }).click();
    await card.check();
    await expect(page.getByRole('main').getByLabel('Электронная почта')).toHaveAttribute('required', '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The empty phone field gets the focus. The bar with the order button must not cover the field.
    await order.click();
    const phone = page.getByLabel('Номер телефона');
    await expect(phone).toBeFocused();
    const [field, bar] = [await phone.boundingBox(), await order.boundingBox()];
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  });
});
