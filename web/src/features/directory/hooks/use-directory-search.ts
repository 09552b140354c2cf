import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAskAddress } from '@web/shared/places/use-ask-address';
import { useLanguage } from '@web/base/i18n/use-language';
import { directoryParams, emptyQuery, readDirectoryQuery } from '../logic/directory-query';
import type { DirectoryQuery } from '../logic/directory-query';

export interface DirectorySearch {
  /** What was searched: the address of the page. */
  query: DirectoryQuery;
  /** What stands in the form now; it becomes the query when search is pressed. */
  draft: DirectoryQuery;
  change: (part: Partial<DirectoryQuery>) => void;
  commit: (query: DirectoryQuery) => void;
  goToPage: (page: number) => void;
  reset: () => void;
}

/** The form and the address of a directory page: the address is what counts, so reload and back keep the list. */
export function useDirectorySearch(hasSpecialty: boolean): DirectorySearch {
  const [params] = useSearchParams();
  const ask = useAskAddress();
  const isKoreanPage = useLanguage() === 'ko';
  const query = readDirectoryQuery(params, hasSpecialty, isKoreanPage);
  const address = `${isKoreanPage} ${directoryParams(query, isKoreanPage).toString()}`;

  // Going back changes the address under the form: the form follows. Paging does not touch what stands in it.
  const [draft, setDraft] = useState(query);
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setDraft(query);
  }

  const commit = useCallback((next: DirectoryQuery) => ask(directoryParams(next, isKoreanPage)), [ask, isKoreanPage]);
  return {
    query,
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    commit: (next) => commit({ ...next, page: 1 }),
    goToPage: (page) => commit({ ...query, page }),
    reset: () => {
      setDraft(emptyQuery(isKoreanPage));
      commit(emptyQuery(isKoreanPage));
    },
  };
}
