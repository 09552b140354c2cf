// What the list and the form come to as a request, or what is missing. Pure.
import { DRUG_COST_LIMITS } from '@app/contracts/http/drug-costs';
import type { DrugAmountBody, DrugCostsBody } from '@app/contracts/http/drug-costs.requests';
import { isWholeZip } from '@web/base/zip-digits';
import { countedStrength, unitsPerMonth } from '@web/shared/medicines/medicine-list';
import type { ListedMedicine, MedicineList } from '@web/shared/medicines/medicine-list';

export type Missing = 'medicines' | 'counted' | 'amount' | 'zip';

const { minUnits, maxUnits } = DRUG_COST_LIMITS;

const isAmountFine = (medicine: ListedMedicine): boolean => {
  const units = unitsPerMonth(medicine);
  return units !== null && units >= minUnits && units <= maxUnits;
};

/** The medicines that have a public number; two of one number are counted together. */
function drugsOf(medicines: readonly ListedMedicine[]): DrugAmountBody[] {
  const drugs = new Map<string, DrugAmountBody>();
  for (const medicine of medicines) {
    const rxcui = countedStrength(medicine)?.rxcui ?? null;
    if (rxcui === null) continue;
    const units = (unitsPerMonth(medicine) ?? 0) + (drugs.get(rxcui)?.unitsPerMonth ?? 0);
    drugs.set(rxcui, { rxcui, unitsPerMonth: Math.min(units, maxUnits), daysSupply: medicine.daysSupply });
  }
  return [...drugs.values()];
}

export function missingOf({ medicines }: MedicineList, zip: string): Missing | null {
  if (medicines.length === 0) return 'medicines';
  if (!medicines.every(isAmountFine)) return 'amount';
  if (drugsOf(medicines).length === 0) return 'counted';
  return isWholeZip(zip) ? null : 'zip';
}

/** @param counties of the ZIP code: a county that was chosen for another ZIP code does not count */
export function requestOf(list: MedicineList, zipCode: string, counties: readonly string[]): DrugCostsBody {
  const { medicines, county, extraHelp, pharmacy, requested } = list;
  const year = requested?.body.year;
  return {
    zipCode,
    ...(counties.includes(county) && { county }),
    drugs: drugsOf(medicines),
    extraHelp,
    pharmacy,
    // The year that was chosen in the answer before.
    ...(year !== undefined && { year }),
  };
}
