import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { ProvenanceColumns } from './provenance.entity';

export type InsurancePlanType =
  'medicare' | 'medicare-advantage' | 'medicare-supplement' | 'medi-cal' | 'covered-california';

/** One plan of one year: contract-plan-segment-year. Money is text as PostgreSQL's numeric sends it ("202.90"). */
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
  type: InsurancePlanType;

  @Column('text', { nullable: true })
  category: string | null;

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
  monthlyPremium: string | null;

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  deductible: string | null;

  @Column('numeric', { name: 'drug_deductible', precision: 10, scale: 2, nullable: true })
  drugDeductible: string | null;

  @Column('numeric', { name: 'max_out_of_pocket', precision: 10, scale: 2, nullable: true })
  maxOutOfPocket: string | null;

  @Column('numeric', { name: 'star_rating', precision: 2, scale: 1, nullable: true })
  starRating: string | null;

  @Column('boolean', { name: 'has_drug_coverage', nullable: true })
  hasDrugCoverage: boolean | null;

  @Column('jsonb', { default: {} })
  copays: Record<string, unknown>;

  @Column('jsonb', { default: {} })
  benefits: Record<string, unknown>;

  /** Every cost row of the plan's page: service id -> the source's own words. */
  @Column('jsonb', { default: {} })
  costs: Record<string, unknown>;

  @Column('text', { name: 'provider_network', nullable: true })
  providerNetwork: string | null;

  @Column('text', { nullable: true })
  website: string | null;

  /** For whom -> number, as the source prints it. */
  @Column('jsonb', { default: {} })
  phones: Record<string, unknown>;

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
