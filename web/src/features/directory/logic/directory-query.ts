// The query of a directory page, as its address holds it: reload, back and a shared link show the same list.
import { CATALOG_PATHS, DOCTOR_SPECIALTIES } from '@app/contracts/http/catalog';
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { defineQuery } from '@web/shared/address/define-query';
import type { Param, QueryDefinition } from '@web/shared/address/define-query';
import { oneOf, page, radius, zip } from '@web/shared/address/params';
import { networkName } from '@web/shared/providers/networks';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import type { Radius } from '@web/shared/places/near';

export interface DirectoryQuery {
  /** '' = nothing was searched yet. */
  zip: string;
  radius: Radius;
  /** Places that state Korean come first, in a list of their own; the rest is not left out. */
  isKoreanFirst: boolean;
  /** null = all. Only the doctor page asks it. */
  specialty: Specialty | null;
  /** Name of an insurer or its network, and of a medical group; null = all. Only the doctor page asks them. */
  plan: string | null;
  group: string | null;
  /** From 1. */
  page: number;
}

export const SAMPLE_ZIPS = ['90210', '90034', '90006'] as const;

/** What "clear the filters" clears. */
export const NO_FILTERS = { specialty: null, plan: null, group: null } as const;

export const hasFilters = ({ specialty, plan, group }: DirectoryQuery): boolean =>
  specialty !== null || plan !== null || group !== null;

/** Who reads Korean looks for Korean first, unless the address says otherwise. */
const koreanFirst = (isKoreanPage: boolean): Param<boolean> => ({
  empty: isKoreanPage,
  parse: (text) => (text === 'korean' ? true : text === 'all' ? false : undefined),
  print: (isKoreanFirst) => (isKoreanFirst ? 'korean' : 'all'),
  name: 'language',
});

const NO_PARAM = { empty: null, parse: () => null, print: () => '' } satisfies Param<null>;

export const directoryQuery = (isKoreanPage: boolean, isDoctorPage: boolean): QueryDefinition<DirectoryQuery> =>
  defineQuery<DirectoryQuery>({
    zip,
    radius,
    isKoreanFirst: koreanFirst(isKoreanPage),
    specialty: isDoctorPage ? oneOf<Specialty>(DOCTOR_SPECIALTIES) : NO_PARAM,
    plan: isDoctorPage ? networkName : NO_PARAM,
    group: isDoctorPage ? networkName : NO_PARAM,
    page,
  });

/** Address of the call behind a query; null while no Californian ZIP was searched. Paging happens on the page. */
export function providersPath(
  type: ProviderType,
  { zip, radius, specialty, plan, group }: Omit<DirectoryQuery, 'page'>,
): string | null {
  return isCaliforniaZip(zip)
    ? withQuery(CATALOG_PATHS.providers, { zip, type, radius, specialty, plan, group })
    : null;
}

/** Places near the ZIP that state Korean; null while no Californian ZIP was searched. */
export function koreanPlacesPath(types: readonly ProviderType[], query: DirectoryQuery): string | null {
  const { zip, radius, plan, group } = query;
  if (!isCaliforniaZip(zip)) return null;
  return withQuery(CATALOG_PATHS.providers, {
    zip,
    types: types.join(','),
    radius,
    language: 'korean',
    plan,
    group,
    limit: 50,
  });
}

/** Medical groups that state Korean: some have doctors everywhere and an office nowhere. */
export const KOREAN_GROUPS_PATH = withQuery(CATALOG_PATHS.providers, {
  types: 'medicalGroup',
  language: 'korean',
  limit: 50,
});
