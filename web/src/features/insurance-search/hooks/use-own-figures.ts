import { useTranslation } from 'react-i18next';
import type { InsurancePlanResponse } from '@app/contracts/http/plans';
import type { DollarRange } from '@app/contracts/http/drug-costs';
import { useWholeYears } from '@web/shared/medicines/use-whole-years';
import { useSumText } from '@web/shared/plan-years/use-year-sum';
import type { Figure, OwnFigures } from '../logic/compare-rows';

/**
 * Cells of the medicines that were entered in this tab, and of the whole year with them; undefined while none were. A sum that leaves
 * a medicine out is not compared.
 */
export function useOwnFigures(plans: readonly InsurancePlanResponse[]): OwnFigures | undefined {
  const { t } = useTranslation('plans');
  const sumText = useSumText();
  const { count, years } = useWholeYears(plans);
  if (years.size === 0) return undefined;
  const cellOf = (range: DollarRange, isComplete: boolean, notCovered: number): Figure => {
    const sum = sumText(range, isComplete);
    const isExact = isComplete && range.min === range.max;
    return {
      words: notCovered > 0 ? `${sum}, ${t('row.year.notCovered', { count: notCovered })}` : sum,
      value: isExact && notCovered === 0 ? Math.round(range.min) : null,
    };
  };
  const unknown: Figure = { words: null, value: null };
  const own = plans.map(({ id }) => years.get(id));
  return {
    count,
    medicines: own.map((year) => (year ? cellOf(year.medicines.drugsTotal, true, year.medicines.notCovered) : unknown)),
    whole: own.map((year) =>
      year?.whole ? cellOf(year.whole.sum, year.whole.isComplete, year.medicines.notCovered) : unknown,
    ),
  };
}
