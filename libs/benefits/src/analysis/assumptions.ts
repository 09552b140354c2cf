// What the costs take for granted, for a page to say openly.
import type { AnalysisNote } from '@app/contracts/http/analysis-notes';
import type { CostedPerson } from '../costs/costed-plan';
import { BRAND_MEDICINES, HOSPITAL_STAYS } from '../costs/usage';
import { hasHelp } from './help';
import { note, noteIf } from './notes';

export function assumptionsOf({ help, medications, surchargeStep }: CostedPerson): AnalysisNote[] {
  return [
    note('one-person'),
    note('status-not-asked'),
    ...noteIf(hasHelp(help), () => note('help-counted')),
    ...noteIf(surchargeStep === 0, () => note('standard-part-b')),
    note('no-late-penalty'),
    note('visits-ours'),
    note('in-network'),
    note('highest-of-range'),
    note('percent-not-counted'),
    ...noteIf(medications.length > 0, () => note('generic-medicines')),
    note('very-ill-maximum'),
    ...noteIf(help.extraHelp !== null, () => note('brand-medicines', { count: BRAND_MEDICINES })),
    note('part-b-deductible-used'),
    note('hospital-stays', { count: HOSPITAL_STAYS }),
  ];
}
