import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { test } from './shop.ts';

const screens = [
  '/',
  '/catalog',
  '/catalog/chip-resistors',
  '/catalog/chip-resistors?attrs.package=0603&qty=100',
  '/c/sales',
  '/search?text=RC0603FR-0710KL',
  '/search?text=nothing-like-this',
  '/product/yageo-rc0603fr-0710kl',
  '/basket',
  '/sign-in',
  '/no-such-page',
] as const;

/** Defines tests for one theme: each main screen is accessible, and it fits the narrowest phone. */
export function lookAtScreens(colorScheme: 'light' | 'dark'): void {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const address of screens) {
      test(`${address} has no accessibility violation and fits 360 px`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(address, { waitUntil: 'networkidle' });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(360);
        await page.setViewportSize({ width: 1440, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id} × ${nodes.length}, first ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}
