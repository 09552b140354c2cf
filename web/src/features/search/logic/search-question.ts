// What a search asks: words, a ZIP (1-4 digits are a beginning, 5 are exact), or both.
import { CATALOG_PATHS } from '@app/contracts/http/catalog';
import { SEARCH_LIMITS } from '@app/contracts/http/search';
import type { PlanHit, ProviderHit, SearchResponse } from '@app/contracts/http/search';
import { defineQuery } from '@web/shared/address/define-query';
import { choice, words } from '@web/shared/address/params';
import { withQuery } from '@web/shared/api/api-client';
import { formatNumber } from '@web/base/formats/numbers';
import { zipDigits } from '@web/base/zip-digits';

export interface SearchQuestion {
  q: string;
  zip: string;
}

/** Trimmed and cut to what the call takes; null when nothing is left to ask. */
export function searchQuestion({ q, zip }: SearchQuestion): SearchQuestion | null {
  const question = { q: q.trim().slice(0, SEARCH_LIMITS.maxText), zip: zipDigits(zip) };
  return question.q || question.zip ? question : null;
}

export const searchPath = ({ q, zip }: SearchQuestion, limit: number): string =>
  withQuery(CATALOG_PATHS.search, { q, zip, limit });

/** Address of the page with all results. */
export const searchPageAddress = ({ q, zip }: SearchQuestion): string => withQuery('/search', { q, zip });

/** How many of a group the page shows; "more" goes one step up. The last one is the call's own limit. */
export const PAGE_LIMITS = [8, 50, SEARCH_LIMITS.max] as const;

/** /search?q=&zip=&limit=; a ZIP may be its beginning. */
export const SEARCH_QUERY = defineQuery<SearchQuestion & { limit: number }>({
  q: words(SEARCH_LIMITS.maxText),
  zip: { empty: '', parse: zipDigits, print: (zip) => zip },
  limit: choice<number>(PAGE_LIMITS, PAGE_LIMITS[0]),
});

export const nextPageLimit = (limit: number): number | null => PAGE_LIMITS.find((step) => step > limit) ?? null;

export const totalOf = ({ totals }: Pick<SearchResponse, 'totals'>): number =>
  totals.plans + totals.providers + totals.programs;

/** `1,000+`, alike in both languages, where the search stopped counting. */
export const countText = (total: number, hasMore = false): string =>
  `${formatNumber(total, 'en')}${hasMore ? '+' : ''}`;

/** The same words without their ZIP; null when the question named no ZIP, or nothing else. */
export function everywhere({ q, zip }: SearchQuestion): SearchQuestion | null {
  const rest = q.replace(/\b\d{5}(?:-\d{4})?\b/, ' ').trim();
  return rest && (zip || rest !== q.trim()) ? { q: rest.replace(/\s+/g, ' '), zip: '' } : null;
}

/** Where choosing a hit leads. A plan is found by its number, as letters print it ("H0524-003"). */
export const planTarget = ({ id }: Pick<PlanHit, 'id'>): string =>
  withQuery('/insurance-search', { q: id.split('-').slice(1, 3).join('-') });
export const PROGRAM_TARGET = '/medi-cal';

/** The finder shows the chosen record above the list it belongs to; groups and insurers have pages of their own. */
export function providerTarget({
  id,
  type,
  name,
  zipCode,
}: Pick<ProviderHit, 'id' | 'type' | 'name' | 'zipCode'>): string {
  if (type === 'insurance') return '/insurance-companies';
  if (type === 'medicalGroup') return withQuery('/medical-groups', { q: name });
  return withQuery('/providers', { type, zip: zipCode, id });
}
