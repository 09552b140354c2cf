import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The browser tests' own product and browser, for pictures of every page (screenshots.ts). */
export default defineConfig({
  ...config,
  testMatch: /screenshots\.ts$/,
  timeout: 120_000,
  projects: [{ name: 'pictures' }],
});
