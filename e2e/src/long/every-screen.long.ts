import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { openWholeShop, type WholeShop } from '../kit/whole-shop.ts';

// The tests of this file share one shop and run one after the other.
test.describe.configure({ mode: 'default' });

/** Window widths in pixels at which no page may scroll sideways. At the widths in `looked`, axe checks the page too. */
const widths = [360, 390, 768, 1440, 1920] as const;
const looked: readonly number[] = [390, 1440];
const themes = ['light', 'dark'] as const;

/** The shop of this file. Undefined = it could not be started. */
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
 * Returns the accessibility violations that axe finds on the page. In the dark theme only contrast is checked, because
 * a theme changes only colours.
 */
async function violationsOf(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  // Legacy mode is faster: it merges no results of frames, and the pages have no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => {
    const first = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id} × ${nodes.length}: ${first.join(' | ')}`;
  });
}

/**
 * Returns the width of the document in pixels. Content that loads late may change the layout, so it waits up to 5 s for
 * the document to fit into `width`.
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
 * Returns all faults of one screen: accessibility violations in both themes, sideways scrolling, positive tabindex,
 * errors in the browser's console, and requests to other sites.
 */
async function faultsOf(page: Page, address: string): Promise<readonly string[]> {
  const faults = new Set<string>();
  page.on('console', (message) => {
    // For a page with status 404 or 410, the console reports the status as an error. That is no fault.
    const isOfPage = message.location().url === page.url();
    if (message.type() === 'error' && !isOfPage) faults.add(`console: ${message.text()} ${message.location().url}`);
  });
  // Without consent, the page must not request anything from another site (T36).
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

test('every screen of the back office is accessible, in both themes and at every width', () =>
  lookAt(shopNow().office, shopNow().officePages));
