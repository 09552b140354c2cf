// The list on paper: its ten rows as a table. One sheet.
import { useTranslation } from 'react-i18next';
import { carrierText } from '@app/content/plans/carrier-names';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { PlanPaper } from '@web/shared/plans/plan-paper';
import { copayWords, ROW_COPAYS } from '@web/shared/plans/plan-costs';
import { PrintTable } from '@web/ui/print-sheet';

type Plan = InsurancePlanResponse;

function RowsTable({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const money = (amount: number | null) => (amount === null ? '' : formatDollarsInText(amount, language));
  return (
    <PrintTable>
      <thead>
        <tr>
          <th scope="col">{t('print.plan')}</th>
          <th scope="col">{t('row.premium')}</th>
          <th scope="col">{t('row.maximum')}</th>
          {ROW_COPAYS.map((copay) => (
            <th key={copay} scope="col">
              {t(`row.${copay}`)}
            </th>
          ))}
          <th scope="col">{t('row.stars')}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              <span lang="en">{plan.name}</span>
              <br />
              {carrierText(plan.carrier, language)}
            </th>
            <td data-sum>{money(plan.monthlyPremium)}</td>
            <td data-sum>{money(plan.maxOutOfPocket)}</td>
            {ROW_COPAYS.map((copay) => (
              <td key={copay} data-sum>
                {copayWords(plan, copay, language)}
              </td>
            ))}
            <td data-sum>{plan.starRating?.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

export interface PlanPrintProps {
  /** "90020 · 로스앤젤레스 카운티" */
  given: string;
  rows: readonly Plan[];
}

export function PlanPrint({ given, rows }: PlanPrintProps) {
  const { t } = useTranslation('plans');
  return (
    <PlanPaper title={t('search.title')} given={given} plan={rows[0]}>
      <RowsTable plans={rows} />
    </PlanPaper>
  );
}
