import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

import { signIn, test, untilAlive } from '../kit/shop.ts';

/**
 * A list as KiCad exports it. One quantity contradicts its designators, one part is unknown, and one line is not
 * fitted.
 */
const kicad = [
  '"Reference","Value","Footprint","Qty","MPN","Manufacturer","DNP"',
  '"R1-R10","10k","Resistor_SMD:R_0603_1608Metric","10","RC0603FR-0710KL","Yageo",""',
  '"C1,C2,C3","100n","Capacitor_SMD:C_0603_1608Metric","4","","",""',
  '"U1","","Package_SO:SOIC-8","1","NOSUCHPART-9000","Acme",""',
  '"R11","4k7","Resistor_SMD:R_0805_2012Metric","1","","","DNP"',
].join('\r\n');

/** A Russian list of elements, with a maker's part number in the notes column. */
const elements = [
  'Поз. обозначение;Наименование;Кол.;Примечание',
  'R1, R2;Деталь первая;2;RC0603FR-0710KL',
  'R3...R5;Резистор SMD 0805 4,7 кОм 1%;3;',
].join('\r\n');

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
});

const rowOf = (page: Page, designators: string) =>
  page.locator('.bom-row').filter({ has: page.getByText(designators, { exact: true }) });

/** Uploads a file as a parts list and waits until the lines are matched. */
async function upload(page: Page, name: string, content: string): Promise<void> {
  await page.goto('/cabinet/boms');
  await untilAlive(page);
  await page.getByLabel('Файл со списком').setInputFiles(fileOf(name, content));
  await expect(page.locator('.bom-row').first()).toBeVisible({ timeout: 20_000 });
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id} × ${nodes.length}, first ${nodes[0]?.html}`)).toEqual([]);
}

test('a KiCad list becomes a batch of 25 boards in the basket, one line with a replacement', async ({ page }) => {
  await upload(page, 'board.csv', kicad);
  await expect(rowOf(page, 'R1-10')).toContainText('Точно');
  await expect(rowOf(page, 'R1-10')).toContainText('номер и производитель совпали');
  await expect(rowOf(page, 'C1-3')).toContainText('Количество 4, а обозначений 3');
  await expect(rowOf(page, 'U1')).toContainText('Не найдено');
  await expect(rowOf(page, 'U1')).toContainText(/Номера .* в каталоге нет/);
  await expect(page.getByRole('region', { name: 'Итоги' })).not.toContainText('Готово к отправке');
  await expect(page.getByText(/^В корзину не попадут строки: 3 из 4/).first()).toBeVisible();

  await page.getByLabel('Плат «board»').fill('25');
  await page.getByLabel('Запас на потери').selectOption('ручной монтаж');
  await expect(rowOf(page, 'R1-10')).toContainText('10 × 25 = 250');
  await expect(rowOf(page, 'R1-10')).toContainText(/запас [1-9]/);

  await rowOf(page, 'R1-10')
    .getByRole('link', { name: /R1-10$/ })
    .click();
  const fitting = page.getByRole('region', { name: 'Строка R1-10' });
  await fitting
    .getByRole('button', { name: /^Выбрать / })
    .first()
    .click();
  await expect(rowOf(page, 'R1-10')).toContainText('выбрано вами');
  await expect(rowOf(page, 'R1-10')).toContainText(/RC0603FR-0710KL → /);
  const chosen = (await rowOf(page, 'R1-10').locator('.cell-part a').first().textContent()) ?? '';
  expect(chosen).not.toBe('RC0603FR-0710KL');

  await page.getByRole('region', { name: 'Итоги' }).getByRole('button', { name: 'В корзину' }).click();
  const dialog = page.getByRole('dialog', { name: 'В корзину' });
  await expect(dialog.getByRole('radio', { name: 'Точные и те, что вы взяли' })).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Куда' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'В корзину' }).click();
  await expect(page.getByText(/Осталось в списке строк: 2\./).first()).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Открыть корзину' }).first().click();
  const stayed = page.getByText(/^Строк списка «.*» не в корзине: 2\./);
  await expect(stayed.getByRole('link', { name: 'Показать их' })).toHaveAttribute(
    'href',
    /\/cabinet\/boms\/[^/]+\?status=/,
  );
  await expect(page.getByRole('textbox', { name: `Примечание: ${chosen}` })).toHaveValue('R1-10');
});

test('the sample list opens with one click', async ({ page }) => {
  await page.goto('/c/bom');
  await page.getByRole('button', { name: 'Попробовать на примере' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пример списка');
  await expect(rowOf(page, 'R1-4,7')).toContainText('Точно');
});

test('a column of a Russian element list is corrected by hand', async ({ page }) => {
  await upload(page, 'Перечень.csv', elements);
  await expect(rowOf(page, 'R1,2')).not.toContainText('Точно');
  await expect(rowOf(page, 'R3-5')).toContainText('по параметрам');

  await page.getByRole('link', { name: 'Как прочитан файл' }).click();
  await expect(page.getByText('Прочитано строк: 2. Не строки списка: 1.')).toBeVisible();
  await page.getByLabel('Что в столбце Примечание').selectOption('Номер производителя');
  await page.getByRole('button', { name: 'Прочитать список' }).click();
  await expect(rowOf(page, 'R1,2')).toContainText('Точно');
  await expect(rowOf(page, 'R1,2')).toContainText('RC0603FR-0710KL');
});

test('revision B shows the additional parts to buy', async ({ page }) => {
  await upload(page, 'rev-a.csv', kicad);
  await page.getByRole('button', { name: 'Настройки' }).click();
  const more = kicad.replace('"R1-R10"', '"R1-R12"').replace('"10","RC0603', '"12","RC0603');
  await page
    .getByRole('dialog', { name: 'Настройки' })
    .getByLabel('Файл со списком')
    .first()
    .setInputFiles(fileOf('rev-b.csv', more));
  await page.getByRole('link', { name: 'Разница 1 → 2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Разница редакций');
  const row = page.getByRole('row').filter({ hasText: 'RC0603FR-0710KL' });
  await expect(row).toContainText('RC0603FR-0710KL × 10');
  await expect(row).toContainText('RC0603FR-0710KL × 12');
  await expect(row).toContainText('+2');
  await page.getByRole('button', { name: 'Недостающее в корзину' }).click();
  await expect(page.getByText('1 позиция в корзине')).toBeVisible();
});

test('a guest’s list belongs to the account after sign-in', async ({ page, request }) => {
  await upload(page, 'guest.csv', kicad);
  const address = page.url();
  await expect(page.getByText('Списки хранятся в этом браузере 30 дней.')).toBeVisible();
  await page.goto('/sign-in');
  await untilAlive(page);
  await signIn(page, request);
  await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
  await page.goto('/cabinet/boms');
  await page.getByRole('link', { name: 'guest', exact: true }).click();
  await expect(page).toHaveURL(address);
  await expect(rowOf(page, 'R1-10')).toBeVisible();
  await expect(page.getByText('Списки хранятся в этом браузере 30 дней.')).toHaveCount(0);
});

test('a picture is refused as a parts list, and nothing of it is stored', async ({ page }) => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
  await page.goto('/cabinet/boms');
  await untilAlive(page);
  await page.getByLabel('Файл со списком').setInputFiles(fileOf('list.csv', png));
  await expect(page.getByText('Это картинка.')).toBeVisible();
  await expect(page.getByText('Из файла ничего не сохранено.')).toBeVisible();
});

test('the whole list by keyboard', async ({ page }) => {
  await upload(page, 'keys.csv', kicad);
  await untilAlive(page);
  await page.keyboard.press('j');
  await expect(page.locator('.bom-row').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.bom-row').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const fitting = page.getByRole('region', { name: 'Строка R1-10' });
  await expect(fitting.getByRole('textbox', { name: 'Искать в каталоге' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(fitting).toHaveCount(0);
  await expect(page.locator('.bom-row').first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(rowOf(page, 'R1-10')).toContainText('Исключено');
  await page.getByRole('status').getByRole('button', { name: 'Вернуть' }).click();
  await expect(rowOf(page, 'R1-10')).toContainText('Точно');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Найти в списке' })).toBeFocused();
  await page.keyboard.type('U1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bom-row')).toHaveCount(1);
});

/** Returns the text that a visitor without an account sees under the link. */
async function seenBy(browser: Browser, link: string): Promise<string> {
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await stranger.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('shared');
  const text = (await page.getByRole('main').textContent()) ?? '';
  await stranger.close();
  return text;
}

test('a list is shared with or without prices', async ({ page, browser }) => {
  await upload(page, 'shared.csv', kicad);
  const sheet = page.getByRole('dialog', { name: 'Поделиться' });
  const link = sheet.getByLabel('Ссылка на список');
  await page.getByRole('button', { name: 'Поделиться' }).click();
  await sheet.getByRole('button', { name: 'Ссылка без цен' }).click();
  await expect(sheet.getByText(/^без цен/)).toBeVisible();
  const bare = await seenBy(browser, await link.inputValue());
  expect(bare).toContain('RC0603FR-0710KL');
  expect(bare).not.toContain('₽');
  await sheet.getByRole('button', { name: 'Ссылка с ценами' }).click();
  await expect(sheet.getByText(/^с ценами/)).toBeVisible();
  expect(await seenBy(browser, await link.inputValue())).toContain('₽');
});

test('a long list renders its visible rows, down to the last line', async ({ page }) => {
  const lines = Array.from({ length: 1500 }, (_, at) => `"R${at + 1}","10k","R_0603_1608Metric","1","","",""`);
  await upload(page, 'long.csv', [kicad.split('\r\n')[0], ...lines].join('\n'));
  await page.getByLabel('Складывать одинаковые').uncheck();
  await expect(page.getByRole('table', { name: 'Строки списка' })).toHaveAttribute('aria-rowcount', '1501');
  // Scroll until the last row is there. The end of the page moves, because a row has its height only once it is
  // rendered.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(rowOf(page, 'R1500')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(await page.locator('.bom-body').count()).toBeLessThan(120);
});

test(
  'lists, mapping and workbench have no accessibility violation in both themes and fit 360 px',
  { tag: '@long' },
  async ({ page }) => {
    await upload(page, 'axe.csv', kicad);
    const base = new URL(page.url()).pathname;
    for (const address of [
      '/c/bom',
      '/cabinet/boms',
      '/cabinet/boms/own-stock',
      `${base}?row=1`,
      `${base}/mapping?board=0`,
    ]) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address, { waitUntil: 'networkidle' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(360);
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page);
      }
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is uploaded by a form; a line is excluded and restored', async ({ page }) => {
    await page.goto('/en/cabinet/boms');
    await page.getByLabel('File with the list').setInputFiles(fileOf('plain.csv', kicad));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL(/\/en\/cabinet\/boms\/[\w-]{22}/);
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, 'R1-10')).toContainText('Exact', { timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: 'Exclude: R1-10' }).click();
    await expect(rowOf(page, 'R1-10')).toContainText('Excluded');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(rowOf(page, 'R1-10')).toContainText('Exact');
    await page.getByRole('link', { name: /: C1-3$/ }).click();
    await expect(page.getByRole('region', { name: 'Line C1-3' })).toBeVisible();
  });
});

test('the parameter `boms` leads to the lists, and never away', async ({ page }) => {
  await page.goto('/en/catalog?boms');
  await expect(page).toHaveURL(/\/en\/cabinet\/boms$/);
  await page.goto('/?boms=https://evil.example');
  expect(new URL(page.url()).pathname).toBe('/cabinet/boms');
});
