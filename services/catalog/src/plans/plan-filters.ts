// The filters of a request for plans as SQL conditions. One place, so that a list, its count and a search agree.
import { ALL_COUNTIES, type PlanBenefit, type PlanCategory, type PlanType } from '@app/contracts/http/plans';
import type { Origin } from '@app/contracts/http/provenance';
import type { ParsedQuery } from '@app/content/matching/query';
import { isSoldInCalifornia } from '@app/database/shown-plans';
import type { SqlParameters } from '../sql-parameters';
import type { Carrier } from './carrier-match';
import { wordConditions } from './plan-words';

export interface PlanFilters {
  types?: readonly PlanType[];
  category?: PlanCategory;
  /** One of these. */
  carriers?: readonly Carrier[];
  /** Sold in one of these (without "County") or in the whole state; none: sold nowhere. */
  counties?: readonly string[];
  /** null: plans of every year, only together with ids. */
  year: number | null;
  /** Dollars a month. A plan whose premium is unknown is not cheaper than anything. */
  maxPremium?: number;
  /** The plan has to state all of these. */
  benefits?: readonly PlanBenefit[];
  /** Exactly these, of whatever year. */
  ids?: readonly string[];
  /** With one of these numbers, in all their segments: `H0543-204`. */
  numbers?: readonly string[];
  origin?: Origin;
  /** Words that every plan must match. */
  text?: ParsedQuery;
}

/** Conditions joined by AND; `r` is guide.insurance_plans. Plans of another state are stored, and not for this guide. */
export function planConditions(filters: PlanFilters, parameters: SqlParameters): string[] {
  const { types, category, year, maxPremium, ids, numbers, origin } = filters;
  const conditions = ['r.is_active', soldIn(filters.counties, parameters)];
  if (year !== null) conditions.push(`r.plan_year = ${parameters.add(year)}`);
  if (types?.length === 1) conditions.push(`r.type = ${parameters.add(types[0])}`);
  else if (types) conditions.push(`r.type = ANY (${parameters.add(types)}::text[])`);
  if (origin) conditions.push(`r.origin = ${parameters.add(origin)}`);
  if (category) conditions.push(`r.category = ${parameters.add(category)}`);
  if (maxPremium !== undefined) conditions.push(`r.monthly_premium <= ${parameters.add(maxPremium)}::numeric`);
  if (ids) conditions.push(`r.id = ANY (${parameters.add(ids)}::text[])`);
  if (numbers) conditions.push(`r.contract_id || '-' || r.plan_id = ANY (${parameters.add(numbers)}::text[])`);
  conditions.push(...carrierConditions(filters, parameters));
  for (const benefit of filters.benefits ?? []) conditions.push(coversSql(benefit, parameters));
  if (filters.text) conditions.push(...textConditions(filters.text, parameters));
  return conditions;
}

function soldIn(counties: PlanFilters['counties'], parameters: SqlParameters): string {
  if (counties?.length === 0) return 'false';
  if (!counties) return isSoldInCalifornia('r');
  return isSoldInCalifornia('r', `sold.county = ANY (${parameters.add([...counties, ALL_COUNTIES])}::text[])`);
}

function carrierConditions({ carriers }: PlanFilters, parameters: SqlParameters): string[] {
  if (!carriers) return [];
  return [
    `EXISTS (SELECT 1 FROM jsonb_to_recordset(${parameters.add(JSON.stringify(carriers))}::jsonb)
       AS wanted (carrier text, "parentOrganization" text, "contractName" text)
      WHERE r.carrier = wanted.carrier AND r.parent_organization IS NOT DISTINCT FROM wanted."parentOrganization"
        AND r.contract_name IS NOT DISTINCT FROM wanted."contractName")`,
  ];
}

/** Drug coverage is also known of plans whose benefits have not been read. */
function coversSql(benefit: PlanBenefit, parameters: SqlParameters): string {
  const stated = `r.benefits @> ${parameters.add(JSON.stringify({ [benefit]: { isCovered: true } }))}::jsonb`;
  return benefit === 'prescription' ? `(${stated} OR r.has_drug_coverage)` : stated;
}

/** Words without any meaning (only punctuation) match nothing rather than everything. */
function textConditions(text: ParsedQuery, parameters: SqlParameters): string[] {
  if (text.tokens.length === 0 && !text.zip) return ['false'];
  return wordConditions(text, parameters);
}
