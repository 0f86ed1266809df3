import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { test, untilAlive } from '../kit/shop.ts';

const filters = (page: Page) => page.getByRole('complementary', { name: 'Фильтры' });

/**
 * Returns the texts of a column of the list. It waits until the list is loaded, because headings and fields change
 * earlier.
 */
async function column(page: Page, number: number): Promise<string[]> {
  await expect(page.locator('table[aria-busy]')).toHaveCount(0);
  return page.locator(`tbody tr td:nth-child(${number})`).allTextContents();
}

/** Returns the number of products that the heading shows. */
const found = async (page: Page): Promise<number> =>
  Number((await page.getByRole('heading', { level: 1 }).locator('span').textContent())?.replace(/\D/g, ''));

async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  const answer = await new AxeBuilder({ page }).withTags(tags).analyze();
  return answer.violations.map(({ id, nodes }) => `${id}, first ${nodes[0]?.html}`);
}

/** Parses a resistance such as `4,7 кОм`, `470 Ом` or `1 МОм`. Returns ohms, or NaN for other texts. */
function ohms(text: string): number {
  const [, number = '', prefix = ''] = /^([\d,]+)\s(м?к?М?)Ом$/u.exec(text) ?? [];
  const scale: Readonly<Record<string, number>> = { м: 1e-3, '': 1, к: 1e3, М: 1e6 };
  return Number(number.replace(',', '.')) * (scale[prefix] ?? Number.NaN);
}

test('a slider filters a parameter by keyboard, with text, at once', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const all = await found(page);
  const lower = filters(page).getByRole('slider', { name: 'Сопротивление: от' });
  await lower.focus();
  for (let step = 0; step < 4; step += 1) await lower.press('PageUp');
  await lower.press('ArrowRight');
  await expect(page).toHaveURL(/attrs\.resistance\.min=\d/);
  await expect(lower).toHaveAttribute('aria-valuetext', /Ом$/);
  await expect(lower).toBeFocused();
  await expect(filters(page).getByRole('textbox', { name: 'Сопротивление: от' })).toHaveValue(/Ом$/);
  await expect.poll(() => found(page)).toBeLessThan(all);
  expect(await violations(page)).toEqual([]);

  await filters(page).getByRole('link', { name: 'Сбросить: Сопротивление' }).click();
  await expect(page).toHaveURL(/chip-resistors$/);
  await expect.poll(() => found(page)).toBe(all);
  await expect(lower).toHaveValue('0');
});

test('an answer during sliding does not reset the slider', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const answer = Promise.withResolvers<void>();
  await page.route(
    /chip-resistors\.data/,
    async (route) => {
      await answer.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await filters(page).getByRole('checkbox', { name: '±1 %' }).check();
  const lower = filters(page).getByRole('slider', { name: 'Сопротивление: от' });
  await lower.focus();
  for (let step = 0; step < 4; step += 1) await lower.press('PageUp');
  const slid = await lower.inputValue();
  answer.resolve();
  await expect(page).toHaveURL(
    /attrs\.tolerance=.*attrs\.resistance\.min=\d|attrs\.resistance\.min=\d.*attrs\.tolerance=/,
  );
  await expect(lower).toHaveValue(slid);
});

test('limits are typed with units; an invalid one changes nothing', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const box = filters(page).getByRole('textbox', { name: 'Сопротивление: от' });
  await box.fill('4к7…10к');
  await box.press('Enter');
  await expect(page).toHaveURL(/attrs\.resistance\.min=4700&attrs\.resistance\.max=10000/);
  await expect(box).toHaveValue(/^4,7\sкОм$/);
  await expect(filters(page).getByRole('textbox', { name: 'Сопротивление: до' })).toHaveValue(/^10\sкОм$/);
  // Wait until all rows meet the filter, because the address changes before the list is loaded.
  await expect
    .poll(async () => {
      const values = (await column(page, 3)).map(ohms);
      return values.length > 0 && values.every((value) => value >= 4700 && value <= 10_000);
    })
    .toBe(true);

  const address = page.url();
  const count = await found(page);
  await box.fill('синий');
  await box.press('Enter');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(filters(page).getByText('Не понимаем «синий»')).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await found(page)).toBe(count);

  await box.fill('≥ 1М');
  await filters(page).getByRole('textbox', { name: 'Сопротивление: до' }).fill('1к');
  await filters(page).getByRole('textbox', { name: 'Сопротивление: до' }).press('Enter');
  await expect(filters(page).getByText('Нижняя граница больше верхней.')).toBeVisible();
  expect(await found(page)).toBe(count);
});

