import { Inject, Injectable } from '@nestjs/common';
import { checkEligibility } from '@app/benefits/check/check';
import { factsOfRequest } from '@app/benefits/check/facts-of-request';
import { FIGURES } from '@app/benefits/figures/figures';
import { ELIGIBILITY_CONTACTS } from '@app/content/records/eligibility-contacts';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import type { EligibilityCheckBody } from '@app/contracts/http/eligibility.requests';
import { CLOCK, pacificDay } from '../pacific-day';
import type { Clock } from '../pacific-day';

@Injectable()
export class CheckService {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Judges one person on one day, today in California unless asked otherwise. Nothing of it is kept or logged. */
  check({ language = 'ko', asOf = pacificDay(this.clock()), ...person }: EligibilityCheckBody): EligibilityResponse {
    return checkEligibility(factsOfRequest({ ...person, asOf }), FIGURES, ELIGIBILITY_CONTACTS, language);
  }
}
