// The query of the finder, as its address holds it: ?type names a kind of place and with it the tab.
import { CATALOG_PATHS, LANGUAGES, PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { Language, ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { defineQuery } from '@web/shared/address/define-query';
import { choice, oneOf, page, radius, zip } from '@web/shared/address/params';
import { networkName } from '@web/shared/providers/networks';
import type { Radius } from '@web/shared/places/near';

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
  /** Name of an insurer or its network, and of a medical group; null = all. Only near a ZIP. */
  plan: string | null;
  group: string | null;
  /** A record that was chosen in a search: it is above the list. */
  id: string | null;
  /** From 1. */
  page: number;
}

/** Pharmacies and homes have no specialty to choose. */
export const hasSpecialty = (type: ProviderType): boolean =>
  type === 'doctor' || type === 'specialist' || type === 'clinic' || type === 'hospital';

export const tabOf = (type: ProviderType): FinderTab =>
  FINDER_TABS.find(({ types }) => types.includes(type)) ?? FINDER_TABS[0];

export const FINDER_QUERY = defineQuery<FinderQuery>(
  {
    type: choice(PROVIDER_TYPES, 'doctor'),
    zip,
    radius,
    specialty: oneOf(FINDER_SPECIALTIES),
    language: oneOf(LANGUAGES),
    plan: networkName,
    group: networkName,
    id: { empty: null, parse: (text) => /^[0-9a-f-]{36}$/i.exec(text)?.[0], print: (id) => id ?? '' },
    page,
  },
  (query) => ({
    ...query,
    radius: query.zip ? query.radius : radius.empty,
    ...(hasSpecialty(query.type) ? {} : { specialty: null, plan: null, group: null }),
  }),
);

/** Everything of the kind, everywhere. */
export const nothingChosen = ({ type }: FinderQuery): FinderQuery => ({ ...FINDER_QUERY.empty, type });

/** A ZIP that no one has to ask about: California only. */
export const isOutside = ({ zip }: FinderQuery): boolean => zip !== '' && !isCaliforniaZip(zip);

/** Address of the call behind a query: one page of it, because a kind without a ZIP has thousands. */
export const finderPath = ({ type, zip, radius, specialty, language, plan, group, page }: FinderQuery): string =>
  withQuery(CATALOG_PATHS.providers, {
    type,
    zip,
    radius: zip ? radius : null,
    specialty,
    language,
    plan,
    group,
    limit: FINDER_PAGE_SIZE,
    offset: page > 1 ? (page - 1) * FINDER_PAGE_SIZE : null,
  });

/** Count of a tab, of the requested ZIP when there is one. `types`, not `type`: a count must not start a crawl. */
export const countPath = (tab: FinderTab, { zip, radius }: Pick<FinderQuery, 'zip' | 'radius'>): string =>
  withQuery(CATALOG_PATHS.providers, { types: tab.types.join(','), zip, radius: zip ? radius : null, limit: 1 });

/** Where a kind is shown that has no tab here; the name finds a chosen record there. */
export function elsewhere({ type }: FinderQuery, name: string | null): string | null {
  const page = ELSEWHERE[type];
  return page ? withQuery(page, { q: name }) : null;
}
