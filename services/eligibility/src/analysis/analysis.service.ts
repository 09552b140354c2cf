import { Injectable } from '@nestjs/common';
import { analyze } from '@app/benefits/analysis/analyze';
import { checkEligibility } from '@app/benefits/check/check';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import { FIGURES } from '@app/benefits/figures/figures';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import type { AnalysisProfileBody } from '@app/contracts/http/analysis.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { Clock } from '@app/kit/clock';
import { DomainError } from '@app/kit/domain-error';
import { pacificDay } from '../pacific-day';
import { CountyPlansClient } from './county-plans.client';

@Injectable()
export class AnalysisService {
  constructor(
    private readonly clock: Clock,
    private readonly plans: CountyPlansClient,
  ) {}

  /**
   * Rules and arithmetic over the plans of one county. Nothing of a profile is kept, logged or sent on but its ZIP and county.
   * @throws DomainError 400 for a ZIP outside California or a county that is not the ZIP's; 503 without the catalog
   */
  async analyze(profile: AnalysisProfileBody): Promise<AnalysisResponse> {
    const { zipCode, county, income, healthConditions, medications, priorities, ...person } = profile;
    const found = await this.plans.find(zipCode, county);
    if (!found) {
      throw new DomainError(400, {
        detail: 'not_a_california_zip',
        fields: { 'profile.zipCode': FIELD_MESSAGES.invalid },
      });
    }
    if (county && county.toLowerCase() !== found.county.toLowerCase()) {
      throw new DomainError(400, { fields: { 'profile.county': FIELD_MESSAGES.invalid } });
    }
    const facts = factsOfRequest({
      asOf: pacificDay(this.clock.now()),
      ...person,
      ...(income !== undefined && { annualIncome: income }),
      // Not asked: the answer says what was taken for granted (docs/facts/policy.md#decision-logic).
      citizenshipStatus: 'citizen',
    });
    return analyze(
      {
        ...found,
        facts,
        check: checkEligibility(facts, FIGURES, ELIGIBILITY_CONTACTS),
        conditions: healthConditions ?? [],
        medications: medications ?? [],
        priorities: priorities ?? [],
      },
      FIGURES,
    );
  }
}
