import { useTranslation } from 'react-i18next';
import type { AnalysisRecommendation, AnalysisResponse } from '@app/contracts/http/analysis';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { useYearSum } from '@web/shared/plan-years/use-year-sum';
import { yearOfKind } from '@web/shared/plan-years/compared-years';
import { DataTable } from '@web/ui/data-table';
import { Fold } from '@web/ui/receipt-fold';
import { Note } from '@web/ui/text';

export interface ApprovalTableProps {
  answer: Pick<AnalysisResponse, 'eligibilityChecks' | 'help'>;
  plans: readonly AnalysisRecommendation[];
}

const isForBoth = ({ snpType }: AnalysisRecommendation): boolean => snpType === 'D-SNP';

/** While Medi-Cal is only likely: what each plan costs if it is approved and if it is not, plans for people with both first. */
export function ApprovalTable({ answer: { eligibilityChecks, help }, plans }: ApprovalTableProps) {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const sumOf = useYearSum();
  if (!help.fullMediCal || eligibilityChecks.mediCal.outcome === 'have') return null;
  const rows = [...plans.filter(isForBoth), ...plans.filter((plan) => !isForBoth(plan))];
  const without = (plan: AnalysisRecommendation): string => {
    if (isForBoth(plan)) return t('approval.cannotJoin');
    const sum = plan.costAnalysis.annualWithoutHelp;
    return sum === null ? t('approval.unknown') : formatDollarsInText(sum, language);
  };
  return (
    <Fold title={t('approval.title')} note={t('approval.inside')} titleAs="h3">
      <DataTable
        caption={t('approval.title')}
        rows={rows}
        rowKey={({ planId }) => planId}
        columns={[
          { id: 'name', header: t('approval.plan'), cell: ({ name }) => name, isRowHeader: true },
          { id: 'with', header: t('approval.if'), cell: (plan) => sumOf(yearOfKind(plan, 'normal')), align: 'end' },
          { id: 'without', header: t('approval.ifNot'), cell: without, align: 'end' },
        ]}
      />
      <Note>{t('approval.note')}</Note>
    </Fold>
  );
}
