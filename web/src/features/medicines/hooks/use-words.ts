// Money, months and names of medicines as this page says them.
import { useTranslation } from 'react-i18next';
import type { DollarRange } from '@app/contracts/http/drug-costs';
import { formatDollarsInText } from '@web/base/formats/numbers';
import { useLanguage } from '@web/base/i18n/use-language';
import { countedStrength } from '@web/shared/medicines/medicine-list';
import type { RequestedCosts, ListedMedicine } from '@web/shared/medicines/medicine-list';
import { useDrugNames } from '@web/shared/medicines/use-drug-costs';
import { isExact } from '../logic/year-plans';

/** "1,234달러", or "1,100달러에서 1,300달러 사이" where a price is not published. @param isWhole without cents */
export function useRangeText(): (range: DollarRange, isWhole?: boolean) => string {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  return ({ min, max }, isWhole = false) => {
    const money = (dollars: number) => formatDollarsInText(isWhole ? Math.round(dollars) : dollars, language);
    return isExact({ min, max }) ? money(min) : t('range', { min: money(min), max: money(max) });
  };
}

/** "20 mg 알약 · 하루 1개 · 30일치" */
export function useDoseText(): (medicine: ListedMedicine) => string {
  const { t } = useTranslation('medicines');
  const language = useLanguage();
  return (medicine) => {
    const { chosen, amount, per, daysSupply } = medicine;
    const label = countedStrength(medicine)?.label[language] ?? '';
    return [
      label && t(chosen === null && medicine.strengths.length > 1 ? 'row.usual' : 'row.strength', { label }),
      t(`row.amount.${per}`, { amount }),
      t('row.supply', { count: daysSupply }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

/** The name of a medicine of the answer: as somebody entered it, else as the plans' list names it. */
export function useNameOf({ medicines }: RequestedCosts): (rxcui: string) => string {
  const language = useLanguage();
  const names = useDrugNames(true);
  return (rxcui) =>
    medicines.find((medicine) => countedStrength(medicine)?.rxcui === rxcui)?.name[language] ??
    names.find((drug) => drug.rxcui === rxcui)?.name ??
    rxcui;
}
