import type { BilingualText } from '@app/contracts/http/errors';
import type { CostUnit, PlanServiceId } from '@app/contracts/http/plan-costs';

/** Where a service stands on a screen, in the order of the screen. */
export const SERVICE_GROUPS = [
  'money',
  'visits',
  'hospital',
  'drugs',
  'tests',
  'therapy',
  'mental',
  'equipment',
  'dental',
  'vision',
  'hearing',
  'extras',
  'special',
] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

/** Rows of one table of a Plan Compare page, from data/plan-services.json; without a section: rows we have no id for. */
export interface ServiceSection {
  section: string;
  group: ServiceGroup;
  /** What an amount without a unit of its own means; `use` when absent. */
  unit?: CostUnit;
  /** `row`: the page's own words; `ko`, `en`: ours. */
  rows: readonly { id: PlanServiceId; row: string; ko: string; en: string }[];
}

export interface PlanService {
  group: ServiceGroup;
  unit: CostUnit;
  label: BilingualText;
}
