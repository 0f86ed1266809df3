import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { codeFor, freshPhone, test, untilAlive } from '../kit/shop.ts';

test.use({ viewport: { width: 390, height: 800 } });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Вход' });

/**
 * Opens the sign-in dialog by the link in the bottom bar. It first waits for the scripts, because before that the link
 * opens the sign-in page.
 */
async function openDialog(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Войти' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

async function askCode(page: Page, phone: string): Promise<string> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Номер телефона').fill(phone);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  return codeFor(page.request, phone);
}

test('by phone number, on a phone, without leaving the page; phones can fill in the code', async ({ page }) => {
  await page.goto('/catalog');
  await openDialog(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel('Номер телефона')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openDialog(page);
  const code = await askCode(page, freshPhone());
  const box = dialog.getByLabel('Код из сообщения');
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box).toHaveAttribute('inputmode', 'numeric');
  await expect(dialog.getByText(/Отправить ещё раз через (5\d|60) секунд/)).toBeVisible();
  await box.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Кабинет' }).first()).toBeVisible();
});

test('a wrong code shows at its field; a changed number needs a new code, the original number does not', async ({
  page,
}) => {
  const phone = freshPhone();
  await page.goto('/catalog');
  await openDialog(page);
  const dialog = dialogOf(page);
  const code = await askCode(page, phone);
  const box = dialog.getByLabel('Код из сообщения');
  await box.fill(code === '0000' ? '0001' : '0000');
  await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Код не подошёл.')).toBeVisible();

  const number = dialog.getByLabel('Номер телефона');
  await number.fill(freshPhone());
  await expect(dialog.getByRole('alert')).toHaveText('Номер телефона изменён. Запросите новую СМС с кодом.');
  await expect(dialog.getByRole('button', { name: 'Подтвердить', exact: true })).toBeDisabled();
  await number.fill(phone);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await box.fill(code);
  await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
});

test('a phone number is formatted at each key; a digit in the middle can be corrected', async ({ page }) => {
  await page.goto('/sign-in');
  await untilAlive(page);
  const box = page.getByLabel('Номер телефона');
  await box.pressSequentially('8912');
  await expect(box).toHaveValue('+7 (912');
  await box.pressSequentially('3456788');
  await expect(box).toHaveValue('+7 (912) 345-67-88');
  await box.press('Backspace');
  await box.press('9');
  await expect(box).toHaveValue('+7 (912) 345-67-89');
  await box.evaluate((element: HTMLInputElement) => element.setSelectionRange(9, 9));
  await box.press('Backspace');
  await box.press('Backspace');
  await box.press('3');
  await expect(box).toHaveValue('+7 (913) 345-67-89');
  await box.fill('+49 170 1234567');
  await expect(box).toHaveValue('+49 170 1234567');
});

test('by e-mail, if no SMS can be sent', async ({ page, request }) => {
  await page.goto('/catalog');
  await openDialog(page);
  const dialog = dialogOf(page);
  // For this number the simulated SMS provider refuses the account of the shop.
  await dialog.getByLabel('Номер телефона').fill('79000000002');
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(dialog.getByText('СМС сейчас не отправляются. Войдите по почте.')).toBeVisible();
  const email = `buyer${Math.floor(Math.random() * 1e9)}@example.com`;
  await dialog.getByLabel('Электронная почта').fill(email);
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await dialog.getByLabel('Код из сообщения').fill(await codeFor(request, email));
  await dialog.getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
});

test('the page does the same without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, locale: 'ru-RU' });
  const page = await context.newPage();
  const phone = freshPhone();
  await page.goto('/catalog');
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill(await codeFor(page.request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
  await context.close();
});

test.describe('the offer', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: 'Войдите по номеру телефона' });

  /**
   * Opens a page as on a first visit and waits until its scripts have run. The scripts wait for the page's clock, which
   * the test controls.
   */
  async function open(page: Page, path: string): Promise<void> {
    await page.clock.install();
    await page.goto(path);
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    const isAlive = async () => {
      await page.clock.runFor(500);
      return page.evaluate(() => localStorage.getItem('appVersion') !== null);
    };
    await expect.poll(isAlive).toBe(true);
  }

  test('appears in a corner after a while; once closed, it stays away for a week', async ({ page, context }) => {
    await open(page, '/catalog');
    await page.clock.runFor(10_000);
    await expect(offer(page)).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(offer(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // The offer does not block the rest of the page.
    await expect(page.getByRole('link', { name: 'Избранное' }).first()).toBeEnabled();
    await offer(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(offer(page)).toBeHidden();
    const hidden = (await context.cookies()).find(({ name }) => name === 'isLoginSalePopupHidden');
    expect(hidden?.value).toBe('true');
    const days = ((hidden?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    await open(page, '/catalog');
    await page.clock.runFor(60_000);
    await expect(offer(page)).toBeHidden();
  });

  for (const path of ['/basket', '/checkout', '/sign-in']) {
    test(`never appears on ${path}`, async ({ page }) => {
      await open(page, path);
      await page.clock.runFor(60_000);
      await expect(offer(page)).toBeHidden();
    });
  }
});

test('T36: a link on another site signs out only after a confirmation, the shop’s own link at once', async ({
  page,
}) => {
  await page.goto('/catalog');
  await openDialog(page);
  const code = await askCode(page, freshPhone());
  await dialogOf(page).getByLabel('Код из сообщения').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Вы вошли :)')).toBeVisible();
  const home = new URL(page.url()).origin;
  // Simulates another site that has a link to the sign-out address of the shop.
  await page.route('http://evil.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${home}/?logout">x</a>` }),
  );
  await page.goto('http://evil.example/');
  await page.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Выйти из учётной записи?' })).toBeVisible();
  await page.getByRole('link', { name: 'Остаться' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Выйти' })).toBeVisible();
  await page.goto('/?logout');
  await expect(page).toHaveURL(`${home}/`);
  await page.goto('/cabinet/profile');
  await expect(page).toHaveURL(/\/sign-in/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog has no accessibility violation and fits 360 px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/catalog');
    await openDialog(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await new AxeBuilder({ page })
      .include('dialog')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id} × ${nodes.length}, first ${nodes[0]?.html}`)).toEqual([]);
  });
}