test('the selected range must lie within the range of the part', async ({ page }) => {
  const counted = async (entry: string) => {
    const answer = await page.request.get(`/api/catalog/products?categories=microcontrollers&limit=100&${entry}`);
    const { count, products } = (await answer.json()) as {
      count: number;
      products: { attributes: { supply_voltage?: [number, number] } }[];
    };
    return { count, ranges: products.flatMap(({ attributes }) => attributes.supply_voltage ?? []) };
  };
  const { ranges } = await counted('attrs.supply_voltage.min=2…3.3');
  expect(ranges.length).toBeGreaterThan(0);
  for (let at = 0; at < ranges.length; at += 2) {
    expect(ranges[at]).toBeLessThanOrEqual(2);
    expect(ranges[at + 1]).toBeGreaterThanOrEqual(3.3);
  }
});

test('a click on a heading sorts by its parameter, empty values last; another click reverses', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const head = page.getByRole('columnheader', { name: 'Сопротивление' });
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  const ascending = (await column(page, 3)).map(ohms);
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await head.getByRole('link').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => ohms((await column(page, 3))[0] ?? '')).toBeGreaterThan(ascending[0] ?? 0);
  await page.goBack();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
});

test('the list shows the price at the entered quantity', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const box = page.getByRole('textbox', { name: 'Цена для' });
  await box.fill('1к');
  await box.press('Enter');
  await expect(page).toHaveURL(/qty=1/);
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('textbox', { name: /Количество/ }),
  ).toHaveValue('1000');
  await expect(page.locator('tbody tr').first().locator('[data-active] span')).toHaveText(/^1\s000\+$|^[15]00\+$/);
});

