// What was asked, as short labels: shown above the result so that a helper sees at once for whom it is.
import type { EligibilityRequest } from '@app/contracts/http/eligibility';

export interface AskedItem {
  id: keyof EligibilityRequest;
  /** Key below `eligibility:asked`. */
  key: string;
  /** Number for the sentence, when it has one. */
  value?: number;
}

export function askedOf(request: EligibilityRequest): AskedItem[] {
  const items: AskedItem[] = [
    { id: 'age', key: 'age', value: request.age },
    { id: 'annualIncome', key: 'income', value: Number(request.annualIncome) },
    { id: 'citizenshipStatus', key: `status.${request.citizenshipStatus}` },
    { id: 'currentInsurance', key: `insurance.${request.currentInsurance || 'none'}` },
  ];
  if (request.householdSize !== undefined)
    items.push({ id: 'householdSize', key: 'household', value: request.householdSize });
  if (request.assetsBand) items.push({ id: 'assetsBand', key: `assets.${request.assetsBand}` });
  if (request.yearsAsResident !== undefined)
    items.push({ id: 'yearsAsResident', key: 'resident', value: request.yearsAsResident });
  if (request.workCredits !== undefined) items.push({ id: 'workCredits', key: 'credits', value: request.workCredits });
  return items;
}
