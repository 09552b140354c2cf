// The chosen plans side by side, apart from the page: who is still choosing fetches none of it.
import { useTranslation } from 'react-i18next';
import { MedicinesLink } from '@web/shared/medicines/medicines-link';
import { PhoneText } from '@web/shared/phone-text';
import type { Plans } from '@web/shared/plans/use-plans';
import { ErrorState } from '@web/ui/error-state';
import { LoadingText } from '@web/ui/loading-text';
import { PageHead } from '@web/ui/page-head';
import type { PageHeadProps } from '@web/ui/page-head';
import type { Chosen } from '../hooks/use-chosen';
import { useComparison } from '../hooks/use-comparison';
import { useVerdict } from '../hooks/use-verdict';
import { ComparisonView } from './comparison-view';

export interface ComparingProps extends Pick<PageHeadProps, 'crumbs'> {
  plans: Plans;
  chosen: Chosen;
  /** Where others are chosen. */
  pickAddress: string;
}

export function Comparing({ plans, chosen, pickAddress, crumbs }: ComparingProps) {
  const { t } = useTranslation(['comparison', 'plans']);
  const { packet, ids, isSent, onMine, onRemove } = chosen;
  const { error, refetch } = plans;
  const comparison = useComparison(ids, plans.answer);
  const verdict = useVerdict(comparison?.years ?? [], comparison?.plans[0]?.planYear);
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
        <ErrorState title={t('plans:compare.failed')} onRetry={refetch}>
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
          pickAddress={pickAddress}
          onMine={onMine}
          onRemove={onRemove}
        />
      )}
      <MedicinesLink />
    </>
  );
}
