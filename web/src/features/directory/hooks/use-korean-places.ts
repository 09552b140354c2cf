import { useMemo } from 'react';
import useSWR from 'swr';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import type { DirectoryKind } from '../directory-kinds';
import { KOREAN_GROUPS_PATH, koreanPlacesPath } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';
import { koreanPlaces } from '../logic/korean-places';

const readList = ([, address]: readonly [string, string]) => apiGetList<ProviderResponse>(address);

function useList(path: string | null): ListAnswer<ProviderResponse> | undefined {
  return useSWR<ListAnswer<ProviderResponse>, Error, readonly [string, string] | null>(
    path === null ? null : ['list', path],
    readList,
  ).data;
}

/** What is known to speak Korean near the ZIP; undefined while it is being looked for or when nobody asked. */
export function useKoreanPlaces(kind: DirectoryKind, query: DirectoryQuery): readonly ProviderResponse[] | undefined {
  const path = query.isKoreanFirst ? koreanPlacesPath(kind.koreanTypes, query) : null;
  const near = useList(path);
  const hasGroups = kind.koreanTypes.includes('medicalGroup');
  const groups = useList(path && hasGroups ? KOREAN_GROUPS_PATH : null);
  const { found } = usePlaceOfZip(path ? query.zip : null);
  return useMemo(
    () => near && koreanPlaces(near.rows, groups?.rows ?? [], found?.counties ?? []),
    [near, groups, found],
  );
}
