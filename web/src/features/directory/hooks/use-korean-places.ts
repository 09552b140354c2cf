import { useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { apiGetList } from '@web/shared/api/list-answer';
import type { ListAnswer } from '@web/shared/api/list-answer';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import type { DirectoryKind } from '../directory-kinds';
import { KOREAN_GROUPS_PATH, koreanPlacesPath } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';
import { koreanPlaces } from '../logic/korean-places';

/** A list that has rows may be kept a minute; a crawl is quicker. */
const readList = ([, address]: readonly [string, string]) => apiGetList<ProviderResponse>(address, 'no-cache');

/** @param collected the list beside it; it changes while a crawl finds doctors, and some of them may state Korean */
function useList(path: string | null, collected?: unknown): ListAnswer<ProviderResponse> | undefined {
  const { data, mutate } = useSWR<ListAnswer<ProviderResponse>, Error, readonly [string, string] | null>(
    path === null ? null : ['list', path],
    readList,
  );
  const before = useRef(collected);
  useEffect(() => {
    if (before.current !== undefined && before.current !== collected) mutate().catch(() => undefined);
    before.current = collected;
  }, [collected, mutate]);
  return data;
}

/** What is known to speak Korean near the ZIP; undefined while it is being looked for or when nobody asked. */
export function useKoreanPlaces(
  kind: DirectoryKind,
  query: DirectoryQuery,
  collected: ListAnswer<ProviderResponse> | undefined,
): readonly ProviderResponse[] | undefined {
  const path = query.isKoreanFirst ? koreanPlacesPath(kind.koreanTypes, query) : null;
  const near = useList(path, collected);
  // Groups with doctors everywhere name no plan.
  const hasGroups = kind.koreanTypes.includes('medicalGroup') && query.plan === null && query.group === null;
  const groups = useList(path && hasGroups ? KOREAN_GROUPS_PATH : null);
  const { found } = usePlaceOfZip(path ? query.zip : null);
  return useMemo(
    () => near && koreanPlaces(near.rows, groups?.rows ?? [], found?.counties ?? []),
    [near, groups, found],
  );
}
