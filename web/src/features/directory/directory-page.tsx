import { useTranslation } from 'react-i18next';
import { EmptyState } from '@web/ui/empty-state';
import { Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { Note } from '@web/ui/text';
import { DirectoryResults } from './components/directory-results';
import { FinderForm } from './components/finder-form';
import type { DirectoryKind } from './directory-kinds';
import { useDirectorySearch } from './hooks/use-directory-search';
import { useFocusAfterSearch } from './hooks/use-focus-after-search';
import { useProviders } from './hooks/use-providers';
import { isSameSearch, providersPath } from './logic/directory-query';
import type { DirectoryQuery } from './logic/directory-query';

/** The address, the answer, and the focus that follows a search. */
function useDirectory(kind: DirectoryKind, isDoctorPage: boolean) {
  const search = useDirectorySearch(isDoctorPage);
  const { query } = search;
  const path = providersPath(kind.id, query);
  const providers = useProviders(path);
  const isSettled = !providers.isLoading && (providers.answer !== undefined || providers.error !== undefined);
  const shown = [path, query.page, providers.crawl.state, providers.answer?.rows.length].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);

  const start = (next: DirectoryQuery) => {
    expectFocus();
    // The same question again is a wish to look again, not an old answer.
    if (path !== null && isSameSearch(next, query)) providers.askAgain();
    search.commit(next);
  };
  const goToPage = (page: number) => {
    expectFocus();
    search.goToPage(page);
  };
  return { search, path, providers, headingRef, start, goToPage };
}

/** One room for doctors, pharmacies and clinics: ask by ZIP, watch the crawl of a miss, read the list. */
export function DirectoryPage({ kind }: { kind: DirectoryKind }) {
  const { t } = useTranslation('directory');
  const isDoctorPage = kind.id === 'doctor';
  const { search, path, providers, headingRef, start, goToPage } = useDirectory(kind, isDoctorPage);
  return (
    <Wrap>
      <PageHead
        title={t(`${kind.id}.title`)}
        purpose={t(`${kind.id}.purpose`)}
        crumbs={[{ label: t('crumbs.near'), to: '/providers' }]}
      />
      <Stack $gap={6}>
        <FinderForm
          search={search}
          label={t(`${kind.id}.form`)}
          isDoctorPage={isDoctorPage}
          isBusy={providers.isLoading}
          onSearch={start}
        />
        {path === null ? (
          <EmptyState title={t('before.title')}>
            <p>{t('before.text')}</p>
          </EmptyState>
        ) : (
          <DirectoryResults
            kind={kind}
            query={search.query}
            providers={providers}
            headingRef={headingRef}
            onPage={goToPage}
            onSearch={start}
          />
        )}
        <Note>{t('source')}</Note>
      </Stack>
    </Wrap>
  );
}
