// A sheet of paper about plans: the day and the year of the figures above, their source and whom to call below.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import { formatDay } from '@web/base/formats/dates';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { useToday } from '@web/shared/use-today';
import { PrintSheet } from '@web/ui/print-sheet';

export interface PlanPaperProps {
  title: ReactNode;
  /** Any plan of the sheet: its year and source; undefined where the sheet shows none. */
  plan: InsurancePlanResponse | undefined;
  /** The query, in one line. */
  given?: ReactNode;
  children: ReactNode;
}

export function PlanPaper({ title, plan, given, children }: PlanPaperProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const today = useToday();
  const seen = useSeen();
  const year = plan && t('print.year', { year: plan.planYear });
  return (
    <PrintSheet
      title={title}
      date={[formatDay(today, language, true), year].filter(Boolean).join(' · ')}
      given={given}
      foot={
        <p>
          {plan && (
            <>
              <span>{[plan.provenance.sourceName[language], seen(plan.provenance)].filter(Boolean).join(' · ')}</span>
              <br />
            </>
          )}
          <span>{t('print.foot')}</span>
        </p>
      }
    >
      {children}
    </PrintSheet>
  );
}
