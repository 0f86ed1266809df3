import { expect, test } from '@playwright/test';

import { openOwnShop } from '../kit/own-shop.ts';
import { administrator, expectAccessible, signInFirst } from '../kit/staff.ts';

let site: string;
let end: () => Promise<void>;

test.beforeAll(async () => {
  ({ base: site, end } = await openOwnShop('roles', {
    DEMO_PARTS: '12',
  }));
});
test.afterAll(() => end());

test('an administrator creates a role from a built-in one, and a colleague gets it', async ({ browser }) => {
  const office = await browser.newContext({ baseURL: site, locale: 'ru-RU' });
  const desk = await office.newPage();
  await desk.goto('/admin');
  await signInFirst(desk, administrator.email, administrator.password);
  await desk.goto('/admin/users?show=roles');
  await desk.getByRole('button', { name: 'Новая роль' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Название роли').fill('Склад на Радио');
  await form.getByLabel('Начать с прав роли').click();
  await desk.getByTitle('Кладовщик').click();
  await expect(form.getByLabel('Собирать и отправлять заказы')).toBeChecked();
  await expect(form.getByLabel('Вести заказы')).not.toBeChecked();
  await form.getByLabel('Видеть отчёты').check();
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Сохранить роль' }).click();
  await expect(desk.getByText('Роль сохранена!')).toBeVisible();
  const role = desk.locator('.ant-card').filter({ hasText: 'Склад на Радио' });
  await expect(role.getByText('Видеть отчёты')).toBeVisible();
  await expect(role.getByText('0 сотрудников')).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const person = desk.getByRole('dialog');
  await person.getByLabel('Имя').fill('Вера');
  await person.getByLabel('Электронная почта').fill('vera@farad.example');
  await person.getByLabel('Роли').click();
  await desk.getByTitle('Склад на Радио').click();
  await desk.keyboard.press('Escape');
  await person.getByRole('button', { name: 'Добавить' }).click();
  await expect(desk.getByText('Сотрудник добавлен!')).toBeVisible();
  await expect(role.getByText('1 сотрудник')).toBeVisible();
  await expect(role.getByRole('button', { name: 'Удалить роль' })).toBeDisabled();
});
