import { useMemo } from 'react';
import { useLazyModule } from '@web/base/use-lazy-module';
import type { FoundMedicine } from '@web/shared/medicines/medicine-list';
import { useDrugNames } from '@web/shared/medicines/use-drug-costs';

const loadMedicines = () => import('@web/shared/medicines/find-medicines');

/** The medicine that a search names clearly. Our list is fetched with the first search, and the plans' names only for a medicine. */
export function useMedicineHit(words: string): FoundMedicine | null {
  const medicines = useLazyModule(words !== '', loadMedicines);
  const match = useMemo(() => medicines?.medicineIn(words) ?? null, [medicines, words]);
  const names = useDrugNames(match !== null);
  return useMemo(() => (match && medicines ? medicines.foundOf(match, names) : null), [match, medicines, names]);
}
