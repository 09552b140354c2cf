import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { fragmentOf, NO_PACKET, packetOf } from '@web/shared/plan-packet/packet';
import type { PlanPacket } from '@web/shared/plan-packet/packet';
import { PhoneText } from '@web/shared/phone-text';
import { ErrorState } from '@web/ui/error-state';
import { Wrap } from '@web/ui/layout';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import { ComparisonFilters } from './components/comparison-filters';
import { ComparisonView } from './components/comparison-view';
import { JoinHelp } from './components/join-help';
import { PlanList } from './components/plan-list';
import { useComparison } from './hooks/use-comparison';
import type { ComparisonState } from './hooks/use-comparison';
import { usePlanPage } from './hooks/use-plan-page';
import type { PlanPage } from './hooks/use-plan-page';
import { useVerdict } from './hooks/use-verdict';
import { isComparing, PLAN_QUERY } from './logic/plan-query';

interface Chosen {
  packet: PlanPacket;
  /** Ids in the order of their letters: of a link that was sent, else of the address. */
  ids: readonly string[];
  isSent: boolean;
  onMine: (id: string | null) => void;
  onRemove: (id: string) => void;
}

/**
 * Which plans stand side by side. Those of a link stay in its fragment, as does the plan somebody has: no server is told of either
 * as such. Taking one of them away makes the rest a choice of one's own.
 */
function useChosen({ query }: PlanPage['search']): Chosen {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const packet = useMemo(() => packetOf(hash), [hash]);
  const isSent = packet.plans.length > 0;
  const ids = isSent ? packet.plans : query.chosen;
  const replace = (to: { search: string; hash: string }) =>
    void navigate(to, { replace: true, preventScrollReset: true });
  return {
    packet,
    ids,
    isSent,
    onMine: (mine) => replace({ search, hash: fragmentOf({ ...packet, mine }) }),
    onRemove: (id) => {
      const rest = ids.filter((other) => other !== id);
      const mine = packet.mine === id ? null : packet.mine;
      replace({
        search: PLAN_QUERY.write({ ...query, chosen: rest, isPicking: false }).toString(),
        hash: fragmentOf({ ...NO_PACKET, mine }),
      });
    },
  };
}

function useCrumbs() {
  const { t } = useTranslation('plans');
  return [{ label: t('crumbs.insurance'), to: '/insurance-plans' }];
}

/** Nothing is chosen yet, or others are: the list with its ticks. */
function Picking({ page }: { page: PlanPage }) {
  const { t } = useTranslation('comparison');
  const crumbs = useCrumbs();
  return (
    <>
      <div data-no-print={page.answer ? true : undefined}>
        <PageHead title={t('title')} purpose={t('purpose')} crumbs={crumbs} />
      </div>
      <PlanList page={page} panel={ComparisonFilters} />
      <div data-no-print>
        <JoinHelp />
      </div>
    </>
  );
}

function Comparing({ page, state, chosen }: { page: PlanPage; state: ComparisonState; chosen: Chosen }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const crumbs = useCrumbs();
  const { comparison, error, askAgain } = state;
  const verdict = useVerdict(comparison?.years ?? []);
  const { packet, ids, isSent, onMine, onRemove } = chosen;
  const pick = PLAN_QUERY.write({ ...page.search.query, chosen: ids, isPicking: true }).toString();
  return (
    <>
      <div data-no-print={comparison ? true : undefined}>
        <PageHead
          title={comparison ? verdict.title : t('comparison:title')}
          purpose={comparison ? verdict.purpose : null}
          crumbs={crumbs}
        />
      </div>
      {!comparison && error && (
        <ErrorState title={t('plans:compare.failed')} onRetry={askAgain}>
          <p>
            <PhoneText>{t('plans:error.text')}</PhoneText>
          </p>
        </ErrorState>
      )}
      {!comparison && !error && <LoadingText>{t('plans:loading')}</LoadingText>}
      {comparison && (
        <ComparisonView
          comparison={comparison}
          packet={packet}
          isSent={isSent}
          pickAddress={`/plan-comparison?${pick}`}
          onMine={onMine}
          onRemove={onRemove}
        />
      )}
    </>
  );
}

/** /plan-comparison: up to four plans of the catalog; the heading says which costs least, and for whom. */
export function PlanComparisonPage() {
  const { hash } = useLocation();
  const isSent = packetOf(hash).plans.length > 0;
  const page = usePlanPage(true, !isSent);
  const chosen = useChosen(page.search);
  const isSideBySide = isSent || isComparing(page.search.query);
  const state = useComparison(isSideBySide ? chosen.ids : NONE);
  return (
    <Wrap>{isSideBySide ? <Comparing page={page} state={state} chosen={chosen} /> : <Picking page={page} />}</Wrap>
  );
}

const NONE: readonly string[] = [];
