import { useEffect, useMemo, useState } from 'react';
import type { medicineNamed } from '@web/shared/medicines/find-medicines';
import type { FoundMedicine } from '@web/shared/medicines/medicine-list';
import { useDrugNames } from '@web/shared/medicines/use-drug-costs';

/** The medicine that a search names clearly. Our list is fetched with the first search, and the plans' names only for a medicine. */
export function useMedicineHit(words: string): FoundMedicine | null {
  const [named, setNamed] = useState<typeof medicineNamed | null>(null);
  useEffect(() => {
    if (words === '') return;
    import('@web/shared/medicines/find-medicines').then(
      (module) => setNamed(() => module.medicineNamed),
      // Without network the search itself says what failed.
      () => undefined,
    );
  }, [words]);
  const isNamed = useMemo(() => named !== null && named(words, []) !== null, [named, words]);
  const names = useDrugNames(isNamed);
  return useMemo(() => (isNamed && named ? named(words, names) : null), [isNamed, named, names, words]);
}
