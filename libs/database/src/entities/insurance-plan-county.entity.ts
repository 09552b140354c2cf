import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { InsurancePlanEntity } from './insurance-plan.entity';

/** A Medicare plan is sold by county: one row for each county it is offered in. */
@Entity('insurance_plan_counties')
@Index('insurance_plan_counties_by_county', ['state', 'county'])
export class InsurancePlanCountyEntity {
  @PrimaryColumn('text', { name: 'insurance_plan_id' })
  insurancePlanId: string;

  @PrimaryColumn('text')
  state: string;

  /** Without the word "County". */
  @PrimaryColumn('text')
  county: string;

  @ManyToOne(() => InsurancePlanEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'insurance_plan_id',
    foreignKeyConstraintName: 'insurance_plan_counties_insurance_plan_id_fkey',
  })
  insurancePlan: InsurancePlanEntity;
}
