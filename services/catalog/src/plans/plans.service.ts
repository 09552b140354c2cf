import { Injectable } from '@nestjs/common';
import type { PlanHit } from '@app/contracts/http/search';
import { type InsurancePlanResponse, MEDICARE_FAMILY, PLAN_LIMITS, type PlanType } from '@app/contracts/http/plans';
import type { PlansQuery } from '@app/contracts/http/plans.requests';
import { type ParsedQuery, parseQuery } from '@app/content/matching/query';
import { ZipsService } from '../zips/zips.service';
import { carriersNamed } from './carrier-match';
import { DefaultYearService } from './default-year.service';
import type { PlanFilters } from './plan-filters';
import { descriptionOf, planOf } from './plan-row';
import { type Page, PlansRepository } from './plans.repository';

export interface PlanList {
  plans: InsurancePlanResponse[];
  total: number;
  /** Counties of the ZIP when it lies in more than one: the plans of all of them are included. */
  counties: string[];
}

@Injectable()
export class PlansService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly zips: ZipsService,
    private readonly defaultYear: DefaultYearService,
  ) {}

  /** @param query a ZIP outside California, or outside `county`, has no plans here */
  async list(query: PlansQuery): Promise<PlanList> {
    const text = query.q ? parseQuery(query.q) : undefined;
    const zip = query.zip ?? text?.zip;
    const ofZip = zip ? ((await this.zips.find(zip))?.counties ?? []) : undefined;
    const filters = await this.filtersOf(query, text, ofZip);
    const page = pageOf(query);
    const [rows, total] = await Promise.all([this.plans.list(filters, page), this.plans.count(filters)]);
    return { plans: rows.map(planOf), total, counties: ofZip && ofZip.length > 1 ? ofZip : [] };
  }

  /**
   * For the search page: plans of the default year that match the words, and are sold where the ZIP is.
   * @param zip one to five digits; fewer than five are a prefix
   */
  async search(text: ParsedQuery, zip: string | undefined, limit: number): Promise<{ hits: PlanHit[]; total: number }> {
    const filters: PlanFilters = { year: await this.defaultYear.find() };
    // With a ZIP alone, conditions on words would exclude every plan.
    if (text.tokens.length > 0) filters.text = text;
    if (zip) filters.counties = await this.zips.countiesOf(zip);
    const { rows, total } = await this.plans.search(filters, limit);
    const hits = rows.map((row) => {
      const { description, descriptionKo } = descriptionOf(row);
      return { id: row.id, name: row.name, category: row.category ?? row.type, description, descriptionKo };
    });
    return { hits, total };
  }

  private async filtersOf(
    query: PlansQuery,
    text: ParsedQuery | undefined,
    ofZip: string[] | undefined,
  ): Promise<PlanFilters> {
    const { type, category, carrier, year, maxPremium, benefits, ids, origin } = query;
    const counties = query.county ? await this.countiesNamed(query.county, ofZip) : ofZip;
    return {
      ...(type && { types: typesOf(type) }),
      ...(category && { category }),
      ...(carrier && { carriers: carriersNamed(carrier, await this.plans.carriers()) }),
      ...(counties && { counties }),
      // An id names its year: a saved comparison of last year's plans still opens.
      year: year ?? (ids ? null : await this.defaultYear.find()),
      ...(maxPremium !== undefined && { maxPremium }),
      ...(benefits && { benefits }),
      ...(ids && { ids }),
      ...(origin && { origin }),
      ...(text && { text }),
    };
  }

  /** Someone whose ZIP lies in two counties names the right one. Empty for a county that is not California's. */
  private async countiesNamed(text: string, ofZip: string[] | undefined): Promise<string[]> {
    const county = countyName(text);
    if (ofZip) return ofZip.filter((one) => one === county);
    return (await this.zips.hasCounty(county)) ? [county] : [];
  }
}

function pageOf({ limit = PLAN_LIMITS.default, offset = 0, sort = 'premium', include }: PlansQuery): Page {
  const hasCosts = include?.includes('costs') ?? false;
  return { limit: hasCosts ? Math.min(limit, PLAN_LIMITS.maxIds) : limit, offset, sort, hasCosts };
}

const typesOf = (type: PlanType): readonly PlanType[] => (type === 'medicare' ? MEDICARE_FAMILY : [type]);

/** `orange county` -> `Orange`, as every Californian county is written. */
const countyName = (text: string): string =>
  text
    .replace(/ county$/i, '')
    .toLowerCase()
    .replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase());
