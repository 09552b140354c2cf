import { useEffect, useMemo, useState } from 'react';
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

type List = ListAnswer<ProviderResponse>;

const useList = (path: string | null) =>
  useSWR<List, Error, readonly [string, string] | null>(path === null ? null : ['list', path], readList);

/**
 * A crawl that finds doctors changes the list below, and some of them may state Korean: that is requested again first.
 * @returns the list below as of which `refetch` has finished
 */
function useParallelRead(path: string | null, collected: List | undefined, refetch: () => Promise<unknown>) {
  const [read, setRead] = useState({ path, collected });
  const isFirst = read.path !== path || read.collected === undefined;
  useEffect(() => {
    if (read.path === path && read.collected === collected) return;
    const requested = isFirst || path === null ? Promise.resolve() : refetch();
    requested.catch(() => undefined).finally(() => setRead({ path, collected }));
  }, [read, path, collected, isFirst, refetch]);
  return isFirst ? collected : read.collected;
}

export interface KoreanPlaces {
  /** What is known to speak Korean near the ZIP; undefined while it is being loaded or not requested, null when it cannot be read. */
  places: readonly ProviderResponse[] | null | undefined;
  /** The list to show below them: both change together, or what comes above would push away what is being read. */
  below: List | undefined;
}

/** @param collected the newest list of everything near */
export function useKoreanPlaces(kind: DirectoryKind, query: DirectoryQuery, collected: List | undefined): KoreanPlaces {
  const path = query.isKoreanFirst ? koreanPlacesPath(kind.koreanTypes, query) : null;
  const { data: near, error, mutate } = useList(path);
  const below = useParallelRead(path, collected, mutate);
  // Groups with doctors everywhere name no plan.
  const hasGroups = kind.koreanTypes.includes('medicalGroup') && query.plan === null && query.group === null;
  const groups = useList(path && hasGroups ? KOREAN_GROUPS_PATH : null);
  const { found } = usePlaceOfZip(path ? query.zip : null);
  const isWaiting = hasGroups && path !== null && groups.isLoading;
  return useMemo(() => {
    const places = near && !isWaiting && koreanPlaces(near.rows, groups.data?.rows ?? [], found?.counties ?? []);
    return { places: places || (error ? null : undefined), below };
  }, [near, isWaiting, groups.data, found, error, below]);
}
