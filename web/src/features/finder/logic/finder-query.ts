// What the finder was asked, as its address holds it: ?type names a kind of place and with it the tab.
import { CATALOG_PATHS, LANGUAGES, PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { Language, ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { NEAR_MILES, radiusOf, radiusParam } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { zipOf } from '@web/base/zip-travel';

export interface FinderTab {
  id: 'doctors' | 'hospitals' | 'clinics' | 'pharmacies' | 'senior-care' | 'home-care';
  /** The first is shown when the tab is chosen. */
  types: readonly [ProviderType, ...ProviderType[]];
}

export const FINDER_TABS: readonly [FinderTab, ...FinderTab[]] = [
  { id: 'doctors', types: ['doctor', 'specialist'] },
  { id: 'hospitals', types: ['hospital'] },
  { id: 'clinics', types: ['clinic'] },
  { id: 'pharmacies', types: ['pharmacy'] },
  { id: 'senior-care', types: ['seniorHousing', 'adultDayCare', 'nursingHome', 'seniorCenter'] },
  { id: 'home-care', types: ['assistant'] },
];

/** Kinds with a directory of their own and no tab here. */
const ELSEWHERE: Partial<Record<ProviderType, string>> = {
  medicalGroup: '/medical-groups',
  insurance: '/insurance-companies',
};

/** The specification's twelve. */
export const FINDER_SPECIALTIES = [
  'primary-care',
  'cardiology',
  'dermatology',
  'endocrinology',
  'gastroenterology',
  'geriatrics',
  'neurology',
  'oncology',
  'orthopedics',
  'psychiatry',
  'pulmonology',
  'urology',
] as const satisfies readonly Specialty[];
type FinderSpecialty = (typeof FINDER_SPECIALTIES)[number];

export const FINDER_PAGE_SIZE = 10;

export interface FinderQuery {
  type: ProviderType;
  /** '' = everywhere. */
  zip: string;
  /** Miles around the ZIP; without a ZIP it says nothing. */
  radius: Radius;
  specialty: FinderSpecialty | null;
  language: Language | null;
  /** A record that was chosen in a search: it stands above the list. */
  id: string | null;
  /** From 1. */
  page: number;
}

export const NOTHING_CHOSEN = {
  zip: '',
  radius: NEAR_MILES,
  specialty: null,
  language: null,
  id: null,
  page: 1,
} as const;

/** Pharmacies and homes have no specialty to choose. */
export const hasSpecialty = (type: ProviderType): boolean =>
  type === 'doctor' || type === 'specialist' || type === 'clinic' || type === 'hospital';

export const tabOf = (type: ProviderType): FinderTab =>
  FINDER_TABS.find(({ types }) => types.includes(type)) ?? FINDER_TABS[0];

/** Reads the address; what it does not understand counts as not asked. Without a kind: doctors. */
export function readFinderQuery(params: URLSearchParams): FinderQuery {
  const type = PROVIDER_TYPES.find((known) => known === params.get('type')) ?? 'doctor';
  const specialty = FINDER_SPECIALTIES.find((known) => known === params.get('specialty')) ?? null;
  const page = Number(params.get('page'));
  return {
    type,
    zip: zipOf(params),
    radius: radiusOf(params),
    specialty: hasSpecialty(type) ? specialty : null,
    language: LANGUAGES.find((known) => known === params.get('language')) ?? null,
    id: /^[0-9a-f-]{36}$/i.exec(params.get('id') ?? '')?.[0] ?? null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; defaults are left out. */
export function finderParams({ type, zip, radius, specialty, language, id, page }: FinderQuery): URLSearchParams {
  const asked = {
    type: type === 'doctor' ? null : type,
    zip,
    radius: zip ? radiusParam(radius) : null,
    specialty: hasSpecialty(type) ? specialty : null,
    language,
    id,
    page: page > 1 ? page : null,
  };
  return new URLSearchParams(withQuery('', asked).slice(1));
}

/** A ZIP that nobody has to ask about: California only. */
export const isOutside = ({ zip }: FinderQuery): boolean => zip !== '' && !isCaliforniaZip(zip);

/** Address of the call behind a query: one page of it, because a kind without a ZIP has thousands. */
export const finderPath = ({ type, zip, radius, specialty, language, page }: FinderQuery): string =>
  withQuery(CATALOG_PATHS.providers, {
    type,
    zip,
    radius: zip ? radius : null,
    specialty,
    language,
    limit: FINDER_PAGE_SIZE,
    offset: page > 1 ? (page - 1) * FINDER_PAGE_SIZE : null,
  });

/** Count of a tab, of the asked ZIP when there is one. `types`, not `type`: a count must not start a crawl. */
export const countPath = (tab: FinderTab, { zip, radius }: Pick<FinderQuery, 'zip' | 'radius'>): string =>
  withQuery(CATALOG_PATHS.providers, { types: tab.types.join(','), zip, radius: zip ? radius : null, limit: 1 });

/** Where a kind is shown that has no tab here; the name finds a chosen record there. */
export function elsewhere({ type }: FinderQuery, name: string | null): string | null {
  const page = ELSEWHERE[type];
  return page ? withQuery(page, { q: name }) : null;
}
