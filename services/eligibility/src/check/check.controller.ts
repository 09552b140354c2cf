import { Body, Controller, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { answerJson } from '@app/benefits/check/answer-json';
import { ELIGIBILITY_PATHS } from '@app/contracts/http/eligibility';
import { EligibilityCheckBody } from '@app/contracts/http/eligibility.requests';
import { ApiCall } from '@app/kit/api-call';
import { CheckService } from './check.service';

@Controller()
export class CheckController {
  constructor(private readonly checks: CheckService) {}

  @Post(ELIGIBILITY_PATHS.check)
  @ApiCall({
    summary: 'Which programs are possible for one person, why, and what would change it; annualIncome may be text',
    body: EligibilityCheckBody,
    responses: { 200: 'EligibilityResponse' },
  })
  check(@Body() body: EligibilityCheckBody, @Res() response: Response): void {
    const json = answerJson(this.checks.check(body));
    // Past Express's own sending: it would work out an ETag of 100 kB that nobody may keep.
    response.writeHead(200, {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': json.length,
    });
    response.end(json);
  }
}
