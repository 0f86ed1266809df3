import { expect, type Locator, type Page } from '@playwright/test';

import { codeFor, freshPhone, putIntoBasket, test, untilAlive, untilAnswered } from '../kit/shop.ts';
import { openWholeShop } from '../kit/whole-shop.ts';

/** Maximum number of presses of Tab. The first rows of every page are reached with fewer. */
const stopsMax = 120;

interface Stop {
  readonly name: string;
  readonly isShown: boolean;
  /** True if the element, or the frame around it, looks different with the focus. */
  readonly isMarked: boolean;
}

/** Returns facts about the focused element; null if none has the focus. */
const stopOf = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // Wait for two frames, because content that scrolls into view for the first time gets its layout only then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
    const isWithin = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const markOf = (of: Element): string => {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(of);
      return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, borderColor, backgroundColor].join();
    };
    // Some check boxes show their focus on the label, and some fields on the frame around them.
    const drawn = [element, element.parentElement ?? element, element.closest('label') ?? element];
    const focused = drawn.map(markOf);
    element.blur();
    // The browser itself draws the thumb of a slider. The focus style of the thumb cannot be read.
    const isSlider = element.matches('[type=range]');
    const isMarked = isSlider || drawn.map(markOf).some((mark, place) => mark !== focused[place]);
    element.focus({ preventScroll: true });
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return { name: `${element.tagName} ${text}`, isShown: isWithin && width > 0 && height > 0, isMarked };
  });

const pages = [
  '/',
  '/catalog/chip-resistors',
  '/search?text=ne555',
  '/product/yageo-rc0603fr-0710kl',
  '/basket',
  '/comparison',
  '/c/delivery',
  '/feedback',
  '/sign-in',
  '/tools/series',
  '/cabinet/boms',
] as const;

for (const address of pages) {
  test(`everything on ${address} is reached by Tab, with a visible focus`, async ({ page }) => {
    test.setTimeout(120_000);
    if (address === '/basket') await putIntoBasket(page, 'ne555p');
    await page.goto(address);
    await untilAlive(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const stops: Stop[] = [];
    for (let count = 0; count < stopsMax; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await stopOf(page);
      if (stop === null) break;
      stops.push(stop);
    }
    if (address !== '/feedback') expect(stops[0]?.name).toContain('Перейти к содержанию');
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ isShown }) => !isShown)).toEqual([]);
    expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
  });
}

/**
 * Opens a dialog or panel by its button, tabs through it and closes it with Esc. The focus must return to the button.
 */
async function openAndClose(page: Page, button: Locator, opened: Locator, isModal: boolean): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  if (isModal) {
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await opened.evaluate(
        (box) => box.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(button).toBeFocused();
}

test('menus and dialogs open by Enter, keep the focus, close by Escape and return it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/product/yageo-rc0603fr-0710kl');
  await untilAlive(page);
  const city = page.locator('header button[popovertarget]:visible').first();
  await openAndClose(page, city, page.locator(`[id="${await city.getAttribute('popovertarget')}"]`), false);
  const picture = page.getByRole('link', { name: /^Увеличить/ }).first();
  await openAndClose(page, picture, page.getByRole('dialog'), true);
  const signInLink = page.locator('header a[data-sign-in]').first();
  await openAndClose(page, signInLink, page.getByRole('dialog', { name: /Вход/ }), true);
});

test('the skip link moves to the content', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
  expect(isInside).toBe(true);
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < stopsMax; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a part is found, put into the basket and ordered by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  await page.goto('/');
  await untilAlive(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Поиск' }));
  await keyboard.type('ne555p');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^В корзину/ }).first());
  await untilAnswered(page, '/basket/add', () => keyboard.press('Enter'));
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Корзина, / }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ' }).first());
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Номер телефона'));
  const phone = freshPhone();
  await keyboard.type(phone);
  await keyboard.press('Enter');
  // After the phone number is sent, the focus must move to the field for the code.
  await expect(page.getByLabel('Код из сообщения')).toBeFocused();
  await keyboard.type(await codeFor(page.request, phone));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Код из сообщения')).toBeHidden();
  await tabTo(page, page.getByLabel('Имя получателя'));
  await keyboard.type('Вера');
  await tabTo(page, page.getByRole('checkbox', { name: /^Согласен на обработку/ }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: /^Заказать за/ }));
  await keyboard.press('Enter');
  await expect(page.getByText(/^Заказ \S+ принят$/)).toBeVisible();
});

test('staff open an order, add a note and close it by keyboard alone', async ({ browser }) => {
  test.setTimeout(240_000);
  const shop = await openWholeShop(browser);
  try {
    const page = await shop.office.newPage();
    const { keyboard } = page;
    await page.goto('/admin/orders');
    const order = page.getByRole('link', { name: '26-000001', exact: true });
    await tabTo(page, order);
    await keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Заказ 26-000001' });
    await tabTo(page, drawer.getByRole('tab', { name: 'Обзор' }));
    const notes = drawer.getByRole('tab', { name: 'Заметки' });
    // End moves to the last tab, the history; the arrow moves to the tab before it.
    await keyboard.press('End');
    await keyboard.press('ArrowLeft');
    await expect(notes).toBeFocused();
    await keyboard.press('Enter');
    await expect(notes).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, drawer.getByLabel('Новая заметка'));
    await keyboard.type('Позвонить перед отправкой');
    await tabTo(page, drawer.getByRole('button', { name: 'Добавить заметку' }));
    await keyboard.press('Enter');
    await expect(drawer.getByText('Позвонить перед отправкой', { exact: true })).toBeVisible();
    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(order).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/orders$/);
  } finally {
    await shop.end();
  }
});