test('layout and page size are remembered', { tag: '@long' }, async ({ page }) => {
  await page.goto('/catalog/chip-resistors?page=2');
  await untilAlive(page);
  await expect(page.locator('tbody tr')).toHaveCount(20);
  await page.getByRole('button', { name: 'Карточки' }).click();
  await expect(page.getByRole('button', { name: 'Карточки' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  await expect(page).toHaveURL(/chip-resistors$/);
  expect(await violations(page)).toEqual([]);
  await page.goto('/catalog/chip-resistors?attrs.package=0603');
  await untilAlive(page);
  await page.getByRole('button', { name: '50', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Карточки' })).toHaveAttribute('aria-pressed', 'true');
});

test('more rows load below, the address follows, and “back” restores the position', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  await page.getByRole('button', { name: /^Показать ещё/ }).click();
  await expect(page.locator('tbody tr').nth(39)).toBeAttached();
  const part = page.locator('tbody[data-page="2"] tr').nth(10).locator('.cell-name a').first();
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect(page).toHaveURL(/\?page=2$/);
  const name = (await part.textContent()) ?? '';
  const scrolled = await page.evaluate(() => window.scrollY);
  await part.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(50);
  await page.reload();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeAttached();
});

test('arrow keys go from part to part', async ({ page }) => {
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  const names = page.locator('tbody .cell-name > a');
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(names.nth(1)).toBeFocused();
});

test('chosen columns are shown at any width; heading and part numbers stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/catalog/microcontrollers');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  for (const title of ['Линий ввода-вывода', 'Серия', 'Рабочая температура']) {
    await page.getByRole('checkbox', { name: title, exact: true }).check();
  }
  await page.keyboard.press('Escape');
  const heads = page.locator('th.head-value');
  await expect(heads).toHaveCount(9);
  for (const head of await heads.all()) await expect(head).toBeVisible();
  const frame = page.getByRole('region', { name: 'Столбцы' });
  await frame.evaluate((element) => element.scrollTo(300, 400));
  await expect(page.getByRole('columnheader', { name: 'Обозначение' })).toBeInViewport();
  const [frameBox, nameBox] = [await frame.boundingBox(), await page.locator('td.cell-name').nth(8).boundingBox()];
  expect(Math.abs((nameBox?.x ?? 0) - (frameBox?.x ?? -99))).toBeLessThan(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);

  await page.locator('td.cell-name').nth(8).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
});

for (const width of [1024, 1280, 1366]) {
  test(`at ${width} px the package keeps its column and hidden values are below the number`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/catalog/chip-resistors');
    await untilAlive(page);
    const heads = page.locator('th.head-value');
    await expect(heads.filter({ hasText: 'Корпус' })).toBeVisible();
    const row = page.locator('tbody tr').first();
    const [titles, values] = [await heads.allTextContents(), await row.locator('td.cell-value').allTextContents()];
    expect(titles).toHaveLength(5);
    let folded = 0;
    for (const [index, value] of values.entries()) {
      const isColumn = await heads.nth(index).isVisible();
      const below = row.locator('.folded-values').getByText(value, { exact: true });
      if (value !== '—') await expect(below, titles[index]).toBeVisible({ visible: !isColumn });
      if (!isColumn) folded += 1;
    }
    expect(folded).toBeGreaterThan(0);
    await expect(row.locator('.folded-values')).toHaveText(/^\s*[^·\s]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('all values of a long facet can be shown and searched', async ({ page }) => {
  await page.goto('/search?text=smd');
  await untilAlive(page);
  const makers = filters(page).getByRole('group', { name: 'Производитель' });
  const before = await makers.getByRole('checkbox').count();
  await makers.getByRole('searchbox').fill('pan');
  await expect(makers.getByRole('checkbox', { name: /Panasonic/ })).toBeVisible();
  await expect(makers.getByRole('checkbox', { name: /Yageo/ })).toHaveCount(0);
  await makers.getByRole('searchbox').fill('');
  await expect.poll(() => makers.getByRole('checkbox').count()).toBeGreaterThan(before);
  await makers.getByRole('checkbox', { name: /Panasonic/ }).check();
  await expect(page).toHaveURL(/brands=panasonic/);
  await expect(page.locator('tbody tr').first()).toContainText('Panasonic');
});

test('promotions show the old price, the new one and the difference', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await untilAlive(page);
  await page.getByRole('link', { name: /^Все акции/ }).click();
  await expect(page).toHaveURL(/\/c\/sales$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Акции');
  const first = page.locator('tbody tr').first();
  await expect(first.locator('.former-price s')).toHaveText(/^\d/);
  await expect(first.locator('.former-price b')).toHaveText(/^−\d+\s%$/);
  expect(await violations(page)).toEqual([]);
  await page.goto('/c/sales?page=2');
  await untilAlive(page);
  await expect(page.locator('[aria-current="page"]').filter({ hasText: /^2$/ })).toBeVisible();
  const category = filters(page).getByRole('link').first();
  await category.click();
  await expect(page).toHaveURL(/\/catalog\/.*isPromotion=true/);
  await expect(page.getByRole('link', { name: 'Убрать условие «со скидкой»' })).toBeVisible();
});

test('on a phone the filters are a sheet that shows the number of results', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/catalog/chip-resistors');
  await untilAlive(page);
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await filters(page)
    .getByRole('checkbox', { name: /^±5\s%/ })
    .check();
  await expect(page).toHaveURL(/attrs\.tolerance=5/);
  await expect.poll(() => found(page)).toBeLessThan(1000);
  const count = await found(page);
  const show = filters(page).getByRole('button', { name: /^Показать/ });
  await expect.poll(async () => Number((await show.textContent())?.replace(/\D/g, ''))).toBe(count);
  expect(await violations(page)).toEqual([]);
  await show.click();
  await expect(show).toBeHidden();
});

test('invalid addresses give a message, and nothing breaks', async ({ page }) => {
  for (const [query, words] of [
    ['attrs.resistance.min=10k&attrs.resistance.max=1k', 'Нижняя граница больше верхней.'],
    ['attrs.resistance.min=blue', 'Не понимаем «blue»'],
    ['attrs.vin.max=5', 'attrs.vin.max'],
    [Array.from({ length: 60 }, (_, n) => `attrs.package=${n}`).join('&'), 'Корпус'],
    [`text=${'a'.repeat(3000)}`, 'Текст'],
  ] as const) {
    await page.goto(`/catalog/chip-resistors?${query}`);
    await expect(page.getByRole('alert').first(), query.slice(0, 60)).toContainText(words);
    await expect(page.locator('tbody tr').first()).toBeVisible();
  }
});

test('an overlong address is refused: the call names the field, the page gives a message', async ({ page }) => {
  const values = Array.from({ length: 10_000 }, (_, n) => `attrs.package=${n}`).join('&');
  for (const [query, field] of [
    [values, 'attrs.package'],
    [`text=${'я'.repeat(17_000)}`, 'text'],
    [`text=${'('.repeat(100_000)}`, 'text'],
  ] as const) {
    const answer = await page.request.get(`/api/catalog/products?categories=chip-resistors&${query}`);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'invalid_input', field } });
    await page.goto(`/search?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Адрес слишком длинный');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters, headings sort, switches work', async ({ page }) => {
    await page.goto('/catalog/chip-resistors');
    await expect(page.getByRole('slider').first()).toBeHidden();
    await filters(page).getByRole('textbox', { name: 'Сопротивление: от' }).fill('≥ 1М');
    await filters(page)
      .getByRole('checkbox', { name: /^±1\s%/ })
      .check();
    await filters(page)
      .getByRole('button', { name: /^Показать/ })
      .click();
    const values = (await column(page, 3)).map(ohms);
    expect(values.length).toBeGreaterThan(0);
    expect(values.every((value) => value >= 1e6)).toBe(true);
    await page.getByRole('columnheader', { name: 'Цена' }).getByRole('link').click();
    await expect(page.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending');
    await page
      .getByRole('link', { name: /^Показать все \d+ значени/ })
      .first()
      .click();
    await expect(page).toHaveURL(/facet=/);
    await page.getByRole('button', { name: 'Карточки' }).click();
    await expect(page.getByRole('button', { name: 'Карточки' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/sort=price/);
    await page.goto('/catalog/chip-resistors?attrs.resistance.min=blue');
    await expect(filters(page).getByText('Не понимаем «blue»')).toBeVisible();
  });
});
