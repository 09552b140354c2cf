// The comparison on paper: one sheet with the verdict, the three years and every figure.
import { useTranslation } from 'react-i18next';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import { formatDay } from '@web/base/formats/dates';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import { yearOfKind } from '@web/shared/plan-years/compared-years';
import { useToday } from '@web/shared/use-today';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import type { Comparison } from '../hooks/use-comparison';
import { useVerdict } from '../hooks/use-verdict';
import { CompareTable } from './compare-table';

function Years({ years }: Pick<Comparison, 'years'>) {
  const { t } = useTranslation('years');
  const language = useLanguage();
  return (
    <PrintTable style={{ fontSize: '10pt' }}>
      <tbody>
        {YEAR_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`years.${kind}.name`)}</th>
            {years.map((plan) => {
              const year = yearOfKind(plan, kind);
              const amount = year?.annual == null ? null : formatDollarsInText(Math.round(year.annual), language);
              return (
                <td key={plan.id}>
                  {plan.letter} {amount === null ? t('unknown') : year?.isComplete ? amount : t('atLeast', { amount })}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

export function ComparisonPrint({ comparison: { plans, years, monthly } }: { comparison: Comparison }) {
  const { t } = useTranslation(['comparison', 'plans']);
  const language = useLanguage();
  const today = useToday();
  const seen = useSeen();
  const { title } = useVerdict(years);
  const [first] = plans;
  if (!first) return null;
  return (
    <PrintSheet
      title={title}
      date={[formatDay(today, language, true), t('plans:print.year', { year: first.planYear })].join(' · ')}
      foot={
        <p>
          {[first.provenance.sourceName[language], seen(first.provenance)].filter(Boolean).join(' · ')}
          <br />
          {t('plans:print.foot')}
        </p>
      }
    >
      <Years years={years} />
      <CompareTable plans={plans} monthly={monthly} rows="paper" />
      <p>{t('comparison:paper')}</p>
    </PrintSheet>
  );
}
