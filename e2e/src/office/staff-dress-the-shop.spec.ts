import { expect, type Page } from '@playwright/test';

import { expectAccessible } from '../kit/staff.ts';
import { test } from '../kit/staff-shop.ts';

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">${inside}</svg>`);
const logo = svg('<path fill="#111" d="M0 0h160v40H0zM6 6v28h148V6z" fill-rule="evenodd"/>');

const give = async (page: Page, name: string, file: Buffer): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name }).click();
  await (await choosing).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: file });
};

const colourOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.querySelector('.btn-primary') ?? document.body).backgroundColor);

test('staff preview a logo and a colour before saving; afterwards the shop shows them', async ({
  page,
  browser,
  staffShop,
}) => {
  const { base, signIn } = staffShop;
  await signIn(page, 'Вид', 'administrator');
  const customer = await browser.newContext({ locale: 'ru-RU', colorScheme: 'dark' });
  const shop = await customer.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${base}/admin/settings`);
  // The longest group of the menu fits the window of a laptop.
  await expect(page.getByRole('menuitem', { name: 'Работа системы' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem', { name: 'Продажи' })).toBeInViewport({ ratio: 1 });
  const card = page.locator('.ant-card', { hasText: 'Логотип, значок и цвет' });

  // A file with a script is refused with a reason, and the logo stays.
  await give(page, 'Логотип: Выбрать файл', svg('<script>alert(1)</script>'));
  await expect(page.getByText('скрипты, ссылки и анимация запрещены')).toBeVisible();

  await give(page, 'Логотип: Выбрать файл', logo);
  await expect(page.getByText('Картинка загружена', { exact: false })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Логотип', exact: true })).toHaveJSProperty('complete', true);
  const accent = card.getByRole('textbox', { name: 'Цвет кнопок и ссылок' }).last();
  await accent.fill('#ffcc00');
  await card.getByRole('button', { name: /^Взять #/ }).click();
  await expect(accent).not.toHaveValue('#ffcc00');
  await accent.fill('#1a5fb4');
  await expectAccessible(page);

  // Until the settings are saved, customers do not see the new look.
  await shop.goto(`${base}/`);
  expect(await shop.locator('html').getAttribute('style')).toBeNull();

  await card.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Настройки сохранены', { exact: false })).toBeVisible();
  await expect(async () => {
    await shop.goto(`${base}/sign-in`);
    expect(await shop.locator('html').getAttribute('style')).toContain('--logo:url(/img/shop/');
  }).toPass();
  const mark = shop.locator('header .mark');
  await expect(mark).toHaveCSS('background-image', /\/img\/shop\/\w{32}\/logo/);
  await expect(mark).toHaveCSS('width', '144px');
  // In the dark theme a black logo gets a light background.
  await expect(mark).toHaveCSS('background-color', 'rgb(251, 251, 248)');
  const dark = await colourOf(shop);
  await shop.emulateMedia({ colorScheme: 'light' });
  await expect(mark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await colourOf(shop)).toBe('rgb(26, 95, 180)');
  expect(dark).not.toBe('rgb(26, 95, 180)');
  await expectAccessible(shop);

  const icon = await shop.locator('link[rel=icon]').getAttribute('href');
  for (const address of [icon ?? '', '/favicon.ico', '/apple-touch-icon.png', '/social.png']) {
    const answer = await shop.request.get(new URL(address, base).href);
    expect([address, answer.status(), answer.headers()['content-type']?.startsWith('image/')]).toEqual([
      address,
      200,
      true,
    ]);
  }
  await customer.close();
});

test(
  'a language that is off leads to the main one, and no link names it',
  { tag: '@long' },
  async ({ page, staffShop }) => {
    const { base, signIn } = staffShop;
    await signIn(page, 'Язык', 'administrator');
    await page.goto(`${base}/admin/settings`);
    const card = page.locator('.ant-card', { hasText: 'Языки сайта' }).last();
    const save = async () => {
      await card.getByRole('button', { name: 'Сохранить' }).click();
      await expect(page.getByText('Настройки сохранены', { exact: false }).last()).toBeVisible();
    };
    await card.getByRole('checkbox', { name: 'Türkçe' }).uncheck();
    await save();
    const reader = await page.context().newPage();
    await expect(async () => {
      await reader.goto(`${base}/tr/catalog?view=cards`);
      expect(new URL(reader.url()).pathname).toBe('/catalog');
    }).toPass();
    expect(new URL(reader.url()).search).toBe('?view=cards');
    await expect(reader.getByRole('link', { name: 'en English' }).first()).toBeAttached();
    await expect(reader.locator('a[hreflang=tr]')).toHaveCount(0);
    await expect(reader.locator('link[hreflang=tr]')).toHaveCount(0);
    await expect(reader.locator('link[hreflang=en]')).toHaveCount(1);
    await card.getByRole('checkbox', { name: 'Türkçe' }).check();
    await save();
    await expect(async () => {
      await reader.goto(`${base}/tr/catalog`);
      expect(new URL(reader.url()).pathname).toBe('/tr/catalog');
    }).toPass();
  },
);

test(
  'blocks of the home page are moved by keyboard and by mouse, and turned off',
  { tag: '@long' },
  async ({ page, staffShop }) => {
    const { base, signIn } = staffShop;
    await signIn(page, 'Блок', 'administrator');
    await page.goto(`${base}/admin/settings`);
    const card = page.locator('.ant-card', { hasText: 'Главная страница' }).last();
    const blocks = card.getByRole('listitem');
    await expect(blocks).toHaveText([
      /Заголовок/,
      /Объявления/,
      /Список/,
      /Акции/,
      /Каталог/,
      /Произв/,
      /Новости/,
      /Просм/,
    ]);
    await card.getByRole('button', { name: 'Выше: Каталог' }).focus();
    await page.keyboard.press('Enter');
    await blocks.filter({ hasText: 'Производители' }).dragTo(blocks.filter({ hasText: 'Объявления' }));
    await expect(blocks).toHaveText([
      /Заголовок/,
      /Произв/,
      /Объявления/,
      /Список/,
      /Каталог/,
      /Акции/,
      /Новости/,
      /Просм/,
    ]);
    await card.getByRole('switch', { name: 'Производители' }).click();
    await card.getByRole('switch', { name: 'Список деталей' }).click();
    await card.getByRole('textbox', { name: 'Русский' }).first().fill('Всё для <b>паяльника</b>');
    await expectAccessible(page);

    // A new tab shows the site with the unsaved settings.
    const opening = page.context().waitForEvent('page');
    await card.getByRole('button', { name: 'Посмотреть на сайте' }).click();
    const preview = await opening;
    await expect(preview.getByText('Предпросмотр: эти настройки ещё не сохранены', { exact: false })).toBeVisible();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Всё для <b>паяльника</b>');
    await expect(preview.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Производители');
    await expectAccessible(preview);
    await preview.close();
    const reader = await page.context().newPage();
    await reader.goto(`${base}/`);
    await expect(reader.getByRole('heading', { level: 1 })).not.toContainText('паяльника');

    await card.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Настройки сохранены', { exact: false }).last()).toBeVisible();
    await expect(async () => {
      await reader.goto(`${base}/`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Всё для <b>паяльника</b>', { timeout: 1000 });
    }).toPass();
    const titles = await reader.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(titles[0]).toBe('Производители');
    expect(titles.findIndex((title) => title.startsWith('Каталог'))).toBeLessThan(
      titles.findIndex((title) => title.startsWith('Акции')),
    );
    expect(titles.join()).not.toContain('Загрузите список деталей');
    await expectAccessible(reader);
  },
);

test('blocks of the home page are moved by touch, at their handle', async ({ browser, staffShop }) => {
  const { base, signIn } = staffShop;
  const phone = await browser.newContext({
    locale: 'ru-RU',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await phone.newPage();
  await signIn(page, 'Касание', 'administrator');
  await page.goto(`${base}/admin/settings`);
  const card = page.locator('.ant-card', { hasText: 'Главная страница' }).last();
  const blocks = card.getByRole('listitem');
  await expect(blocks).toHaveCount(8);
  await expect(blocks.nth(7)).toHaveText(/Просм/);
  const before = await blocks.allTextContents();
  await blocks.nth(1).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  const browserTouch = await phone.newCDPSession(page);
  const middle = async (row: number, part: string): Promise<{ x: number; y: number }> => {
    const box = await blocks.nth(row).locator(part).first().boundingBox();
    if (box === null) throw new Error(`expected the row ${row} on the screen, got none`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const drag = async (part: string): Promise<void> => {
    const [from, to] = [await middle(1, part), await middle(3, part)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (typeof from)[]) =>
      browserTouch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await touch('touchStart', [from]);
    for (const share of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
    await touch('touchEnd', []);
  };
  const [first = '', second = '', third = '', fourth = '', ...rest] = before;
  await drag('[data-grip]');
  await expect(blocks).toHaveText([first, third, fourth, second, ...rest]);
  // Elsewhere in the row a touch scrolls the page.
  await drag('.ant-typography');
  await expect(blocks).toHaveText([first, third, fourth, second, ...rest]);
  await phone.close();
});
