import { readFileSync } from 'node:fs';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { codeFor, freshPhone, inbox, test } from '../kit/shop.ts';

/** Enters the code from the newest message. `before` is the number of messages that `to` had received earlier. */
async function enterCode(page: Page, to: string, button: string, before = 0): Promise<void> {
  await page.getByLabel('Код из сообщения').fill(await codeFor(page.request, to, before));
  await page.getByRole('button', { name: button, exact: true }).click();
}

async function signInByPhone(page: Page, phone: string): Promise<void> {
  await page.goto('/sign-in?back=/cabinet/profile');
  const before = (await inbox(page.request, phone)).length;
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await enterCode(page, phone, 'Подтвердить', before);
  await expect(page.getByRole('heading', { name: 'Профиль', level: 1 })).toBeVisible();
}

const freshEmail = (): string => `buyer${Math.floor(Math.random() * 1e9)}@example.com`;

test.use({ viewport: { width: 390, height: 800 } });

test('the session of another device can be ended', async ({ page, browser, baseURL }) => {
  const phone = freshPhone();
  await signInByPhone(page, phone);
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ru-RU' });
  // The second code has no delay, because codes for browsers that this phone number has used are counted separately.
  await context.addCookies((await page.context().cookies()).filter(({ name }) => name.endsWith('pre')));
  const other = await context.newPage();
  await signInByPhone(other, phone);

  await page.goto('/cabinet/sessions');
  await expect(page.getByText('Это устройство')).toHaveCount(1);
  await page.getByRole('button', { name: /^Завершить сеанс:/ }).click();
  await expect(page.getByText('Сеанс завершён')).toBeVisible();
  await expect(page.getByText('Других сеансов нет.')).toBeVisible();
  await other.goto('/cabinet/profile');
  await expect(other).toHaveURL(/\/sign-in\?back=/);
  await context.close();
});

test('a new e-mail: a changed address needs a new code, the right one is saved', async ({ page }) => {
  const email = freshEmail();
  await signInByPhone(page, freshPhone());
  await page.getByRole('link', { name: 'Добавить почту' }).click();
  await page.getByLabel('Новый адрес почты').fill(email);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill('12');
  await page.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Код не подошёл.')).toBeVisible();
  await page.getByLabel('Новый адрес почты').fill(`other-${email}`);
  await expect(page.getByText('Адрес почты изменён. Запросите новый код.')).toBeVisible();
  await page.getByLabel('Новый адрес почты').fill(email);
  await enterCode(page, email, 'Подтвердить');
  await expect(page.getByText('Изменено. На других устройствах сеансы завершены.')).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test('the profile works without JavaScript: name, language, consent, data, deletion and restoring', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'ru-RU' });
  const page = await context.newPage();
  await signInByPhone(page, freshPhone());
  await page.getByLabel('Имя').fill('Анна');
  await page.getByLabel('Фамилия').fill('Иванова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByLabel('Фамилия')).toHaveValue('Иванова');
  await page.getByRole('button', { name: 'Согласиться' }).click();
  await expect(page.getByRole('button', { name: 'Отозвать' })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать данные' }).click();
  const path = await (await downloading).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ account: [{ name: 'Анна', surname: 'Иванова' }] });

  await page.getByRole('link', { name: 'Удалить учётную запись' }).click();
  await page.getByRole('button', { name: 'Да, удалить' }).click();
  await expect(page.getByText('Учётная запись будет удалена:')).toBeVisible();
  await page.getByRole('button', { name: 'Не удалять' }).click();
  await expect(page.getByText('Учётная запись будет удалена:')).toBeHidden();
  await context.close();
});

test(
  'profile and sessions have no accessibility violation and fit 360 px, light and dark',
  { tag: '@long' },
  async ({ page }) => {
    await signInByPhone(page, freshPhone());
    await page.setViewportSize({ width: 360, height: 740 });
    for (const address of ['/cabinet/profile', '/cabinet/profile/email', '/cabinet/sessions', '/cabinet/orders']) {
      await page.goto(address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const found = violations.map(({ id, nodes }) => `${id} × ${nodes.length}, first ${nodes[0]?.html}`);
        expect(found, `${address}, ${colorScheme}`).toEqual([]);
      }
    }
  },
);
