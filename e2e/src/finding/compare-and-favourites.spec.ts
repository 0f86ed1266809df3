import { expect, type Locator, type Page } from '@playwright/test';

import { codeFor, freshPhone, test } from '../kit/shop.ts';

test.use({ locale: 'en-US' });

const brand = '/en/catalog/manufacturers/yageo';

const rows = (page: Page): Locator => page.getByRole('region', { name: 'Most wanted' }).getByRole('listitem');
const heads = (page: Page): Locator => page.getByRole('columnheader').getByRole('link');
const banner = (page: Page): Locator => page.getByRole('banner');

async function compareRows(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = rows(page).nth(index);
    names.push(await row.getByRole('link').innerText());
    await row.getByRole('button', { name: /^Compare/ }).click();
  }
  return names;
}

async function signIn(page: Page, phone: string): Promise<void> {
  await page.goto('/en/sign-in?back=/en/favs');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Get a code' }).click();
  await page.getByLabel('Code from the message').fill(await codeFor(page.request, phone));
  await page.getByRole('main').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Favourites');
}

test('compare five parts: differences, removing and undo, the basket, a link for a colleague', async ({
  page,
  browser,
}) => {
  await page.goto(brand);
  const names = await compareRows(page, 5);
  await banner(page).getByRole('link', { name: 'Compare: 5' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('5 of 20');
  expect((await heads(page).allInnerTexts()).sort()).toEqual(names.toSorted());

  const before = await page.getByRole('rowheader').count();
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page.getByText(/equal rows? (is|are) hidden/).first()).toBeVisible();
  expect(await page.getByRole('rowheader').count()).toBeLessThan(before);
  await expect(page.getByRole('rowheader', { name: 'Manufacturer' })).toHaveCount(0);
  await page.getByRole('link', { name: 'All rows' }).click();
  await expect(page.getByRole('rowheader', { name: 'Manufacturer' }).first()).toBeVisible();

  await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
  await expect(heads(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heads(page)).toHaveCount(5);

  const link = await page.getByRole('link', { name: 'Link to this comparison' }).getAttribute('href');
  const colleague = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await colleague.goto(link ?? '');
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('A comparison shared with you');
  await expect(heads(colleague)).toHaveCount(5);
  await expect(colleague.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect(banner(colleague).getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
  await colleague.context().close();

  await page.getByRole('cell').getByRole('button').first().click();
  await expect(banner(page).getByRole('link', { name: /^Basket, / })).toBeVisible();

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(heads(page)).toHaveCount(5);
});

test('the keys c and f mark the focused row; the 21st product gives an error message', async ({ page, context }) => {
  await page.goto(brand);
  const row = rows(page).first();
  // Press the key again until it has an effect, because keyboard shortcuts work only after hydration.
  await expect(async () => {
    await row.getByRole('link').focus();
    await page.keyboard.press('c');
    await expect(row.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'true', {
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('f');
  await expect(row.getByRole('button', { name: /favourites/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(row.getByRole('button', { name: /favourites/ })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: /favourites/ })).toHaveAttribute('aria-pressed', 'true');

  const twenty = JSON.stringify(Array.from({ length: 20 }, (_, index) => String(9001 + index)));
  const url = new URL(page.url()).origin;
  await context.addCookies([{ name: 'comparisons', value: encodeURIComponent(twenty), url }]);
  await page.reload();
  await expect(async () => {
    await rows(page).first().getByRole('link').focus();
    await page.keyboard.press('c');
    await expect(page.getByText(/Twenty products are compared already/)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a guest’s favourites are kept after sign-in, and move to a list with a note', async ({ page }) => {
  await page.goto(brand);
  const names: string[] = [];
  for (const index of [0, 1]) {
    names.push(await rows(page).nth(index).getByRole('link').innerText());
    await rows(page)
      .nth(index)
      .getByRole('button', { name: /favourites/ })
      .click();
  }
  await compareRows(page, 1);
  await banner(page).getByRole('link', { name: 'Favourites: 2' }).click();
  await expect(page.getByText(/Up to 60 products are kept in this browser/)).toBeVisible();

  await signIn(page, freshPhone());
  for (const name of names) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Favourites: 2' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Compare: 1' })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'favs' || name === 'comparisons')).toEqual([]);

  await page.getByText('New list').click();
  await page.getByRole('navigation', { name: 'Lists' }).getByLabel('Name of the list').first().fill('Amplifier');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amplifier');

  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: /^Favourites/ })
    .click();
  await page.getByRole('textbox', { name: `Note: ${names[0]}` }).fill('R1, R2');
  await page.getByRole('textbox', { name: `Note: ${names[0]}` }).blur();
  await page.getByRole('combobox', { name: `Move ${names[0]} to a list` }).selectOption('Amplifier');
  await expect(page.getByRole('main').getByRole('link', { name: names[0] ?? '' })).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Lists' })
    .getByRole('link', { name: /^Amplifier/ })
    .click();
  await expect(page.getByRole('textbox', { name: `Note: ${names[0]}` })).toHaveValue('R1, R2');

  await page.getByRole('button', { name: 'Add all to the basket' }).click();
  await expect(page.getByText('1 line was added to the basket.')).toBeVisible();

  await page.getByTitle('Tell me when it is cheaper').click();
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByTitle('We will tell you when it is cheaper')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the list' }).click();
  await expect(page.getByText('The list was deleted.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amplifier');
});

test('manufacturers are found in Latin and in Cyrillic letters', async ({ page }) => {
  await page.goto('/en/catalog/manufacturers');
  await page.getByRole('searchbox', { name: 'Find a manufacturer' }).fill('тексас');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Texas Instruments/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Texas Instruments');
  const category = page.getByRole('region', { name: 'Categories' }).getByRole('link').first();
  const count = /\d+$/.exec((await category.innerText()).replace(/\D+$/, ''))?.[0] ?? '';
  await category.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(count);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('marks, the comparison and the favourites work by forms', async ({ page }) => {
    await page.goto(brand);
    const names = await compareRows(page, 3);
    const said = page.getByRole('main').getByRole('status');
    await expect(said).toContainText(`${names[2]} is compared, 3 of 20`);
    await rows(page)
      .first()
      .getByRole('button', { name: /favourites/ })
      .click();
    await expect(said).toContainText(`${names[0]} is in favourites`);

    await page.goto('/en/comparison');
    await expect(heads(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Differences only' }).click();
    await expect(page.getByRole('link', { name: 'All rows' })).toBeVisible();
    await page.getByRole('button', { name: `Remove ${names[1]}` }).click();
    await expect(heads(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heads(page)).toHaveCount(3);

    await page.goto('/en/favs');
    await page.getByRole('button', { name: `Remove ${names[0]}` }).click();
    await expect(page.getByText('This list is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Add all to the basket' }).click();
    await expect(page.getByText('1 line was added to the basket.')).toBeVisible();
  });
});
