// What to keep ready at home, in the car and at work: /emergency-supplies. Facts: docs/facts/emergency.md, each group names
// its section.
import type { BilingualText } from '@app/contracts/http/errors';
import kits from '../../data/emergency-kits.json';

export const KIT_IDS = ['home', 'vehicle', 'workplace'] as const;
export type KitId = (typeof KIT_IDS)[number];

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface KitItem {
  /** Kept in the visitor's browser: an id never changes its meaning. */
  id: string;
  priority: Priority;
  name: BilingualText;
  description: BilingualText | null;
}

export interface KitGroup {
  id: string;
  name: BilingualText;
  /** Section of docs/facts that names these things. */
  fact: string;
  items: readonly KitItem[];
}

export interface Kit {
  id: KitId;
  name: BilingualText;
  groups: readonly KitGroup[];
}

export interface EmergencyKits {
  /** ISO day. */
  checkedOn: string;
  kits: readonly Kit[];
}

export const EMERGENCY_KITS = kits as EmergencyKits;
