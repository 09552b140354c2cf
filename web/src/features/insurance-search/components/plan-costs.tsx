// What a plan charges, service by service, and what it does not have.
import { CircleSlash, ListChecks, Quote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cellsOf } from '@app/content/plan-costs/plan-costs';
import { planService } from '@app/content/plan-costs/services';
import type { PlanCostCell } from '@app/contracts/http/plan-costs';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { useLanguage } from '@web/base/i18n/use-language';
import { usePlans } from '@web/shared/plans/use-plans';
import { ErrorState } from '@web/ui/error-state';
import { LoadingText } from '@web/ui/loading-text';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';
import { sortCosts } from '../logic/cost-groups';
import { wholePlansPath } from '../logic/plan-query';
import { CostFacts } from './cost-words';

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
  const { answer, error, askAgain } = usePlans(wholePlansPath([plan.id]));
  const cells = cellsOf(answer?.rows[0] ?? plan);
  const { first, groups, notCovered, unread } = sortCosts(cells);
  return (
    <>
      <CostFacts cells={first} />
      {first.length > 0 && <Note>{t('costs.network')}</Note>}
      {!answer && !error && <LoadingText>{t('costs.loading')}</LoadingText>}
      {error && (
        <ErrorState title={t('costs.failed')} onRetry={askAgain}>
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
