// Medicines that the typed words mean. The list and its matching come as a chunk of their own with the first letter, and the names of
// the plans' lists from the server as one whole; what is typed is sent nowhere.
import { useDeferredValue } from 'react';
import { useLazyModule } from '@web/base/use-lazy-module';
import type { FoundMedicine } from '@web/shared/medicines/medicine-list';
import { useDrugNames } from '@web/shared/medicines/use-drug-costs';

const loadMedicines = () => import('@web/shared/medicines/find-medicines');

/** undefined = nothing is typed, or the list is on its way. */
export function useFoundMedicines(text: string): FoundMedicine[] | undefined {
  const words = useDeferredValue(text.trim());
  const isWanted = text.trim() !== '';
  const medicines = useLazyModule(isWanted, loadMedicines);
  const names = useDrugNames(isWanted);
  return medicines && words !== '' && isWanted ? medicines.findMedicines(words, names) : undefined;
}
