import { expect, test, type Page } from '@playwright/test';

import { officeSections } from '../kit/addresses.ts';
import { openWholeShop, type WholeShop } from '../kit/whole-shop.ts';

// The tests of this file share one shop.
test.describe.configure({ mode: 'default' });

let shop: WholeShop;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  shop = await openWholeShop(browser);
});

test.afterAll(() => shop.end());

/** Maximum number of presses of Tab on one screen. Long lists have more stops. */
const stopsMax = 150;
/** Presses of Tab that one element may take: a date field has a stop for day, month and year each, and its calendar. */
const innerStopsMax = 4;

/** Returns a number that identifies the focused element; null if no element has the focus. */
const focused = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const known = ((window as { stops?: Element[] }).stops ??= []);
    if (!known.includes(element)) known.push(element);
    return known.indexOf(element);
  });

/** Returns where Tab does not go on; '' = it goes through the screen. */
async function trapOn(page: Page): Promise<string> {
  const stops: number[] = [];
  let repeats = 0;
  for (let count = 0; count < stopsMax; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) return '';
    repeats = stop === stops.at(-1) ? repeats + 1 : 0;
    const isBack = repeats === 0 && stops.includes(stop);
    if (repeats >= innerStopsMax || (isBack && stop !== stops[0])) {
      return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
    }
    if (isBack) return '';
    stops.push(stop);
  }
  return '';
}

test('Tab goes through every screen of the back office', async () => {
  test.setTimeout(1_800_000);
  const page = await shop.office.newPage();
  const traps: string[] = [];
  for (const address of officeSections) {
    await page.goto(`/admin/${address}`, { waitUntil: 'networkidle' });
    // A dialog keeps the focus until it is closed.
    if ((await page.getByRole('dialog').count()) > 0) continue;
    const trap = await trapOn(page);
    if (trap !== '') traps.push(`${address}: ${trap}`);
  }
  expect(traps).toEqual([]);
  await page.close();
});

for (const [address, name] of [
  ['bank', 'Записать платёж'],
  ['users', 'Добавить сотрудника'],
  ['categories', 'Добавить категорию'],
  ['attributes', 'Добавить параметр'],
  ['brands', 'Добавить производителя'],
  ['coupons', 'Добавить промокод'],
  ['products', 'Добавить товар'],
] as const) {
  test(`the dialog "${name}" keeps the focus, closes by Esc and returns the focus`, async () => {
    test.setTimeout(120_000);
    const page = await shop.office.newPage();
    await page.goto(`/admin/${address}`);
    const button = page.getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const element = document.activeElement;
        return element === document.body || element?.closest('[role=dialog], .ant-modal-root, .ant-drawer') !== null;
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.close();
  });
}
