import { useMemo } from 'react';
import { useLanguage } from '@web/base/i18n/use-language';
import { useDraft } from '@web/shared/address/use-draft';
import { useQuery } from '@web/shared/address/use-query';
import { directoryQuery } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';

export interface DirectorySearch {
  /** What was searched: the address of the page. */
  query: DirectoryQuery;
  /** What is in the form now; it becomes the query when search is pressed. */
  draft: DirectoryQuery;
  change: (part: Partial<DirectoryQuery>) => void;
  /** Whether two queries ask for the same list, whatever page of it is shown. */
  isSameList: (one: DirectoryQuery, other: DirectoryQuery) => boolean;
  commit: (query: DirectoryQuery) => void;
  goToPage: (page: number) => void;
  reset: () => void;
}

/** The form and the address of a directory page: the address is what counts, so reload and back keep the list. */
export function useDirectorySearch(isDoctorPage: boolean): DirectorySearch {
  const isKoreanPage = useLanguage() === 'ko';
  const definition = useMemo(() => directoryQuery(isKoreanPage, isDoctorPage), [isKoreanPage, isDoctorPage]);
  const [query, ask] = useQuery(definition);
  // Paging does not touch what is in the form.
  const [draft, change] = useDraft({ ...query, page: 1 });
  return {
    query,
    draft,
    change,
    isSameList: (one, other) => definition.isSame({ ...one, page: 1 }, { ...other, page: 1 }),
    commit: (next) => ask({ ...next, page: 1 }),
    goToPage: (page) => ask({ page }),
    reset: () => {
      change(definition.empty);
      ask(definition.empty);
    },
  };
}
