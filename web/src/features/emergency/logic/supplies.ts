// What a visitor has ready, as the browser keeps it: ids of libs/content/data/emergency-kits.json.
import { EMERGENCY_KITS } from '@app/content/emergency/emergency-kits';
import type { KitGroup, KitItem } from '@app/content/emergency/emergency-kits';

/** The number is the version of what is kept: another one begins again. */
export const SUPPLIES_KEY = 'emergency-supplies:1';

export const itemsOf = (groups: readonly KitGroup[]): KitItem[] => groups.flatMap(({ items }) => items);

export const ALL_ITEMS = itemsOf(EMERGENCY_KITS.kits.flatMap(({ groups }) => groups));
export const ALL_IDS = ALL_ITEMS.map(({ id }) => id);

/** The first of each group of the home kit: what to pack when the whole list is too much. */
export const FIRST_ITEMS = (EMERGENCY_KITS.kits.find(({ id }) => id === 'home')?.groups ?? []).flatMap(({ items }) =>
  items.slice(0, 1),
);

/** @param text as stored; anything but a list of ids that are known today counts as not kept */
export function readSupplies(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? ALL_IDS.filter((id) => kept.includes(id)) : [];
  } catch {
    return [];
  }
}

export interface SuppliesProgress {
  count: number;
  total: number;
  percent: number;
}

export function progressOf(items: readonly KitItem[], ready: readonly string[]): SuppliesProgress {
  const count = items.filter(({ id }) => ready.includes(id)).length;
  return { count, total: items.length, percent: Math.round((count / items.length) * 100) };
}
