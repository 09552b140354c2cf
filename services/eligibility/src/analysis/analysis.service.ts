import { Injectable } from '@nestjs/common';
import { analyze } from '@app/benefits/analysis/analyze';
import { checkEligibility } from '@app/benefits/check/check';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import { FIGURES } from '@app/benefits/figures/figures';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { AnalysisResponse, ModelInsights } from '@app/contracts/http/analysis';
import type { AnalysisProfileBody } from '@app/contracts/http/analysis.requests';
import { FIELD_MESSAGES } from '@app/contracts/http/errors';
import { Clock } from '@app/kit/clock';
import { DomainError } from '@app/kit/domain-error';
import { pacificDay } from '@app/kit/pacific-day';
import { ModelService } from '../model/model.service';
import { CountyPlansClient } from './county-plans.client';
import { insightFacts } from './insight-facts';

@Injectable()
export class AnalysisService {
  constructor(
    private readonly clock: Clock,
    private readonly plans: CountyPlansClient,
    private readonly model: ModelService,
  ) {}

  /**
   * Rules and arithmetic over the plans of one county. Nothing of a profile is kept, logged or sent on but its ZIP and county, to
   * the catalog.
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
    const answer = analyze(
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
    return { ...answer, modelInsights: await this.worded(answer, profile) };
  }

  /** The insights in the words of a language model, where one is configured: it gets their figures and the names of plans. */
  private async worded(answer: AnalysisResponse, profile: AnalysisProfileBody): Promise<ModelInsights | null> {
    if (!this.model.isOn) return null;
    const language = profile.preferredLanguage ?? 'ko';
    const facts = insightFacts(answer);
    const sent = facts.filter((fact) => fact !== null);
    const { age, zipCode, income, monthlyIncome } = profile;
    const personal = [age, zipCode, income, monthlyIncome].filter((each) => each !== undefined);
    const sentences = (await this.model.phrase({ facts: sent, language, personal })).values();
    const texts = facts.map((fact) => {
      const sentence = fact === null ? undefined : sentences.next().value;
      return sentence && 'text' in sentence ? sentence.text : null;
    });
    return texts.some((text) => text !== null) ? { language, texts } : null;
  }
}
