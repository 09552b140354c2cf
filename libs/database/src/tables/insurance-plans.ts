import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type {
  PlanBenefit,
  PlanBenefitCell,
  PlanCategory,
  PlanCopay,
  PlanPhone,
  PlanType,
} from '@app/contracts/http/plans';
import type { ProvenanceColumns } from './provenance';

/** One plan of one year: contract-plan-segment-year. Money is in dollars. */
export interface PlanColumns extends ProvenanceColumns {
  /** `2026-H0524-003-0`. */
  id: string;
  contractId: string;
  planId: string;
  segmentId: string;
  planYear: number;
  name: string;
  description: string | null;
  type: PlanType;
  category: PlanCategory | null;
  carrier: string;
  parentOrganization: string | null;
  planType: string | null;
  snpType: string | null;
  state: string;
  monthlyPremium: number | null;
  deductible: number | null;
  drugDeductible: number | null;
  maxOutOfPocket: number | null;
  starRating: number | null;
  hasDrugCoverage: boolean | null;
  copays: Partial<Record<PlanCopay, string>>;
  benefits: Partial<Record<PlanBenefit, PlanBenefitCell>>;
  /** Every cost row of the plan's page: service id -> the text of the source. */
  costs: PlanCostTexts;
  providerNetwork: string | null;
  website: string | null;
  /** For whom -> number, as the source prints it. */
  phones: Partial<Record<PlanPhone, string>>;
  /** Release of the source file the row was read from. */
  release: string | null;
  searchText: string;
  /** Holder of the contract, as CMS writes it: an insurer's filter may match it. */
  contractName: string | null;
  /** Where deductible, copays, benefits and website come from, when the row's own source does not state them. */
  detailsSourceUrl: string | null;
  detailsCheckedOn: string | null;
}
