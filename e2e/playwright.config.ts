// Browser tests over the running product. `npm run e2e`, part of `make test`; E2E_FULL=1 (`make test-full`) is the whole matrix.
import { defineConfig } from '@playwright/test';
import { findChromium } from '../tools/test/system-tools.mjs';
import { BASE_URL } from './addresses';

const chromium = findChromium();
if (!chromium) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH.');

const isFull = process.env.E2E_FULL === '1';
const desktop = { viewport: { width: 1280, height: 800 } };
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** They play faults in the one sample server all tests read from, or kill a process: one by one, when all others are done. */
const ALONE = /(?:source-faults|crawler-\w+)\.spec\.ts/;
/** Starts a second copy of the product, which wants the machine for itself. */
const OPERATORS = /[\\/]operators\.spec\.ts/;
/** Whole lists fill ZIPs that other tests need empty, so they wait until those are done. */
const WHOLE_LISTS = /licensed-homes\.spec\.ts/;
const LATER = [ALONE, WHOLE_LISTS, OPERATORS];
const widths = isFull ? ['desktop', 'phone', 'tablet'] : ['desktop', 'phone'];
/** Once is enough without E2E_FULL: findings do not depend on the width, and what fits a phone fits everything. */
const onDesktopOnly = isFull
  ? []
  : [
      /(content-security-policy|eligibility|insurance-programs)\.spec\.ts/,
      /(insurance-search|organizations|plans-for-a-zip|provider-finder|sign-in)\.spec\.ts/,
    ];
/** They set their own width. */
const onPhoneOnly = [/composition\.spec\.ts/, ...(isFull ? [] : [/every-page\.spec\.ts/])];

/**
 * Travels that differ between a phone and a laptop run on both, as their people do: Korean on the phone, English on the laptop.
 * (A test's full name is its project, file, language and title.) The pages' own widths are every-page.spec.ts'.
 */
const without = (files: string, language: string) =>
  isFull ? [] : [new RegExp(`(?:${files})\\.spec\\.ts ${language} `)];
const notIn = (language: string) => without('care-at-home|home|shell|preferences|zip-search-that-misses', language);
/** One by one is dear: these travel in one language. That the words of the other are there is proved on every page and in the locales. */
const aloneNotIn = [
  ...without('source-faults|crawler-dashboard|crawler-faults|crawler-sources', 'en'),
  ...without('crawler-operators', 'ko'),
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  // A second try would hide a race that a visitor meets.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['../tools/test/playwright-events.mjs']],
  use: {
    baseURL: BASE_URL,
    launchOptions: { executablePath: chromium },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    locale: 'ko-KR',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: [...LATER, ...onPhoneOnly], grepInvert: notIn('ko'), use: desktop },
    { name: 'phone', testIgnore: [...LATER, ...onDesktopOnly], grepInvert: notIn('en'), use: phone },
    ...(isFull ? [{ name: 'tablet', testIgnore: LATER, use: tablet }] : []),
    { name: 'whole-lists', testMatch: WHOLE_LISTS, dependencies: widths, use: desktop },
    {
      name: 'alone',
      testMatch: ALONE,
      grepInvert: aloneNotIn,
      workers: 1,
      // Behind these screens a crawl takes what the machine has.
      expect: { timeout: 20_000 },
      dependencies: ['whole-lists'],
      use: { ...desktop, actionTimeout: 30_000 },
    },
    // Two copies of the product run, and this one has just started.
    { name: 'operators', testMatch: OPERATORS, expect: { timeout: 20_000 }, dependencies: ['alone'], use: desktop },
  ],
});
