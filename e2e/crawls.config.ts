import { defineConfig } from '@playwright/test';
import config, { CRAWLS, desktop, isFull, without } from './playwright.config';

process.env['E2E_COPY'] = 'crawls';

/**
 * Travels behind which crawls run: one by one, on a copy of the product of their own. They wait more than they work, so `make test`
 * runs them next to the integration tests.
 */
const inOneLanguage = [
  ...without('source-faults|crawler-dashboard|crawler-faults|crawler-sources', 'en'),
  // crawler-operators too.
  ...without('operators', 'ko'),
];
/** The other faults: providers.int.test.ts takes each to its failure, crawl-notice.test.tsx each failure to its sentence. */
const otherFaults = isFull ? [] : [/source-faults\.spec\.ts \w+ (?:http-500|hang|error-in-200|half-body) /];

export default defineConfig({
  ...config,
  outputDir: '../test-results/e2e-crawls',
  workers: 1,
  use: { ...config.use, ...desktop },
  projects: [
    {
      name: 'crawls',
      testMatch: CRAWLS,
      testIgnore: /[\\/]operators\.spec\.ts/,
      grepInvert: [...inOneLanguage, ...otherFaults],
    },
    // A second copy of the product runs, and has just started.
    { name: 'operators', testMatch: /[\\/]operators\.spec\.ts/, grepInvert: inOneLanguage, dependencies: ['crawls'] },
  ],
});
