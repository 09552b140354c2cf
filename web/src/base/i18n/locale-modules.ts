// The only file with import.meta.glob (Jest maps it away). Every namespace of every language is its own chunk.
import type { ResourceKey } from 'i18next';

const modules = import.meta.glob<{ default: ResourceKey }>(['../../locales/*/*.json', '!../../locales/ko/common.json']);

/** Loads one namespace of one language. */
export async function loadLocale(language: string, namespace: string): Promise<ResourceKey> {
  const load = modules[`../../locales/${language}/${namespace}.json`];
  if (!load) throw new Error(`no locale file ${language}/${namespace}`);
  return (await load()).default;
}
