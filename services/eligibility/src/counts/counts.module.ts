import { Module } from '@nestjs/common';
import { ClockModule } from '@app/kit/clock';
import { provideOperatorAccess } from '@app/kit/operator-access';
import { EligibilityConfig } from '../config';
import { AnswerCounts } from './answer-counts.service';
import { CountsController } from './counts.controller';

@Module({
  imports: [ClockModule],
  controllers: [CountsController],
  providers: [AnswerCounts, provideOperatorAccess(EligibilityConfig, 'eligibility')],
  exports: [AnswerCounts],
})
export class CountsModule {}
