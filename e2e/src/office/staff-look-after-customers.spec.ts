import { expect, type Page } from '@playwright/test';

import { freshPhone, putIntoBasket, signIn, test } from '../kit/shop.ts';
import { addColleague, administrator, expectAccessible, givePassword, openByMenu, signInFirst } from '../kit/staff.ts';

// The tests run in order, because the first administrator can do the first sign-in only once.
test.describe.configure({ mode: 'serial' });

/** Returns a list that collects what the Content Security Policy blocks, as the console reports it. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) found.push(line.text());
  });
  return found;
}

let supportPassword = '';
/** Recovery codes that no test has used yet. */
let chiefCodes: readonly string[] = [];
let supportCodes: readonly string[] = [];
const supportEmail = 'support@farad.example';

test('the first administrator finds a customer, changes the coefficient and sees it in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const customer = await context.newPage();
  const phone = freshPhone();
  await customer.goto('/sign-in');
  await signIn(customer, customer.request, phone);
  await expect(customer).toHaveURL(/\/cabinet\//);
  await context.close();

  const refused = refusals(page);
  await page.goto('/admin');
  await expectAccessible(page);
  await givePassword(page, administrator.email, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Войти не удалось :(');
  chiefCodes = await signInFirst(page, administrator.email, administrator.password);
  await expect(page).toHaveURL(/\/admin\/today$/);
  await openByMenu(page, 'Покупатели', 'Клиенты');

  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Поиск по разделам/ })).toBeFocused();
  await page.getByRole('textbox', { name: 'Поиск клиентов' }).or(page.getByLabel('Поиск клиентов')).first().fill(phone);
  await expect(page).toHaveURL(new RegExp(`text=${phone}`));
  await expect(page.locator('tbody tr.office-opens')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Без имени' }).click();

  const drawer = page.getByRole('dialog').first();
  await drawer.getByLabel('Коэффициент цен').fill('0,95');
  await drawer.getByRole('button', { name: 'Изменить коэффициент' }).click();
  const question = page.getByRole('dialog').filter({ hasText: 'Изменить коэффициент 1,00 на 0,95?' });
  await expect(question).toContainText('все цены станут на 5 % ниже');
  await question.getByRole('button', { name: 'Изменить коэффициент' }).click();
  await expect(page.getByText('Клиент изменён!')).toBeVisible();
  await drawer.getByRole('tab', { name: 'История' }).click();
  await expect(drawer.getByText('Коэффициент цен изменён')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers\\?text=${phone}$`));

  await openByMenu(page, 'Управление', 'Журнал действий');
  const line = page.getByRole('row', { name: /Коэффициент цен изменён/ }).first();
  await expect(line).toContainText('0.95');
  await expectAccessible(page);
  expect(refused).toEqual([]);

  supportPassword = await addColleague(page, 'Ольга', supportEmail, 'Поддержка');
  expect(supportPassword.length).toBeGreaterThan(11);
});

test('support sees customers, not staff; an expired session is renewed above the screen', async ({ page, context }) => {
  await page.goto('/admin/users');
  const codes = await signInFirst(page, supportEmail, supportPassword);
  await expect(page.getByText('Нет доступа')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await menu.getByRole('menuitem', { name: 'Покупатели' }).click();
  await expect(menu.getByRole('link', { name: 'Клиенты' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: 'Управление' })).toHaveCount(0);
  for (const hidden of ['Сотрудники', 'Журнал действий', 'Фотографии']) {
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
  }
  await menu.getByRole('link', { name: 'Клиенты' }).click();
  await page.locator('tbody tr.office-opens').first().locator('td').first().click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByRole('tab', { name: /^Заметки/ }).click();
  await drawer.getByLabel(/^Новая заметка/).fill('Перезвонить в понедельник');

  await context.clearCookies();
  await drawer.getByRole('button', { name: 'Добавить заметку' }).click();
  const again = page.getByRole('dialog', { name: 'Сеанс завершён' });
  await expect(again).toBeVisible();
  await again.getByLabel('Пароль', { exact: true }).fill(supportPassword);
  await again.getByRole('button', { name: 'Далее' }).click();
  await again.getByRole('button', { name: /Код восстановления$/ }).click();
  await again.getByLabel('Код восстановления').fill(codes[0] ?? '');
  await again.getByRole('button', { name: 'Войти' }).click();
  await expect(again).toBeHidden();
  await drawer.getByRole('button', { name: 'Добавить заметку' }).click();
  await expect(page.getByText('Заметка добавлена!')).toBeVisible();
  await expect(drawer.getByText('Перезвонить в понедельник')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Заблокировать' })).toHaveCount(0);
  supportCodes = codes.slice(1);
});

/** Signs in with a recovery code, because the secret of the authenticator is not known any more. */
async function signInAgain(page: Page, email: string, password: string, code = ''): Promise<void> {
  await page.goto('/admin/customers');
  await givePassword(page, email, password);
  await page.getByRole('button', { name: /Код восстановления$/ }).click();
  await page.getByLabel('Код восстановления').fill(code);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Клиенты' })).toBeVisible();
}

test('support sees the shop as a customer does, changes nothing of theirs, ends it; both names are in the log', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  const customer = await context.newPage();
  const phone = freshPhone();
  await customer.goto('/sign-in?back=/cabinet/sessions');
  await signIn(customer, customer.request, phone);
  await expect(customer.getByText('Других сеансов нет.')).toBeVisible();

  // This browser has a guest basket, which must stay unchanged while staff act as the customer.
  await putIntoBasket(page, 'ne555p');

  await signInAgain(page, supportEmail, supportPassword, supportCodes[0]);
  await page.goto(`/admin/customers?text=${phone}`);
  await page.getByRole('link', { name: 'Без имени' }).click();
  await page.getByRole('dialog').first().getByRole('button', { name: 'Войти как клиент' }).click();
  const question = page.getByRole('dialog', { name: /^Войти в магазин как/ });
  await question.getByRole('button', { name: 'Войти как клиент' }).click();
  await expect(question.getByText('Заполните поле «Причина»')).toBeVisible();
  await question.getByLabel('Причина').fill('Обращение 42: не видит заказ');
  await question.getByRole('button', { name: 'Войти как клиент' }).click();

  const banner = page.getByRole('form', { name: 'Действия за покупателя' });
  await expect(banner).toContainText('Ольга: вы действуете за покупателя');
  await expect(page.getByRole('link', { name: /Корзина/ }).first()).not.toContainText('₽');
  await page.goto('/cabinet/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  // Some changes are reserved to the customer. They are hidden here, and the API refuses them.
  await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Скачать данные' })).toHaveCount(0);
  await page.goto('/cabinet/profile/data');
  await expect(page).toHaveURL(/\/cabinet\/profile$/);
  const refused = await page.request.post('/api/account/profile', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Не своё', surname: '', locale: 'ru' },
  });
  expect(refused.status()).toBe(403);
  await customer.reload();
  await expect(customer.getByText('Поддержка магазина')).toBeVisible();

  await banner.getByRole('button', { name: 'Закончить' }).click();
  await expect(page).toHaveURL(/\/admin\/customers\/\d+/);
  await page.goto('/');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Корзина/ }).first()).toContainText('₽');
  await page.goto('/basket');
  await expect(page.getByRole('main').getByText('NE555P').first()).toBeVisible();
  await customer.reload();
  await expect(customer.getByText('Других сеансов нет.')).toBeVisible();
  await customer.goto('/cabinet/profile');
  await expect(customer.getByLabel('Имя')).toHaveValue('');
  await context.close();

  await page.context().clearCookies();
  await signInAgain(page, administrator.email, administrator.password, chiefCodes[0]);
  await openByMenu(page, 'Управление', 'Журнал действий');
  const begun = page.getByRole('row', { name: /Вход в магазин как клиент/ }).first();
  await expect(begun).toContainText('Ольга');
  await expect(begun).toContainText('Обращение 42: не видит заказ');
  await expect(page.getByRole('row', { name: /Выход из магазина как клиент/ }).first()).toContainText('Ольга');
});

test('the back office on a phone: the menu is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/moderation');
  await expect(page.getByLabel('Электронная почта')).toBeVisible();
  await page.getByRole('button', { name: 'Тёмная тема' }).click();
  await expectAccessible(page);
  const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scroll).toBeLessThanOrEqual(390);
});
