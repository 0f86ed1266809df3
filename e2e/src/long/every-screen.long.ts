import { AxeBuilder } from '@axe-core/playwright';
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { test } from '../kit/shop.ts';
import { openWholeShop, type WholeShop } from '../kit/whole-shop.ts';

// Both in one shop, one after the other.
test.describe.configure({ mode: 'default' });

/** Widths of a window: no page may be wider (interface). */
const widths = [360, 390, 768, 1440, 1920] as const;
const looked: readonly number[] = [390, 1440];
const themes = ['light', 'dark'] as const;

/** Absent: it could not be opened. */
let opened: WholeShop | undefined;

function shopNow(): WholeShop {
  if (opened === undefined) throw new Error('there is no shop');
  return opened;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(600_000);
  opened = await openWholeShop(browser);
});

test.afterAll(() => opened?.end());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Answers what axe has against the page as it is shown now. A theme changes colours alone, so they alone are asked of the other. */
async function violationsOf(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  // Without frames what was found need not be put together in a page of its own, which takes as long again.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(['color-contrast'])).analyze();
  return violations.map(({ id, nodes }) => {
    const first = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id} × ${nodes.length}: ${first.join(' | ')}`;
  });
}

/** How wide the document is once it fits, or is not going to: what still loads may lay it out anew. */
async function widthOf(page: Page, width: number): Promise<number> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect
    .poll(measure, { timeout: 5_000 })
    .toBeLessThanOrEqual(width)
    .catch(() => null);
  return measure();
}

/** Every fault of one screen: what axe finds in both themes, sideways scroll, positive tabindex, the browser's errors. */
async function faultsOf(page: Page, address: string): Promise<readonly string[]> {
  const faults = new Set<string>();
  page.on('console', (message) => {
    // The answers 404 and 410 of a page are told there too.
    const isOfPage = message.location().url === page.url();
    if (message.type() === 'error' && !isOfPage) faults.add(`console: ${message.text()} ${message.location().url}`);
  });
  // Nobody else is asked before a visitor agreed to it (T36).
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

test('every page of the site keeps nobody out, in both themes and at every width', () =>
  lookAt(shopNow().customer, shopNow().pages));

test('so does every screen of the back office', () => lookAt(shopNow().office, shopNow().officePages));
