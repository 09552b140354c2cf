// What a page of organizations was asked, as its address holds it. Place and distance are asked of the server; the rest
// narrows the answer here (the specification's rules of section 5).
import { CATALOG_PATHS, LANGUAGES, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { Language, ProviderResponse } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import { LANGUAGE_NAMES } from '@app/content/matching/language-names';
import { withQuery } from '@web/shared/api/api-client';
import { NEAR_MILES, radiusOf, radiusParam } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { zipOf } from '@web/base/zip-travel';
import { hasKorean } from '@web/shared/providers/provider-words';
import { sourceWordsId } from '@web/shared/providers/source-words';

export interface OrganizationQuery {
  /** Part of a name or of a specialty, in either language. */
  q: string;
  /** '' = everywhere. */
  zip: string;
  /** Miles around the ZIP; without a ZIP it says nothing. */
  radius: Radius;
  /** Part of the county or the region; '' = everywhere. */
  region: string;
  language: Language | null;
  /** Our kind of organization or the source's own words for it; '' = all. */
  kind: string;
  isKoreanOnly: boolean;
  hasEmergency: boolean;
  /** From 1. */
  page: number;
}

export const EMPTY_QUERY: OrganizationQuery = {
  q: '',
  zip: '',
  radius: NEAR_MILES,
  region: '',
  language: null,
  kind: '',
  isKoreanOnly: false,
  hasEmergency: false,
  page: 1,
};

const MAX_TEXT = PROVIDER_LIMITS.maxText;

/** Reads the address; what it does not understand counts as not asked. */
export function readOrganizationQuery(params: URLSearchParams): OrganizationQuery {
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_TEXT);
  const page = Number(params.get('page'));
  return {
    q: text('q'),
    zip: zipOf(params),
    radius: radiusOf(params),
    region: text('region'),
    language: LANGUAGES.find((language) => language === params.get('language')) ?? null,
    kind: text('kind'),
    isKoreanOnly: params.get('korean') === 'only',
    hasEmergency: params.get('emergency') === 'only',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; defaults are left out. A distance without a ZIP means nothing. */
export function organizationParams(query: OrganizationQuery): URLSearchParams {
  const asked = {
    q: query.q.trim().slice(0, MAX_TEXT),
    zip: query.zip,
    radius: query.zip ? radiusParam(query.radius) : null,
    region: query.region,
    language: query.language,
    kind: query.kind,
    korean: query.isKoreanOnly ? 'only' : null,
    emergency: query.hasEmergency ? 'only' : null,
    page: query.page > 1 ? query.page : null,
  };
  return new URLSearchParams(withQuery('', asked).slice(1));
}

/** Address of the call behind a query; null for a ZIP outside California. */
export const organizationsPath = (
  type: 'hospital' | 'medicalGroup',
  { zip, radius }: OrganizationQuery,
): string | null =>
  zip && !isCaliforniaZip(zip)
    ? null
    : withQuery(CATALOG_PATHS.providers, { type, zip, radius: zip ? radius : null, limit: PROVIDER_LIMITS.max });

const folded = (text: string): string => text.normalize('NFC').toLowerCase().trim();

/** The specialty in which the words were found, when the name does not hold them; null when it does. */
export function foundSpecialty({ name, nameKo, details }: ProviderResponse, q: string): BilingualText | null {
  if (!q || [name, nameKo].some((text) => text && folded(text).includes(folded(q)))) return null;
  return (
    (details?.specialtyNames ?? []).find(({ ko, en }) => [ko, en].some((text) => folded(text).includes(folded(q)))) ??
    null
  );
}

const hasText = ({ name, nameKo, specialty, details }: ProviderResponse, q: string): boolean =>
  [name, nameKo, specialty, ...(details?.specialtyNames ?? []).flatMap(({ ko, en }) => [ko, en])].some(
    (text) => text && folded(text).includes(folded(q)),
  );

const hasLanguage = ({ languages }: ProviderResponse, language: Language): boolean =>
  languages.some((name) => LANGUAGE_NAMES[language].includes(name));

/** Kinds of an organization: ours first, then the source's, one for all sources that mean the same. */
export const kindsOf = ({ details, specialty }: ProviderResponse): string[] =>
  [details?.kind, specialty && (sourceWordsId(specialty) ?? specialty)].filter((kind): kind is string => Boolean(kind));

export function isAsked(organization: ProviderResponse, query: OrganizationQuery): boolean {
  const { county, details } = organization;
  const place = folded([county, details?.region].filter(Boolean).join(' · '));
  return (
    (!query.q || hasText(organization, query.q)) &&
    (!query.region || place.includes(folded(query.region))) &&
    (!query.language || hasLanguage(organization, query.language)) &&
    (!query.kind || kindsOf(organization).includes(query.kind)) &&
    (!query.isKoreanOnly || hasKorean(organization)) &&
    (!query.hasEmergency || (details?.hasEmergency === true && !details.unconfirmedFields?.includes('hasEmergency')))
  );
}

/** Whether anything narrows the list. */
export const isNarrowed = (query: OrganizationQuery): boolean =>
  organizationParams({ ...query, page: 1 }).toString() !== '';
