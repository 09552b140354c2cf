// The search of the header, on every page. The overlay with its rows comes as its own chunk at the first search.
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_LIMITS } from '@app/contracts/http/catalog';
import { loadNamespaces } from '@web/shared/i18n/i18n';
import { VisuallyHidden } from '@web/ui/text';
import { SearchForm } from './search-form';
import { useSearch } from '../hooks/use-search';
import type { SearchQuestion } from '../logic/search-question';

const SearchOverlay = lazy(async () => {
  const [{ SearchOverlay: overlay }] = await Promise.all([
    import('./search-overlay'),
    loadNamespaces(['records', 'crawl']),
  ]);
  return { default: overlay };
});

export interface SearchBoxProps {
  /** Called when a result was chosen or all results were asked for: a drawer that holds the box closes. */
  onLeave?: () => void;
}

/** One box for words ("90006 한국어 의사" is understood); the overlay opens when the search returns, with results or with "search failed". */
export function SearchBox({ onLeave }: SearchBoxProps) {
  const { t } = useTranslation('search');
  const [asked, setAsked] = useState<SearchQuestion | null>(null);
  const search = useSearch(asked, SEARCH_LIMITS.overlay);
  const isBusy = asked !== null && !search.answer && !search.error;
  const close = useCallback(() => {
    setAsked(null);
    onLeave?.();
  }, [onLeave]);
  return (
    <>
      <SearchForm label={t('box.label')} isBusy={isBusy} hasZip={false} onSearch={setAsked} />
      <VisuallyHidden role="status">{isBusy ? t('box.searching') : ''}</VisuallyHidden>
      {asked && !isBusy && (
        <Suspense fallback={null}>
          <SearchOverlay question={asked} search={search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
