import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ELIGIBILITY_PATHS } from '@app/contracts/http/eligibility';
import type { EligibilityResponse } from '@app/contracts/http/eligibility-answer';
import { EligibilityCheckBody } from '@app/contracts/http/eligibility.requests';
import { ApiCall } from '@app/kit/api-call';
import { CheckService } from './check.service';

@Controller()
export class CheckController {
  constructor(private readonly checks: CheckService) {}

  @Post(ELIGIBILITY_PATHS.check)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary: 'Which programs are possible for one person, why, and what would change it; annualIncome may be text',
    body: EligibilityCheckBody,
    responses: { 200: 'EligibilityResponse' },
  })
  check(@Body() body: EligibilityCheckBody): EligibilityResponse {
    return this.checks.check(body);
  }
}
