import { Injectable } from '@nestjs/common';
import { checkEligibility } from '@app/benefits/check/check';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import { responseOf } from '@app/benefits/check/response';
import { FIGURES } from '@app/benefits/figures/figures';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import type { EligibilityCheckBody } from '@app/contracts/http/eligibility.requests';
import { Clock } from '@app/kit/clock';
import { pacificDay } from '@app/kit/pacific-day';

@Injectable()
export class CheckService {
  constructor(private readonly clock: Clock) {}

  /** Judges one person on one day, today in California unless asked otherwise. Nothing of it is stored or logged. */
  check({
    language = 'ko',
    asOf = pacificDay(this.clock.now()),
    ...person
  }: EligibilityCheckBody): EligibilityResponse {
    const facts = factsOfRequest({ ...person, asOf });
    return responseOf(checkEligibility(facts, FIGURES, ELIGIBILITY_CONTACTS, language));
  }
}
