import { defineConfig } from '@playwright/test';

import journeys from './playwright.config.ts';

/** npm run pictures: draws the pictures of the README from a shop of its own. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.draw.ts',
  timeout: 180_000,
  retries: 0,
  webServer: [],
});
