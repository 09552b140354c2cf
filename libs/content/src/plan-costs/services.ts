// Every service of a Plan Compare page: its stable id, our names for it, and where the page has it. Pure.
import { type PlanCostTexts, type PlanServiceId } from '@app/contracts/http/plan-costs';
import planServices from '../../data/plan-services.json';
import type { PlanService, ServiceGroup, ServiceSection } from './service';

const SECTIONS = planServices as readonly ServiceSection[];
/** The page's own caption goes on with the pharmacy and the supply. */
const DRUG_TIERS = 'Costs by drug tier';

const SERVICES = new Map<PlanServiceId, PlanService>(
  SECTIONS.flatMap(({ group, unit = 'use', rows }) =>
    rows.map(({ id, ko, en }) => [id, { group, unit, label: { ko, en } }] as const),
  ),
);

/** @throws Error for an id without a row in the tables; a test asks for every id */
export function planService(id: PlanServiceId): PlanService {
  const service = SERVICES.get(id);
  if (!service) throw new Error(`no service ${id}`);
  return service;
}

/** Ids of a group in the order of the tables. */
export const servicesOf = (group: ServiceGroup): PlanServiceId[] =>
  [...SERVICES].filter(([, service]) => service.group === group).map(([id]) => id);

const rowKey = (section: string, row: string): string => `${section}\n${row}`;
const BY_ROW = new Map(SECTIONS.flatMap(({ section, rows }) => rows.map(({ id, row }) => [rowKey(section, row), id])));
/** "Costs by drug tier - Standard retail pharmacy drug cost for 1 month" */
const TIERS = /^Costs by drug tier - (.+) drug cost for (.+)$/;

/** Tables of a page that state no cost. */
const NO_COSTS: readonly string[] = ['Contact Information'];

/** Between rows: the values hold commas and semicolons of their own. */
const BETWEEN_ROWS = ' · ';

/**
 * The page's tables -> source texts by service. Of the pharmacies, the first that the page shows; a row that we have no id for
 * is kept as it stands (`unlisted`).
 */
export function readCosts(sections: Readonly<Record<string, Readonly<Record<string, string>>>>): PlanCostTexts {
  const texts: PlanCostTexts = {};
  const unlisted: string[] = [];
  let hasTiers = false;
  for (const [section, rows] of Object.entries(sections)) {
    if (NO_COSTS.includes(section)) continue;
    const [, pharmacy, supply] = TIERS.exec(section) ?? [];
    if (pharmacy && hasTiers) continue;
    hasTiers ||= pharmacy !== undefined;
    for (const [row, text] of Object.entries(rows)) {
      const id = BY_ROW.get(rowKey(pharmacy ? DRUG_TIERS : section, row));
      if (id) texts[id] = pharmacy ? `${pharmacy}, ${supply}: ${text}` : text;
      else unlisted.push(`${row}: ${text}`);
    }
  }
  return unlisted.length > 0 ? { ...texts, unlisted: unlisted.join(BETWEEN_ROWS) } : texts;
}
