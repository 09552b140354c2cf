// Jest's stand-in for src/base/i18n/locale-modules.ts: the same files, read from disk.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceKey } from 'i18next';

export const LOCALES_FOLDER = join(__dirname, '../src/locales');

/** Off: no words come. */
export const network = { isOff: false };

export function loadLocale(language: string, namespace: string): Promise<ResourceKey> {
  if (network.isOff) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(
    JSON.parse(readFileSync(join(LOCALES_FOLDER, language, `${namespace}.json`), 'utf8')) as ResourceKey,
  );
}
