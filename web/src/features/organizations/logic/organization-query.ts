// The query of a page of organizations, as its address holds it. Place and distance are sent to the server; the rest
// narrows the answer here (the specification's rules of section 5).
import { CATALOG_PATHS, LANGUAGES, PROVIDER_LIMITS } from '@app/contracts/http/catalog';
import type { Language, ProviderResponse } from '@app/contracts/http/catalog';
import type { BilingualText } from '@app/contracts/http/errors';
import { LANGUAGE_NAMES } from '@app/content/matching/language-names';
import { withQuery } from '@web/shared/api/api-client';
import { defineQuery } from '@web/shared/address/define-query';
import { flag, oneOf, page, radius, words, zip } from '@web/shared/address/params';
import type { Radius } from '@web/shared/places/near';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
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

const text = words(PROVIDER_LIMITS.maxText);

export const ORGANIZATION_QUERY = defineQuery<OrganizationQuery>(
  {
    q: text,
    zip,
    radius,
    region: text,
    language: oneOf(LANGUAGES),
    kind: text,
    isKoreanOnly: flag('only', 'korean'),
    hasEmergency: flag('only', 'emergency'),
    page,
  },
  (query) => ({ ...query, radius: query.zip ? query.radius : radius.empty }),
);

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

export function isMatch(organization: ProviderResponse, query: OrganizationQuery): boolean {
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
  !ORGANIZATION_QUERY.isSame({ ...query, page: 1 }, ORGANIZATION_QUERY.empty);
