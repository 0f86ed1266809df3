import type { Locator, Page } from '@playwright/test';

/** How much a buyer has to do for a task. */
export interface Effort {
  /** Pressed buttons, links, boxes and keys. */
  readonly presses: number;
  /** Filled fields. The length of the text does not count. */
  readonly fields: number;
  /** Opened pages, including the first. A page counts when the path of the address changes. */
  readonly pages: number;
}

export const sumOf = ({ presses, fields, pages }: Effort): number => presses + fields + pages;

/** Acts on a page and counts each action. `spent` returns the counts so far. */
export interface CountedPage {
  readonly open: (path: string) => Promise<void>;
  readonly press: (locator: Locator) => Promise<void>;
  readonly key: (locator: Locator, key: string) => Promise<void>;
  readonly type: (locator: Locator, text: string) => Promise<void>;
  readonly spent: () => Effort;
}

export function counted(page: Page): CountedPage {
  let [presses, fields, pages] = [0, 0, 0];
  let path = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, origin } = new URL(frame.url());
    if (path !== origin + pathname) pages += 1;
    path = origin + pathname;
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    press: async (locator) => {
      await locator.click();
      presses += 1;
    },
    key: async (locator, key) => {
      await locator.press(key);
      presses += 1;
    },
    type: async (locator, text) => {
      await locator.fill(text);
      fields += 1;
    },
    spent: () => ({ presses, fields, pages }),
  };
}
