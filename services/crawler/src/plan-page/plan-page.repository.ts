// The one plan that a rendered page speaks of.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Origin } from '@app/contracts/http/provenance';
import { readForAnswer } from '../ledger/read-for-answer';
import type { PlanValuesOf } from './plan-change';

export interface StoredPlan extends PlanValuesOf {
  id: string;
  name: string;
  origin: Origin;
}

@Injectable()
export class PlanPageRepository {
  constructor(private readonly database: DataSource) {}

  async find(id: string): Promise<StoredPlan | null> {
    const rows = await readForAnswer<StoredPlan[]>(
      this.database,
      `SELECT id, name, origin, monthly_premium AS "monthlyPremium", deductible, drug_deductible AS "drugDeductible",
              max_out_of_pocket AS "maxOutOfPocket", star_rating AS "starRating", has_drug_coverage AS "hasDrugCoverage", copays,
              benefits, costs, website, phones
         FROM guide.insurance_plans WHERE id = $1 AND is_active`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * Writes what the page states.
   * @param isCoreChanged a figure of the plan file itself changed: then the row as a whole comes from the page
   */
  async update(plan: StoredPlan, address: string, isCoreChanged: boolean): Promise<void> {
    await this.database.query(
      `UPDATE guide.insurance_plans SET
         monthly_premium = $2, deductible = $3, drug_deductible = $4, max_out_of_pocket = $5, star_rating = $6,
         has_drug_coverage = $7, copays = $8, benefits = $9, costs = $10, website = $11, details_source_url = $12,
         phones = $14, details_checked_on = (now() AT TIME ZONE 'America/Los_Angeles')::date,
         source_url = CASE WHEN $13 THEN $12 ELSE source_url END, updated_at = now()
       WHERE id = $1`,
      [
        plan.id,
        plan.monthlyPremium,
        plan.deductible,
        plan.drugDeductible,
        plan.maxOutOfPocket,
        plan.starRating,
        plan.hasDrugCoverage,
        JSON.stringify(plan.copays),
        JSON.stringify(plan.benefits),
        JSON.stringify(plan.costs),
        plan.website,
        address,
        isCoreChanged,
        JSON.stringify(plan.phones),
      ],
    );
  }
}
