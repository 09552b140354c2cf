import type { PlanCostTexts } from '@app/contracts/http/plan-costs';
import type {
  PlanBenefit,
  PlanBenefitCell,
  PlanCategory,
  PlanCopay,
  PlanPhone,
  PlanType,
} from '@app/contracts/http/plans';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { ProvenanceColumns } from './provenance.entity';

/** One plan of one year: contract-plan-segment-year. Money is dollars: columnsOf reads numeric as a number. */
@Entity('insurance_plans')
@Unique('insurance_plans_contract_id_plan_id_segment_id_plan_year_key', [
  'contractId',
  'planId',
  'segmentId',
  'planYear',
])
@Index('insurance_plans_by_year', ['planYear', 'type', 'monthlyPremium'], { where: 'is_active' })
@Index('insurance_plans_by_text', { synchronize: false })
@Check('insurance_plans_plan_year_check', `plan_year BETWEEN 2020 AND 2100`)
@Check(
  'insurance_plans_type_check',
  `type IN ('medicare','medicare-advantage','medicare-supplement','medi-cal','covered-california')`,
)
@Check('insurance_plans_website_check', `website ~ '^https?://'`)
@Check('insurance_plans_details_source_url_check', `details_source_url ~ '^https?://'`)
@Check('insurance_plans_source_url_check', `source_url ~ '^https?://'`)
@Check('insurance_plans_origin_check', `origin IN ('live', 'snapshot', 'starter', 'sample')`)
@Check('insurance_plans_confidence_check', `confidence IN ('verified', 'memory')`)
export class InsurancePlanEntity extends ProvenanceColumns {
  /** `2026-H0524-003-0`. */
  @PrimaryColumn('text')
  id: string;

  @Column('text', { name: 'contract_id' })
  contractId: string;

  @Column('text', { name: 'plan_id' })
  planId: string;

  @Column('text', { name: 'segment_id' })
  segmentId: string;

  @Column('smallint', { name: 'plan_year' })
  planYear: number;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text')
  type: PlanType;

  @Column('text', { nullable: true })
  category: PlanCategory | null;

  @Column('text')
  carrier: string;

  @Column('text', { name: 'parent_organization', nullable: true })
  parentOrganization: string | null;

  @Column('text', { name: 'plan_type', nullable: true })
  planType: string | null;

  @Column('text', { name: 'snp_type', nullable: true })
  snpType: string | null;

  @Column('text', { default: 'CA' })
  state: string;

  @Column('numeric', { name: 'monthly_premium', precision: 10, scale: 2, nullable: true })
  monthlyPremium: number | null;

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  deductible: number | null;

  @Column('numeric', { name: 'drug_deductible', precision: 10, scale: 2, nullable: true })
  drugDeductible: number | null;

  @Column('numeric', { name: 'max_out_of_pocket', precision: 10, scale: 2, nullable: true })
  maxOutOfPocket: number | null;

  @Column('numeric', { name: 'star_rating', precision: 2, scale: 1, nullable: true })
  starRating: number | null;

  @Column('boolean', { name: 'has_drug_coverage', nullable: true })
  hasDrugCoverage: boolean | null;

  @Column('jsonb', { default: {} })
  copays: Partial<Record<PlanCopay, string>>;

  @Column('jsonb', { default: {} })
  benefits: Partial<Record<PlanBenefit, PlanBenefitCell>>;

  /** Every cost row of the plan's page: service id -> the source's own words. */
  @Column('jsonb', { default: {} })
  costs: PlanCostTexts;

  @Column('text', { name: 'provider_network', nullable: true })
  providerNetwork: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  /** For whom -> number, as the source prints it. */
  @Column('jsonb', { default: {} })
  phones: Partial<Record<PlanPhone, string>>;

  /** Release of the source file the row was read from. */
  @Column('text', { nullable: true })
  release: string | null;

  @Column('text', { name: 'search_text', default: '' })
  searchText: string;

  /** Holder of the contract, as CMS writes it: what an insurer's filter may ask for. */
  @Column('text', { name: 'contract_name', nullable: true })
  contractName: string | null;

  /** Where deductible, copays, benefits and website come from, when the row's own source is silent on them. */
  @Column('text', { name: 'details_source_url', nullable: true })
  detailsSourceUrl: string | null;

  @Column('date', { name: 'details_checked_on', nullable: true })
  detailsCheckedOn: string | null;
}
