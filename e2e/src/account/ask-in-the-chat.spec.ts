import { expect } from '@playwright/test';

import { untilAlive } from '../kit/shop.ts';
import { test } from '../kit/staff-shop.ts';
import { expectAccessible } from '../kit/staff.ts';

test('a question from the shop is answered from the back office, at once and on both sides', async ({
  page,
  browser,
  staffShop,
}) => {
  const desk = await browser.newContext({ baseURL: staffShop.base, locale: 'ru-RU' });
  const office = await desk.newPage();
  await staffShop.signIn(office, 'Ольга Смирнова', 'support');
  await office.goto('/admin/chats');
  await expect(office.getByText('Открытых бесед нет.')).toBeVisible();

  await page.goto(`${staffShop.base}/catalog`);
  await untilAlive(page);
  await page.getByRole('link', { name: 'Чат', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Чат с магазином' });
  await panel.getByLabel('Сообщение', { exact: true }).fill('Есть <b>на ленте</b>? https://example.com/tape.');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Есть <b>на ленте</b>?')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'https://example.com/tape', exact: true })).toHaveAttribute(
    'rel',
    /noopener nofollow/,
  );

  await office.getByRole('link', { name: /Гость/ }).click();
  await expect(office.getByText('Есть <b>на ленте</b>?').last()).toBeVisible();
  await expect(office.getByRole('link', { name: '/catalog', exact: true })).toBeVisible();
  const answer = office.getByRole('textbox', { name: 'Ответ' });
  await answer.fill('Да,');
  await answer.press('Shift+Enter');
  await answer.pressSequentially('по 5000.');
  await answer.press('Enter');
  await expect(panel.getByText('Да,\nпо 5000.')).toBeVisible();
  await expect(panel.getByText('Вам отвечает Ольга.')).toBeVisible();
  await expect(office.getByText(/Прочитано/)).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(office);

  await office.getByRole('button', { name: 'Закрыть', exact: true }).click();
  await expect(panel.getByText('Разговор закрыт. Напишите, и он откроется снова.')).toBeVisible();
  await desk.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes and reads messages on a page', async ({ page, staffShop }) => {
    await page.goto(`${staffShop.base}/en/tools`);
    await page.getByRole('link', { name: 'Chat', exact: true }).click();
    await page.getByLabel('Message', { exact: true }).fill('Do you sell by the metre?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('Do you sell by the metre?');
    await page.getByLabel('E-mail for the answer').fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('E-mail for the answer')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('E-mail for the answer').fill('ann@example.com');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('If you leave, the answer comes to ann@example.com.')).toBeVisible();
  });
});
