import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { untilAlive } from './kit/shop.ts';
import { openWholeShop, type WholeShop } from './kit/whole-shop.ts';

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

/** Maximum size of a picture in the README, in bytes. The test scripts/readme.test.ts checks it too. */
const bytesMax = 60_000;

/** Saves the visible part of the page as a WebP file, in the best quality that is within the size limit. */
async function draw(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const browser = await page.context().newCDPSession(page);
  for (const quality of [90, 80, 70, 60, 50, 40]) {
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > bytesMax) continue;
    writeFileSync(join(folder, `${name}.webp`), picture);
    return;
  }
  throw new Error(`${name}: expected a picture of at most ${bytesMax} bytes`);
}

/** Returns a page for the same person in a browser set to English. Its window has the size of the pictures. */
async function inEnglish(browser: Browser, base: string, person: BrowserContext): Promise<Page> {
  const context = await browser.newContext({
    baseURL: base,
    locale: 'en-US',
    colorScheme: 'light',
    viewport: {
      width: 1200,
      height: 750,
    },
    storageState: await person.storageState(),
  });
  return context.newPage();
}

const board = [
  'Reference;Value;Footprint;Qty;MPN',
  'R1-R4;10k;R_0603_1608Metric;4;RC0603FR-0710KL',
  'C1,C2,C5;100n X7R;C_0603_1608Metric;3;',
  'U1;;SOIC-8;1;NE555DR',
  'R5;10k 1%;R_0603_1608Metric;1;',
  'U2;;SOT-23;1;NOSUCHPART-9000',
].join('\n');

async function drawParts(page: Page): Promise<void> {
  await page.goto('/en/catalog/chip-resistors?attrs.tolerance=1&qty=100');
  await expect(page.getByRole('row').filter({ hasText: 'Yageo' }).first()).toBeVisible();
  await draw(page, 'category');
  await page.goto('/en/cabinet/boms', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Or paste rows' }).fill(board);
  await page.getByRole('button', { name: 'Find the parts' }).click();
  await expect(page.locator('.bom-row')).toHaveCount(5, { timeout: 30_000 });
  await untilAlive(page);
  await page.getByLabel(/^Boards/).fill('25');
  await page.getByLabel('Attrition').selectOption('by hand');
  await expect(page.locator('.bom-row').first()).toContainText('4 × 25');
  await page
    .getByText(/ of 5 lines will not be ordered/)
    .first()
    .evaluate((line) => line.scrollIntoView());
  await draw(page, 'parts-list');
}

async function drawOffice(page: Page, { officePages }: WholeShop): Promise<void> {
  const order = officePages.find((path) => /\/orders\/\d\d-\d{6}$/.test(path)) ?? '';
  await page.goto(order, { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog').getByText('Goods', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await draw(page, 'back-office');
}

test('pictures of the README', async ({ browser }) => {
  mkdirSync(folder, { recursive: true });
  const shop = await openWholeShop(browser);
  try {
    await drawParts(await inEnglish(browser, shop.base, shop.customer));
    await drawOffice(await inEnglish(browser, shop.base, shop.office), shop);
  } finally {
    await shop.end();
  }
});
