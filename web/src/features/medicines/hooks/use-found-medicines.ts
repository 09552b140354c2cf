// Medicines that the typed words mean. The list and its matching come as a chunk of their own with the first letter, and the names of
// the plans' lists from the server as one whole; what is typed is sent nowhere.
import { useDeferredValue, useEffect, useState } from 'react';
import { useDrugNames } from '@web/shared/medicines/use-drug-costs';
import type { FoundMedicine } from '@web/shared/medicines/medicine-list';
import type { findMedicines } from '@web/shared/medicines/find-medicines';

/** undefined = nothing is typed, or the list is on its way. */
export function useFoundMedicines(text: string): FoundMedicine[] | undefined {
  const words = useDeferredValue(text.trim());
  const [find, setFind] = useState<typeof findMedicines | null>(null);
  const isWanted = text.trim() !== '';
  const names = useDrugNames(isWanted);
  useEffect(() => {
    if (isWanted)
      void import('@web/shared/medicines/find-medicines').then((module) => setFind(() => module.findMedicines));
  }, [isWanted]);
  return find && words !== '' && isWanted ? find(words, names) : undefined;
}
