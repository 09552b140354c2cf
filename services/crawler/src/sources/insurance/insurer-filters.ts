// The insurers an operator can read on their own: filters on the one Landscape file. Parents and brands change with
// sales: this list is the place to change. Facts: docs/facts/sources.md#insurers, counts of 2026.
import type { PlanSourceId } from '@app/contracts/http/crawl-sources';

export interface InsurerFilter {
  parentOrganization: string;
  /** The plan's name holds this word (AARP lends its name; UnitedHealth is the insurer). */
  planNameHolds?: string;
  contractNameStarts?: string;
}

export const INSURER_FILTERS: Readonly<Record<PlanSourceId, InsurerFilter | null>> = {
  insurance: null,
  kaiser: { parentOrganization: 'Kaiser Foundation Health Plan, Inc.' },
  anthem: { parentOrganization: 'Elevance Health, Inc.' },
  aarp: { parentOrganization: 'UnitedHealth Group, Inc.', planNameHolds: 'AARP' },
  healthnet: { parentOrganization: 'Centene Corporation', contractNameStarts: 'HEALTH NET' },
};

/** Case and runs of spaces do not count. The SQL of the importer folds in the same way. */
const foldName = (name: string | null): string => (name ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

export function passesFilter(
  filter: InsurerFilter | null,
  plan: { parentOrganization: string | null; contractName: string | null; name: string },
): boolean {
  if (filter === null) return true;
  const { parentOrganization, planNameHolds, contractNameStarts } = filter;
  return (
    foldName(plan.parentOrganization) === foldName(parentOrganization) &&
    (planNameHolds === undefined || foldName(plan.name).includes(foldName(planNameHolds))) &&
    (contractNameStarts === undefined || foldName(plan.contractName).startsWith(foldName(contractNameStarts)))
  );
}

/** Folds a name in SQL as `foldName` does. */
const folded = (column: string): string => `lower(btrim(regexp_replace(coalesce(${column}, ''), '\\s+', ' ', 'g')))`;

/** Condition on `guide.insurance_plans p` that a row is of this source: of the insurer, or any for `insurance`. */
export function storedPlansOf(source: PlanSourceId, parameters: unknown[]): string {
  const filter = INSURER_FILTERS[source];
  if (!filter) return 'true';
  const add = (value: string): string => `$${parameters.push(foldName(value))}::text`;
  const conditions = [`${folded('p.parent_organization')} = ${add(filter.parentOrganization)}`];
  if (filter.planNameHolds) conditions.push(`position(${add(filter.planNameHolds)} in ${folded('p.name')}) > 0`);
  if (filter.contractNameStarts) {
    conditions.push(`starts_with(${folded('p.contract_name')}, ${add(filter.contractNameStarts)})`);
  }
  return conditions.join(' AND ');
}
