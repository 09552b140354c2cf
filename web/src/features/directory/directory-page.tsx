import { useTranslation } from 'react-i18next';
import { usePlaceOfZip } from '@web/shared/api/use-place-of-zip';
import { isCaliforniaZip } from '@web/shared/places/california-zip';
import { isCrawledByZip } from '@web/shared/providers/crawled-types';
import { HelpPhones } from '@web/shared/providers/help-phones';
import { NotCrawled } from '@web/shared/providers/not-crawled';
import { OutsideCalifornia } from '@web/shared/providers/outside-california';
import { useFocusAfterSearch } from '@web/shared/providers/use-focus-after-search';
import { useProviders } from '@web/shared/providers/use-providers';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { ResultsLoading } from '@web/shared/providers/results-loading';
import { FoldLine } from '@web/ui/fold-line';
import { Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { Note } from '@web/ui/text';
import { DirectoryResults } from './components/directory-results';
import { FinderForm } from './components/finder-form';
import { KoreanPlaces } from './components/korean-places';
import type { DirectoryKind } from './directory-kinds';
import { useDirectorySearch } from './hooks/use-directory-search';
import { useKoreanPlaces } from './hooks/use-korean-places';
import { providersPath } from './logic/directory-query';
import type { DirectoryQuery } from './logic/directory-query';

/** The address, the answer, and the focus that follows a search. */
function useDirectory(kind: DirectoryKind, isDoctorPage: boolean) {
  const search = useDirectorySearch(isDoctorPage);
  const { query } = search;
  const isOutside = query.zip !== '' && !isCaliforniaZip(query.zip);
  const { isUnknown } = usePlaceOfZip(query.zip && !isOutside ? query.zip : null);
  const path = isUnknown ? null : providersPath(kind.id, query);
  const asked = useProviders(path);
  const { places: korean, below } = useKoreanPlaces(kind, query, asked.answer);
  const providers = { ...asked, answer: below };
  const mayStartKorean = path !== null && query.page === 1 && query.isKoreanFirst;
  const startsKorean = mayStartKorean && korean != null && korean.length > 0;
  // What is above and what is below come together.
  const isAnswered =
    (!mayStartKorean || korean !== undefined) &&
    !providers.isLoading &&
    (providers.answer !== undefined || providers.error !== undefined);
  const isSettled = isOutside || isUnknown || isAnswered;
  const shown = [path, query.page, providers.crawl.state, providers.answer?.rows.length].join(' ');
  const { headingRef, expectFocus } = useFocusAfterSearch(isSettled, shown);

  const start = (next: DirectoryQuery) => {
    expectFocus();
    // The same question again is a wish to look again, not an old answer.
    if (path !== null && search.isSameList(next, query)) providers.askAgain();
    search.commit(next);
  };
  const goToPage = (page: number) => {
    expectFocus();
    search.goToPage(page);
  };
  return {
    search,
    path,
    providers,
    korean: mayStartKorean ? korean : undefined,
    startsKorean,
    isAnswered,
    headingRef,
    isUnknown,
    start,
    goToPage,
  };
}

/** Below the list: that a kind is not collected by ZIP, or whom to ask about it. */
function WhomToAsk({ kind }: { kind: DirectoryKind }) {
  if (!isCrawledByZip(kind.id)) return <NotCrawled lines={kind.helpLines} />;
  return kind.helpLines.length > 0 ? <HelpPhones lines={kind.helpLines} /> : null;
}

/** "90006 · 25마일 안 · 한국어 먼저 · 내과" */
function useAskedParts({ zip, radius, isKoreanFirst, specialty, plan, group }: DirectoryQuery): (string | null)[] {
  const { t } = useTranslation(['directory', 'records']);
  return [
    zip,
    t('form.radiusMiles', { miles: radius }),
    isKoreanFirst ? t('form.koreanShort') : null,
    specialty && t(`specialties.${specialty}`, { ns: 'records' }),
    plan,
    group,
  ];
}

type Directory = ReturnType<typeof useDirectory>;

/** What a crawl does, what speaks Korean, and everything near. */
function Answer({ kind, directory }: { kind: DirectoryKind; directory: Directory }) {
  const { search, path, providers, korean, startsKorean, headingRef } = directory;
  const { query } = search;
  const { answer, crawl } = providers;
  if (!directory.isAnswered) return <ResultsLoading />;
  return (
    <>
      {answer && (
        <CrawlNotice
          key={query.zip}
          crawl={crawl}
          zip={query.zip}
          hasRecords={answer.rows.length > 0 || startsKorean}
        />
      )}
      {korean && <KoreanPlaces key={path} kind={kind} query={query} places={korean} headingRef={headingRef} />}
      <DirectoryResults
        kind={kind}
        query={query}
        providers={providers}
        headingRef={startsKorean ? undefined : headingRef}
        onPage={directory.goToPage}
        onSearch={directory.start}
      />
    </>
  );
}

/** One room for every directory by ZIP: ask by ZIP, see what speaks Korean and what is near, watch what is collected. */
export function DirectoryPage({ kind }: { kind: DirectoryKind }) {
  const { t } = useTranslation('directory');
  const isDoctorPage = kind.id === 'doctor';
  const directory = useDirectory(kind, isDoctorPage);
  const { search, path, headingRef, isUnknown, start } = directory;
  const { query } = search;
  const parts = useAskedParts(query);
  const hasSearched = query.zip !== '';
  return (
    <Wrap>
      <PageHead title={t(`${kind.id}.title`)} purpose={hasSearched ? undefined : t(`${kind.id}.purpose`)} />
      <FullHeightSlot $gap={4}>
        <FoldLine hasSearched={hasSearched} parts={parts} title={t(`${kind.id}.form`)}>
          {() => (
            <FinderForm search={search} label={t(`${kind.id}.form`)} isDoctorPage={isDoctorPage} onSearch={start} />
          )}
        </FoldLine>
        {hasSearched && path === null && (
          <OutsideCalifornia zip={query.zip} headingRef={headingRef} isUnknown={isUnknown} />
        )}
        {path !== null && <Answer kind={kind} directory={directory} />}
        {(path === null || directory.isAnswered) && (
          <>
            <WhomToAsk kind={kind} />
            <Note>{t(`${kind.id}.source`)}</Note>
          </>
        )}
      </FullHeightSlot>
    </Wrap>
  );
}
