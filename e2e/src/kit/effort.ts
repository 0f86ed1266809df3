import type { Locator, Page } from '@playwright/test';

/** What a task costs its buyer. */
export interface Effort {
  /** Pressed buttons, links, boxes and keys. */
  readonly presses: number;
  /** Fields that were filled, however long the text is. */
  readonly fields: number;
  /** Pages that were opened, the first included; a page that changes in place stays one. */
  readonly pages: number;
}

export const sumOf = ({ presses, fields, pages }: Effort): number => presses + fields + pages;

/** Acts on a page and counts each act; pages are counted by what the browser opens. */
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
