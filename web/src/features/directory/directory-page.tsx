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
import { Stack, Wrap } from '@web/ui/layout';
import { PageHead } from '@web/ui/page-head';
import { FullHeightSlot } from '@web/ui/full-height-slot';
import { Note } from '@web/ui/text';
import { DirectoryResults } from './components/directory-results';
import { FinderForm } from './components/finder-form';
import type { DirectoryKind } from './directory-kinds';
import { useDirectorySearch } from './hooks/use-directory-search';
import { useKoreanPlaces } from './hooks/use-korean-places';
import { providersPath } from './logic/directory-query';
import type { DirectoryQuery } from './logic/directory-query';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import type { ProviderResponse } from '@app/contracts/http/catalog';
import { useNetworkFacts, useWhyLanguage } from '@web/shared/providers/network-facts';
import { asksNetwork } from '@web/shared/providers/networks';
import { ProviderList } from '@web/shared/providers/provider-list';
import { useSaying } from '@web/shared/providers/say-words';
import { Button } from '@web/ui/button';
import { SayCard } from '@web/ui/say-card';

/** More would push the list itself out of sight. */
const SHOWN_AT_FIRST = 3;

interface KoreanPlacesProps {
  kind: DirectoryKind;
  query: DirectoryQuery;
  places: readonly ProviderResponse[];
  /** The first heading of the answer takes the focus after a search. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

function KoreanPlaces({ kind, query, places, headingRef }: KoreanPlacesProps) {
  const { zip, radius } = query;
  const { t } = useTranslation('directory');
  const facts = useNetworkFacts(query);
  const why = useWhyLanguage('korean');
  const [isWhole, setIsWhole] = useState(false);
  const saying = useSaying(kind.id);
  const headingId = useId();
  if (places.length === 0) return <Note>{t('korean.none', { miles: radius })}</Note>;
  const rows = isWhole ? places : places.slice(0, SHOWN_AT_FIRST);
  // Plan, group and who states the language take lines: at first only where they were asked for.
  const isDetailed = rows.length === places.length || asksNetwork(query);
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <h2 id={headingId} ref={headingRef} tabIndex={-1}>
        {t('korean.title', { count: places.length })}
      </h2>
      <ProviderList
        name="korean"
        rows={rows}
        zip={zip}
        labelledBy={headingId}
        factsOf={isDetailed ? facts : undefined}
        whyOf={isDetailed ? why : undefined}
        isFirstSolid
        more={
          rows.length < places.length && (
            <Button onClick={() => setIsWhole(true)}>{t('korean.all', { count: places.length })}</Button>
          )
        }
      />
      {kind.id === 'doctor' && <SayCard {...saying} />}
    </Stack>
  );
}

/** The address, the answer, and the focus that follows a search. */
function useDirectory(kind: DirectoryKind, isDoctorPage: boolean) {
  const search = useDirectorySearch(isDoctorPage);
  const { query } = search;
  const isOutside = query.zip !== '' && !isCaliforniaZip(query.zip);
  const { isUnknown } = usePlaceOfZip(query.zip && !isOutside ? query.zip : null);
  const path = isUnknown ? null : providersPath(kind.id, query);
  const requested = useProviders(path);
  const { places: korean, below } = useKoreanPlaces(kind, query, requested.answer);
  const providers = { ...requested, answer: below };
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
    if (path !== null && search.isSameList(next, query)) providers.refetch();
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
function useQueryTexts({ zip, radius, isKoreanFirst, specialty, plan, group }: DirectoryQuery): (string | null)[] {
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
  const parts = useQueryTexts(query);
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
