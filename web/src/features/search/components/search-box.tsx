// The search of the header, on every page. The overlay with its rows comes as its own chunk at the first search.
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SEARCH_LIMITS } from '@app/contracts/http/search';
import { loadNamespaces } from '@web/base/i18n/i18n';
import { VisuallyHidden } from '@web/ui/text';
import { SearchForm } from './search-form';
import { useSearch } from '../hooks/use-search';
import type { SearchQuestion } from '../logic/search-question';

const SearchOverlay = lazy(async () => {
  const [{ SearchOverlay: overlay }] = await Promise.all([
    import('./search-overlay'),
    loadNamespaces(['records', 'crawl', 'chat']),
  ]);
  return { default: overlay };
});

/** One box for words ("90006 한국어 의사" is understood); the overlay opens when the search returns, with results or with "search failed". */
export function SearchBox() {
  const { t } = useTranslation('search');
  const { key } = useLocation();
  const [submitted, setSubmitted] = useState<{ question: SearchQuestion; at: string } | null>(null);
  // Choosing a result goes somewhere: the overlay belongs to the address where it was opened.
  const question = submitted?.at === key ? submitted.question : null;
  const search = useSearch(question, SEARCH_LIMITS.overlay);
  const isBusy = question !== null && !search.answer && !search.error;
  const close = useCallback(() => setSubmitted(null), []);
  return (
    <>
      <SearchForm
        label={t('box.label')}
        isBusy={isBusy}
        hasZip={false}
        onSearch={(next) => setSubmitted({ question: next, at: key })}
      />
      <VisuallyHidden role="status">{isBusy ? t('box.searching') : ''}</VisuallyHidden>
      {question && !isBusy && (
        <Suspense fallback={null}>
          <SearchOverlay question={question} search={search} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
