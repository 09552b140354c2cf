// Asks the catalog for the plans of one county. What was read is kept for a minute, like a browser keeps a list of plans: it is
// public, and an import changes it once a month.
import { Injectable } from '@nestjs/common';
import type { AnalysisPlan } from '@app/benefits/analysis/analyzed-plan';
import { costCells } from '@app/content/plan-costs/plan-costs';
import type { AnalysisCounty } from '@app/contracts/http/analysis';
import { REQUEST_ID_HEADER } from '@app/contracts/http/errors';
import { type CountyPlans, PLAN_FIGURES_PATH } from '@app/contracts/http/plan-figures';
import { DomainError } from '@app/kit/domain-error';
import { currentRequestId } from '@app/kit/request-id';
import { timedRequest } from '@app/kit/timed-request';
import { EligibilityConfig } from '../config';

/** Shorter than the gateway waits for a read, so that the visitor hears of it from us. */
const TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;
const KEPT_MS = 60_000;
/** Counties of California twice over; the oldest makes room. */
const MOST_KEPT = 120;

export interface PlansOfCounty {
  county: string;
  counties: AnalysisCounty[];
  plans: AnalysisPlan[];
}

@Injectable()
export class CountyPlansClient {
  private readonly kept = new Map<string, { until: number; read: Promise<PlansOfCounty | null> }>();

  constructor(private readonly config: EligibilityConfig) {}

  /**
   * @param zip five digits @param county one of the ZIP's, else its first is taken
   * @returns null for a ZIP outside California
   * @throws DomainError 503 when the catalog is away, late or says what we cannot read
   */
  find(zip: string, county: string | undefined): Promise<PlansOfCounty | null> {
    const query = new URLSearchParams({ zip, ...(county && { county }) }).toString();
    const now = Date.now();
    const known = this.kept.get(query);
    if (known && known.until > now) return known.read;
    const read = this.read(query);
    this.kept.delete(query);
    this.kept.set(query, { until: now + KEPT_MS, read });
    // A failure is not kept: the next visitor asks again.
    read.catch(() => this.kept.delete(query));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
    return read;
  }

  private async read(query: string): Promise<PlansOfCounty | null> {
    const request = {
      url: `${this.config.catalogUrl}${PLAN_FIGURES_PATH}?${query}`,
      headers: { [REQUEST_ID_HEADER]: currentRequestId() },
      timeoutMs: TIMEOUT_MS * this.config.deadlineScale,
    };
    try {
      const found = await timedRequest(request, async ({ statusCode, body }) => {
        if (statusCode === 404) return null;
        if (statusCode !== 200) throw new Error(`the catalog answered ${statusCode}`);
        return (await body.json()) as CountyPlans;
      });
      if (!found) return null;
      const { county, counties, plans } = found;
      return {
        county,
        counties,
        plans: plans.map(({ costTexts, ...plan }) => ({ ...plan, costs: costCells(costTexts) })),
      };
    } catch (cause) {
      throw new DomainError(503, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
    }
  }
}
