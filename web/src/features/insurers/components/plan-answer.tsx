import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { ListAnswer } from '@web/shared/api/list-answer';
import type { Plans } from '@web/shared/plans/use-plans';
import { ErrorState } from '@web/ui/error-state';
import { LoadingText } from '@web/ui/loading-text';
import { Skeleton } from '@web/ui/skeleton';
import { Note } from '@web/ui/text';

export interface PlanAnswerProps {
  plans: Plans;
  children: (answer: ListAnswer<InsurancePlanResponse>) => ReactNode;
}

/** What a tab shows while it waits, when the call fails, and when the plan list knows no plan of the company. */
export function PlanAnswer({ plans: { answer, error, refetch }, children }: PlanAnswerProps) {
  const { t } = useTranslation('insurers');
  if (answer) return answer.total > 0 ? children(answer) : <Note>{t('plans.none')}</Note>;
  if (error) {
    return (
      <ErrorState title={t('plans.failed')} onRetry={refetch}>
        <p>{t('plans.failedText')}</p>
      </ErrorState>
    );
  }
  return (
    <>
      <LoadingText>{t('plans.loading')}</LoadingText>
      <Skeleton lines={3} />
    </>
  );
}
