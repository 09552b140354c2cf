// What a plan charges, service by service, and what it does not have.
import { CircleSlash, ListChecks, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cellsOf } from '@app/content/plan-costs/plan-costs';
import { planService } from '@app/content/plan-costs/services';
import type { PlanCost, PlanCostCell } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { usePlans } from '@web/shared/plans/use-plans';
import { ErrorState } from '@web/ui/error-state';
import { LoadingText } from '@web/ui/loading-text';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { sortCosts } from '../logic/cost-groups';
import { wholePlansPath } from '../logic/plan-query';
import styled from 'styled-components';
import { costLines } from '@app/content/plan-costs/cost-words';
import { KnownFacts } from '@web/ui/known-facts';
import { color } from '@web/ui/tokens';

const Line = styled.span`
  display: block;
  small {
    display: block;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** Every line of a cost; one price inside the network needs no label. */
function CostWords({ cost }: { cost: PlanCost }) {
  const lines = costLines(cost, useLanguage());
  const isPlain = lines.length === 1;
  return (
    <>
      {lines.map(({ label, text }) => (
        <Line key={`${label} ${text}`}>
          {!isPlain && label && <small>{label}</small>}
          <span>{text}</span>
        </Line>
      ))}
    </>
  );
}

/** Service by service, in our names. */
function CostFacts({ cells }: { cells: readonly PlanCostCell[] }) {
  const language = useLanguage();
  return (
    <KnownFacts
      facts={cells.map(({ service, cost }) => ({
        id: service,
        label: planService(service).label[language],
        value: cost && <CostWords cost={cost} />,
      }))}
    />
  );
}

function Unread({ cells }: { cells: readonly PlanCostCell[] }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  return (
    <Fold title={t('costs.unread')} note={t('costs.unreadNote')} icon={Quote}>
      {cells.map(({ service, text }) => (
        <p key={service}>
          {planService(service).label[language]}
          <br />
          <span lang="en">{text}</span>
        </p>
      ))}
    </Fold>
  );
}

/** The list sends the six visits; the rest comes when the sheet is opened. */
export function PlanCosts({ plan }: { plan: InsurancePlanResponse }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { answer, error, refetch } = usePlans(wholePlansPath([plan.id]));
  const cells = cellsOf(answer?.rows[0] ?? plan);
  const { first, groups, notCovered, unread } = sortCosts(cells);
  return (
    <>
      <CostFacts cells={first} />
      {first.length > 0 && <Note>{t('costs.network')}</Note>}
      {!answer && !error && <LoadingText>{t('costs.loading')}</LoadingText>}
      {error && (
        <ErrorState title={t('costs.failed')} onRetry={refetch}>
          <p>{t('costs.failedText')}</p>
        </ErrorState>
      )}
      <div>
        {groups.map(({ id, cells: ofGroup }) => (
          <Fold
            key={id}
            title={t(`costs.groups.${id}`)}
            note={t('costs.count', { count: ofGroup.length })}
            icon={ListChecks}
          >
            {id === 'special' && <Note>{t('costs.special')}</Note>}
            <CostFacts cells={ofGroup} />
          </Fold>
        ))}
        {notCovered.length > 0 && (
          <Fold title={t('costs.notCovered')} note={t('costs.count', { count: notCovered.length })} icon={CircleSlash}>
            <p>{notCovered.map(({ service }) => planService(service).label[language]).join(', ')}</p>
          </Fold>
        )}
        {unread.length > 0 && <Unread cells={unread} />}
      </div>
    </>
  );
}
