// Browser tests over the running product. `npm run e2e`, part of `make test`; E2E_FULL=1 (`make test-full`) is the whole matrix.
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../tools/test/system-tools.mjs';
import { BASE_URL } from './addresses';

const chromium = findTestBrowser();
if (!chromium) throw new Error('No Chromium found: install chromium, or set CHROMIUM_PATH.');

export const isFull = process.env.E2E_FULL === '1';
export const desktop = { viewport: { width: 1280, height: 800 } };
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** They play faults in the one sample server, or kill a process: a run of their own (crawls.config.ts). */
export const CRAWLS = /(?:source-faults|crawler-\w+|[\\/]operators)\.spec\.ts/;
/** Whole lists fill ZIPs that other tests need empty, so they wait until those are done. */
const WHOLE_LISTS = /licensed-homes\.spec\.ts/;
const LATER = [CRAWLS, WHOLE_LISTS];
const widths = isFull ? ['desktop', 'phone', 'tablet'] : ['desktop', 'phone'];
/** Once is enough without E2E_FULL: findings do not depend on the width, and what fits a phone fits everything. */
const onDesktopOnly = isFull
  ? []
  : [
      /(browser-translation|chat|content-security-policy|eligibility|hangul|health-news|insurance-programs|offline|page-shifts|show-card)\.spec\.ts/,
      /(insurance-search|organizations|plans-for-a-zip|prerendered|programs-and-forms|provider-finder|read-aloud|screen-reader|sign-in|dead-ends)\.spec\.ts/,
    ];
/** They set their own width. */
const onPhoneOnly = [/composition\.spec\.ts/, ...(isFull ? [] : [/every-page\.spec\.ts/])];

/**
 * Travels that differ between a phone and a laptop run on both, as their people do: Korean on the phone, English on the laptop;
 * the others in one language. (A test's full name is its project, file, language and title.) That the words of the other
 * language are there is proved on every page, and in the locales.
 */
export const without = (files: string, language: string) =>
  isFull ? [] : [new RegExp(`(?:${files})\\.spec\\.ts ${language} `)];
const ON_BOTH = 'ai-analysis|care-at-home|home|letters|plan-comparison|shell|preferences|zip-search-that-misses';
const onDesktop = [
  ...without(`${ON_BOTH}|organizations|insurance-search|provider-finder|sign-in`, 'ko'),
  ...without('insurance-programs|programs-and-forms', 'en'),
];
const onPhone = without(ON_BOTH, 'en');

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  // A second try would hide a race that a visitor meets.
  retries: 0,
  workers: 2,
  // Against what hangs: a busy machine takes ten times as long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  // The JSON report is for `make test` (tools/test/counts.mjs).
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: BASE_URL,
    // Without --disable-gpu every page is drawn by a graphics card made of software.
    launchOptions: { executablePath: chromium, args: ['--disable-gpu'] },
    actionTimeout: 120_000,
    navigationTimeout: 180_000,
    locale: 'ko-KR',
    timezoneId: 'America/Los_Angeles',
    // Each visit would fetch the offline pages once more; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs an eighth of each visit: request it to find a fault (`--trace retain-on-failure`).
    trace: isFull ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: [...LATER, ...onPhoneOnly], grepInvert: onDesktop, use: desktop },
    { name: 'phone', testIgnore: [...LATER, ...onDesktopOnly], grepInvert: onPhone, use: phone },
    ...(isFull ? [{ name: 'tablet', testIgnore: LATER, use: tablet }] : []),
    {
      name: 'whole-lists',
      testMatch: WHOLE_LISTS,
      grepInvert: without('licensed-homes', 'en'),
      dependencies: widths,
      use: desktop,
    },
  ],
});
