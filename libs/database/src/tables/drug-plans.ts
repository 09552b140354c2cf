// CMS's public drug-plan files (docs/facts/sources.md#drug-plan-files). The columns of their plans, shares and prices are described in
// ../migrations/1796600000000-add-drug-plans.sql.
import type { ProvenanceColumns } from './provenance';

export type DrugSeries = 'monthly' | 'quarterly';

/** One for each plan year and origin. `sourceUpdatedAt` is the day of the release. Only quarterly ones have prices. */
export interface DrugReleaseColumns extends Omit<ProvenanceColumns, 'contentHash' | 'isActive'> {
  id: number;
  /** "SPUF_2026_20260701" */
  name: string;
  planYear: number;
  series: DrugSeries;
}

/** Contract, plan, segment and year are those of insurance_plans, which has the counties. */
export interface DrugPlanColumns {
  id: number;
  releaseId: number;
  planYear: number;
  contractId: string;
  planId: string;
  segmentId: string;
  contractName: string;
  name: string;
  formularyId: number | null;
  premium: number | null;
  deductible: number | null;
  /** 0 none, 1 chronic condition, 2 Medicare and Medi-Cal, 3 institution. */
  snp: number | null;
  /** CMS does not publish the plan's figures. */
  isSuppressed: boolean;
}
