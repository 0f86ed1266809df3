import { expect, test } from '@playwright/test';

import { openOwnShop } from '../kit/own-shop.ts';
import { administrator, expectAccessible, signInFirst } from '../kit/staff.ts';

let site: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  // Providers are not simulated, so that a key that staff enter is used immediately.
  ({ base: site, end } = await openOwnShop('connections', {
    TWINS: 'off',
    SMTP_HOST: 'mail.example',
    MAIL_FROM: 'shop@shop.example',
    // No server listens at this address.
    SMSC_URL: 'http://127.0.0.1:9',
  }));
});
test.afterAll(() => end());

test('staff connect a service, its key is never shown again, and a test tells the result in words', async ({
  browser,
}) => {
  const office = await browser.newContext({ baseURL: site, locale: 'ru-RU' });
  const desk = await office.newPage();
  await desk.goto('/admin');
  await signInFirst(desk, administrator.email, administrator.password);
  await desk.goto('/admin/providers');
  const card = (name: string) => desk.locator('.ant-card').filter({ has: desk.getByText(name, { exact: true }) });
  const [sms, mail, map] = [card('SMS'), card('Почта'), card('Карта')];
  await expect(sms.getByText('не подключено')).toBeVisible();
  await expect(mail.getByText('Действует окружение сервера: SMTP_HOST, MAIL_FROM.', { exact: false })).toBeVisible();
  await expectAccessible(desk);

  await sms.getByRole('button', { name: 'Подключить' }).click();
  await sms.getByLabel('Имя отправителя').fill('Мой магазин');
  await sms.getByLabel('Ключ API').fill('key-of-the-shop');
  await sms.getByRole('button', { name: 'Сохранить' }).click();
  await expect(sms.getByText('Проверьте поле «Имя отправителя».', { exact: false })).toBeVisible();
  await sms.getByLabel('Имя отправителя').fill('MyShop');
  await sms.getByRole('button', { name: 'Сохранить' }).click();
  await expect(sms.getByText('подключено здесь')).toBeVisible();
  await expect(sms.getByText(/^Задано .+, /)).toBeVisible();
  await desk.reload();
  await sms.getByRole('button', { name: 'Изменить' }).click();
  await expect(sms.getByLabel('Ключ API')).toHaveValue('');
  await expect(sms.getByLabel('Имя отправителя')).toHaveValue('MyShop');
  expect(await desk.content()).not.toContain('key-of-the-shop');
  await expectAccessible(desk);
  await sms.getByRole('button', { name: 'Отмена' }).click();

  await sms.getByLabel('Ваш телефон').fill('+7 912 345-67-89');
  await sms.getByRole('button', { name: 'Отправить пробное SMS' }).click();
  await expect(sms.getByText('Сервис не отвечает.', { exact: false })).toBeVisible();
  await expect(sms.getByText('Отправитель: MyShop.')).toBeVisible();

  await map.getByRole('button', { name: 'Подключить' }).click();
  await map.getByLabel('Адрес плиток').fill('https://tiles.example/{z}/{x}/{y}.png');
  await map.getByRole('button', { name: 'Сохранить' }).click();
  await expect(map.getByText('начнёт действовать после перезапуска', { exact: false })).toBeVisible();
  await map.getByRole('button', { name: 'Отключить' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Отключить' }).click();
  await expect(map.getByText('не подключено')).toBeVisible();
});
