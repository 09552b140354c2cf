// What the plan search was asked, as its address holds it: reload, back and a shared link show the same list.
import { PLAN_CATEGORIES, PLAN_LIMITS, PLAN_PATHS, PLAN_SORTS, PLAN_TYPES } from '@app/contracts/http/plans';
import type { PlanBenefit, PlanCategory, PlanSort, PlanType } from '@app/contracts/http/plans';
import { withQuery } from '@web/shared/api/api-client';
import { isWholeZip } from '@web/base/zip-digits';

/** Dollars a month: from over `above` up to `upTo`; the id stands in the address and in the locale files. */
export const PREMIUM_BUCKETS = [
  { id: '0-50', above: null, upTo: 50 },
  { id: '51-100', above: 50, upTo: 100 },
  { id: '101-200', above: 100, upTo: 200 },
  { id: '201-up', above: 200, upTo: null },
] as const;
export type PremiumBucketId = (typeof PREMIUM_BUCKETS)[number]['id'];

/** The extra benefits a visitor may ask for, in the specification's order. */
export const ASKED_BENEFITS = [
  'dental',
  'vision',
  'prescription',
  'wellness',
  'transportation',
  'telehealth',
] as const satisfies readonly PlanBenefit[];

export interface PlanFilters {
  premium: PremiumBucketId | null;
  type: PlanType | null;
  category: PlanCategory | null;
  /** '' = all. */
  carrier: string;
  benefits: readonly PlanBenefit[];
  /** Also plans whose source is silent on an asked benefit. */
  hasUnknown: boolean;
}

/** What the form asks. */
export interface PlanQuestion extends PlanFilters {
  q: string;
  /** '' = all California. */
  zip: string;
}

/** As many as stand side by side. */
export const MOST_CHOSEN = 4;

export interface PlanQuery extends PlanQuestion {
  sort: PlanSort;
  /** Ids of the plans to compare, in the order of choosing. */
  chosen: readonly string[];
  /** null = the year in force. */
  year: number | null;
  /** From 1. */
  page: number;
}

export const NO_FILTERS: PlanFilters = {
  premium: null,
  type: null,
  category: null,
  carrier: '',
  benefits: [],
  hasUnknown: false,
};
export const EMPTY_QUERY: PlanQuery = {
  ...NO_FILTERS,
  q: '',
  zip: '',
  sort: 'premium',
  chosen: [],
  year: null,
  page: 1,
};

const PLAN_ID = /^\d{4}-[HRSE]\d{4}-\d{3}-\d{1,3}$/;

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((known) => known === value) ?? null;

/** Reads the address; what it does not understand counts as not asked. */
export function readPlanQuery(params: URLSearchParams): PlanQuery {
  const zip = params.get('zip') ?? '';
  const year = params.get('year') ?? '';
  const page = Number(params.get('page'));
  const asked = (params.get('benefits') ?? '').split(',');
  return {
    q: (params.get('q') ?? '').trim().slice(0, PLAN_LIMITS.maxText),
    zip: isWholeZip(zip) ? zip : '',
    premium: PREMIUM_BUCKETS.find(({ id }) => id === params.get('premium'))?.id ?? null,
    type: oneOf(PLAN_TYPES, params.get('type')),
    category: oneOf(PLAN_CATEGORIES, params.get('category')),
    carrier: (params.get('carrier') ?? '').slice(0, PLAN_LIMITS.maxText),
    benefits: ASKED_BENEFITS.filter((benefit) => asked.includes(benefit)),
    hasUnknown: params.get('unknown') === 'show',
    sort: oneOf(PLAN_SORTS, params.get('sort')) ?? 'premium',
    chosen: [...new Set((params.get('chosen') ?? '').split(','))]
      .filter((id) => PLAN_ID.test(id))
      .slice(0, MOST_CHOSEN),
    year: /^20[2-9]\d$/.test(year) ? Number(year) : null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; defaults are left out. */
export function planParams(query: PlanQuery): URLSearchParams {
  const params = new URLSearchParams();
  const entries = {
    q: query.q,
    zip: query.zip,
    premium: query.premium ?? '',
    type: query.type ?? '',
    category: query.category ?? '',
    carrier: query.carrier,
    benefits: query.benefits.join(','),
    unknown: query.hasUnknown && query.benefits.length > 0 ? 'show' : '',
    sort: query.sort === 'premium' ? '' : query.sort,
    chosen: query.chosen.join(','),
    year: query.year === null ? '' : String(query.year),
    page: query.page > 1 ? String(query.page) : '',
  };
  for (const [name, value] of Object.entries(entries)) if (value) params.set(name, value);
  return params;
}

/** The call behind a query. The panel filters its answer on the page, so that it can say what each choice leaves out. */
export const plansPath = ({ q, zip, year, sort }: Pick<PlanQuery, 'q' | 'zip' | 'year' | 'sort'>): string =>
  withQuery(PLAN_PATHS.plans, { q, zip, year, sort: sort === 'premium' ? null : sort, limit: PLAN_LIMITS.max });

/** Whole plans with every cost, for a sheet. */
export const wholePlansPath = (ids: readonly string[]): string =>
  withQuery(PLAN_PATHS.plans, { ids: ids.join(','), include: 'costs' });

export const hasSearched = (query: PlanQuestion): boolean => query.q !== '' || query.zip !== '' || hasFilters(query);

export const hasFilters = (filters: PlanFilters): boolean =>
  filters.premium !== null ||
  filters.type !== null ||
  filters.category !== null ||
  filters.carrier !== '' ||
  filters.benefits.length > 0;
