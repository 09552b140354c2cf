// Before every web test: i18n in Korean with every namespace, a clean page, and no network.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { startI18n } from '../src/base/i18n/i18n';
import { LOCALES_FOLDER } from './locale-modules';

// A test may share two cores with a database and a browser: slow is not wrong.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(async () => {
  await startI18n();
  // Tests ask for words as the locale files write them; where their lines hold together has a test of its own.
  i18next.options.postProcess = false;
  const namespaces = readdirSync(join(LOCALES_FOLDER, 'ko')).map((file) => file.replace('.json', ''));
  await i18next.loadNamespaces(namespaces);
});

// jsdom measures no navigation.
performance.getEntriesByType ??= () => [];

beforeEach(async () => {
  window.localStorage.clear();
  delete document.documentElement.dataset.text;
  delete document.documentElement.dataset.easy;
  if (i18next.language !== 'ko') await i18next.changeLanguage('ko');
  window.fetch = (input: RequestInfo | URL) =>
    Promise.reject(new Error(`no network in tests: ${input instanceof Request ? input.url : input.toString()}`));
});
