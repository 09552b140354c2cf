// What a directory page was asked, as its address holds it: reload, back and a shared link show the same list.
import { DOCTOR_SPECIALTIES } from '@app/contracts/http/catalog';
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { defineQuery } from '@web/shared/address/define-query';
import type { Param, QueryDefinition } from '@web/shared/address/define-query';
import { oneOf, page, radius, zip } from '@web/shared/address/params';
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
  /** From 1. */
  page: number;
}

export const SAMPLE_ZIPS = ['90210', '90034', '90006'] as const;

const CALL = '/api/providers';

/** Who reads Korean looks for Korean first, unless the address says otherwise. */
const koreanFirst = (isKoreanPage: boolean): Param<boolean> => ({
  empty: isKoreanPage,
  parse: (text) => (text === 'korean' ? true : text === 'all' ? false : undefined),
  print: (isKoreanFirst) => (isKoreanFirst ? 'korean' : 'all'),
  name: 'language',
});

const NO_SPECIALTY: Param<Specialty | null> = { empty: null, parse: () => null, print: () => '' };

export const directoryQuery = (isKoreanPage: boolean, hasSpecialty: boolean): QueryDefinition<DirectoryQuery> =>
  defineQuery<DirectoryQuery>({
    zip,
    radius,
    isKoreanFirst: koreanFirst(isKoreanPage),
    specialty: hasSpecialty ? oneOf<Specialty>(DOCTOR_SPECIALTIES) : NO_SPECIALTY,
    page,
  });

/** Address of the call behind a query; null while no Californian ZIP was searched. Paging happens on the page. */
export function providersPath(
  type: ProviderType,
  { zip, radius, specialty }: Omit<DirectoryQuery, 'page'>,
): string | null {
  return isCaliforniaZip(zip) ? withQuery(CALL, { zip, type, radius, specialty }) : null;
}

/** Places near the ZIP that state Korean; null while no Californian ZIP was searched. */
export function koreanPlacesPath(types: readonly ProviderType[], { zip, radius }: DirectoryQuery): string | null {
  if (!isCaliforniaZip(zip)) return null;
  return withQuery(CALL, { zip, types: types.join(','), radius, language: 'korean', limit: 50 });
}

/** Medical groups that state Korean: some have doctors everywhere and an office nowhere. */
export const KOREAN_GROUPS_PATH = withQuery(CALL, { types: 'medicalGroup', language: 'korean', limit: 50 });
