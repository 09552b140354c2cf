// What the finder was asked, as its address holds it: ?type names a kind of place and with it the tab.
import { CATALOG_PATHS, LANGUAGES, PROVIDER_TYPES } from '@app/contracts/http/catalog';
import type { Language, ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { isWholeZip } from '@web/ui/zip-digits';

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
export const ELSEWHERE: Partial<Record<ProviderType, string>> = {
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

export const FINDER_RADII = [5, 10, 25] as const;
export const FINDER_PAGE_SIZE = 10;

export interface FinderQuery {
  type: ProviderType;
  /** '' = everywhere. */
  zip: string;
  /** null = this ZIP only. */
  radius: (typeof FINDER_RADII)[number] | null;
  specialty: FinderSpecialty | null;
  language: Language | null;
  /** From 1. */
  page: number;
}

export const NOTHING_CHOSEN = { zip: '', radius: null, specialty: null, language: null, page: 1 } as const;

/** Pharmacies and homes have no specialty to choose. */
export const hasSpecialty = (type: ProviderType): boolean =>
  type === 'doctor' || type === 'specialist' || type === 'clinic' || type === 'hospital';

export const tabOf = (type: ProviderType): FinderTab =>
  FINDER_TABS.find(({ types }) => types.includes(type)) ?? FINDER_TABS[0];

/** Reads the address; what it does not understand counts as not asked. Without a kind: doctors. */
export function readFinderQuery(params: URLSearchParams): FinderQuery {
  const type = PROVIDER_TYPES.find((known) => known === params.get('type')) ?? 'doctor';
  // The specification's call says zipCode; a link may too.
  const zip = params.get('zip') ?? params.get('zipCode') ?? '';
  const specialty = FINDER_SPECIALTIES.find((known) => known === params.get('specialty')) ?? null;
  const page = Number(params.get('page'));
  return {
    type,
    zip: isWholeZip(zip) ? zip : '',
    radius: FINDER_RADII.find((miles) => String(miles) === params.get('radius')) ?? null,
    specialty: hasSpecialty(type) ? specialty : null,
    language: LANGUAGES.find((known) => known === params.get('language')) ?? null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query; defaults are left out. */
export function finderParams({ type, zip, radius, specialty, language, page }: FinderQuery): URLSearchParams {
  const asked = {
    type: type === 'doctor' ? null : type,
    zip,
    radius: zip ? radius : null,
    specialty: hasSpecialty(type) ? specialty : null,
    language,
    page: page > 1 ? page : null,
  };
  return new URLSearchParams(withQuery('', asked).slice(1));
}

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

/** Counts of a kind for its tab. Without ZIP: a count must not start a crawl. */
export const countPath = (type: ProviderType): string => withQuery(CATALOG_PATHS.providers, { type, limit: 1 });
