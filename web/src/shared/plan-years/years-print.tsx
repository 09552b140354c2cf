// The three years of plans as a table on paper.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { YEAR_KINDS } from '@app/contracts/http/year-costs';
import { PrintTable } from '@web/ui/print-sheet';
import { yearOfKind } from './compared-years';
import type { ComparedYears } from './compared-years';
import { useYearSum } from './use-year-sum';

export interface YearsPrintProps {
  plans: readonly ComparedYears[];
  /** Under a plan's name: company, stars. */
  noteOf?: (id: string) => ReactNode;
}

/** A row a plan, under its name. */
export function YearsPrint({ plans, noteOf }: YearsPrintProps) {
  const { t } = useTranslation('years');
  const sumOf = useYearSum();
  return (
    <PrintTable style={{ width: '100%', fontSize: '10.5pt' }}>
      <thead>
        <tr>
          <th scope="col">{t('sums.person')}</th>
          {YEAR_KINDS.map((kind) => (
            <th key={kind} scope="col">
              {t(`years.${kind}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              {plan.letter} <span lang="en">{plan.name}</span>
              {noteOf && (
                <>
                  <br />
                  {noteOf(plan.id)}
                </>
              )}
            </th>
            {YEAR_KINDS.map((kind) => (
              <td key={kind} data-sum>
                {sumOf(yearOfKind(plan, kind))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

/** A row a year: for a sheet whose other tables name the plans. */
export function YearRowsPrint({ plans }: Pick<YearsPrintProps, 'plans'>) {
  const { t } = useTranslation('years');
  const sumOf = useYearSum();
  return (
    <PrintTable style={{ fontSize: '10pt' }}>
      <tbody>
        {YEAR_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`years.${kind}.name`)}</th>
            {plans.map((plan) => (
              <td key={plan.id}>
                {plan.letter} {sumOf(yearOfKind(plan, kind))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}
