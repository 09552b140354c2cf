import { Injectable } from '@nestjs/common';
import { planDrugs, type RequestedDrug } from '@app/benefits/drugs/plan-drugs';
import { drugYearRules } from '@app/benefits/drugs/rules';
import type { YearOptions } from '@app/benefits/drugs/drug-year';
import { FIGURES } from '@app/benefits/figures/figures';
import {
  DRUG_COST_LIMITS,
  type DrugCostsResponse,
  type DrugNamesResponse,
  type PlanDrugYear,
} from '@app/contracts/http/drug-costs';
import type { DrugCostsBody } from '@app/contracts/http/drug-costs.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { DomainError } from '@app/kit/domain-error';
import { DefaultYearService } from '../plans/default-year.service';
import { provenanceOf } from '../provenance';
import { ZipsService } from '../zips/zips.service';
import { drugPlanOf, entryOf, type DrugFiguresRow } from './drug-rows';
import { type DrugPlanRow, DrugsRepository, type EquivalentRow, type ReleaseRow } from './drugs.repository';

/** Also products that hold an insulin and another medicine. */
const INSULIN = /\binsulin\b/i;
const LAST = Infinity;

@Injectable()
export class DrugCostsService {
  constructor(
    private readonly drugs: DrugsRepository,
    private readonly zips: ZipsService,
    private readonly years: DefaultYearService,
  ) {}

  async names(): Promise<DrugNamesResponse> {
    const release = await this.drugs.release(await this.years.find(), false);
    if (!release) return { drugs: [], provenance: null };
    return { drugs: await this.drugs.names(release.id), provenance: provenanceOf(release) };
  }

  /**
   * Each plan's year, of the release of the requested year.
   * @throws DomainError 400 for a ZIP outside California or a county that is not the ZIP's
   */
  async ofZip(body: DrugCostsBody): Promise<DrugCostsResponse> {
    const { zipCode, extraHelp = 'none', pharmacy = 'preferred', startMonth = 1 } = body;
    const counties = await this.countiesOf(body);
    const wanted = body.year ?? (await this.years.find());
    const [release, loaded] = await Promise.all([
      this.drugs.release(wanted, body.year !== undefined),
      this.drugs.planYears(),
    ]);
    const year = release?.planYear ?? wanted;
    const rules = drugYearRules(FIGURES, year, extraHelp);
    const loadedYears = loaded.filter((each) => drugYearRules(FIGURES, each, extraHelp) !== null);
    const head = { ...headOf(release, year), yearlyCap: rules?.cap ?? null, loadedYears };
    if (!release || !rules) return { ...head, plans: [], suppressed: [], unknownDrugs: [] };

    const requested = body.drugs.map(({ rxcui }) => rxcui);
    const [plans, names] = await Promise.all([
      this.drugs.plans(release, counties),
      this.drugs.equivalents(requested.map(Number)),
    ]);
    const shown = plans.filter(hasFigures);
    const rxcuis = new Set([...requested, ...names.map(({ rxcui }) => rxcui)]);
    const rows = await this.drugs.figures(
      shown.map(({ drugPlanId }) => drugPlanId),
      [...rxcuis].map(Number),
      zipCode,
      Math.max(...body.drugs.map(({ daysSupply }) => daysSupply)),
    );
    const figures = new Map(rows.map((row) => [row.drugPlanId, row]));
    const options = { pharmacy, startMonth, rules };
    const years = shown.flatMap((plan) => {
      const row = figures.get(plan.drugPlanId);
      return row ? [yearOf(plan, row, requestedOf(body.drugs, row, names), options)] : [];
    });
    const listed = new Set(rows.flatMap((row) => row.listed.map(({ rxcui }) => String(rxcui))));
    return {
      ...head,
      plans: years.sort(leastFirst).slice(0, DRUG_COST_LIMITS.maxPlans),
      suppressed: plans.filter((plan) => !hasFigures(plan)).map(({ id, name }) => ({ id, name })),
      unknownDrugs: requested.filter((rxcui) => !listed.has(rxcui)),
    };
  }

  private async countiesOf({ zipCode, county }: DrugCostsBody): Promise<string[]> {
    const counties = await this.zips.countiesOf(zipCode);
    if (counties.length === 0) {
      throw new DomainError(400, { detail: 'not_a_california_zip', fields: { zipCode: FIELD_MESSAGES.invalid } });
    }
    if (county === undefined) return counties;
    const chosen = counties.filter((each) => each.toLowerCase() === county.toLowerCase());
    if (chosen.length > 0) return chosen;
    throw new DomainError(400, { fields: { county: FIELD_MESSAGES.invalid } });
  }
}

type PlanWithFigures = DrugPlanRow & { deductible: number };

/** Without its deductible no month of a plan can be counted. */
const hasFigures = (plan: DrugPlanRow): plan is PlanWithFigures => !plan.isSuppressed && plan.deductible !== null;

const headOf = (release: ReleaseRow | null, year: number) => ({
  year,
  release: release?.name ?? null,
  publishedOn: release?.sourceUpdatedAt ?? null,
  provenance: release && provenanceOf(release),
});

/** The medicines of the request as one plan has them, with the other names of each. */
function requestedOf(
  drugs: DrugCostsBody['drugs'],
  { listed }: DrugFiguresRow,
  names: readonly EquivalentRow[],
): RequestedDrug[] {
  const entries = new Map(listed.map((row) => [String(row['rxcui']), entryOf(row)]));
  return drugs.map(({ rxcui, unitsPerMonth, daysSupply }): RequestedDrug => {
    const same = names.filter(({ requested }) => requested === rxcui);
    const own = same.find((name) => name.rxcui === rxcui);
    const of = (id: string, name: EquivalentRow | undefined) => ({
      rxcui: id,
      listed: entries.get(id) ?? null,
      isBrand: name ? name.brand !== null : null,
      isInsulin: INSULIN.test(name?.ingredient ?? ''),
      unitsPerMonth,
      daysSupply,
    });
    const others = same.filter((name) => name !== own);
    return { ...of(rxcui, own), equivalents: others.map((name) => of(name.rxcui, name)) };
  });
}

function yearOf(
  plan: PlanWithFigures,
  row: DrugFiguresRow,
  drugs: readonly RequestedDrug[],
  options: YearOptions,
): PlanDrugYear {
  const { id, contractId, planId, segmentId, name, carrier, category, snpType, premium, deductible } = plan;
  return {
    id,
    contractId,
    planId,
    segmentId,
    name,
    carrier,
    isDrugPlan: category === 'drug',
    snpType,
    premium,
    drugDeductible: deductible,
    pharmacies: row.pharmacies,
    ...planDrugs(drugPlanOf(row, { deductible, premium }), drugs, options),
  };
}

/** Fewest medicines not covered, then the least that the year can come to. */
const leastFirst = (a: PlanDrugYear, b: PlanDrugYear): number =>
  a.notCovered - b.notCovered ||
  (a.total?.max ?? LAST) - (b.total?.max ?? LAST) ||
  (a.total?.min ?? LAST) - (b.total?.min ?? LAST) ||
  a.name.localeCompare(b.name);
