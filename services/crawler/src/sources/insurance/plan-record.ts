// One plan as the importer stores it, whichever file it was read from.
import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type {
  PlanBenefit,
  PlanBenefitCell,
  PlanCategory,
  PlanCopay,
  PlanPhone,
  PlanType,
} from '@app/contracts/http/plans';

/** What a source may be silent on without meaning "unknown": the stored value of the same plan and year stays. */
export const KEPT_WHEN_SILENT = [
  'monthlyPremium',
  'deductible',
  'drugDeductible',
  'starRating',
  'hasDrugCoverage',
  'copays',
  'benefits',
  'costs',
  'website',
  'phones',
] as const;
export type SilentField = (typeof KEPT_WHEN_SILENT)[number];

export interface PlanRecord {
  /** `2026-H0524-003-0` */
  id: string;
  contractId: string;
  /** Three digits with leading zeros. */
  planId: string;
  segmentId: string;
  planYear: number;
  name: string;
  type: PlanType;
  category: PlanCategory;
  /** Brand: the organisation's marketing name. */
  carrier: string;
  parentOrganization: string | null;
  contractName: string | null;
  planType: string | null;
  snpType: string | null;
  /** Two letters. */
  state: string;
  /** Dollars a month besides the Part B premium. */
  monthlyPremium: number | null;
  deductible: number | null;
  drugDeductible: number | null;
  maxOutOfPocket: number | null;
  starRating: number | null;
  hasDrugCoverage: boolean | null;
  copays: Partial<Record<PlanCopay, string>>;
  benefits: Partial<Record<PlanBenefit, PlanBenefitCell>>;
  /** Every cost row of the plan's page, by service, in the source's own words. */
  costs: PlanCostTexts;
  website: string | null;
  phones: Partial<Record<PlanPhone, string>>;
  /** Names without "County", sorted; [ALL_COUNTIES] for a plan of the whole state. */
  counties: string[];
  silentOn: readonly SilentField[];
  /** Where `copays` come from when not from `sourceUrl`. */
  detailsSourceUrl: string | null;
  /** Page that a person can open. */
  sourceUrl: string;
  release: string | null;
}

export const planRecordId = (plan: Pick<PlanRecord, 'planYear' | 'contractId' | 'planId' | 'segmentId'>): string =>
  `${plan.planYear}-${plan.contractId}-${plan.planId}-${plan.segmentId}`;

export interface ContractCategory {
  type: PlanType;
  category: PlanCategory;
}

/**
 * CMS's "Contract Category Type" in our words; null when we do not know it.
 * @param hasDrugCoverage tells the two kinds of Cost plans apart
 */
export function contractCategory(text: string, hasDrugCoverage: boolean | null): ContractCategory | null {
  switch (text.trim().toUpperCase()) {
    case 'MA-PD':
      return { type: 'medicare-advantage', category: 'health-and-drug' };
    case 'MA':
      return { type: 'medicare-advantage', category: 'health-only' };
    case 'SNP':
      return { type: 'medicare-advantage', category: 'special-needs' };
    case 'COST':
      return { type: 'medicare-advantage', category: hasDrugCoverage ? 'health-and-drug' : 'health-only' };
    case 'PDP':
      return { type: 'medicare', category: 'drug' };
    default:
      return null;
  }
}

/** "Dual-Eligible" (the Landscape) and "HMO D-SNP" (the plan's type) are the same kind: `D-SNP`, `C-SNP`, `I-SNP`. */
export function snpTypeOf(text: string | null): string | null {
  if (text === null) return null;
  if (/\bD-SNP\b|dual/i.test(text)) return 'D-SNP';
  if (/\bC-SNP\b|chronic/i.test(text)) return 'C-SNP';
  if (/\bI-SNP\b|institution/i.test(text)) return 'I-SNP';
  return null;
}
