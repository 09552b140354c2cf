import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ANALYSIS_PATHS } from '@app/contracts/http/analysis';
import type { AnalysisResponse } from '@app/contracts/http/analysis';
import { AnalysisBody } from '@app/contracts/http/analysis.requests';
import { ApiCall } from '@app/kit/api-call';
import { AnalysisService } from './analysis.service';

@Controller()
export class AnalysisController {
  constructor(private readonly analyses: AnalysisService) {}

  @Post(ANALYSIS_PATHS.analysis)
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiCall({
    summary:
      'What the Medicare plans of one county cost one person in three kinds of year, ranked, with the arithmetic',
    body: AnalysisBody,
    responses: { 200: 'AnalysisResponse' },
  })
  analyze(@Body() { profile }: AnalysisBody): Promise<AnalysisResponse> {
    return this.analyses.analyze(profile);
  }
}
