import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** Configuration of `npm run pictures`, which draws the pictures of the README from a separate shop. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.draw.ts',
  timeout: 180_000,
  retries: 0,
  webServer: [],
});
