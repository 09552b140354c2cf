// What a directory page was asked, as its address holds it: reload, back and a shared link show the same list.
import { DOCTOR_SPECIALTIES } from '@app/contracts/http/catalog';
import type { ProviderType, Specialty } from '@app/contracts/http/catalog';
import { withQuery } from '@web/shared/api/api-client';
import { NEAR_MILES, radiusOf, radiusParam } from '@web/shared/places/near';
import type { Radius } from '@web/shared/places/near';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { zipOf } from '@web/base/zip-travel';

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

/** Who reads Korean looks for Korean first, unless the address says otherwise. */
export const emptyQuery = (isKoreanPage: boolean): DirectoryQuery => ({
  zip: '',
  radius: NEAR_MILES,
  isKoreanFirst: isKoreanPage,
  specialty: null,
  page: 1,
});

const CALL = '/api/providers';

/** Reads the address; what it does not understand counts as not asked. */
export function readDirectoryQuery(
  params: URLSearchParams,
  hasSpecialty: boolean,
  isKoreanPage: boolean,
): DirectoryQuery {
  const language = params.get('language');
  const specialty = hasSpecialty
    ? (DOCTOR_SPECIALTIES.find((value) => value === params.get('specialty')) ?? null)
    : null;
  const page = Number(params.get('page'));
  return {
    zip: zipOf(params),
    radius: radiusOf(params),
    isKoreanFirst: language === 'korean' || (isKoreanPage && language !== 'all'),
    specialty,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

function languageParam({ isKoreanFirst }: DirectoryQuery, isKoreanPage: boolean): string | null {
  if (isKoreanFirst === isKoreanPage) return null;
  return isKoreanFirst ? 'korean' : 'all';
}

/** The address of a query; defaults are left out. */
export function directoryParams(query: DirectoryQuery, isKoreanPage: boolean): URLSearchParams {
  const asked = {
    zip: query.zip,
    radius: radiusParam(query.radius),
    language: languageParam(query, isKoreanPage),
    specialty: query.specialty,
    page: query.page > 1 ? query.page : null,
  };
  return new URLSearchParams(withQuery('', asked).slice(1));
}

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

/** Whether two queries ask for the same list, whatever page of it is shown. */
export function isSameSearch(one: DirectoryQuery, other: DirectoryQuery): boolean {
  return (
    directoryParams({ ...one, page: 1 }, false).toString() === directoryParams({ ...other, page: 1 }, false).toString()
  );
}
