// The comparison on paper: one sheet with the verdict, the three years and every figure.
import { useTranslation } from 'react-i18next';
import { YearRowsPrint } from '@web/shared/plan-years/years-print';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import type { Comparison } from '../hooks/use-comparison';
import { useVerdict } from '../hooks/use-verdict';
import { CompareTable } from './compare-table';

export function ComparisonPrint({ comparison: { plans, years, monthly } }: { comparison: Comparison }) {
  const { t } = useTranslation('comparison');
  const { title } = useVerdict(years, plans[0]?.planYear);
  return (
    <PlanPaper title={title} plan={plans[0]}>
      <YearRowsPrint plans={years} />
      <CompareTable plans={plans} monthly={monthly} rows="paper" />
      <p>{t('paper')}</p>
    </PlanPaper>
  );
}
