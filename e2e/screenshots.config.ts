import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** `make screenshots`: the browser tests' own product and browser, for pictures of every page and a contact sheet of each look. */
export default defineConfig({
  ...config,
  outputDir: '../test-results/screenshots-run',
  timeout: 300_000,
  // Slow machines get pictures too.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: { ...config.use, screenshot: 'off', trace: 'off' },
  projects: [
    // Teardown, not dependent: a page that failed leaves a gap in the sheets, the others are shown all the same.
    { name: 'pictures', testMatch: /screenshots\.ts$/, teardown: 'sheets' },
    { name: 'sheets', testMatch: /contact-sheets\.ts$/ },
  ],
  workers: 2,
});
