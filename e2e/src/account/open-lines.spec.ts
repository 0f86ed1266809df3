import { expect, type Page } from '@playwright/test';

import { test, untilAlive } from '../kit/shop.ts';

/**
 * A list of four lines: a known part number, two unknown part numbers whose value and package are known, and an unknown
 * part.
 */
const list = [
  '"Reference","Value","Footprint","Qty","MPN"',
  '"R1-R10","10k","R_0603_1608Metric","10","RC0603FR-0710KL"',
  '"R11,R12","10k","R_0603_1608Metric","2","NOSUCHRES-10K"',
  '"C1","100n","C_0603_1608Metric","1","NOSUCHCAP-100N"',
  '"U1","","SOIC-8","1","NOSUCHPART-9000"',
].join('\r\n');

const rowOf = (page: Page, designators: string) =>
  page.locator('.bom-row').filter({ has: page.getByText(designators, { exact: true }) });

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/cabinet/boms');
  await untilAlive(page);
  const buffer = Buffer.from(list);
  await page.getByLabel('Файл со списком').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await expect(page.locator('.bom-row').first()).toBeVisible({ timeout: 20_000 });
}

test('automatic selection shows its result before and after, and can be undone as a whole', async ({ page }) => {
  await open(page, 'assemble.csv');
  await expect(rowOf(page, 'R11,12')).toContainText('Проверьте');
  await page.getByRole('link', { name: 'Собрать за меня' }).click();
  const dialog = page.getByRole('dialog', { name: 'Собрать за меня' });
  await expect(dialog).toContainText('номера NOSUCHRES-10K в каталоге нет, подобрано по номиналу и корпусу');
  await expect(dialog).toContainText('Без детали остаётся строк: 1');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'R11,12')).not.toContainText('собрано за вас');

  await page.getByRole('link', { name: 'Собрать за меня' }).click();
  await dialog.getByRole('button', { name: /^Собрать на / }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, 'R11,12')).toContainText('собрано за вас');
  await expect(rowOf(page, 'R11,12')).toContainText('Проверьте');
  await expect(rowOf(page, 'C1')).toContainText('собрано за вас');
  await expect(rowOf(page, 'U1')).toContainText('Деталь не выбрана');
  await page.getByText('Что взято и что предположено').click();
  await expect(page.getByText(/номера NOSUCHCAP-100N в каталоге нет/)).toBeVisible();

  await page.getByRole('button', { name: 'Вернуть всё как было' }).click();
  await expect(rowOf(page, 'R11,12')).not.toContainText('собрано за вас');
  await expect(rowOf(page, 'C1')).not.toContainText('собрано за вас');
});

test('a line to check offers its first candidate; shortcuts open the next open line and take its candidate', async ({
  page,
}) => {
  await open(page, 'keys-open.csv');
  const row = rowOf(page, 'R11,12');
  await expect(row.locator('.is-offered')).toBeVisible();
  const offered = (await row.locator('.is-offered a').first().textContent()) ?? '';
  await page.keyboard.press('n');
  await expect(row).toBeFocused();
  await page.keyboard.press('y');
  await expect(row).toContainText('выбрано вами');
  await expect(row.locator('.cell-part a').first()).toHaveText(offered);
  await page.keyboard.press('n');
  await expect(rowOf(page, 'C1')).toBeFocused();
  await page.getByRole('button', { name: 'К следующей открытой' }).click();
  await expect(rowOf(page, 'U1')).toBeFocused();
  await rowOf(page, 'C1')
    .getByRole('button', { name: /^Взять: / })
    .click();
  await expect(rowOf(page, 'C1')).toContainText('выбрано вами');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the preview of automatic selection is on the page; forms apply and undo it', async ({ page }) => {
    await page.goto('/en/cabinet/boms');
    const buffer = Buffer.from(list);
    const file = { name: 'plain-open.csv', mimeType: 'application/octet-stream', buffer };
    await page.getByLabel('File with the list').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(async () => {
      await page.reload();
      await expect(rowOf(page, 'R1-10')).toContainText('Exact', { timeout: 500 });
    }).toPass();
    await page.getByRole('link', { name: 'Choose for me' }).click();
    await page.getByRole('button', { name: /^Take for / }).click();
    await expect(rowOf(page, 'R11,12')).toContainText('assembled for you');
    await page.getByRole('button', { name: 'Undo all of it' }).click();
    await expect(rowOf(page, 'R11,12')).not.toContainText('assembled for you');
  });
});
