// What the search box of the header found, over the page: six of each kind. Loaded when somebody searches.
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SearchResponse } from '@app/contracts/http/search';
import { CrawlNotice } from '@web/shared/crawl/crawl-notice';
import { ProviderRow } from '@web/shared/providers/provider-row';
import { Dialog } from '@web/ui/dialog';
import { LinkButton } from '@web/ui/link-button';
import { RowList } from '@web/ui/row-list';
import { AnswerGroup } from './answer-group';
import { HitGroup, PlanRow, ProgramRow, useWhyFound } from './hit-list';
import { LetterGroup } from './letter-group';
import { MedicineGroup } from './medicine-group';
import { NothingFound } from './nothing-found';
import { SearchError } from './search-error';
import { useLetterHits } from '../hooks/use-letter-hits';
import { useMedicineHit } from '../hooks/use-medicine-hit';
import type { Search } from '../hooks/use-search';
import { Understood } from './understood';
import { countText, providerTarget, searchPageAddress, totalOf } from '../logic/search-question';
import type { SearchQuestion } from '../logic/search-question';

export interface SearchOverlayProps {
  question: SearchQuestion;
  search: Search;
  onClose: () => void;
}

function Hits({ answer }: { answer: SearchResponse }) {
  const { t } = useTranslation('search');
  const whyFound = useWhyFound();
  const { providers, programs, plans, zip = '' } = answer;
  return (
    <>
      {providers.length > 0 && (
        <HitGroup title={t('groups.providers')} titleAs="h3">
          {(id) => (
            <RowList labelledBy={id} hasSamples={providers.some(({ provenance }) => provenance.origin === 'sample')}>
              {providers.map((hit) => (
                <ProviderRow
                  key={hit.id}
                  provider={hit}
                  zip={zip}
                  why={whyFound(hit)}
                  nameAs="h4"
                  moreTo={providerTarget(hit)}
                />
              ))}
            </RowList>
          )}
        </HitGroup>
      )}
      {programs.length > 0 && (
        <HitGroup title={t('groups.programs')} titleAs="h3">
          {(id) => (
            <RowList labelledBy={id}>
              {programs.map((hit) => (
                <ProgramRow key={hit.id} hit={hit} nameAs="h4" />
              ))}
            </RowList>
          )}
        </HitGroup>
      )}
      {plans.length > 0 && (
        <HitGroup title={t('groups.plans')} titleAs="h3">
          {(id) => (
            <RowList labelledBy={id}>
              {plans.map((hit) => (
                <PlanRow key={hit.id} hit={hit} nameAs="h4" />
              ))}
            </RowList>
          )}
        </HitGroup>
      )}
    </>
  );
}

export function SearchOverlay({ question, search, onClose }: SearchOverlayProps) {
  const { t } = useTranslation('search');
  const { answer, known, error, crawl, refetch } = search;
  const total = answer ? totalOf(answer) : 0;
  const letters = useLetterHits(question.q);
  const medicine = useMedicineHit(question.q);
  const hasOwn = letters.length > 0 || medicine !== null || known !== null;
  const found = answer?.hasMoreProviders
    ? t('page.resultsMany', { total: countText(total) })
    : t('overlay.found', { count: total });
  return (
    <Dialog
      title={t('overlay.title')}
      description={total > 0 && !error ? found : undefined}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        answer &&
        total > 0 && (
          <LinkButton variant="primary" iconAfter={ArrowRight} to={searchPageAddress(question)}>
            {answer.hasMoreProviders
              ? t('overlay.allMany', { total: countText(total) })
              : t('overlay.all', { count: total })}
          </LinkButton>
        )
      }
    >
      {error && <SearchError error={error} onRetry={refetch} />}
      <CrawlNotice
        key={searchPageAddress(question)}
        crawl={crawl}
        zip={answer?.zip ?? (question.zip || undefined)}
        hasRecords={total > 0}
      />
      {answer?.understood && <Understood search={answer.understood} />}
      {known && <AnswerGroup answer={known} titleAs="h3" />}
      {medicine && <MedicineGroup medicine={medicine} titleAs="h3" />}
      {letters.length > 0 && <LetterGroup letters={letters} titleAs="h3" />}
      {answer && total > 0 && <Hits answer={answer} />}
      {/* What was understood leads on: it is no dead end. */}
      {answer && total === 0 && !answer.understood && !hasOwn && (
        <NothingFound question={question} zip={answer.zip ?? ''} isCollecting={crawl.state === 'collecting'} />
      )}
    </Dialog>
  );
}
