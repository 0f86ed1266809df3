import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { openWholeShop, type WholeShop } from '../kit/whole-shop.ts';

// Both tests share one shop, in sequence.
test.describe.configure({ mode: 'default' });

/** Window widths at which no page may scroll sideways (interface). */
const widths = [360, 390, 768, 1440, 1920] as const;
const looked: readonly number[] = [390, 1440];
const themes = ['light', 'dark'] as const;

/** Undefined = the shop could not be opened. */
let opened: WholeShop | undefined;

function shopNow(): WholeShop {
  if (opened === undefined) throw new Error('expected an open shop, got none');
  return opened;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  opened = await openWholeShop(browser);
});

test.afterAll(() => opened?.end());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns axe's findings on the page. A theme only changes colours, so the second theme is only checked for colours.
 */
async function violationsOf(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  // Legacy mode is faster: pages have no frames, so results need not be merged in a separate page.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => {
    const first = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id} × ${nodes.length}: ${first.join(' | ')}`;
  });
}

/**
 * Returns the width of the document once it fits or has stopped changing, because late content may change the layout.
 */
async function widthOf(page: Page, width: number): Promise<number> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(measure, { timeout: 5_000 })
    .toBeLessThanOrEqual(width)
    .catch(() => null);
  return measure();
}

/**
 * Returns every fault of one screen: axe findings in both themes, sideways scrolling, positive tabindex, browser
 * errors.
 */
async function faultsOf(page: Page, address: string): Promise<readonly string[]> {
  const faults = new Set<string>();
  page.on('console', (message) => {
    // The console also reports the page's own status 404 or 410.
    const isOfPage = message.location().url === page.url();
    if (message.type() === 'error' && !isOfPage) faults.add(`console: ${message.text()} ${message.location().url}`);
  });
  // No request to other sites before the visitor consents (T36).
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== shopNow().base) faults.add(`asks ${origin}`);
  });
  page.on('pageerror', (error) => faults.add(`console: ${error.message}`));
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await widthOf(page, width);
    if (wide > width) faults.add(`${width} px: ${wide} px wide`);
    if (!looked.includes(width)) continue;
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      for (const fault of await violationsOf(page, colorScheme)) faults.add(`${width} px, ${colorScheme}: ${fault}`);
    }
  }
  const jumps = await page.locator('[tabindex]:not([tabindex="0"]):not([tabindex^="-"])').count();
  if (jumps > 0) faults.add(`${jumps} positive tabindex`);
  return [...faults];
}

async function lookAt(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  test.setTimeout(addresses.length * 30_000);
  const all: string[] = [];
  for (const address of addresses) {
    const page = await context.newPage();
    const faults = await faultsOf(page, address);
    all.push(...faults.map((fault) => `${address}: ${fault}`));
    process.stdout.write(`${address} ${faults.length === 0 ? 'ok' : `\n  ${faults.join('\n  ')}`}\n`);
    await page.close();
  }
  expect(all).toEqual([]);
}

test('every page of the site is accessible, in both themes and at every width', () =>
  lookAt(shopNow().customer, shopNow().pages));

test('so does every screen of the back office', () => lookAt(shopNow().office, shopNow().officePages));
