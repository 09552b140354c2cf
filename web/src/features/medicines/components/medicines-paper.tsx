// The list and the five plans on one sheet of paper.
import { useTranslation } from 'react-i18next';
import type { DrugCostsResponse, PlanDrugYear } from '@app/contracts/http/drug-costs';
import { formatDay } from '@web/base/formats/dates';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useSeen } from '@web/base/formats/use-seen';
import { useLanguage } from '@web/base/i18n/use-language';
import type { RequestedCosts } from '@web/shared/medicines/medicine-list';
import { useToday } from '@web/shared/use-today';
import { PrintSheet, PrintTable } from '@web/ui/print-sheet';
import { useDoseText, useRangeText } from '../hooks/use-words';
import { dearestOf } from '../logic/year-plans';

const COLUMNS = ['plan', 'total', 'premium', 'medicines', 'dearest', 'notCovered'] as const;

export interface MedicinesPaperProps {
  title: string;
  answer: DrugCostsResponse;
  requested: RequestedCosts;
  plans: readonly PlanDrugYear[];
}

function MedicinesTable({ requested: { medicines } }: Pick<MedicinesPaperProps, 'requested'>) {
  const language = useLanguage();
  const doseOf = useDoseText();
  const other = language === 'ko' ? 'en' : 'ko';
  return (
    <PrintTable>
      <tbody>
        {medicines.map((medicine) => (
          <tr key={medicine.id}>
            <th scope="row">{medicine.name[language]}</th>
            <td lang={other}>{medicine.name[other]}</td>
            <td>{doseOf(medicine)}</td>
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

function PlansTable({ plans }: Pick<MedicinesPaperProps, 'plans'>) {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  const rangeOf = useRangeText();
  return (
    <PrintTable>
      <thead>
        <tr>
          {COLUMNS.map((id) => (
            <th key={id} scope="col">
              {t(`paper.${id}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => {
          const dearest = dearestOf(plan);
          return (
            <tr key={plan.id}>
              <th scope="row" style={{ width: '34%' }}>
                <span lang="en">{plan.name}</span> ({plan.contractId}-{plan.planId})
              </th>
              <td>{plan.total ? rangeOf(plan.total, true) : t('facts.unknown')}</td>
              <td data-sum>
                {plan.premium === null ? t('facts.unknown') : formatDollarsInText(plan.premium, language)}
              </td>
              <td>{rangeOf(plan.drugsTotal, true)}</td>
              <td data-sum>{dearest && `${t(`months.names.${plan.dearestMonth}`)} ${rangeOf(dearest)}`}</td>
              <td data-sum>{plan.notCovered}</td>
            </tr>
          );
        })}
      </tbody>
    </PrintTable>
  );
}

export function MedicinesPaper({ title, answer, requested, plans }: MedicinesPaperProps) {
  const { t } = useTranslation(['medicines', 'plans']);
  const language = useLanguage();
  const today = useToday();
  const seen = useSeen();
  const { provenance, year, release } = answer;
  const source = provenance && [provenance.sourceName[language], release, seen(provenance)].filter(Boolean).join(' · ');
  return (
    <PrintSheet
      title={title}
      date={`${formatDay(today, language, true)} · ${t('plans:print.year', { year })}`}
      given={requested.body.zipCode}
      foot={
        <p>
          {source && (
            <>
              <span>{source}</span>
              <br />
            </>
          )}
          <span>{t('plans:print.foot')}</span>
        </p>
      }
    >
      <MedicinesTable requested={requested} />
      <PlansTable plans={plans} />
      <p>{t('answer.careText')}</p>
    </PrintSheet>
  );
}
