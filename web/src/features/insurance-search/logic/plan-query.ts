// The query of the plan search, as its address holds it: reload, back and a shared link show the same list.
import { PLAN_CATEGORIES, PLAN_LIMITS, PLAN_PATHS, PLAN_SORTS, PLAN_TYPES } from '@app/contracts/http/plans';
import type { PlanBenefit, PlanCategory, PlanSort, PlanType } from '@app/contracts/http/plans';
import { defineQuery } from '@web/shared/address/define-query';
import type { Param } from '@web/shared/address/define-query';
import { CALIFORNIA_COUNTIES } from '@app/content/places/california-counties';
import { choice, flag, oneOf, page, words, zip } from '@web/shared/address/params';
import { withQuery } from '@web/shared/api/api-client';
import { MAX_CHOSEN, PLAN_ID } from '@web/shared/plan-packet/packet';

/** Dollars a month: from over `above` up to `upTo`; the id is in the address and in the locale files. */
export const PREMIUM_BUCKETS = [
  { id: '0-50', above: null, upTo: 50 },
  { id: '51-100', above: 50, upTo: 100 },
  { id: '101-200', above: 100, upTo: 200 },
  { id: '201-up', above: 200, upTo: null },
] as const;
export type PremiumBucketId = (typeof PREMIUM_BUCKETS)[number]['id'];

/** The extra benefits a visitor may ask for, in the specification's order. */
export const FILTER_BENEFITS = [
  'dental',
  'vision',
  'prescription',
  'wellness',
  'transportation',
  'telehealth',
] as const satisfies readonly PlanBenefit[];

/** What a plan is for: drugs next to Original Medicare, all care in one plan, or Medicare and Medi-Cal together. */
export const PLAN_KINDS = ['medicare', 'advantage', 'dual'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export interface PlanFilters {
  premium: PremiumBucketId | null;
  type: PlanType | null;
  category: PlanCategory | null;
  /** '' = all. */
  carrier: string;
  kind: PlanKind | null;
  /** Whole dollars a month; null = any. */
  maxPremium: number | null;
  benefits: readonly PlanBenefit[];
  /** Also plans whose source is silent on a requested benefit. */
  hasUnknown: boolean;
}

/** What the form asks. */
export interface PlanQuestion extends PlanFilters {
  q: string;
  /** '' = all California. */
  zip: string;
  /** Without "County"; counts without a ZIP. */
  county: string;
}

export interface PlanQuery extends PlanQuestion {
  sort: PlanSort;
  /** Ids of the plans to compare, in the order of choosing. */
  chosen: readonly string[];
  /** null = the year in force. */
  year: number | null;
  /** From 1. */
  page: number;
  /** On the comparison: the list is there to choose from, also when two are chosen already. */
  isPicking: boolean;
}

export const NO_FILTERS: PlanFilters = {
  premium: null,
  type: null,
  category: null,
  carrier: '',
  kind: null,
  maxPremium: null,
  benefits: [],
  hasUnknown: false,
};

const listOf = <T extends string>(choose: (requested: string[]) => readonly T[]): Param<readonly T[]> => ({
  empty: [],
  parse: (text) => choose(text.split(',')),
  print: (values) => values.join(','),
});

const text = words(PLAN_LIMITS.maxText);

export const PLAN_QUERY = defineQuery<PlanQuery>(
  {
    q: text,
    zip,
    premium: oneOf(PREMIUM_BUCKETS.map(({ id }) => id)),
    type: oneOf(PLAN_TYPES),
    category: oneOf(PLAN_CATEGORIES),
    carrier: text,
    county: {
      empty: '',
      parse: (value) => (CALIFORNIA_COUNTIES.has(value) ? value : undefined),
      print: (value) => value,
    },
    kind: oneOf(PLAN_KINDS),
    maxPremium: {
      empty: null,
      parse: (value) => (/^\d{1,4}$/.test(value) ? Number(value) : undefined),
      print: (value) => (value === null ? '' : String(value)),
      name: 'upTo',
    },
    benefits: listOf<PlanBenefit>((requested) => FILTER_BENEFITS.filter((benefit) => requested.includes(benefit))),
    hasUnknown: flag('show', 'unknown'),
    sort: choice(PLAN_SORTS, 'premium'),
    chosen: listOf((requested) => [...new Set(requested)].filter((id) => PLAN_ID.test(id)).slice(0, MAX_CHOSEN)),
    year: {
      empty: null,
      parse: (value) => (/^20[2-9]\d$/.test(value) ? Number(value) : undefined),
      print: (year) => String(year ?? ''),
    },
    page,
    isPicking: flag('pick', 'view'),
  },
  (query) => ({
    ...query,
    county: query.zip ? '' : query.county,
    hasUnknown: query.hasUnknown && query.benefits.length > 0,
  }),
);

/** Two or more are side by side, unless somebody goes on choosing. */
export const isComparing = ({ chosen, isPicking }: Pick<PlanQuery, 'chosen' | 'isPicking'>): boolean =>
  chosen.length > 1 && !isPicking;

/** The part of a query that its form asks. */
export const questionOf = ({ sort, chosen, year, page: shown, isPicking, ...question }: PlanQuery): PlanQuestion =>
  question;

/** The call behind a query. The panel filters its answer on the page, so that it can say what each choice leaves out. */
export const plansPath = ({
  q,
  zip,
  county,
  year,
  sort,
}: Pick<PlanQuery, 'q' | 'zip' | 'county' | 'year' | 'sort'>): string =>
  withQuery(PLAN_PATHS.plans, { q, zip, county, year, sort: sort === 'premium' ? null : sort, limit: PLAN_LIMITS.max });

/** Whole plans with every cost, for a sheet. */
export const wholePlansPath = (ids: readonly string[]): string =>
  withQuery(PLAN_PATHS.plans, { ids: ids.join(','), include: 'costs' });

export const hasSearched = (query: PlanQuestion): boolean =>
  query.q !== '' || query.zip !== '' || query.county !== '' || hasFilters(query);

export const hasFilters = (filters: PlanFilters): boolean =>
  filters.premium !== null ||
  filters.type !== null ||
  filters.category !== null ||
  filters.carrier !== '' ||
  filters.kind !== null ||
  filters.maxPremium !== null ||
  filters.benefits.length > 0;

/** The comparison with these plans chosen; the search that found them travels along, so that one can go on choosing. */
export const comparisonAddress = (query: PlanQuery): string =>
  `/plan-comparison?${PLAN_QUERY.write({ ...query, page: 1, isPicking: false }).toString()}`;
