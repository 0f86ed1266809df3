import { expect, type Page } from '@playwright/test';

import { freshPhone, signIn, test, untilAlive, untilAnswered } from '../kit/shop.ts';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Returns the labels that the style sheet adds to the cells of the first row. On a phone they replace the heading row.
 */
const written = (page: Page): Promise<string[]> =>
  page
    .locator('.product-table tbody tr')
    .first()
    .evaluate((row) =>
      [row, ...row.querySelectorAll('*')].map((element) =>
        getComputedStyle(element, '::before').content.replaceAll('"', '').trim(),
      ),
    );

for (const address of ['/catalog/chip-resistors', '/search?text=10к 0603', '/c/sales', '/search?text=5к']) {
  test(`a row of ${address} names its numbers`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.product-table tbody tr').first()).toBeVisible();
    expect(await written(page)).toEqual(expect.arrayContaining(['Цена, ₽', 'Наличие', 'Количество']));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('a toast covers no button', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const add = page
    .locator('.product-table tbody tr')
    .nth(1)
    .getByRole('button', { name: /корзину/ });
  await untilAnswered(page, '/basket/add', () => add.click());
  await expect(page.locator('.toast')).toBeVisible();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('button, .fixed a')].flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      const isInSight = width > 0 && left > 0 && left < innerWidth && top > 0 && top < innerHeight;
      const over = isInSight ? document.elementFromPoint(left, top)?.closest('.toast') : null;
      return over && !over.contains(button) ? [button.textContent] : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('a signed-in customer finds their phone in the request form', async ({ page, request }) => {
  const phone = freshPhone();
  await page.goto('/sign-in');
  await signIn(page, request, phone);
  await expect(page).toHaveURL(/\/cabinet\//);
  for (const address of ['/part-request', '/search?text=QQQ-77-нет-такой']) {
    await page.goto(address);
    await expect(page.getByLabel('Куда ответить')).toHaveValue(
      new RegExp(String.raw`^\+7 \(\d{3}\) \d{3}-\d{2}-${phone.slice(-2)}$`),
    );
  }
});

test('a wrong code gives one error message', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Номер телефона').fill(freshPhone());
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByLabel('Код из сообщения').fill('0000');
  await page.getByRole('main').getByRole('button', { name: 'Подтвердить', exact: true }).click();
  await expect(page.getByText(/^Код не подошёл/)).toHaveCount(1);
  await expect(page.getByLabel('Код из сообщения')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.toast')).toHaveCount(0);
});

/** Returns the texts of a number and its unit on the page, each with the number of lines that it takes: `5 %: 1`. */
const numbersWithUnits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      for (const { 0: pair, index } of (text.textContent ?? '').matchAll(/\d\s(?:%|кОм|Вт)/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + pair.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        found.push(`${pair}: ${lines.size}`);
      }
    }
    return found;
  });

for (const [address, least] of [
  ['/search?text=10k 0603 5%', 10],
  ['/product/yageo-rc0603fr-0710kl', 5],
] as const) {
  test(`a number stays on the line of its unit: ${address}`, async ({ page }) => {
    await page.goto(address);
    const pairs = await numbersWithUnits(page);
    expect(pairs.length).toBeGreaterThan(least);
    expect(pairs.filter((pair) => !pair.endsWith(': 1'))).toEqual([]);
  });
}
