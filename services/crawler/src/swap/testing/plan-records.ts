// Reads of invented plans and a look at what an import stored; for the tests of this room.
import type { DataSource } from 'typeorm';
import type { PlanRecord } from '../../sources/insurance/plan-record';
import type { SwapTarget } from '../whole-swap';
import type { WholeRead } from '../../sources/whole-source';

/** One plan as the Landscape gives it. */
export function plan(planId: string, change: Partial<PlanRecord> = {}): PlanRecord {
  const planYear = change.planYear ?? 2026;
  return {
    id: `${planYear}-H9901-${planId}-0`,
    contractId: 'H9901',
    planId,
    segmentId: '0',
    planYear,
    name: `Sample Plan ${planId} (HMO)`,
    type: 'medicare-advantage',
    category: 'health-and-drug',
    carrier: 'Sample Health Plan',
    parentOrganization: 'Sample Holdings, Inc.',
    contractName: 'SAMPLE HEALTH PLAN',
    planType: 'HMO',
    snpType: null,
    state: 'CA',
    monthlyPremium: 12.5,
    deductible: null,
    drugDeductible: 615,
    maxOutOfPocket: 3400,
    starRating: 4.5,
    hasDrugCoverage: true,
    copays: {},
    benefits: { prescription: { isCovered: true, text: null } },
    costs: {},
    website: null,
    phones: {},
    counties: ['Los Angeles', 'Orange'],
    silentOn: ['deductible', 'copays', 'benefits', 'costs', 'website', 'phones'],
    detailsSourceUrl: null,
    sourceUrl: 'https://www.cms.gov/landing',
    release: 'r1',
    ...change,
  };
}
export const ids = ['001', '002', '003', '004', '005', '006', '007', '008', '009', '010'];
export const plans = (change: Partial<PlanRecord> = {}, some = ids): PlanRecord[] => some.map((id) => plan(id, change));

export const whole = (records: PlanRecord[], retrievedAt = '2026-11-20T18:00:00Z'): WholeRead<PlanRecord> => ({
  records,
  release: 'r1',
  sourceUrl: 'https://www.cms.gov/landing',
  sourceUpdatedAt: '2026-09-01',
  retrievedAt: new Date(retrievedAt),
  sha256: 'x',
  skipped: {},
});
export const target = (change: Partial<SwapTarget> = {}): SwapTarget => ({
  source: 'insurance',
  origin: 'live',
  state: 'CA',
  isForced: false,
  ...change,
});

export class StoredPlans {
  constructor(private readonly source: DataSource) {}

  /** Every row of both tables with the transaction that wrote it: equal = nothing was written. */
  traces(): Promise<unknown> {
    return this.source.query(`
      SELECT p.id, p.xmin::text, p.ctid::text, p.updated_at, p.checked_on FROM guide.insurance_plans p
      UNION ALL
      SELECT c.insurance_plan_id || c.county, c.xmin::text, c.ctid::text, NULL, NULL
        FROM guide.insurance_plan_counties c
      ORDER BY 1`);
  }

  async one(id: string): Promise<Record<string, unknown>> {
    const rows: Record<string, unknown>[] = await this.source.query(
      'SELECT * FROM guide.insurance_plans WHERE id = $1',
      [id],
    );
    return rows[0] ?? {};
  }

  async activeIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.source.query(
      'SELECT id FROM guide.insurance_plans WHERE is_active ORDER BY id',
    );
    return rows.map(({ id }) => id);
  }

  async countiesOf(id: string): Promise<string[]> {
    const rows: { county: string }[] = await this.source.query(
      'SELECT county FROM guide.insurance_plan_counties WHERE insurance_plan_id = $1 ORDER BY 1',
      [id],
    );
    return rows.map(({ county }) => county);
  }
}
