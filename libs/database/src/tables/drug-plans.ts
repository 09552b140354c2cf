// CMS's public drug-plan files, for the plans of California (docs/facts/sources.md#drug-plan-files). Money is in dollars.
import type { Origin } from '@app/contracts/http/provenance';
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

export interface FormularyDrugColumns {
  releaseId: number;
  formularyId: number;
  rxcui: number;
  tier: number;
  quantityUnits: number | null;
  quantityDays: number | null;
  priorAuthorization: boolean;
  stepTherapy: boolean;
  /** Medicare has negotiated the price. */
  isSelected: boolean;
}

/** 0 not offered there, 1 dollars a fill, 2 part of the price (0.25). */
export type ShareKind = 0 | 1 | 2;

type Places = 'preferred' | 'standard' | 'mailPreferred' | 'mailStandard';

export type DrugShareColumns = {
  drugPlanId: number;
  /** 0 before the deductible is met, 1 after it, 3 after the yearly cap. */
  level: 0 | 1 | 3;
  tier: number;
  days: 30 | 60 | 90;
  isSpecialty: boolean;
  isDeductibleApplied: boolean;
} & Record<`${Places}Kind`, ShareKind> &
  Record<`${Places}${'Amount' | 'Min' | 'Max'}`, number | null>;

/** The member pays the least of copay (dollars a fill) and share (0.25); null = the file has none. */
export type InsulinShareColumns = {
  drugPlanId: number;
  /** null = every tier. */
  tier: number | null;
  days: 30 | 60 | 90;
} & Record<`${Places}${'Copay' | 'Share'}`, number | null>;

/** Dollars a unit by days of supply, the average of the plan's pharmacies; null = not published. */
export interface DrugPriceColumns {
  drugPlanId: number;
  rxcui: number;
  unitCost30: number | null;
  unitCost60: number | null;
  unitCost90: number | null;
}

/** NPIs of the plan's retail pharmacies in a ZIP code. */
export interface DrugPharmacyColumns {
  drugPlanId: number;
  zip: string;
  preferred: number[];
  standard: number[];
}

export interface DrugNameColumns {
  rxcui: number;
  name: string;
  ingredient: string;
  /** null = a generic. */
  brand: string | null;
  checkedOn: string;
  sourceUrl: string;
  origin: Origin;
}
